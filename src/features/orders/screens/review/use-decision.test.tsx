// @vitest-environment happy-dom
import { setupI18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { ApiError, type ApiErrorKind } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { orderKeys } from '@/api/resources/order-reads'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { forgetEverybodyBut } from '@/session/user-storage'
import { takeNotifications } from '@/shell/notify'
import { eventually } from '@/testing/eventually'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { watchWork } from '@/testing/watch-work'
import type { TransitionCalls } from '../../order-type'
import { paymentWorkflow } from '../../payment/workflow'
import { remarkProblem, useDecision, type DecisionOutcome } from './use-decision'

failOnConsoleErrors()
const isWorking = watchWork()

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const textOf = (text: MessageDescriptor | string | undefined) =>
  typeof text === 'object' ? i18n._(text) : text

const me: User = { username: 'li.na', authorities: [] }
const versionOf = (code: string, amount: number): PaymentOrderDetail => ({
  code,
  amount,
  state: 10,
  actual: 0,
  attachments: [],
  debitOrders: [],
  gmtModified: '2026-11-20 10:00:00',
})
const order = versionOf('FK1', 100)
const changed = versionOf('FK1', 200)

const decide = vi.fn<TransitionCalls['decide']>()
const fetchFresh = vi.fn<typeof paymentWorkflow.fetchFresh>()
const onSent =
  vi.fn<(pressed: { decision: string; seen: PaymentOrderDetail }, outcome: string) => void>()
const onNotDone = vi.fn<(code: string) => void>()
const onRetried = vi.fn<(code: string, outcome: DecisionOutcome) => void>()
const unused = () => Promise.reject(new Error('not asked for here'))
const calls: TransitionCalls = { decide, cancel: unused, tally: unused, verify: unused }
const type = {
  ...paymentWorkflow,
  fetchFresh,
  useTransitionCalls: () => calls,
  check: () => Promise.resolve({ kind: 'no-trace' as const }),
}

const CALL = 'payment_order/approval.json'
const failed = (
  kind: ApiErrorKind,
  { name = CALL, field }: { name?: string; field?: string } = {},
) =>
  new ApiError({ name, kind: 'write', failure: msg`Failed to approve!` }, kind, {
    field,
    serverText: 'No.',
  })

const LIST_KEY = [...orderKeys('payment').lists, 'of a page']

/** The confirm screen of FK1, as far as it decides. */
function open(code = 'FK1') {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  queryClient.setQueryData(LIST_KEY, [])
  const { result, rerender } = renderHook(
    (props: { code: string }) =>
      useDecision(type, { ...props, queueId: undefined }, { onSent, onNotDone, onRetried }),
    { wrapper: appWrapper({ queryClient }), initialProps: { code } },
  )
  return {
    shown: () => result.current,
    goTo: (other: string) => rerender({ code: other }),
    type: (remark: string) => {
      act(() => void result.current.changeRemark(remark))
    },
    press: (decision: 'approve' | 'reject', seen = order) =>
      act(() => result.current.decide(decision, seen)),
    isListStale: () => queryClient.getQueryState(LIST_KEY)?.isInvalidated,
    inCache: (of: string) => queryClient.getQueryData(paymentWorkflow.detail(of).queryKey),
  }
}
/** What the corner has said since it was asked last. */
const told = () => takeNotifications().map(({ message }) => textOf(message))
const dialog = () => {
  const tip = currentWarmTip()
  return tip && [textOf(tip.message), textOf(tip.detail)]
}
/** What stands in the place of something that other tests need as it is. */
const spies: { mockRestore: () => void }[] = []
const requests = () => decide.mock.calls.map(([request]) => request)

beforeEach(() => {
  // Answers are told within `act`.
  notifyManager.setScheduler(queueMicrotask)
  forgetEverybodyBut(undefined)
  clearWarmTips()
  takeNotifications()
  sessionAge.begin()
  vi.clearAllMocks()
  fetchFresh.mockReset().mockResolvedValue(order)
  decide.mockReset().mockResolvedValue({ code: 'FK1', state: 30 })
})
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore()
})

