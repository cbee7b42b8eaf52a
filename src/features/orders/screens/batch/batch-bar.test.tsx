// @vitest-environment happy-dom
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/api/http/api-error'
import { leaveOpen, openRecord, settleRecord } from '@/features/writes/write-record'
import { unreadResults } from '@/platform/unread-results'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { hasOpenWrites } from '@/session/kept-work'
import { takeNotifications, type Notification } from '@/shell/notify'
import { hasUnsavedWork } from '@/shell/unsaved-work'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { watchWork } from '@/testing/watch-work'
import { paymentType } from '../../payment/type'
import { tellOrderDone } from '../../workflow/done-orders'
import { BatchBar } from './batch-bar'
import type { BatchOrder, SelectedAnew } from './batch-order'
import { createBatchSlot, type BatchSlot } from './batch-slot'

// There is no router around what is tested here.
vi.mock('@/shell/use-link-delegation', () => ({ useLinkDelegation: () => undefined }))

failOnConsoleErrors()
const isWorking = watchWork()
beforeAll(async () => {
  // Neither the dialog's code nor what a batch comes to is waited for.
  await import('./batch-dialog')
  notifyManager.setScheduler((tell) => tell())
})

const OWN = msg`You can’t decide on an order that you created`
const failed = (kind: ApiErrorKind, field?: string) =>
  new ApiError({ name: 'payment_order/approval.json', kind: 'write', failure: msg`failed` }, kind, {
    field,
  })

interface Answer {
  approve: () => void
  fail: (error: Error) => void
}

/** What the server is about to say of each order, once it is asked to. */
function server() {
  const answers = new Map<string, Answer>()
  const transition = vi.fn<(code: string) => Promise<Notification>>(
    (code) =>
      new Promise((resolve, reject) => {
        answers.set(code, {
          approve: () => resolve({ message: msg`${code} done`, tone: 'success' }),
          fail: reject,
        })
      }),
  )
  return {
    transition,
    approve: (code: string) => act(async () => answers.get(code)?.approve()),
    fail: (code: string, error: Error) => act(async () => answers.get(code)?.fail(error)),
  }
}

/** Orders that can't be decided on any more. */
const settled = new Set<string>()
/** Amounts of orders that are not those of all others. */
const amounts = new Map<string, number>()
/** Versions of orders that have changed. */
const versions = new Map<string, string>()
const selectAnew = vi.fn<(code: string) => Promise<SelectedAnew>>()
/** States of orders that wait for no decision any more. */
const states = new Map<string, MessageDescriptor>()
afterEach(() => {
  settled.clear()
  amounts.clear()
  versions.clear()
  states.clear()
})

function orderOf(code: string, transition: (code: string) => Promise<Notification>): BatchOrder {
  return {
    code,
    version: versions.get(code) ?? '1',
    amount: amounts.get(code) ?? 10_000,
    approvalLog: undefined,
    skipReason: () => (code === 'OWN' || settled.has(code) ? OWN : undefined),
    transition: () => transition(code),
    openWrite: () => (code === 'OWN' ? undefined : `write of ${code}`),
    settledState: () => Promise.resolve(states.get(code)),
    selectAnew: () => selectAnew(code),
    path: '/payment/confirm/submit',
  }
}

/** What is told of selected orders that were done. */
const onDone = vi.fn<BatchSlot['onDone']>()

/** The page of a list with two tabs, of which each has a selection of its own. */
function Page({ transition }: Pick<ReturnType<typeof server>, 'transition'>) {
  const [kept] = useState(() => new Map<number, readonly string[]>())
  const [slot] = useState(() =>
    createBatchSlot({
      onDone,
      isSelected: (code) => [...kept.values()].some((codes) => codes.includes(code)),
    }),
  )
  const [tab, setTab] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTab(1 - tab)}>
        other tab
      </button>
      <List key={tab} tab={tab} kept={kept} slot={slot} transition={transition} />
    </>
  )
}

interface ListProps extends Pick<ReturnType<typeof server>, 'transition'> {
  tab: number
  /** what is selected in each tab */
  kept: Map<number, readonly string[]>
  slot: BatchSlot
}

