import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Page } from '@/api/contract/envelope'
import { transport } from '@/api/transport/client'
import type { Endpoint } from '@/api/transport/endpoint'
import type { LOG_BIZ_TYPE } from '@/domain/operation-steps'
import { balance } from './endpoints'
import { DETAIL_STALE_MS, LIST_KEPT_MS } from './freshness'
import { listReads, type ReadOptions } from './list-reads'

/** The order types, as their answers stand in the cache. */
export type OrderKind = 'payment-order' | 'debit-order' | 'reverse-order'

interface OrderReadsInput<Row, Detail> {
  kind: OrderKind
  /** `bizType` of the type's log entries */
  bizType: (typeof LOG_BIZ_TYPE)[keyof typeof LOG_BIZ_TYPE]
  list: Endpoint<Page<Row>>
  detail: Endpoint<Detail>
}

/** Where a type's answers stand in the cache: everything, all lists, one list, one order, its log. */
export function orderKeys(kind: OrderKind) {
  return {
    lists: [kind, 'list'] as const,
    list: (request: object): QueryKey => [kind, 'list', request],
    details: [kind, 'detail'] as const,
    detail: (code: string): QueryKey => [kind, 'detail', code],
    logs: [kind, 'logs'] as const,
    log: (code: string): QueryKey => [kind, 'logs', code],
  }
}

/** The reads that every order type has: its list, an order, its log; through the cache and past it. */
export function orderReads<Request extends object, Row, Detail>({
  kind,
  bizType,
  list,
  detail,
}: OrderReadsInput<Row, Detail>) {
  const keys = orderKeys(kind)
  const read = { askedBy: 'cache' } as const

  /** One order, past the cache. */
  const fetchDetail = (code: string, options: ReadOptions = {}): Promise<Detail> =>
    transport.request(detail, { body: { code }, ...read, ...options })
  /** The operation log of one order, newest first, past the cache. */
  const fetchLogs = (code: string, options: ReadOptions = {}) =>
    transport.request(balance.operationLogs, {
      body: { recordId: code, bizType },
      ...read,
      ...options,
    })

  return {
    keys,
    ...listReads<Request, Row>(list, keys.list),
    fetchDetail,
    fetchLogs,
    /** One order with what hangs on it. */
    detailOptions: (code: string) =>
      queryOptions({
        queryKey: keys.detail(code),
        queryFn: ({ signal }) => fetchDetail(code, { signal }),
        staleTime: DETAIL_STALE_MS,
        gcTime: LIST_KEPT_MS,
        meta: { refusalInPlace: true },
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
