import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { normalCode } from '@/domain/normal-code'
import { mayBeCode, orderSearches, type FoundOrder } from './find-orders'

/** How long nothing is typed before the server is asked, in ms. */
const PAUSE_MS = 250

/**
 * The orders whose code holds what was typed, of every type that the person may see. A search that fails
 * leaves out its type and says so.
 */
export function useFoundOrders(typed: string, user: User) {
  const [settled] = useDebouncedValue(typed, PAUSE_MS)
  const isCode = mayBeCode(settled)
  const results = useQueries({ queries: isCode ? orderSearches(settled, user) : [] })
  const found = new Map<string, FoundOrder>()
  for (const { data } of results) data?.orders.forEach((order) => found.set(order.code, order))
  // What was found for an earlier text, and fits what stands there by now: Enter must not open another order than is typed.
  const code = mayBeCode(typed) ? normalCode(typed) : undefined
  const fits = (order: FoundOrder) => code !== undefined && order.code.toUpperCase().includes(code)
  const isSettled = settled === typed
  return {
    orders: [...found.values()].filter(fits),
    /** where more were found than are shown: they are of what was searched for, and of nothing else */
    more: isSettled ? results.flatMap(({ data }) => data?.more ?? []) : [],
    /** it was typed to the end, and what could be searched by it was */
    isSettled,
    isSearching: mayBeCode(typed) && (!isSettled || results.some(({ isPending }) => isPending)),
    hasFailed: results.some(({ isError }) => isError),
  }
}