/** A list of orders by their codes, with a box for each, and the bar of what is selected. */
function List({ tab, kept, slot, transition }: ListProps) {
  const [selected, setSelected] = useState(() => kept.get(tab) ?? [])
  useLayoutEffect(() => {
    kept.set(tab, selected)
  }, [kept, tab, selected])
  return (
    <>
      {['A', 'B', 'C', 'D', 'OWN'].map((code) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={selected.includes(code)}
            onChange={() =>
              setSelected((now) =>
                now.includes(code) ? now.filter((each) => each !== code) : [...now, code],
              )
            }
          />
          {code}
        </label>
      ))}
      <BatchBar
        slot={slot}
        type={paymentType}
        username=""
        hadWrites={hasOpenWrites('')}
        ordersOf={() => selected.map((code) => orderOf(code, transition))}
        onDeselect={(codes) => setSelected((now) => now.filter((code) => !codes.includes(code)))}
      />
    </>
  )
}

const toggle = (...codes: string[]) =>
  codes.forEach((code) => fireEvent.click(screen.getByLabelText(code)))
const bar = () => screen.getByRole('region', { name: 'Selected orders' })
/** Presses a button, and lets what it begins begin. */
const press = (name: string, inside = bar()) =>
  act(async () => fireEvent.click(within(inside).getByRole('button', { name })))
const selected = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent)
const reasons = () =>
  within(bar())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Begins to approve what is selected, and goes on without the dialog. */