describe('the remark of a decision', () => {
  it.each([
    ['approve', 'without one', '', undefined],
    ['approve', 'of 200 characters', '好'.repeat(200), undefined],
    ['approve', 'of 201 characters', '好'.repeat(201), 'At most 200 characters'],
    ['reject', 'of one word', 'twice', undefined],
    ['reject', 'without one', '', 'Say why it is rejected'],
    ['reject', 'of spaces', ' \n ', 'Say why it is rejected'],
    ['reject', 'that nobody sees', '\u200B', 'Say why it is rejected'],
    ['reject', 'of 201 characters', '好'.repeat(201), 'At most 200 characters'],
  ] as const)('is looked at before it is sent: to %s %s', (decision, _title, remark, problem) => {
    expect(textOf(remarkProblem(decision, remark))).toBe(problem)
  })

  it('stays with its order while one looks at another, and is gone when it was taken away', async () => {
    const { shown, type: write, goTo } = open()
    expect(shown().remark).toBe('')
    write('twice')
    expect(shown().remark).toBe('twice')
    goTo('FK2')
    expect(shown().remark).toBe('')
    goTo('FK1')
    expect(shown().remark).toBe('twice')
    write('')
    expect(shown().remark).toBe('')
  })
})

describe('a decision', () => {
  it('is sent for the version that was seen, after a look at the newest', async () => {
    const { type: write, press, isListStale } = open()
    write('  fine ')
    decide.mockImplementation(() => {
      expect(fetchFresh.mock.calls).toEqual([['FK1']])
      return Promise.resolve({ code: 'FK1', state: 30 })
    })
    expect(isListStale()).toBe(false)
    expect(await press('approve')).toBe('done')
    expect(requests()).toEqual([
      {
        code: 'FK1',
        approved: 1,
        remark: 'fine',
        gmtModified: '2026-11-20 10:00:00',
        idempotencyKey: expect.stringMatching(/./) as string,
      },
    ])
  })

  it('is told when it is done, and its remark is gone', async () => {
    const { shown, type: write, press } = open()
    write('twice')
    decide.mockResolvedValue({ code: 'FK1', state: 15 })
    expect(await press('reject')).toBe('done')
    expect(requests()).toMatchObject([{ approved: 0, remark: 'twice' }])
    expect(onSent.mock.calls).toMatchObject([[{ decision: 'reject', seen: order }, 'done']])
    expect(onNotDone).not.toHaveBeenCalled()
    expect(told()).toEqual(['FK1 was rejected'])
    expect(dialog()).toBeUndefined()
    expect(shown().remark).toBe('')
  })

  it('says which system has not answered, by the state that the order came to', async () => {
    decide.mockResolvedValue({ code: 'FK1', state: 20 })
    await open().press('approve')
    expect(told()).toEqual([
      'FK1 waits: the accounting system did not answer. Notify it again later.',
    ])
  })

  it('goes without a remark where nothing but spaces was typed', async () => {
    const { type: write, press } = open()
    write('  ')
    await press('approve')
    expect(requests()[0]?.remark).toBeUndefined()
  })

  it('is not sent for what has changed: the newer version is there to be shown', async () => {
    fetchFresh.mockResolvedValue(changed)
    const { shown, type: write, press, inCache, isListStale } = open()
    write('fine')
    expect(await press('approve')).toBe('not-done')
    expect(decide).not.toHaveBeenCalled()
    expect(isListStale(), 'a list that has it as it was').toBe(true)
    expect(onSent).not.toHaveBeenCalled()
    expect(onNotDone.mock.calls).toEqual([['FK1']])
    expect(inCache('FK1')).toEqual(changed)
    expect(told()).toEqual([])
    expect(dialog()).toBeUndefined()
    expect(shown().remark).toBe('fine')
  })

  it.each<ApiErrorKind>([
    'server',
    'status',
    'network',
    'timeout',
    'shape',
    'rejected',
    'forbidden',
  ])(
    'whose order could not be read again (%s) is told by order and action, and can be tried again',
    async (kind) => {
      const unread = failed(kind, { name: 'payment_order/detail.json' })
      fetchFresh.mockRejectedValueOnce(unread)
      const { press, goTo } = open()
      expect(await press('approve')).toBe('offered')
      expect(decide).not.toHaveBeenCalled()
      expect(dialog()).toBeDefined()
      const [note, ...others] = takeNotifications()
      expect(textOf(note?.message)).toBe(
        '“Approve” of FK1 was not sent: the order could not be read again.',
      )
      expect(others).toEqual([])
      goTo('FK2')
      await act(async () => note?.action?.run())
      await eventually(() => expect(requests()).toMatchObject([{ code: 'FK1', approved: 1 }]))
      expect(note?.until?.aborted).toBe(true)
    },
  )

  it.each<ApiErrorKind>(['duplicate', 'unauthorized'])(
    'has nothing to try again when the look before it was refused (%s)',
    async (kind) => {
      fetchFresh.mockRejectedValue(failed(kind, { name: 'payment_order/detail.json' }))
      expect(await open().press('approve')).toBe('not-done')
      expect(takeNotifications().some(({ action }) => action)).toBe(false)
    },
  )
})

