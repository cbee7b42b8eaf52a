import { queryOptions } from '@tanstack/react-query'
import type {
  PaymentOrder,
  PaymentOrderDetail,
  PaymentOrderListRequest,
} from '@/api/contract/payment-order'
import type { BudgetRequest } from '@/api/contract/requests'
import { transport } from '@/api/http/client'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { balance } from '../endpoints'
import { orderReads } from './order-reads'

export const paymentOrders = orderReads<PaymentOrderListRequest, PaymentOrder, PaymentOrderDetail>({
  kind: 'payment',
  list: balance.paymentOrderList,
  detail: balance.paymentOrderDetail,
})

export const usePaymentOrderList = (
  request: PaymentOrderListRequest,
  settings?: PageQuerySettings,
) => usePageQuery({ ...paymentOrders.listOptions(request), ...settings })

export const usePaymentOrder = (code: string, settings?: PageQuerySettings) =>
  usePageQuery({ ...paymentOrders.detailOptions(code), ...settings })

export const usePaymentOrderLog = (code: string, settings?: PageQuerySettings) =>
  usePageQuery({ ...paymentOrders.logsOptions(code), ...settings })

/** Where budgets stand in the cache: all of them. */
export const BUDGETS = ['payment-order', 'budget'] as const

/** What a department may still spend on a fee item, in cents. Money moves: never kept as fresh. */
export function paymentOrderBudgetOptions(request: BudgetRequest) {
  return queryOptions({
    queryKey: [...BUDGETS, request],
    queryFn: ({ signal }) =>
      transport.request(balance.paymentOrderBudget, { body: request, askedBy: 'cache', signal }),
    staleTime: 0,
  })
}

export const usePaymentOrderBudget = (request: BudgetRequest) =>
  usePageQuery(paymentOrderBudgetOptions(request))
