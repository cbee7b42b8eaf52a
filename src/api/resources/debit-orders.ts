import type {
  DebitOrder,
  DebitOrderDetail,
  DebitOrderListRequest,
} from '@/api/contract/debit-order'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { balance } from '../endpoints'
import { orderReads } from './order-reads'

export const debitOrders = orderReads<DebitOrderListRequest, DebitOrder, DebitOrderDetail>({
  kind: 'debit',
  list: balance.debitOrderList,
  detail: balance.debitOrderDetail,
})

export const useDebitOrderList = (request: DebitOrderListRequest, settings?: PageQuerySettings) =>
  usePageQuery({ ...debitOrders.listOptions(request), ...settings })

export const useDebitOrder = (code: string, settings?: PageQuerySettings) =>
  usePageQuery({ ...debitOrders.detailOptions(code), ...settings })

export const useDebitOrderLog = (code: string, settings?: PageQuerySettings) =>
  usePageQuery({ ...debitOrders.logsOptions(code), ...settings })