async function approveInBackground() {
  await press('Approve')
  const dialog = await screen.findByRole('dialog')
  await press('Approve', dialog)
  await press('Go on in the background', dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
}

it('asks back for the sum of what takes part, and not of what is passed over', async () => {
  renderInApp(<Page transition={server().transition} />)
  toggle('A', 'B', 'OWN')
  expect(bar().textContent).toContain('3 selected, 300.00 yuan')
  await press('Approve')
  expect(await screen.findByRole('dialog', { name: 'Approve: 2 orders, 200.00 yuan' })).toBeTruthy()
})

it('can be asked for where its sum is no number, and says so', async () => {
  amounts.set('A', Number.MAX_SAFE_INTEGER)
  renderInApp(<Page transition={server().transition} />)
  toggle('A', 'B')
  expect(bar().textContent).toContain('2 selected, too large to add up')
  await press('Approve')
  const name = 'Approve: 2 orders, too large to add up'
  expect(await screen.findByRole('dialog', { name })).toBeTruthy()
})

it('keeps selected exactly what was not done, each with its reason, and what was selected meanwhile', async () => {
  const { transition, approve, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B', 'C', 'OWN')
  await approveInBackground()
  expect(bar().textContent).toContain('0 of 3 finished, 0 done')
  toggle('D')
  await approve('A')
  // Who looks sees every order, and who listens is not told of each.
  expect(within(bar()).getByText('Approve: 1 of 3 finished, 1 done')).toBeDefined()
  const told = () => within(bar()).getByRole('status').textContent
  expect(told()).toBe('Approve: 0 of 3 finished, 0 done')
  await fail('B', failed('timeout'))
  await fail('C', failed('rejected'))
  expect(told()).toBe('Approve: 3 of 3 finished, 1 done')
  expect(selected()).toEqual(['B', 'C', 'D', 'OWN'])
  expect(bar().textContent).toContain('4 selected, 400.00 yuan')
  expect(reasons()).toEqual([
    expect.stringMatching(/^B.*Result unknown/),
    expect.stringContaining('failed'),
    expect.stringContaining('You can’t decide'),
  ])

  await press('Show the batch')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('3 orders were not done and stay selected.')
  expect(dialog.textContent).toContain('The result of 1 order is unknown: it counts as not done')
  await press('Close', dialog)
  expect(within(bar()).queryByRole('button', { name: 'Show the batch' })).toBeNull()

  // What has a reason can be taken out, although it may have left the list.
  await press('Deselect OWN')
  expect(selected()).toEqual(['B', 'C', 'D'])
  expect(reasons()).toHaveLength(2)
})

it('is over before the page is loaded anew: between its writes it looks at the session', async () => {
  const { transition, approve, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B')
  await approveInBackground()
  expect(isWorking()).toBe(true)
  await fail('A', failed('rejected'))
  expect(isWorking()).toBe(true)
  await approve('B')
  expect(isWorking()).toBe(false)
})

it('is read before the page is loaded anew by itself: its dialog is put away, and no reason stands any more', async () => {
  const { transition, approve, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B')
  expect(unreadResults.isIdle()).toBe(true)
  await approveInBackground()
  await approve('A')
  await fail('B', failed('rejected'))
  expect(unreadResults.isIdle()).toBe(false)
  await press('Show the batch')
  await press('Close', await screen.findByRole('dialog'))
  expect(unreadResults.isIdle(), 'the reason stands on the page').toBe(false)
  await press('Deselect B')
  expect(unreadResults.isIdle()).toBe(true)
})

it('gives an order the reason of the last batch it was in, and none once it was done', async () => {
  const { transition, approve, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B')
  await approveInBackground()
  await fail('A', failed('rejected'))
  await fail('B', failed('rejected'))
  expect(reasons()).toHaveLength(2)
  toggle('B')
  expect(reasons(), 'of what is selected').toHaveLength(1)
  await press('Approve')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('row').textContent, 'not what became of it').toContain('waiting')
  await press('Back', dialog)
  await approveInBackground()
  await approve('A')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  toggle('A', 'B')
  expect(reasons()).toEqual([expect.stringMatching(/^B/)])
  await press('Clear the selection')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  expect(transition.mock.calls).toEqual([['A'], ['B'], ['A']])
})

it('takes out of the selection what is done by itself, with what a batch said of it', async () => {
  const { transition, approve, fail } = server()
  renderInApp(<Page transition={transition} />)
  const isDoneByItself = (code: string) => act(() => tellOrderDone('payment-order', code))
  toggle('A', 'B', 'C', 'D', 'OWN')
  isDoneByItself('D')
  expect(selected()).toEqual(['A', 'B', 'C', 'OWN'])
  expect(onDone, 'of the tab that is hidden').toHaveBeenLastCalledWith(['D'])
  await approveInBackground()
  await fail('A', failed('rejected'))
  // While a batch runs, its orders stay in it until it is over.
  isDoneByItself('OWN')
  isDoneByItself('A')
  expect(selected()).toEqual(['A', 'B', 'C', 'OWN'])
  await approve('B')
  await fail('C', failed('rejected'))
  expect(selected()).toEqual(['C'])
  expect(reasons()).toEqual([expect.stringMatching(/^C.*failed/)])

  isDoneByItself('C')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  toggle('A', 'C')
  expect(within(bar()).queryByRole('listitem'), 'nothing is said of it any more').toBeNull()
  // Of another type, with the same code.
  act(() => tellOrderDone('debit-order', 'A'))
  expect(selected()).toEqual(['A', 'C'])
})

const reasonField = () => within(screen.getByRole('dialog')).getByRole('textbox')
/** What stands ready as the reason of the next batch. */
async function readyReason() {
  await press('Reject')
  const { value } = reasonField() as HTMLTextAreaElement
  await press('Back', screen.getByRole('dialog'))
  return value
}
/** Begins to reject what is selected, and goes on without the dialog. */
async function rejectInBackground(reason: string) {
  await press('Reject')
  fireEvent.change(reasonField(), { target: { value: reason } })
  await press('Reject', screen.getByRole('dialog'))
  await press('Go on in the background', screen.getByRole('dialog'))
}
const toOtherTab = () => fireEvent.click(screen.getByRole('button', { name: 'other tab' }))

it('forgets the reason of a batch once no order of it is selected that it would be sent with', async () => {
  const { transition, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B')
  await rejectInBackground('no contract')
  // One that is selected once more before the end was not let go of.
  toggle('A', 'B', 'B')
  await fail('A', failed('rejected'))
  await fail('B', failed('rejected'))
  expect(selected()).toEqual(['B'])
  expect(await readyReason()).toBe('no contract')
  await press('Deselect B')
  toggle('C')
  expect(await readyReason()).toBe('')
})

it('forgets it also where that was deselected before the batch ended in the other tab', async () => {
  const { transition, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A')
  await rejectInBackground('no contract')
  toggle('A')
  toOtherTab()
  await fail('A', failed('rejected'))
  toggle('C')
  expect(await readyReason()).toBe('')
})

it('keeps it while such an order is selected in the other tab', async () => {
  const { transition, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A')
  toOtherTab()
  toggle('A')
  await rejectInBackground('no contract')
  await fail('A', failed('rejected'))
  await press('Deselect A')
  toOtherTab()
  expect(await readyReason()).toBe('no contract')
  await press('Deselect A')
  toggle('C')
  expect(await readyReason()).toBe('')
})

it('selects an order that has changed since as it is now, for as long as the list shows it', async () => {
  const { transition, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B')
  await approveInBackground()
  await fail('A', failed('rejected', 'gmtModified'))
  await fail('B', failed('rejected', 'gmtModified'))
  expect(reasons()).toEqual([
    expect.stringMatching(/^A.*It has been changed since it was selected/),
    expect.stringMatching(/^B.*It has been changed since it was selected/),
  ])
  selectAnew.mockResolvedValueOnce({ kind: 'not-shown' })
  await press('Select B as it is now')
  expect(reasons()[1]).toContain('It is not among the orders shown here any more.')
  expect(reasons()).toHaveLength(2)

  selectAnew.mockImplementationOnce(async (code) => {
    versions.set(code, '2')
    toggle('C')
    return { kind: 'selected' }
  })
  await press('Select A as it is now')
  expect(reasons(), 'it is not what was refused').toEqual([expect.stringMatching(/^B/)])
  expect(selected()).toEqual(['A', 'B', 'C'])
  expect(selectAnew.mock.calls).toEqual([['B'], ['A']])
})

it('says which state an order has that somebody else has decided on or cancelled, and selects it no more in any tab', async () => {
  const { transition, approve, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B', 'C', 'D')
  states.set('A', msg`Tallied`).set('B', msg`Cancelled`)
  await approveInBackground()
  await fail('A', failed('rejected', 'gmtModified'))
  await fail('B', failed('rejected'))
  await fail('C', failed('rejected', 'gmtModified'))
  await approve('D')
  expect(selected()).toEqual(['C'])
  expect(bar().textContent).toContain('1 selected, 100.00 yuan')
  expect(onDone).toHaveBeenLastCalledWith(['A', 'B', 'D'])
  expect(reasons()).toEqual([expect.stringMatching(/^C.*It has been changed since/)])
  await press('Show the batch')
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('No longer waiting, now: Tallied'),
    expect.stringContaining('No longer waiting, now: Cancelled'),
    expect.stringContaining('It has been changed since it was selected.'),
    expect.stringContaining('D done'),
  ])
  await press('Close', dialog)
  await press('Approve')
  expect(await screen.findByRole('dialog', { name: 'Approve: 1 order, 100.00 yuan' })).toBeTruthy()
})

it('tells the state of an order that waits no more when it is selected as it is now, and deselects it', async () => {
  const { transition, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B')
  await approveInBackground()
  await fail('A', failed('rejected', 'gmtModified'))
  await fail('B', failed('rejected', 'gmtModified'))
  takeNotifications()
  selectAnew.mockResolvedValueOnce({ kind: 'settled', state: msg`Rejected` })
  await press('Select A as it is now')
  expect(selected()).toEqual(['B'])
  expect(reasons()).toEqual([expect.stringMatching(/^B/)])
  expect(onDone, 'in the other tab').toHaveBeenLastCalledWith(['A'])
  expect(takeNotifications()).toMatchObject([
    { message: { values: { code: 'A', state: 'Rejected' } }, tone: 'warning' },
  ])
})

it('begins no second batch while one is under way, and shows it again', async () => {
  const { transition, approve } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B')
  await approveInBackground()
  toggle('A', 'B')
  expect(within(bar()).getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true)
  await press('Show the batch')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('under way…')
  await press('Stop', dialog)
  // What is learned of an order while the batch runs does not take it out of it.
  settled.add('A')
  await approve('A')
  expect(transition).toHaveBeenCalledOnce()
  expect(dialog.textContent).toContain('1 of 2 finished, 1 done')
  expect(dialog.textContent).toContain('not sent')
  await press('Close', dialog)
  expect(screen.queryByRole('region'), 'nothing is selected, nothing under way').toBeNull()
})

it('tells of a lost answer what was found out, and gives back the selection of what was done after all', async () => {
  const { transition, fail } = server()
  const queryClient = new QueryClient()
  renderInApp(<Page transition={transition} />, { queryClient })
  toggle('A', 'B', 'C')
  await approveInBackground()
  for (const code of ['A', 'B', 'C']) await fail(code, failed('empty'))
  expect(reasons()).toHaveLength(3)
  const find = (code: string, kind: string) =>
    act(async () => queryClient.setQueryData(['reconciliation', `write of ${code}`], { kind }))
  await find('A', 'done')
  await find('B', 'not-done')
  await find('C', 'still-unknown')
  expect(selected()).toEqual(['B', 'C'])
  expect(reasons()).toEqual([
    expect.stringMatching(/^B.*Found out: it was not done/),
    expect.stringMatching(/^C.*Result unknown/),
  ])
  await press('Show the batch')
  expect((await screen.findByRole('dialog')).textContent).toContain('Found out: it was done.')
})

it('tells what was found out also of an order that the next batch has passed over until then', async () => {
  const { transition, approve, fail } = server()
  const queryClient = new QueryClient()
  renderInApp(<Page transition={transition} />, { queryClient })
  toggle('A', 'B')
  await approveInBackground()
  await fail('A', failed('timeout'))
  await fail('B', failed('rejected'))
  settled.add('A')
  await approveInBackground()
  await approve('B')
  expect(reasons()).toEqual([expect.stringMatching(/^A.*Result unknown/)])
  const find = (kind: string) =>
    act(async () => queryClient.setQueryData(['reconciliation', 'write of A'], { kind }))
  await find('not-done')
  expect(reasons()).toEqual([expect.stringMatching(/^A.*Found out: it was not done/)])
  await find('done')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

/** The orders that are named, each with the list that does. */
const named = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.closest('ul')?.getAttribute('aria-label'), link.textContent])
const A_IN_ROW = [
  ['Not done, and still selected', 'A'],
  ['Not done, and still selected', 'Find out'],
]
const A_BY_ITSELF = [['Result unknown, from before', 'A']]
/** Writes down that A is sent for. */
const sendA = () =>
  act(async () =>
    openRecord('', { kind: 'payment-order', action: 'approve', code: 'A', onceKey: 'A' }, 1000),
  )

it('names an order of unknown outcome by itself while it is not selected', async () => {
  const { transition, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A')
  await approveInBackground()
  const write = await sendA()
  act(() => leaveOpen('', write))
  await fail('A', failed('timeout'))
  expect(named()).toEqual(A_IN_ROW)
  await press('Deselect A')
  expect(named()).toEqual(A_BY_ITSELF)
  toggle('A')
  expect(named()).toEqual(A_IN_ROW)
  act(() => settleRecord('', write, { kind: 'not-done' }))
  toggle('A')
  expect(named()).toEqual([])
})

it('names it once, also where one went to the other tab and back while it was sent', async () => {
  const { transition, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A')
  await approveInBackground()
  const write = await sendA()
  toOtherTab()
  toOtherTab()
  act(() => leaveOpen('', write))
  expect(named(), 'its batch is under way').toEqual([])
  await fail('A', failed('timeout'))
  expect(named()).toEqual(A_IN_ROW)
  toOtherTab()
  expect(named()).toEqual(A_BY_ITSELF)
  act(() => settleRecord('', write, { kind: 'not-done' }))
})

it('goes on in the other tab of its list, which shows it, and the page counts as unsaved until it is over', async () => {
  const { transition, approve, fail } = server()
  renderInApp(<Page transition={transition} />)
  toggle('A', 'B')
  await approveInBackground()
  const showButton = () => within(bar()).getByRole('button', { name: 'Show the batch' })
  expect(document.activeElement, 'after the dialog was put away').toBe(showButton())
  const otherTab = screen.getByRole('button', { name: 'other tab' })
  otherTab.focus()
  fireEvent.click(otherTab)
  expect(showButton()).toBeTruthy()
  expect(document.activeElement, 'nobody is called away').toBe(otherTab)
  expect(bar().textContent).toContain('0 selected')
  expect(bar().textContent).toContain('0 of 2 finished, 0 done')
  expect(hasUnsavedWork('')).toBe(true)
  await approve('A')
  toggle('A', 'C')
  await fail('B', failed('rejected'))
  expect(hasUnsavedWork('')).toBe(false)
  expect(selected(), 'A is done').toEqual(['C'])
  expect(onDone).toHaveBeenLastCalledWith(['A'])
  await press('Show the batch')
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('A done'), expect.stringContaining('failed')])
})

it('asks a page that was left before it came for no layout, until somebody is back', async () => {
  const page = new PageActivity(false)
  const { transition } = server()
  renderInApp(
    <PageActivityContext value={page}>
      <Page transition={transition} />
    </PageActivityContext>,
  )
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  fireEvent.click(screen.getByRole('checkbox', { name: 'A' }))
  expect(screen.getByRole('region', { name: 'Selected orders' })).toBeDefined()
  expect(measured).not.toHaveBeenCalled()
  act(() => {
    page.set(true)
    page.arrive(true)
  })
  expect(measured).toHaveBeenCalled()
  measured.mockRestore()
})
