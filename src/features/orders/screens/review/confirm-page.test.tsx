// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { transport } from '@/api/http/client'
import { ApiError } from '@/api/http/api-error'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import type { Availability, OrderAction } from '@/domain/transitions'
import { leaveOpen, openRecord, settleRecord } from '@/features/writes/write-record'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { usePageQuery } from '@/platform/use-page-query'
import { turnSingleKeys } from '@/session/single-keys'
import { storedKey } from '@/session/stored-value'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { takeNotifications } from '@/shell/notify'
import { showOverlay, useOverlay } from '@/shell/overlay'
import { eventually } from '@/testing/eventually'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { testRouter } from '@/testing/router'
import { watchWork } from '@/testing/watch-work'
import type { OrderView, TransitionCalls } from '../../order-type'
import { paymentWorkflow } from '../../payment/workflow'
import {
  freezeQueue,
  queueResultsName,
  rememberSource,
  startQueue,
} from '../../workflow/queue-store'
import { ConfirmPage } from './confirm-page'

failOnConsoleErrors()
watchWork()
beforeAll(async () => {
  // What comes with the first press or at the end of a queue is not waited for.
  await import('@/components/confirm-dialog/confirm-dialog')
  await import('./queue-summary')
})

const NAME = 'li.na'
const me: User = { username: NAME, authorities: [] }
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const versionOf = (code: string, amount = 100, state = 10): PaymentOrderDetail => ({
  code,
  amount,
  state,
  actual: 0,
  attachments: [],
  debitOrders: [],
  gmtModified: '2026-11-20 10:00:00',
})

/** What the server has, by code. */
const orders = new Map<string, PaymentOrderDetail>()
/** What can be done with an order that waits for a decision; with others nothing. */
let offered: Partial<Record<OrderAction, Availability>> = {}

const readOrder = vi.fn<(code: string) => Promise<PaymentOrderDetail>>()
const decide = vi.fn<TransitionCalls['decide']>()
const tally = vi.fn<TransitionCalls['tally']>()
const fetchQueue = vi.fn<typeof paymentWorkflow.fetchQueue>()
const unused = () => Promise.reject(new Error('not asked for here'))
const calls: TransitionCalls = { decide, tally, cancel: unused, verify: unused }
const detail = (code: string) => ({
  ...paymentWorkflow.detail(code),
  queryFn: () => readOrder(code),
  retry: false,
})
const logs = (code: string) => ({ ...paymentWorkflow.logs(code), queryFn: () => [] })
const type = {
  ...paymentWorkflow,
  detail,
  logs,
  useOrder: (code: string) => usePageQuery(detail(code)),
  useLog: (code: string) => usePageQuery(logs(code)),
  useTransitionCalls: () => calls,
  fetchFresh: readOrder,
  fetchQueue,
  check: () => Promise.resolve({ kind: 'no-trace' as const }),
  availability: (action: OrderAction, order: PaymentOrderDetail): Availability => {
    if (order.state === 10) return offered[action] ?? { kind: 'hidden' }
    return { kind: 'disabled', reason: msg`It does not wait for a decision` }
  },
}
const view: OrderView<PaymentOrderDetail> = {
  type,
  Sections: () => null,
  ReviewSections: ({ order: { code, amount } }) => `${code} of ${amount} cents`,
  loadFacts: () => Promise.resolve(({ order: { code } }) => `facts of ${code}`),
  voucherTitle: (code) => msg`Voucher ${code}`,
  VoucherSheet: () => null,
}

const failure = (kind: 'timeout' | 'rejected') =>
  new ApiError({ name: 'payment_order/approval.json', kind: 'write', failure: msg`failed` }, kind)

function Overlay() {
  return <p data-testid="overlay">{useOverlay() ?? 'none'}</p>
}

let queryClient: QueryClient
let queue: string | undefined

