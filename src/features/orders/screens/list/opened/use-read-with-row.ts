import {
  matchQuery,
  useQueryClient,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Page } from '@/api/contract/envelope'
import { orderKeys } from '@/api/resources/order-reads'
import type { OrderKind } from '@/domain/order-kinds'
import { rowIn } from '../../../workflow/row-in-answer'

/**
 * Reads what is opened under a row anew when it is older than the row, and again whenever the row is read: beside a newer row
 * what is held of the order would contradict it. What hangs on an order changes without its row too, so that the row's version
 * tells nothing.
 *
 * @param answers where what shows stands in the cache
 */
export function useReadWithRow(kind: OrderKind, code: string, answers: readonly QueryKey[]): void {
  const queryClient = useQueryClient()
  const readUnless = useEffectEvent((isOfRow: (answer: Query) => boolean) => {
    for (const queryKey of answers) {
      const answer = queryClient.getQueryCache().find({ queryKey })
      if (answer && !isOfRow(answer)) void queryClient.invalidateQueries({ queryKey, exact: true })
    }
  })
  // Before anything that comes with it begins to read: those are effects.
  useLayoutEffect(
    () => followRow(queryClient, kind, code, (isOfRow) => readUnless(isOfRow)),
    [queryClient, kind, code],
  )
  useEffect(() => {
    const rowReadAt = readAtOf(queryClient, kind, code)
    // What is read for the first time, or was too old, is under way. On the way back the rest is there as it is.
    readUnless(({ state }) => state.fetchStatus !== 'idle' || state.dataUpdatedAt >= rowReadAt)
  }, [queryClient, kind, code])
}

/** When the row was read last, in epoch ms; its list may not be shown yet. */
function readAtOf(queryClient: QueryClient, kind: OrderKind, code: string): number {
  const lists = queryClient.getQueryCache().findAll({ queryKey: orderKeys(kind).lists })
  const ofRow = lists.filter((list) => holds(list, code))
  return Math.max(0, ...ofRow.map(({ state }) => state.dataUpdatedAt))
}

/**
 * Tells when a list that shows holds the row, and was read; and of what else is read, whether that began no earlier, or with it:
 * what shows at once, as on the way back, reads at once too, in no order.
 */
function followRow(
  queryClient: QueryClient,
  kind: OrderKind,
  code: string,
  onRead: (isOfRow: (answer: Query) => boolean) => void,
): () => void {
  const shownList = { queryKey: orderKeys(kind).lists, type: 'active' } as const
  const begun = new Map<string, number>()
  let turn = 0
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'fetch') {
      begun.set(query.queryHash, turn)
      queueMicrotask(() => {
        turn += 1
      })
    }
    if (action.type !== 'success' || !matchQuery(shownList, query) || !holds(query, code)) return
    const rowBegun = begun.get(query.queryHash) ?? Number.POSITIVE_INFINITY
    onRead((answer) => (begun.get(answer.queryHash) ?? -1) >= rowBegun)
  })
}

/** Whether an answer has the row. */
function holds({ state }: { state: { data: unknown } }, code: string): boolean {
  const answer = state.data as Partial<Page<{ code: string }>> | undefined
  return rowIn(answer, code) !== undefined
}
