import type { ReverseOrder, ReverseOrderListRequest } from '@/api/contract/reverse-order'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { LARGEST_PAGE } from '../contract/envelope'
import { balance } from '../endpoints'
import { orderReads } from './order-reads'

export const reverseOrders = orderReads<ReverseOrderListRequest, ReverseOrder, ReverseOrder>({
  kind: 'reverse',
  list: balance.reverseOrderList,
  detail: balance.reverseOrderDetail,
})

export const useReverseOrderList = (
  request: ReverseOrderListRequest,
  settings?: PageQuerySettings,
) => usePageQuery({ ...reverseOrders.listOptions(request), ...settings })

export const useReverseOrder = (code: string, settings?: PageQuerySettings) =>
  usePageQuery({ ...reverseOrders.detailOptions(code), ...settings })

export const useReverseOrderLog = (code: string, settings?: PageQuerySettings) =>
  usePageQuery({ ...reverseOrders.logsOptions(code), ...settings })

/**
 * What is asked for to have the reverse orders of one payment order, for its ledger: it never has more of them than a page.
 *
 * @param scope `business` 2 asks for what is to be confirmed, from state 10 on; 1 for the working list,
 *   which is the whole chain to those only whose working list is everybody's
 */
export function reversesOfPayment(
  paymentCode: string,
  scope: { business: 1 | 2; loginOwnerId?: string },
): ReverseOrderListRequest {
  return { ...scope, paymentCode, pageNum: 1, pageSize: LARGEST_PAGE }
}