/** Comes from a list with these orders. */
function fromList(...codes: string[]) {
  rememberSource(NAME, 'payment-order', { request: {}, from: { state: 10 } })
  queue = startQueue(NAME, 'payment-order')
  const content = codes.map((code) => ({ code, amount: 100 }))
  freezeQueue(NAME, queue ?? '', { orders: content, leftOut: [], total: codes.length })
}

/** Opens the confirm screen of an order, and waits until the order is there. */
async function open(code: string | undefined) {
  const router = testRouter()
  const page = new PageActivity(true)
  const pageOf = (of: string | undefined) =>
    router.around(
      <PageActivityContext value={page}>
        <ConfirmPage view={view} code={of} queue={queue} />
        <Overlay />
      </PageActivityContext>,
    )
  const { rerender, unmount } = renderInApp(pageOf(code), { queryClient })
  if (code !== undefined && orders.has(code)) await screen.findByText(new RegExp(`^${code} of`))
  return {
    gone: router.gone,
    page,
    /** Closes its tag, as the page host does. */
    close: () => {
      unmount()
      page.set(false)
    },
    goTo: async (other: string) => {
      rerender(pageOf(other))
      await screen.findByText(new RegExp(`^${other} of`))
    },
  }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))
const key = (on: Node, name: string, more: KeyboardEventInit = {}) =>
  act(async () => void fireEvent.keyDown(on, { key: name, ...more }))
const remark = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' })
const write = (text: string) => fireEvent.change(remark(), { target: { value: text } })
const heading = () => screen.getByRole('heading', { level: 1 })
const requests = () => decide.mock.calls.map(([request]) => request)
/** What the page has said last, in its line. */
const isToldInLine = (text: string) => screen.queryByText(text) !== null
const corner = () => takeNotifications().map(({ message }) => i18n._(message))
const confirmPath = (code: string) => `/payment/confirm/submit?code=${code}&queue=${queue}`
const results = () => readUserValue(NAME, queueResultsName(queue ?? ''))

beforeEach(() => {
  // Answers are told within `act`.
  notifyManager.setScheduler(queueMicrotask)
  forgetEverybodyBut(undefined)
  localStorage.clear()
  clearWarmTips()
  takeNotifications()
  showOverlay(undefined)
  turnSingleKeys(NAME, true)
  sessionAge.begin()
  queue = undefined
  offered = { approve: { kind: 'available' }, reject: { kind: 'available' } }
  orders.clear()
  for (const code of ['FK1', 'FK2', 'FK3']) orders.set(code, versionOf(code))
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  fetchQueue.mockReset()
  tally.mockReset()
  readOrder.mockReset().mockImplementation((code) => {
    const order = orders.get(code)
    return order ? Promise.resolve(order) : Promise.reject(new Error('no such order'))
  })
  decide.mockReset().mockImplementation(({ code, approved }) => {
    const state = approved === 1 ? 30 : 15
    orders.set(code, versionOf(code, 100, state))
    return Promise.resolve({ code, state })
  })
  return () => queryClient.clear()
})

