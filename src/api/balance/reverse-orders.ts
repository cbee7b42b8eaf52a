import { queryOptions } from '@tanstack/react-query'
import type { ReverseOrderListRequest } from '@/api/contract/reverse-order'
import { transport } from '@/api/transport/client'
import { balance } from './endpoints'
import { DETAIL_STALE_MS, LIST_KEPT_MS } from './freshness'

/** Reverse orders in the cache: everything, all lists, those of one payment order. */
export const reverseOrderKeys = {
  all: ['reverse-order'] as const,
  lists: ['reverse-order', 'list'] as const,
  ofPayment: (paymentCode: string, business: number) =>
    ['reverse-order', 'list', { paymentCode, business, chain: true }] as const,
}

/** More reverses than a payment order ever has: one page of them is all of them. */
const WHOLE_CHAIN = 1000

/**
 * Every reverse order of one payment order, for its ledger.
 *
 * @param business 2 asks for what is to be confirmed, from state 10 on; 1 for the working list, which is
 *   the whole chain to those only whose working list is everybody's
 */
export function reversesOfPaymentOptions(paymentCode: string, business: 1 | 2) {
  const body: ReverseOrderListRequest = {
    business,
    paymentCode,
    pageNum: 1,
    pageSize: WHOLE_CHAIN,
  }
  return queryOptions({
    queryKey: reverseOrderKeys.ofPayment(paymentCode, business),
    queryFn: ({ signal }) =>
      transport.request(balance.reverseOrderList, { body, askedBy: 'cache', signal }),
    staleTime: DETAIL_STALE_MS,
    gcTime: LIST_KEPT_MS,
  })
}