describe('while a decision is under way', () => {
  it('one is told which it is, and a second press sends nothing', async () => {
    let answer: (done: { code: string; state: number }) => void = () => undefined
    decide.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { shown, press } = open()
    expect(shown().running).toBeUndefined()
    let first: Promise<DecisionOutcome> = Promise.resolve('not-done')
    await act(async () => {
      first = shown().decide('approve', order)
      await eventually(() => expect(decide).toHaveBeenCalled())
    })
    expect(shown().running).toBe('approve')
    expect(await press('reject')).toBe('not-done')
    expect(decide).toHaveBeenCalledTimes(1)
    await act(async () => answer({ code: 'FK1', state: 30 }))
    expect(await first).toBe('done')
    expect(shown().running).toBeUndefined()
  })

  it('the page is not loaded anew, neither before it is sent nor while it is looked what came between', async () => {
    let read: (fresh: PaymentOrderDetail) => void = () => undefined
    const held = () => new Promise<PaymentOrderDetail>((resolve) => (read = resolve))
    fetchFresh.mockImplementation(held)
    decide.mockRejectedValue(failed('rejected', { field: 'gmtModified' }))
    const { shown } = open()
    expect(isWorking()).toBe(false)
    let pressed: Promise<DecisionOutcome> = Promise.resolve('not-done')
    for (const times of [1, 2]) {
      await act(async () => {
        if (times === 1) pressed = shown().decide('approve', order)
        else read(order)
        await eventually(() => expect(fetchFresh).toHaveBeenCalledTimes(times))
      })
      expect(isWorking(), `the read number ${times}`).toBe(true)
    }
    await act(async () => read(changed))
    expect(await pressed).toBe('not-done')
    expect(decide).toHaveBeenCalledTimes(1)
    expect(isWorking()).toBe(false)
  })

  it('another order can be decided on', async () => {
    decide.mockReturnValueOnce(new Promise(() => undefined))
    const { shown, goTo, press } = open()
    await act(async () => {
      void shown().decide('approve', order)
      await eventually(() => expect(decide).toHaveBeenCalled())
    })
    goTo('FK2')
    expect(shown().running).toBeUndefined()
    const other = versionOf('FK2', 300)
    fetchFresh.mockResolvedValue(other)
    decide.mockResolvedValue({ code: 'FK2', state: 30 })
    expect(await press('approve', other)).toBe('done')
    expect(told()).toEqual(['FK2 was approved and tallied'])
    goTo('FK1')
    expect(shown().running).toBe('approve')
  })
})