describe('the confirm screen', () => {
  it('says that an address without a code names no order', async () => {
    await open(undefined)
    expect(screen.getByText('The address names no payment order.')).toBeDefined()
  })

  it('shows nothing to nobody', async () => {
    queryClient.clear()
    await open('FK9')
    expect(screen.queryByRole('heading')).toBeNull()
    expect(readOrder).not.toHaveBeenCalled()
  })

  it('shows one order with what a decision needs', async () => {
    await open('FK1')
    expect(heading().textContent).toBe('Payment order FK1')
    expect(screen.getByText('FK1 of 100 cents')).toBeDefined()
    expect(screen.getByText('Awaiting verification or confirmation')).toBeDefined()
    expect(screen.getByText('1 / 1')).toBeDefined()
    expect(await screen.findByText('facts of FK1')).toBeDefined()
    for (const name of ['Previous', 'Next'])
      expect(button(name).hasAttribute('disabled'), name).toBe(true)
    for (const name of ['Approve and next', 'Reject and next', 'Queue summary'])
      expect(screen.queryByRole('button', { name }), name).toBeNull()
    expect(screen.queryByText('This is the last order of the queue.')).toBeNull()
  })

  it('says of an order that is decided that it is', async () => {
    orders.set('FK1', versionOf('FK1', 100, 30))
    await open('FK1')
    expect(screen.getByText('Decided already')).toBeDefined()
    expect(screen.getByText('Tallied')).toBeDefined()
  })

  it('reads an order that could not be read again when asked to', async () => {
    readOrder.mockRejectedValueOnce(new Error('offline'))
    orders.delete('FK1')
    await open('FK1')
    const retry = await screen.findByRole('button', { name: 'Retry' })
    orders.set('FK1', versionOf('FK1'))
    await act(async () => void fireEvent.click(retry))
    expect(await screen.findByText('FK1 of 100 cents')).toBeDefined()
  })

  it('leads to the shortcuts', async () => {
    await open('FK1')
    await press('? Shortcuts')
    expect(screen.getByTestId('overlay').textContent).toBe('help')
  })

  it('shows both versions of an order that was changed, and goes on with the newer one when that was seen', async () => {
    await open('FK1')
    const newer = versionOf('FK1', 999)
    await act(async () => void queryClient.setQueryData(detail('FK1').queryKey, newer))
    const changed = screen.getByRole('alert')
    expect(changed.textContent).toContain('Look at the changes before you decide.')
    expect(screen.getByText('FK1 of 100 cents')).toBeDefined()
    orders.set('FK1', newer)
    await press('Approve')
    await eventually(() =>
      expect(changed.textContent, 'pressed').toContain('Nothing was done; decide again.'),
    )
    expect(decide).not.toHaveBeenCalled()
    await press('I have seen it')
    expect(screen.getByText('FK1 of 999 cents')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['submitting', 'submit', 100],
    ['approval', 'approve', 999],
  ])('takes one’s own %s that was found to be done as what it is', async (_name, action, shown) => {
    const record = openRecord(
      NAME,
      { kind: 'payment-order', action, code: 'FK1', onceKey: 'FK1' },
      undefined,
    )
    leaveOpen(NAME, record)
    settleRecord(NAME, record, { kind: 'done', code: 'FK1' })
    await open('FK1')
    const newer = versionOf('FK1', 999)
    await act(async () => void queryClient.setQueryData(detail('FK1').queryKey, newer))
    expect(screen.getByText(`FK1 of ${shown} cents`)).toBeDefined()
  })

  it('asks for no other decision on an order that somebody else has decided on', async () => {
    await open('FK1')
    const decided = versionOf('FK1', 100, 30)
    await act(async () => void queryClient.setQueryData(detail('FK1').queryKey, decided))
    const { textContent } = screen.getByRole('alert')
    expect(textContent).toContain('after you saw it.It does not wait for a decision')
    expect(textContent, 'nothing was pressed').not.toContain('Nothing was done')
  })
})

it('A decision that was tried again from its note is the person’s own, and no change of somebody else', async () => {
  await open('FK1')
  const age = vi.spyOn(sessionAge, 'ms').mockReturnValue(61_000)
  const refused = new ApiError(
    { name: 'current_user', kind: 'read', failure: msg`Failed!` },
    'server',
  )
  const request = vi.spyOn(transport, 'request').mockRejectedValueOnce(refused)
  await press('Approve')
  await eventually(() => expect(request).toHaveBeenCalledTimes(1))
  age.mockRestore()
  request.mockRestore()
  expect(decide).not.toHaveBeenCalled()
  await press('Retry')
  await eventually(() => expect(requests()).toMatchObject([{ code: 'FK1', approved: 1 }]))
  const decided = versionOf('FK1', 100, 30)
  await act(async () => void queryClient.setQueryData(detail('FK1').queryKey, decided))
  expect(await screen.findByText('Tallied')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('the ways through a queue', () => {
  it('lead to the next and the previous order and back to the list as it was', async () => {
    fromList('FK1', 'FK2', 'FK3')
    const { gone } = await open('FK2')
    expect(screen.getByText('2 / 3')).toBeDefined()
    await press('Next')
    await press('Previous')
    await press('Back to the list')
    expect(gone()).toEqual([
      confirmPath('FK3'),
      confirmPath('FK1'),
      '/payment/confirm/list?state=10',
    ])
  })

  it('are walked by single keys too', async () => {
    fromList('FK1', 'FK2', 'FK3')
    const { gone } = await open('FK2')
    await key(document.body, 'j')
    await key(document.body, 'k')
    expect(gone()).toEqual([confirmPath('FK3'), confirmPath('FK1')])
    await key(document.body, 'a')
    expect(document.activeElement).toBe(button('Approve'))
    await key(document.body, 'r')
    expect(document.activeElement).toBe(remark())
    expect(screen.getByText(/: approve and next\./)).toBeDefined()
  })

  it('are not, where single keys are turned off', async () => {
    turnSingleKeys(NAME, false)
    fromList('FK1', 'FK2')
    const { gone } = await open('FK1')
    await key(document.body, 'j')
    expect(gone()).toEqual([])
    expect(screen.queryByText(/: approve and next\./)).toBeNull()
  })

  it('are not from the moment on at which another window turns single keys off', async () => {
    fromList('FK1', 'FK2')
    const { gone } = await open('FK1')
    expect(screen.getByText(/: approve and next\./)).toBeDefined()
    const stored = storedKey('single-keys', NAME, 'confirm')
    localStorage.setItem(stored, 'false')
    // A busy page hears of it later than of the key.
    await key(document.body, 'j')
    await key(document.body, 'a')
    expect(gone()).toEqual([])
    expect(document.activeElement).not.toBe(button('Approve'))
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: stored })))
    expect(screen.queryByText(/: approve and next\./)).toBeNull()
    localStorage.setItem(stored, 'true')
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: stored })))
    expect(screen.getByText(/: approve and next\./)).toBeDefined()
    await key(document.body, 'j')
    expect(gone()).toEqual([confirmPath('FK2')])
  })

  it('end at the last order with a summary, by its button and by the key', async () => {
    fromList('FK1', 'FK2')
    const { goTo, gone } = await open('FK2')
    expect(screen.getByText('This is the last order of the queue.')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Queue summary' })).toBeNull()
    await press('Queue summary')
    const summary = await screen.findByRole('region', { name: 'Queue summary' })
    fireEvent.click(within(summary).getByRole('button', { name: 'Back to the list' }))
    expect(gone()).toEqual(['/payment/confirm/list?state=10'])
    await goTo('FK1')
    expect(screen.queryByRole('region', { name: 'Queue summary' })).toBeNull()
    await goTo('FK2')
    expect(screen.queryByRole('region', { name: 'Queue summary' })).toBeNull()
    await key(document.body, 'j')
    expect(await screen.findByRole('region', { name: 'Queue summary' })).toBeDefined()
  })

  it('are told while they are read, and read again when they could not be', async () => {
    fetchQueue.mockRejectedValueOnce(new Error('offline'))
    rememberSource(NAME, 'payment-order', { request: {}, from: {} })
    queue = startQueue(NAME, 'payment-order')
    await open('FK1')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The queue could not be read.')
    const content = ['FK1', 'FK2'].map((code) => ({ code, amount: 100 }))
    fetchQueue.mockResolvedValueOnce({ orders: content, leftOut: [], total: 2 })
    const main = document.createElement('main')
    Object.assign(main, { id: 'content', tabIndex: -1 })
    document.body.append(main)
    onTestFinished(() => main.remove())
    const again = within(alert).getByRole('button')
    again.focus()
    await act(async () => void fireEvent.click(again))
    expect(await screen.findByText('1 / 2')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(main)
  })

  it('are arranged as one likes', async () => {
    fromList('FK1', 'FK2')
    await open('FK1')
    expect(screen.getByText('2 orders, 2.00 yuan in all')).toBeDefined()
    fireEvent.change(screen.getByRole('combobox', { name: 'Order of the queue' }), {
      target: { value: 'oldest' },
    })
    expect(await screen.findByText('2 / 2')).toBeDefined()
  })

  it('count an order that was looked at as passed over, or as decided by somebody else', async () => {
    fromList('FK1', 'FK2')
    orders.set('FK2', versionOf('FK2', 200, 30))
    const { goTo } = await open('FK1')
    await goTo('FK2')
    expect(results()).toEqual({
      FK1: { outcome: 'passed', amount: 100 },
      FK2: { outcome: 'elsewhere', amount: 200 },
    })
  })
})

