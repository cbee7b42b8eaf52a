import { queryOptions } from '@tanstack/react-query'
import type { ReverseOrderListRequest } from '@/api/contract/reverse-order'
import { transport } from '@/api/transport/client'
import { balance } from './endpoints'
import { DETAIL_STALE_MS, LIST_KEPT_MS } from './freshness'

/** Reverse orders in the cache: everything, all lists, those of one payment order. */
export const reverseOrderKeys = {
  all: ['reverse-order'] as const,
  lists: ['reverse-order', 'list'] as const,
  ofPayment: (paymentCode: string) =>
    ['reverse-order', 'list', { paymentCode, chain: true }] as const,
}

/** More reverses than a payment order ever has: one page of them is all of them. */
const WHOLE_CHAIN = 1000

/**
 * Every reverse order of one payment order, for its ledger. The chain is everybody's, so it is asked
 * for as what is to be confirmed (`business` 2): from state 10 on.
 */
export function reversesOfPaymentOptions(paymentCode: string) {
  const body: ReverseOrderListRequest = {
    business: 2,
    paymentCode,
    pageNum: 1,
    pageSize: WHOLE_CHAIN,
  }
  return queryOptions({
    queryKey: reverseOrderKeys.ofPayment(paymentCode),
    queryFn: ({ signal }) =>
      transport.request(balance.reverseOrderList, { body, askedBy: 'cache', signal }),
    staleTime: DETAIL_STALE_MS,
    gcTime: LIST_KEPT_MS,
  })
}
