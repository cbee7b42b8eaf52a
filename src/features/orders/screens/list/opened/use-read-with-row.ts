import { matchQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Page } from '@/api/contract/envelope'
import { orderKeys } from '@/api/resources/order-reads'
import type { OrderKind } from '@/domain/order-kinds'

/**
 * Reads what is opened under a row anew when it is opened, and again whenever the row is: beside a newer row what is held of
 * the order would contradict it. What hangs on an order changes without its row too, so that the row's version tells nothing.
 *
 * @param answers where what shows stands in the cache
 */
export function useReadWithRow(kind: OrderKind, code: string, answers: readonly QueryKey[]): void {
  const queryClient = useQueryClient()
  const readAgain = useEffectEvent(() => {
    for (const queryKey of answers) void queryClient.invalidateQueries({ queryKey, exact: true })
  })
  const readOnOpening = useEffectEvent(() => {
    // What is read for the first time, or was too old, is under way.
    if (answers.every((queryKey) => queryClient.isFetching({ queryKey, exact: true }) === 0))
      readAgain()
  })
  useEffect(() => {
    readOnOpening()
    return followRow(queryClient, kind, code, () => readAgain())
  }, [queryClient, kind, code])
}

/** Tells when a list that shows holds the row, and was read. */
function followRow(
  queryClient: QueryClient,
  kind: OrderKind,
  code: string,
  onRead: () => void,
): () => void {
  const shownList = { queryKey: orderKeys(kind).lists, type: 'active' } as const
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (!matchQuery(shownList, event.query)) return
    const rows = queryClient
      .getQueriesData<Page<{ code: string }>>(shownList)
      .flatMap(([, page]) => page?.rows ?? [])
    if (rows.some((row) => row.code === code)) onRead()
  })
}