describe('an approval', () => {
  it('is told, counts, and leaves one at the order that it was given to', async () => {
    fromList('FK1', 'FK2')
    const { gone } = await open('FK1')
    write('fine')
    await press('Approve')
    await waitFor(() => expect(isToldInLine('FK1 was approved and tallied')).toBe(true))
    expect(requests()).toMatchObject([{ code: 'FK1', approved: 1, remark: 'fine' }])
    expect(results()).toMatchObject({ FK1: { outcome: 'approved', amount: 100 } })
    expect(document.activeElement).toBe(heading())
    expect(gone()).toEqual([])
    expect(remark().value).toBe('')
    // What one has done oneself is no change that one has to see.
    await act(
      async () => void queryClient.setQueryData(detail('FK1').queryKey, versionOf('FK1', 100, 30)),
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Decided already')).toBeDefined()
  })

  it.each([
    ['its button', () => press('Approve and next')],
    ['Shift+Enter', () => key(button('Approve'), 'Enter', { shiftKey: true })],
  ])('by %s goes on to the next order', async (_title, approve) => {
    fromList('FK1', 'FK2')
    const { gone } = await open('FK1')
    await approve()
    await waitFor(() => expect(gone()).toEqual([confirmPath('FK2')]))
    expect(requests()).toMatchObject([{ code: 'FK1', approved: 1 }])
  })

  it.each([
    ['with the next one asked for', () => key(button('Approve'), 'Enter', { shiftKey: true })],
    ['without', () => press('Approve')],
  ])('of the last order goes on to the summary, %s', async (_title, decideOnLast) => {
    fromList('FK1', 'FK2')
    const { gone } = await open('FK2')
    await decideOnLast()
    const title = await screen.findByRole('heading', { name: 'Queue summary' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(gone()).toEqual([])
  })

  it('is not sent with a remark that is too long, until that was changed', async () => {
    await open('FK1')
    write('好'.repeat(201))
    await press('Approve')
    expect(screen.getByText('At most 200 characters')).toBeDefined()
    expect(document.activeElement).toBe(remark())
    expect(decide).not.toHaveBeenCalled()
    write('fine')
    expect(screen.queryByText('At most 200 characters')).toBeNull()
  })

  it('whose answer is lost is counted as unknown', async () => {
    fromList('FK1', 'FK2')
    const call = {
      name: 'payment_order/approval.json',
      kind: 'write',
      failure: msg`failed`,
    } as const
    decide.mockRejectedValue(new ApiError(call, 'timeout'))
    const { gone } = await open('FK1')
    await press('Approve and next')
    await waitFor(() => expect(currentWarmTip()).toBeDefined())
    expect(results()).toMatchObject({ FK1: { outcome: 'unknown', sent: 'approved' } })
    expect(gone()).toEqual([])
    expect(corner()).toEqual([])
  })

  it('leaves who went elsewhere meanwhile there', async () => {
    fromList('FK1', 'FK2', 'FK3')
    let answer: () => void = () => undefined
    decide.mockReturnValueOnce(
      new Promise((resolve) => (answer = () => resolve({ code: 'FK1', state: 30 }))),
    )
    const { gone, goTo } = await open('FK1')
    await press('Approve and next')
    await waitFor(() => expect(decide).toHaveBeenCalled())
    await goTo('FK3')
    button('Approve').focus()
    await act(async () => answer())
    await waitFor(() => expect(isToldInLine('FK1 was approved and tallied')).toBe(true))
    expect(gone()).toEqual([])
    expect(document.activeElement).toBe(button('Approve'))
  })

  it('tells who went elsewhere meanwhile which order they have to look at again', async () => {
    fromList('FK1', 'FK2')
    let fail: (error: Error) => void = () => undefined
    decide.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)))
    const { goTo } = await open('FK1')
    await press('Approve')
    await waitFor(() => expect(decide).toHaveBeenCalled())
    await goTo('FK2')
    const call = {
      name: 'payment_order/approval.json',
      kind: 'write',
      failure: msg`failed`,
    } as const
    await act(async () => fail(new ApiError(call, 'timeout')))
    const text = 'Look at FK1 again: it is not certain that it was decided on.'
    await waitFor(() => expect(isToldInLine(text)).toBe(true))
  })
})

