// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { notifyManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { eventually } from '@/testing/eventually'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { watchWork } from '@/testing/watch-work'
import type { BatchOrder } from './batch-order'
import { createBatchRun, useApprovalLogs } from './use-batch'

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
  selectAnew: () => Promise.resolve(true),
  path: '/payment/confirm/submit',
}

describe('the remarks of a list’s batches', () => {
  it('stay while they are typed, and none of them stands in the next batch once one has begun', async () => {
    const { state, type, start, forget } = createBatchRun()
    type('approve', 'fine')
    type('reject', 'twice')
    expect(state.get().remarks).toEqual({ approve: 'fine', reject: 'twice' })
    start({ decision: 'reject', verdicts: [{ order, reason: undefined }], remark: 'twice' })
    await eventually(() => expect(state.get().isRunning).toBe(false))
    forget()
    expect(state.get().remarks).toEqual({ approve: '', reject: '' })
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
