import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteShownList, readShownListAgain } from './shown-list'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A confirm list that has been shown, and is not any more. */
async function shownOnce(queryClient: QueryClient, typeId: string) {
  const queryFn = vi.fn<() => Promise<null>>(() => Promise.resolve(null))
  const queryKey = [typeId]
  new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(1)
  noteShownList(typeId, queryKey)
  return { queryKey, queryFn }
}

it('A confirm list is read again once after the last of several decisions, whatever was to follow the others', async () => {
  const queryClient = new QueryClient()
  const { queryKey, queryFn } = await shownOnce(queryClient, 'payment-order')
  for (const goesOn of [true, true, false]) {
    await queryClient.invalidateQueries({ queryKey })
    readShownListAgain(queryClient, 'payment-order', { goesOn })
    await vi.advanceTimersByTimeAsync(goesOn ? 1500 : 10_000)
    expect(queryFn).toHaveBeenCalledTimes(goesOn ? 1 : 2)
  }
  queryClient.clear()
})

it('A decision on an order of another type leaves the confirm list of the first one to be read again', async () => {
  const queryClient = new QueryClient()
  const lists = [
    await shownOnce(queryClient, 'payment-order'),
    await shownOnce(queryClient, 'debit-order'),
  ]
  await queryClient.invalidateQueries()
  readShownListAgain(queryClient, 'payment-order', { goesOn: true })
  await vi.advanceTimersByTimeAsync(1000)
  readShownListAgain(queryClient, 'debit-order', { goesOn: true })
  await vi.advanceTimersByTimeAsync(10_000)
  for (const { queryFn } of lists) expect(queryFn).toHaveBeenCalledTimes(2)
  queryClient.clear()
})