it.each(['gone on', 'tried again'])(
  'Who has %s meanwhile is told once of a decision that could not be sent',
  async (how) => {
    fromList('FK1', 'FK2')
    const { goTo } = await open('FK1')
    const unread = () => {
      const call = {
        name: 'payment_order/detail.json',
        kind: 'read',
        failure: msg`failed`,
      } as const
      return Promise.reject(new ApiError(call, 'server'))
    }
    let answer: () => void = () => undefined
    const held = () =>
      new Promise<PaymentOrderDetail>((resolve) => (answer = () => resolve(unread())))
    readOrder.mockImplementation((code) => {
      if (code !== 'FK1') return Promise.resolve(versionOf(code))
      return how === 'gone on' ? held() : unread()
    })
    await press('Approve')
    await goTo('FK2')
    if (how === 'tried again') {
      readOrder.mockClear()
      await press('Retry')
      await waitFor(() => expect(readOrder).toHaveBeenCalledWith('FK1'))
    }
    await act(async () => answer())
    await eventually(() => expect(queryClient.isMutating()).toBe(0))
    const unsent = '“Approve” of FK1 was not sent: the order could not be read again.'
    await waitFor(() => expect(isToldInLine(unsent)).toBe(true))
    expect(isToldInLine('Look at FK1 again: it is not certain that it was decided on.')).toBe(false)
    expect(corner()).toEqual([])
    expect(decide).not.toHaveBeenCalled()
  },
)

