import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Page } from '@/api/contract/envelope'
import type { CodeRequest } from '@/api/contract/requests'
import type { PaymentOrderListRequest } from '@/api/contract/payment-order'
import { transport } from '@/api/http/client'
import type { Endpoint } from '@/api/http/endpoint'
import { isCodeList } from '@/domain/code-list'
import { LOG_BIZ_TYPE } from '@/domain/operation-steps'
import type { OrderKind } from '@/domain/order-kinds'
import { balance } from '../endpoints'
import { DETAIL_STALE_MS, LIST_KEPT_MS } from './freshness'
import { listReads, type ReadOptions } from './list-reads'

const importByCodes = () => import('../fetch-by-codes')

/** What lists of orders are asked for, as far as codes are concerned. */
export type CodesRequest = Pick<PaymentOrderListRequest, 'code' | 'pageNum' | 'pageSize'>

interface OrderReadsInput<Request, Row, Detail> {
  kind: OrderKind
  list: Endpoint<Page<Row>, Request>
  detail: Endpoint<Detail, CodeRequest>
}

/** Where a type's answers stand in the cache: everything, all lists, one list, one order, its log. */
export function orderKeys(kind: OrderKind) {
  const type = `${kind}-order` as const
  return {
    lists: [type, 'list'] as const,
    list: (request: object): QueryKey => [type, 'list', request],
    details: [type, 'detail'] as const,
    detail: (code: string): QueryKey => [type, 'detail', code],
    logs: [type, 'logs'] as const,
    log: (code: string): QueryKey => [type, 'logs', code],
  }
}

/** The reads that every order type has: its list, an order, its log; through the cache and past it. */
export function orderReads<Request extends CodesRequest, Row extends { code: string }, Detail>({
  kind,
  list,
  detail,
}: OrderReadsInput<Request, Row, Detail>) {
  const keys = orderKeys(kind)
  const read = { askedBy: 'cache' } as const

  /** One order, past the cache. */
  const fetchDetail = (code: string, options: ReadOptions = {}): Promise<Detail> =>
    transport.request(detail, { body: { code }, ...read, ...options })
  /** The operation log of one order, newest first, past the cache. */
  const fetchLogs = (code: string, options: ReadOptions = {}) =>
    transport.request(balance.operationLogs, {
      body: { recordId: code, bizType: LOG_BIZ_TYPE[kind] },
      ...read,
      ...options,
    })

  return {
    keys,
    ...listReads<Request, Row>(list, keys.list, (fetchPage, request, options) =>
      isCodeList(request.code)
        ? importByCodes().then(({ fetchByCodes }) => fetchByCodes(fetchPage, request, options))
        : undefined,
    ),
    fetchDetail,
    fetchLogs,
    /** One order with what hangs on it. */
    detailOptions: (code: string) =>
      queryOptions({
        queryKey: keys.detail(code),
        queryFn: ({ signal }) => fetchDetail(code, { signal }),
        staleTime: DETAIL_STALE_MS,
        gcTime: LIST_KEPT_MS,
      }),
    /** The operation log of one order, newest first. */
    logsOptions: (code: string) =>
      queryOptions({
        queryKey: keys.log(code),
        queryFn: ({ signal }) => fetchLogs(code, { signal }),
        staleTime: DETAIL_STALE_MS,
      }),
  }
}
