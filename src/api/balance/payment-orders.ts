import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Page } from '@/api/contract/envelope'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import { transport } from '@/api/transport/client'
import { LOG_BIZ_TYPE } from '@/domain/operation-steps'
import { balance } from './endpoints'
import { DETAIL_STALE_MS, LIST_KEPT_MS, LIST_STALE_MS } from './freshness'

/** Payment orders in the cache: everything, all lists, one list, one order, its log. */
export const paymentOrderKeys = {
  all: ['payment-order'] as const,
  lists: ['payment-order', 'list'] as const,
  list: (request: PaymentOrderListRequest): QueryKey => ['payment-order', 'list', request],
  details: ['payment-order', 'detail'] as const,
  detail: (code: string): QueryKey => ['payment-order', 'detail', code],
  logs: ['payment-order', 'logs'] as const,
  log: (code: string): QueryKey => ['payment-order', 'logs', code],
  budgets: ['payment-order', 'budget'] as const,
  budget: (request: BudgetRequest) => ['payment-order', 'budget', request] as const,
}

/** What a budget is asked for. */
export interface BudgetRequest {
  affiliationDepartmentCode: string
  feeItemCode: string
  channelId: number
}

interface ReadOptions {
  signal?: AbortSignal | undefined
  /** a re-read that a decision depends on */
  fresh?: boolean | undefined
}

/** One page of the list, past the cache: to read all matching rows, or a count. */
export function fetchPaymentOrders(
  request: PaymentOrderListRequest,
  options: ReadOptions = {},
): Promise<Page<PaymentOrder>> {
  return transport.request(balance.paymentOrderList, {
    body: request,
    askedBy: 'cache',
    ...options,
  })
}

/**
 * A person pressed Search or Refresh: call this before the cache is asked.
 *
 * @throws ApiError of kind `duplicate` when it was pressed or sent within the last second
 */
export function claimPaymentOrders(request: PaymentOrderListRequest): void {
  transport.claim(balance.paymentOrderList, { body: request })
}

/** One page of payment orders. Add `placeholderData: keepPreviousData` where paging shows it. */
export function paymentOrderListOptions(request: PaymentOrderListRequest) {
  return queryOptions({
    queryKey: paymentOrderKeys.list(request),
    queryFn: ({ signal }) => fetchPaymentOrders(request, { signal }),
    staleTime: LIST_STALE_MS,
    gcTime: LIST_KEPT_MS,
  })
}

/** One payment order, past the cache. */
export function fetchPaymentOrder(code: string, options: ReadOptions = {}) {
  return transport.request(balance.paymentOrderDetail, {
    body: { code },
    askedBy: 'cache',
    ...options,
  })
}

/** One payment order with its debit orders. */
export function paymentOrderDetailOptions(code: string) {
  return queryOptions({
    queryKey: paymentOrderKeys.detail(code),
    queryFn: ({ signal }) => fetchPaymentOrder(code, { signal }),
    staleTime: DETAIL_STALE_MS,
    gcTime: LIST_KEPT_MS,
  })
}

/** The operation log of one payment order, newest first, past the cache. */
export function fetchPaymentOrderLogs(code: string, options: ReadOptions = {}) {
  return transport.request(balance.operationLogs, {
    body: { recordId: code, bizType: LOG_BIZ_TYPE.payment },
    askedBy: 'cache',
    ...options,
  })
}

/** The operation log of one payment order, newest first. */
export function paymentOrderLogsOptions(code: string) {
  return queryOptions({
    queryKey: paymentOrderKeys.log(code),
    queryFn: ({ signal }) => fetchPaymentOrderLogs(code, { signal }),
    staleTime: DETAIL_STALE_MS,
  })
}

/** What a department may still spend on a fee item, in cents. Money moves: never kept as fresh. */
export function paymentOrderBudgetOptions(request: BudgetRequest) {
  return queryOptions({
    queryKey: paymentOrderKeys.budget(request),
    queryFn: ({ signal }) =>
      transport.request(balance.paymentOrderBudget, { body: request, askedBy: 'cache', signal }),
    staleTime: 0,
  })
}