it.each([
  ['was sent', () => Promise.resolve({ code: 'FK1', state: 30 }), true],
  ['was lost', () => Promise.reject(failure('timeout')), true],
  ['was refused', () => Promise.reject(failure('rejected')), false],
])(
  'What is known of the orders around is out of date once a decision %s',
  async (_name, answer, is) => {
    const around = ['payment-order', 'recent', 'of somebody']
    queryClient.setQueryData(around, { orders: [], areTooMany: false })
    decide.mockImplementation(answer)
    await open('FK1')
    await press('Approve')
    await waitFor(() => expect(decide).toHaveBeenCalledTimes(1))
    await eventually(() => expect(queryClient.isMutating()).toBe(0))
    expect(queryClient.getQueryState(around)?.isInvalidated).toBe(is)
  },
)

describe('a decision whose page was closed while it was under way', () => {
  let read: (order: PaymentOrderDetail) => void = () => undefined
  /** Presses "Approve and next" on FK1; the look before it is sent is held. */
  async function pressAndClose() {
    fromList('FK1', 'FK2')
    const { gone, close } = await open('FK1')
    const look = vi.fn<(resolve: typeof read) => void>((resolve) => (read = resolve))
    // The next order is read ahead meanwhile.
    readOrder.mockImplementation((code) =>
      code === 'FK1' ? new Promise(look) : Promise.resolve(versionOf(code)),
    )
    await press('Approve and next')
    await waitFor(() => expect(look).toHaveBeenCalledTimes(1))
    close()
    return gone
  }

  it('opens no page once it is done, and is told', async () => {
    const gone = await pressAndClose()
    await act(async () => read(versionOf('FK1')))
    await eventually(() => expect(corner()).toEqual(['FK1 was approved and tallied']))
    expect(requests()).toMatchObject([{ code: 'FK1', approved: 1 }])
    expect(gone()).toEqual([])
  })

  it('is told as not certain when the order had changed and nothing was sent', async () => {
    await pressAndClose()
    await act(async () => read(versionOf('FK1', 200)))
    const text = 'Look at FK1 again: it is not certain that it was decided on.'
    await eventually(() => expect(corner()).toEqual([text]))
    expect(decide).not.toHaveBeenCalled()
  })

  it.each([
    ['another person', { username: 'wang.fang', authorities: [] }],
    ['nobody', null],
  ])('is not told when %s is here by then', async (_who, here: User | null) => {
    await pressAndClose()
    queryClient.setQueryData(currentUserOptions.queryKey, here)
    clearWarmTips()
    await act(async () => read(versionOf('FK1', 200)))
    await eventually(() => expect(queryClient.isMutating()).toBe(0))
    expect(corner()).toEqual([])
    expect(decide).not.toHaveBeenCalled()
  })
})