describe('a decision that was sent and not answered well', () => {
  it('is neither done nor failed when nobody knows, and keeps its remark', async () => {
    decide.mockRejectedValue(failed('timeout'))
    const { shown, type: write, press } = open()
    write('fine')
    expect(await press('approve')).toBe('not-done')
    expect(onSent.mock.calls).toMatchObject([[{ decision: 'approve', seen: order }, 'unknown']])
    expect(onNotDone.mock.calls).toEqual([['FK1']])
    expect(told()).toEqual([])
    expect(dialog()).toEqual(['request timeout', undefined])
    expect(shown().remark).toBe('fine')
    expect(shown().running).toBeUndefined()
  })

  it('was refused: that is told, and it was not sent as far as the queue is concerned', async () => {
    decide.mockRejectedValue(failed('rejected'))
    expect(await open().press('approve')).toBe('not-done')
    expect(onSent).not.toHaveBeenCalled()
    expect(dialog()).toEqual(['Failed to approve!', 'No.'])
    expect(told()).toEqual(['Failed to approve!'])
    // The look before it is the only one.
    expect(fetchFresh).toHaveBeenCalledTimes(1)
  })

  it('came a moment too late: both versions say so, and nothing else does', async () => {
    decide.mockRejectedValue(failed('rejected', { field: 'gmtModified' }))
    fetchFresh.mockResolvedValueOnce(order).mockResolvedValue(changed)
    const { press, inCache } = open()
    expect(await press('approve')).toBe('not-done')
    expect(inCache('FK1')).toEqual(changed)
    expect(dialog()).toBeUndefined()
    expect(told()).toEqual([])
  })

  it('is told as refused, and not as unsent, when what came between can’t be read', async () => {
    decide.mockRejectedValue(failed('rejected', { field: 'gmtModified' }))
    const unread = failed('server', { name: 'payment_order/detail.json' })
    fetchFresh.mockResolvedValueOnce(order).mockRejectedValue(unread)
    expect(await open().press('approve')).toBe('not-done')
    expect(dialog()).toEqual(['Failed to approve!', 'No.'])
    expect(told()).toEqual(['Failed to approve!'])
  })

  it('is told as refused when the server speaks of a change and there is none to be seen', async () => {
    decide.mockRejectedValue(failed('rejected', { field: 'gmtModified' }))
    expect(await open().press('approve')).toBe('not-done')
    expect(dialog()).toEqual(['Failed to approve!', 'No.'])
    expect(told()).toEqual(['Failed to approve!'])
  })
})

