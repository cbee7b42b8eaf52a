import { queryOptions } from '@tanstack/react-query'
import { fetchAllPages } from '@/api/fetch-all-pages'
import { LIST_KEPT_MS, LIST_STALE_MS } from '@/api/resources/freshness'
import { reverseOrders } from '@/api/resources/reverse-orders'

/** Which of a payment order's reverse orders a person's list shows. */
export interface ReverseScope {
  /** 2 is what is to be confirmed, from state 10 on; 1 the working list */
  business: 1 | 2
  /** the person's own only */
  loginOwnerId?: string
}

/**
 * All reverse orders that a list gives for the code of a payment order, for its ledger: those of every payment order whose code
 * holds it are among them. They stand among the lists, so every write makes them stale.
 */
export function reversesOfPayment(paymentCode: string, scope: ReverseScope) {
  const request = { ...scope, paymentCode }
  return queryOptions({
    queryKey: [...reverseOrders.keys.list(request), 'all'],
    queryFn: ({ signal }) =>
      fetchAllPages((page) => reverseOrders.fetchList({ ...request, ...page }, { signal }), {
        rowKey: ({ code }) => code,
        signal,
      }),
    staleTime: LIST_STALE_MS,
    gcTime: LIST_KEPT_MS,
  })
}
