import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteShownList, readShownListAgain } from './shown-list'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('A confirm list is read again once after the last of several decisions, whatever was to follow the others', async () => {
  const queryClient = new QueryClient()
  const queryFn = vi.fn<() => Promise<null>>(() => Promise.resolve(null))
  const queryKey = ['list']
  // It has been shown, and is not any more.
  new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(1)
  noteShownList('payment-order', queryKey)
  for (const goesOn of [true, true, false]) {
    await queryClient.invalidateQueries({ queryKey })
    readShownListAgain(queryClient, 'payment-order', { goesOn })
    await vi.advanceTimersByTimeAsync(goesOn ? 1500 : 10_000)
    expect(queryFn).toHaveBeenCalledTimes(goesOn ? 1 : 2)
  }
  queryClient.clear()
})