describe('a decision before which it is to be found out whose session it is', () => {
  /** The last look at the session is too long ago: it is looked at again. */
  function lookAgain() {
    const age = vi.spyOn(sessionAge, 'ms').mockReturnValue(61_000)
    const request = vi.spyOn(transport, 'request')
    spies.push(age, request)
    return request
  }

  it('is not sent when that can’t be found out, and may be tried again', async () => {
    const request = lookAgain().mockRejectedValue(failed('server'))
    expect(await open().press('approve')).toBe('offered')
    expect(fetchFresh).not.toHaveBeenCalled()
    expect(decide).not.toHaveBeenCalled()
    const [note, ...others] = takeNotifications()
    expect(textOf(note?.message)).toBe(
      '“Approve” of FK1 was not sent: it could not be checked who is signed in.',
    )
    expect(others).toEqual([])
    expect(textOf(note?.action?.label)).toBe('Retry')

    request.mockImplementation(() => Promise.resolve(me as never))
    await act(async () => note?.action?.run())
    await eventually(() => expect(decide).toHaveBeenCalledTimes(1))
    expect(requests()).toMatchObject([{ code: 'FK1', approved: 1 }])
    await eventually(() => expect(told()).toEqual(['FK1 was approved and tallied']))
  })

  it('is tried again as it was pressed, with its own remark, whatever order shows by then', async () => {
    const request = lookAgain().mockRejectedValue(failed('server'))
    const { type: write, press, goTo, shown } = open()
    write('reason of FK1')
    expect(await press('reject')).toBe('offered')
    const [note] = takeNotifications()
    goTo('FK2')
    write('reason of FK2')
    request.mockImplementation(() => Promise.resolve(me as never))
    decide.mockResolvedValue({ code: 'FK1', state: 15 })
    await act(async () => note?.action?.run())
    await eventually(() => expect(onRetried.mock.calls).toEqual([['FK1', 'done']]))
    expect(requests()).toMatchObject([{ code: 'FK1', approved: 0, remark: 'reason of FK1' }])
    expect(told()).toEqual(['FK1 was rejected'])
    expect(onSent.mock.calls).toMatchObject([[{ decision: 'reject', seen: order }, 'done']])
    expect(shown().remark).toBe('reason of FK2')
    goTo('FK1')
    expect(shown().remark).toBe('')
  })

  it('offers that no more once the order was decided on anew, by whichever press', async () => {
    const request = lookAgain().mockRejectedValue(failed('server'))
    const { press } = open()
    await press('approve')
    const [first] = takeNotifications()
    await press('reject')
    const [second] = takeNotifications()
    expect([first, second].map((note) => note?.until?.aborted)).toEqual([true, false])

    request.mockImplementation(() => Promise.resolve(me as never))
    expect(await press('approve')).toBe('done')
    expect(second?.until?.aborted).toBe(true)
    expect(told()).toEqual(['FK1 was approved and tallied'])
    // They are on their way out, and are pressed nevertheless.
    await act(async () => {
      first?.action?.run()
      second?.action?.run()
    })
    expect(onRetried).not.toHaveBeenCalled()
    expect(fetchFresh).toHaveBeenCalledTimes(1)
    expect(told()).toEqual([])
  })

  it('goes on offering it of one order while another is decided on', async () => {
    const request = lookAgain().mockRejectedValue(failed('server'))
    const { press, goTo } = open()
    await press('approve')
    const [note] = takeNotifications()
    request.mockImplementation(() => Promise.resolve(me as never))
    goTo('FK2')
    const other = versionOf('FK2', 100)
    fetchFresh.mockResolvedValue(other)
    expect(await press('approve', other)).toBe('done')
    expect(note?.until?.aborted).toBe(false)
  })

  it('says also of what was tried again that it was not done', async () => {
    const request = lookAgain().mockRejectedValue(failed('server'))
    await open().press('approve')
    const [note] = takeNotifications()
    request.mockImplementation(() => Promise.resolve(me as never))
    decide.mockRejectedValue(failed('rejected'))
    await act(async () => note?.action?.run())
    await eventually(() => expect(onRetried.mock.calls).toEqual([['FK1', 'not-done']]))
    expect(told()).toEqual(['Failed to approve!'])
  })

  it('may be tried again also when that can’t be found out only after the order was read', async () => {
    const request = lookAgain()
      .mockImplementationOnce(() => Promise.resolve(me as never))
      .mockRejectedValueOnce(failed('server'))
    expect(await open().press('reject')).toBe('offered')
    expect(fetchFresh).toHaveBeenCalledTimes(1)
    expect(decide).not.toHaveBeenCalled()
    expect(onSent).not.toHaveBeenCalled()
    const [note] = takeNotifications()
    request.mockImplementation(() => Promise.resolve(me as never))
    await act(async () => note?.action?.run())
    await eventually(() => expect(requests()).toMatchObject([{ code: 'FK1', approved: 0 }]))
  })

  it('which was refused is not told to whoever is found here while it is looked what came between', async () => {
    const other = { username: 'zhang.wei', authorities: [] }
    const request = lookAgain().mockImplementation(() => Promise.resolve(me as never))
    decide.mockImplementation(() => {
      request.mockImplementation(() => Promise.resolve(other as never))
      return Promise.reject(failed('rejected', { field: 'gmtModified' }))
    })
    expect(await open().press('approve')).toBe('not-done')
    expect(decide).toHaveBeenCalledTimes(1)
    expect(fetchFresh).toHaveBeenCalledTimes(1)
    expect(dialog()).toBeUndefined()
    expect(told()).toEqual([])
  })

  it('is not sent for somebody else, and the order is not read for them', async () => {
    lookAgain().mockImplementation(() =>
      Promise.resolve({ username: 'zhang.wei', authorities: [] } as never),
    )
    expect(await open().press('approve')).toBe('not-done')
    expect(fetchFresh).not.toHaveBeenCalled()
    expect(decide).not.toHaveBeenCalled()
    expect(dialog()).toBeUndefined()
    expect(told()).toEqual([])
  })
})

describe('a second press while a decision is under way', () => {
  it('changes nothing: the order is not read again, and the first one is neither over nor not done', async () => {
    let answer: (done: { code: string; state: number }) => void = () => undefined
    decide.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { shown, press } = open()
    await act(async () => {
      void shown().decide('approve', order)
      await eventually(() => expect(decide).toHaveBeenCalled())
    })
    expect(await press('reject')).toBe('not-done')
    expect(fetchFresh).toHaveBeenCalledTimes(1)
    expect(onNotDone).not.toHaveBeenCalled()
    expect(shown().running).toBe('approve')
    await act(async () => answer({ code: 'FK1', state: 30 }))
    expect(told()).toEqual(['FK1 was approved and tallied'])
  })
})
