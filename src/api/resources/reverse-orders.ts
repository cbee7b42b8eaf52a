import type { ReverseOrder, ReverseOrderListRequest } from '@/api/contract/reverse-order'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
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