describe('a rejection', () => {
  it('is asked about for the order that it was pressed on, and not for another that comes to show', async () => {
    fromList('FK1', 'FK2')
    const { goTo } = await open('FK1')
    write('twice')
    await press('Reject')
    await screen.findByRole('dialog', { name: 'Reject FK1?' })
    await goTo('FK2')
    expect(screen.queryByRole('dialog')).toBeNull()
    await goTo('FK1')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(decide).not.toHaveBeenCalled()
  })

  it('whose question was put away closes no other order’s', async () => {
    fromList('FK1', 'FK2')
    let answer: () => void = () => undefined
    decide.mockReturnValueOnce(
      new Promise((resolve) => (answer = () => resolve({ code: 'FK1', state: 15 }))),
    )
    const { goTo } = await open('FK1')
    /** Presses Reject, and in the question the other button. */
    const askAnd = async (name?: string) => {
      write('twice')
      await press('Reject')
      const dialog = await screen.findByRole('dialog')
      const inDialog = name === undefined ? undefined : within(dialog).getByRole('button', { name })
      if (inDialog) await act(async () => void fireEvent.click(inDialog))
      return dialog
    }
    const first = await askAnd('Reject')
    await waitFor(() => expect(decide).toHaveBeenCalledTimes(1))
    fireEvent.click(within(first).getByRole('button', { name: 'Back' }))
    await goTo('FK2')
    await askAnd()
    await act(async () => answer())
    await waitFor(() => expect(isToldInLine('FK1 was rejected')).toBe(true))
    expect(screen.getByRole('dialog', { name: 'Reject FK2?' })).toBeDefined()
    expect(decide).toHaveBeenCalledTimes(1)
  })

  it('needs a reason', async () => {
    await open('FK1')
    await press('Reject')
    expect(screen.getByText('Say why it is rejected')).toBeDefined()
    expect(document.activeElement).toBe(remark())
    expect(screen.queryByRole('dialog')).toBeNull()
    write('twice')
    expect(screen.queryByText('Say why it is rejected')).toBeNull()
  })

  it('is asked for once more with its reason, and then sent', async () => {
    fromList('FK1', 'FK2')
    const { gone } = await open('FK1')
    write(' twice ')
    await press('Reject')
    const dialog = await screen.findByRole('dialog', { name: 'Reject FK1?' })
    expect(within(dialog).getByText('twice')).toBeDefined()
    expect(decide).not.toHaveBeenCalled()
    await act(
      async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' })),
    )
    await waitFor(() => expect(isToldInLine('FK1 was rejected')).toBe(true))
    expect(requests()).toMatchObject([{ code: 'FK1', approved: 0, remark: 'twice' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(results()).toMatchObject({ FK1: { outcome: 'rejected' } })
    expect(gone()).toEqual([])
  })

  it.each([
    ['its button', () => press('Reject and next')],
    ['Ctrl+Enter', () => key(remark(), 'Enter', { ctrlKey: true })],
    ['the command key and Enter', () => key(remark(), 'Enter', { metaKey: true })],
  ])('by %s asks nothing and goes on', async (_title, reject) => {
    fromList('FK1', 'FK2')
    const { gone } = await open('FK1')
    write('twice')
    await reject()
    await waitFor(() => expect(gone()).toEqual([confirmPath('FK2')]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests()).toMatchObject([{ code: 'FK1', approved: 0, remark: 'twice' }])
  })

  it.each([
    ['by Enter alone', 'Enter', {}],
    ['by Ctrl+Enter that is held down', 'Enter', { ctrlKey: true, repeat: true }],
    ['by another key with Ctrl', 'x', { ctrlKey: true }],
    ['by what an input method is told', 'Enter', { ctrlKey: true, isComposing: true }],
  ])('is not made %s', async (_title, name, more) => {
    await open('FK1')
    write('twice')
    await key(remark(), name, more)
    expect(decide).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is refused by Ctrl+Enter where the button is', async () => {
    offered.reject = { kind: 'disabled', reason: msg`It is your own` }
    await open('FK1')
    write('twice')
    await key(remark(), 'Enter', { ctrlKey: true })
    expect(decide).not.toHaveBeenCalled()
    expect(screen.getByRole('article').textContent).toContain('It is your own')
  })

  it('is left by Escape to where the single keys act again', async () => {
    await open('FK1')
    remark().focus()
    await key(remark(), 'Escape')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Decision' }))
  })
})

describe('an order that waits for another system', () => {
  it('makes no button of another one busy', async () => {
    offered.tally = { kind: 'available' }
    fromList('FK1', 'FK2')
    tally.mockReturnValueOnce(new Promise(() => undefined))
    // It was read ahead.
    queryClient.setQueryData(detail('FK2').queryKey, versionOf('FK2'))
    const { goTo } = await open('FK1')
    const isBusy = () => button('Notify accounting again').getAttribute('data-loading')
    await press('Notify accounting again')
    await waitFor(() => expect(isBusy()).toBe('true'))
    await goTo('FK2')
    expect(isBusy()).toBeNull()
    await goTo('FK1')
    expect(isBusy()).toBe('true')
  })

  it('is told to that again, and then followed', async () => {
    offered.tally = { kind: 'available' }
    tally.mockImplementation(({ code }) => {
      orders.set(code, versionOf(code, 100, 30))
      return Promise.resolve({ code, state: 30 })
    })
    await open('FK1')
    expect(screen.queryByRole('button', { name: 'Notify verification again' })).toBeNull()
    await press('Notify accounting again')
    await waitFor(() => expect(isToldInLine('FK1 was tallied')).toBe(true))
    expect(tally).toHaveBeenCalledTimes(1)
    expect(await screen.findByText('Decided already')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Notify accounting again' })).toBeNull()
  })

  it('is followed also when it could be told only at the second try', async () => {
    offered.tally = { kind: 'available' }
    tally.mockImplementation(({ code }) => {
      orders.set(code, versionOf(code, 100, 30))
      return Promise.resolve({ code, state: 30 })
    })
    await open('FK1')
    const age = vi.spyOn(sessionAge, 'ms').mockReturnValue(61_000)
    const request = vi.spyOn(transport, 'request').mockRejectedValueOnce(new Error('offline'))
    await press('Notify accounting again')
    await screen.findByRole('button', { name: 'Retry' })
    expect(tally).not.toHaveBeenCalled()
    request.mockImplementation(() => Promise.resolve(me as never))
    await press('Retry')
    expect(await screen.findByText('Decided already')).toBeDefined()
    expect(tally).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
    age.mockRestore()
    request.mockRestore()
  })
})
