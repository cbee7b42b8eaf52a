import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Page } from '@/api/contract/envelope'
import { transport } from '@/api/http/client'
import type { Endpoint } from '@/api/http/endpoint'
import { LIST_KEPT_MS, LIST_STALE_MS } from './freshness'

export interface ReadOptions {
  signal?: AbortSignal | undefined
  /** a re-read that a decision depends on */
  fresh?: boolean | undefined
}

/** One page of rows, past the cache. */
export type FetchList<Request, Row> = (
  request: Request,
  options?: ReadOptions,
) => Promise<Page<Row>>

/**
 * The reads of a list, of orders or of base data; through the cache and past it.
 *
 * @param inParts answers what one call can't, by several of them; undefined for any other request
 */
export function listReads<Request extends object, Row>(
  endpoint: Endpoint<Page<Row>, Request>,
  keyOf: (request: object) => QueryKey,
  inParts?: (
    fetchPage: FetchList<Request, Row>,
    request: Request,
    options: ReadOptions,
  ) => Promise<Page<Row>> | undefined,
) {
  const fetchPage: FetchList<Request, Row> = (request, options = {}) =>
    transport.request(endpoint, { body: request, askedBy: 'cache', ...options })
  /** One page, past the cache: to read all matching rows, a count, or what became of a write. */
  const fetchList: FetchList<Request, Row> = (request, options = {}) =>
    inParts?.(fetchPage, request, options) ?? fetchPage(request, options)
  return {
    fetchList,
    /** How the read of a page leaves, for the page's first script to send it after a reload. */
    listSentAs: (request: Request) => transport.sentAs(endpoint, { body: request }),
    /**
     * A person pressed Search or Refresh: call this before the cache is asked.
     *
     * @throws ApiError of kind `duplicate` when it was pressed or sent within the last second
     */
    refuseListRepeat: (request: Request): void =>
      transport.refuseRepeat(endpoint, { body: request }),
    /** One page of rows. Add `placeholderData: keepPreviousData` where paging shows it. */
    listOptions: (request: Request) =>
      queryOptions({
        queryKey: keyOf(request),
        queryFn: ({ signal }) => fetchList(request, { signal }),
        staleTime: LIST_STALE_MS,
        gcTime: LIST_KEPT_MS,
      }),
  }
}
