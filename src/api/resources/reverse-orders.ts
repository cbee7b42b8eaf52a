import type { ReverseOrder, ReverseOrderListRequest } from '@/api/contract/reverse-order'
import { balance } from '../endpoints'
import { orderReads } from './order-reads'

/** What is read of reverse orders. */
export const reverseOrders = orderReads<ReverseOrderListRequest, ReverseOrder, ReverseOrder>({
  kind: 'reverse',
  list: balance.reverseOrderList,
  detail: balance.reverseOrderDetail,
})

/** More reverses than a payment order ever has: one page of them is all of them. */
const WHOLE_CHAIN = 1000

/**
 * The reverse orders of one payment order, for its ledger.
 *
 * @param scope `business` 2 asks for what is to be confirmed, from state 10 on; 1 for the working list,
 *   which is the whole chain to those only whose working list is everybody's
 */
export function reversesOfPaymentOptions(
  paymentCode: string,
  scope: { business: 1 | 2; loginOwnerId?: string },
) {
  return reverseOrders.listOptions({ ...scope, paymentCode, pageNum: 1, pageSize: WHOLE_CHAIN })
}
