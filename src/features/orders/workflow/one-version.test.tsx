// @vitest-environment happy-dom
import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderKeys } from '@/api/resources/order-reads'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { useOneVersion } from './one-version'

failOnConsoleErrors()

const keys = orderKeys('payment')
const at = (minute: number) => `2026-11-20 10:0${minute}:00`
const orderOf = (minute: number) => ({ code: 'FK1', gmtModified: at(minute) })
const logOf = (minute: number) => [{ gmtCreate: at(minute) }]

const readOrder = vi.fn<() => Promise<unknown>>()
const readLog = vi.fn<() => Promise<unknown>>()
/** A backend that goes on answering the same; not for ever, so that a page that asks for ever fails, and does not hang. */
function answerAlways(read: typeof readOrder, data: unknown) {
  read.mockImplementation(() =>
    read.mock.calls.length < 10 ? Promise.resolve(data) : new Promise(() => undefined),
  )
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A page of an order and its log, each read in this version, the log so much earlier. */
function open(order: number, log: number, { apartMs = 0 } = {}) {
  const queryClient = new QueryClient()
  const read = (key: readonly unknown[], data: unknown, updatedAt = Date.now()) =>
    queryClient.setQueryData(key, data, { updatedAt })
  read(keys.detail('FK1'), orderOf(order))
  read(keys.log('FK1'), logOf(log), Date.now() - apartMs)
  renderHook(
    () => {
      useQuery({ queryKey: keys.detail('FK1'), queryFn: readOrder, staleTime: Infinity })
      useQuery({ queryKey: keys.log('FK1'), queryFn: readLog, staleTime: Infinity })
      useOneVersion('payment', 'FK1')
    },
    { wrapper: appWrapper({ queryClient }) },
  )
  return {
    readOrderAs: (minute: number) => act(async () => read(keys.detail('FK1'), orderOf(minute))),
    readLogAs: (minute: number) => act(async () => read(keys.log('FK1'), logOf(minute))),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  readOrder.mockReset()
  readLog.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('an order whose log has a newer entry', () => {
  it('is read again, and once only where the backend goes on answering the older version', async () => {
    answerAlways(readOrder, orderOf(1))
    const { readLogAs } = open(1, 5)
    await pass(300)
    expect(readOrder).toHaveBeenCalledTimes(1)
    await readLogAs(6)
    await pass(300)
    expect(readOrder).toHaveBeenCalledTimes(2)
    expect(readLog).not.toHaveBeenCalled()
  })
})

describe('a log without an entry of the last change', () => {
  it('is not read again where it was read together with the order, and is once the order is read later', async () => {
    answerAlways(readLog, logOf(1))
    const { readOrderAs } = open(5, 1, { apartMs: 900 })
    await pass(300)
    expect(readLog).not.toHaveBeenCalled()
    await readOrderAs(6)
    await pass(300)
    expect(readLog).toHaveBeenCalledTimes(1)
    expect(readOrder).not.toHaveBeenCalled()
  })
})

it('What is only counted of a list is no page of reverses: an order without a payment code shows', async () => {
  const reverse = orderKeys('reverse')
  const queryClient = new QueryClient()
  const list = reverse.list({ pageNum: 1, pageSize: 1 })
  // As Home counts them.
  queryClient.setQueryData([...list, 'total'], { count: 5, isAtLeast: false })
  queryClient.setQueryData([...list, 'approved'], { count: 5, isAtLeast: false })
  queryClient.setQueryData(reverse.detail('CX1'), { code: 'CX1', gmtModified: at(1) })
  queryClient.setQueryData(reverse.log('CX1'), logOf(5), { updatedAt: 0 })
  answerAlways(readOrder, { code: 'CX1', gmtModified: at(5) })
  renderHook(
    () => {
      useQuery({ queryKey: reverse.detail('CX1'), queryFn: readOrder, staleTime: Infinity })
      useOneVersion('reverse', 'CX1')
    },
    { wrapper: appWrapper({ queryClient }) },
  )
  await pass(300)
  expect(readOrder).toHaveBeenCalledTimes(1)
})
