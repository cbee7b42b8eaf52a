// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/api/http/api-error'
import type { User } from '@/api/contract/session'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { forgetEverybodyBut } from '@/session/user-storage'
import { takeNotifications } from '@/shell/notify'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import type { TransitionCalls } from '../order-type'
import { paymentWorkflow } from '../payment/workflow'
import { useOrderTransition } from './use-order-transition'

failOnConsoleErrors()

const me: User = { username: 'li.na', authorities: [] }
const orderOf = (code: string): PaymentOrderDetail => ({
  code,
  amount: 100,
  state: 20,
  actual: 0,
  attachments: [],
  debitOrders: [],
  gmtModified: '2026-11-20 10:00:00',
})
const unused = () => Promise.reject(new Error('not asked for here'))
const tally = vi.fn<TransitionCalls['tally']>()
const calls: TransitionCalls = { decide: unused, tally, cancel: unused, verify: unused }
const read = vi.fn<(code: string) => Promise<PaymentOrderDetail>>()
const type = {
  ...paymentWorkflow,
  detail: (code: string) => ({ ...paymentWorkflow.detail(code), queryFn: () => read(code) }),
  check: () => Promise.resolve({ kind: 'unclear' as const }),
  useTransitionCalls: () => calls,
}
const onResult = vi.fn<Parameters<typeof useOrderTransition<PaymentOrderDetail>>[2]>()

function open(code: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  return renderHook(({ of }: { of: string }) => useOrderTransition(type, of, onResult), {
    wrapper: appWrapper({ queryClient }),
    initialProps: { of: code },
  })
}

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask)
  forgetEverybodyBut(undefined)
  takeNotifications()
  sessionAge.begin()
  onResult.mockReset()
  read.mockReset()
  tally.mockReset().mockImplementation(({ code }) => Promise.resolve({ code, state: 30 }))
})

it('A transition is under way until the order was read again: no button offers meanwhile what is done', async () => {
  let answer: () => void = () => undefined
  read.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(orderOf('FK1')))))
  const { result } = open('FK1')
  act(() => result.current.transition('tally', orderOf('FK1')))
  expect(result.current.running).toBe('tally')
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  expect(takeNotifications()).toHaveLength(1)
  expect(result.current.running).toBe('tally')
  expect(onResult).not.toHaveBeenCalled()
  await act(async () => answer())
  await waitFor(() => expect(result.current.running).toBeUndefined())
  expect(onResult.mock.calls.map(([result]) => result)).toEqual(['done'])
})

it('A transition is over also when the order could not be read again', async () => {
  read.mockRejectedValueOnce(new Error('offline'))
  const { result } = open('FK1')
  act(() => result.current.transition('tally', orderOf('FK1')))
  await waitFor(() => expect(result.current.running).toBeUndefined())
  expect(onResult).toHaveBeenCalledTimes(1)
})

it('A transition is under way with its own order only', async () => {
  tally.mockReturnValueOnce(new Promise(() => undefined))
  const { result, rerender } = open('FK1')
  act(() => result.current.transition('tally', orderOf('FK1')))
  rerender({ of: 'FK2' })
  expect(result.current.running).toBeUndefined()
  // One of another order beside it changes nothing of that.
  tally.mockReturnValueOnce(new Promise(() => undefined))
  act(() => result.current.transition('tally', orderOf('FK2')))
  expect(result.current.running).toBe('tally')
  rerender({ of: 'FK1' })
  expect(result.current.running).toBe('tally')
})

/** A call that comes to nothing, for a reason that may be the order's. */
const failed = (...why: [ApiErrorKind, ConstructorParameters<typeof ApiError>[2]]) =>
  new ApiError({ name: 'tally', kind: 'write', failure: msg`Failed to tally!` }, ...why)

it('A conflict is the screen’s to show, and told where one is by then when that has gone', async () => {
  read.mockResolvedValue(orderOf('FK1'))
  const overtaken = failed('rejected', { field: 'gmtModified', serverText: '数据已变更' })
  tally.mockRejectedValueOnce(overtaken)
  const there = open('FK1')
  act(() => there.result.current.transition('tally', orderOf('FK1')))
  await waitFor(() => expect(onResult.mock.calls.map(([result]) => result)).toEqual(['conflict']))
  expect([takeNotifications(), currentWarmTip()]).toEqual([[], undefined])

  let refuse: () => void = () => undefined
  tally.mockReturnValueOnce(new Promise((_, reject) => (refuse = () => reject(overtaken))))
  const gone = open('FK1')
  act(() => gone.result.current.transition('tally', orderOf('FK1')))
  await waitFor(() => expect(tally).toHaveBeenCalledTimes(2))
  gone.unmount()
  refuse()
  await waitFor(() => expect(currentWarmTip()).toBeDefined())
  expect(takeNotifications().map(({ message }) => message)).toEqual([overtaken.failure])
  clearWarmTips()
})

it('What could not be sent is told by its action and its order: another may show by then', async () => {
  tally.mockRejectedValueOnce(failed('network', { wasNeverSent: true }))
  const { result } = open('FK1')
  act(() => result.current.transition('tally', orderOf('FK1')))
  await waitFor(() => expect(result.current.running).toBeUndefined())
  const [told] = takeNotifications()
  expect(told?.message.values).toEqual({
    action: 'Notify accounting again',
    name: 'FK1',
  })
  clearWarmTips()
})
