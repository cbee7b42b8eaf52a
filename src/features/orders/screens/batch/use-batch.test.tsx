// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { currentUserOptions } from '@/api/resources/session'
import { countTyped } from '@/session/kept-work'
import { forgetEverybodyBut } from '@/session/user-storage'
import { eventually } from '@/testing/eventually'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { watchWork } from '@/testing/watch-work'
import { tellOrderDone } from '../../workflow/done-orders'
import type { BatchOrder } from './batch-order'
import { createBatchSlot } from './batch-slot'
import { useApprovalLogs, useBatch } from './use-batch'

failOnConsoleErrors()
watchWork()
// Answers are told within `act`.
beforeEach(() => notifyManager.setScheduler(queueMicrotask))

const order: BatchOrder = {
  code: 'FK1',
  version: undefined,
  amount: 100,
  approvalLog: undefined,
  skipReason: () => undefined,
  transition: () => Promise.resolve({ message: msg`done`, tone: 'success' }),
  openWrite: () => undefined,
  settledState: () => Promise.resolve(undefined),
  selectAnew: () => Promise.resolve({ kind: 'selected' }),
  path: '/payment/confirm/submit',
}

const NAME = 'zhang.wei'
const call = { name: 'payment_order/approval.json', kind: 'write', failure: msg`failed` } as const
const failing: BatchOrder = {
  ...order,
  code: 'FK2',
  transition: () => Promise.reject(new ApiError(call, 'rejected')),
}

describe('the remarks of a list’s batches', () => {
  const queryClient = new QueryClient()
  const me: User = { username: NAME, authorities: [] }
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  beforeEach(() => forgetEverybodyBut(undefined))

  /** The batches of a list that is opened, with what is kept in this tab. */
  function open() {
    const slot = createBatchSlot({ onDone: () => undefined, isSelected: () => true })
    const hook = renderHook(() => useBatch(slot, 'payment-order', () => undefined), {
      wrapper: appWrapper({ queryClient }),
    })
    return { ...hook, isRunning: () => slot.run()?.state.get().isRunning }
  }

  it('are kept as remarks on single orders are: for a list that is opened anew, and counted', () => {
    const { result, unmount } = open()
    act(() => result.current.type('reject', 'twice'))
    act(() => result.current.type('approve', 'fine'))
    expect(countTyped(NAME)).toBe(2)
    unmount()
    const { remarks } = open().result.current
    expect(remarks).toEqual({ approve: 'fine', reject: 'twice' })
  })

  /** The same, with batches that reject. */
  function openToReject() {
    const { result, isRunning } = open()
    const rejects = async (...orders: BatchOrder[]) => {
      const verdicts = orders.map((each) => ({ order: each, reason: undefined }))
      await act(async () => {
        const remark = result.current.remarks.reject
        result.current.start({ decision: 'reject', verdicts, remark })
        await eventually(() => expect(isRunning()).toBe(false))
      })
    }
    return { result, rejects }
  }
  const isDoneByItself = (code: string) => act(() => tellOrderDone('payment-order', code))

  it('stay until no order is left that they would be sent with', async () => {
    const { result, rejects } = openToReject()
    act(() => result.current.type('reject', 'twice'))
    act(() => result.current.type('approve', 'fine'))
    await rejects(order, failing)
    expect(result.current.remarks).toEqual({ approve: 'fine', reject: 'twice' })
    await rejects(order)
    expect(result.current.remarks).toEqual({ approve: 'fine', reject: 'twice' })
    await rejects({ ...failing, transition: order.transition })
    expect(result.current.remarks).toEqual({ approve: 'fine', reject: '' })
    expect(countTyped(NAME)).toBe(1)
  })

  it('go also when the last one is done by itself or let go of', async () => {
    const { result, rejects } = openToReject()
    act(() => result.current.type('reject', 'twice'))
    await rejects(order, failing, { ...failing, code: 'FK3' })
    isDoneByItself('FK2')
    isDoneByItself('FK9')
    expect(result.current.remarks.reject).toBe('twice')
    isDoneByItself('FK3')
    expect(result.current.remarks.reject).toBe('')

    act(() => result.current.type('reject', 'again'))
    await rejects(order, failing)
    act(() => result.current.letGo((code) => code !== 'FK1' && code !== 'FK2'))
    expect(result.current.remarks.reject).toBe('')
  })

  it('go with what waits for no decision any more', async () => {
    const { result, rejects } = openToReject()
    act(() => result.current.type('reject', 'twice'))
    await rejects({ ...failing, settledState: () => Promise.resolve(msg`Cancelled`) })
    expect(result.current.remarks.reject).toBe('')
    expect(result.current.left).toEqual([])
  })

  it('stay where they were typed after the batch', async () => {
    const { result, rejects } = openToReject()
    act(() => result.current.type('reject', 'twice'))
    await rejects(order, failing)
    act(() => result.current.type('reject', 'for others'))
    isDoneByItself('FK2')
    expect(result.current.remarks.reject).toBe('for others')
  })

  it('stay for what was not sent: the batch was stopped', async () => {
    const { result, rejects } = openToReject()
    const stopping = {
      ...order,
      transition: (...of: Parameters<BatchOrder['transition']>) => {
        result.current.stop()
        return order.transition(...of)
      },
    }
    act(() => result.current.type('reject', 'twice'))
    await rejects(stopping, { ...order, code: 'FK2' })
    expect([...result.current.results.values()].map(({ kind }) => kind)).toEqual([
      'done',
      'not-sent',
    ])
    expect(result.current.remarks.reject).toBe('twice')
  })

  it('stay for what is unknown until it is found out to be done', async () => {
    const { result, rejects } = openToReject()
    const transition = () => Promise.reject(new ApiError(call, 'timeout'))
    act(() => result.current.type('reject', 'twice'))
    await rejects(order, { ...order, code: 'FK2', transition })
    expect(result.current.remarks.reject).toBe('twice')
    isDoneByItself('FK2')
    expect(result.current.remarks.reject).toBe('')
  })

  it('stay for what is unknown and was passed over by the next batch', async () => {
    const { result, rejects } = openToReject()
    const transition = () => Promise.reject(new ApiError(call, 'timeout'))
    act(() => result.current.type('reject', 'twice'))
    await rejects({ ...order, transition }, failing)
    await rejects({ ...failing, transition: order.transition })
    expect(result.current.remarks.reject).toBe('twice')
    isDoneByItself('FK1')
    expect(result.current.remarks.reject).toBe('')
  })
})

describe('the logs of a batch’s orders', () => {
  it('are being read until each of them is there', async () => {
    let answer: (log: OperationLogEntry[]) => void = () => undefined
    const queryFn = () => new Promise<OperationLogEntry[]>((resolve) => (answer = resolve))
    const orders = [order, { ...order, code: 'KK1', approvalLog: { queryKey: ['log'], queryFn } }]
    const { result } = renderHook(() => useApprovalLogs(orders), { wrapper: appWrapper() })
    expect(result.current.isReading).toBe(true)
    await act(async () => answer([]))
    expect(result.current.isReading).toBe(false)
    expect(result.current.logs).toEqual(new Map([['KK1', []]]))
  })

  it('are not waited for where the rows say what has to be known', () => {
    const { result } = renderHook(() => useApprovalLogs([order]), { wrapper: appWrapper() })
    expect(result.current.isReading).toBe(false)
  })
})
