import type { QueryObserverResult, UseQueryOptions } from '@tanstack/react-query'
import type { Page } from '@/api/contract/envelope'
import type { User } from '@/api/contract/session'
import type { SentAs } from '@/api/http/send'
import type { ReadOptions } from '@/api/resources/list-reads'
import type { PageQuerySettings } from '@/platform/use-page-query'
import type { AppPath } from '@/shell/app-href'
import type { Business } from '@/shell/pages'

/** What the route of a list and its screen both know: what its URL asks for, and of whom. */
export interface ListQuery<Row, Search, Request> {
  /** under which a person's columns and views are remembered; never change it */
  id: string
  path: AppPath
  /**
   * Undefined when the list may not be asked for: a person without a user name has none.
   * `business` is what the route says of itself, undefined where it has none.
   */
  toRequest: (search: Search, user: User, business: Business | undefined) => Request | undefined
  options: (request: Request) => UseQueryOptions<Page<Row>>
  /** one page of rows, by the hook of the resource */
  useRows: (request: Request, settings?: PageQuerySettings) => QueryObserverResult<Page<Row>>
  /** a person pressed Search or Refresh; throws when the same was pressed within the window */
  refuseRepeat: (request: Request) => void
  /** how the read of a page leaves */
  sentAs: (request: Request) => SentAs
  /** one page past the cache: to add up or check all matching rows */
  fetchPage: (request: Request, signal: AbortSignal | undefined) => Promise<Page<Row>>
}

/** The reads of a list, as `listReads` makes them. */
export interface ListReads<Row, Request> {
  listOptions: (request: Request) => UseQueryOptions<Page<Row>>
  refuseListRepeat: (request: Request) => void
  listSentAs: (request: Request) => SentAs
  fetchList: (request: Request, options: ReadOptions) => Promise<Page<Row>>
}

/** A list's query from the reads that answer it. */
export function listQuery<Row, Search, Request>({
  reads,
  ...query
}: Pick<ListQuery<Row, Search, NoInfer<Request>>, 'id' | 'path' | 'toRequest' | 'useRows'> & {
  reads: ListReads<Row, Request>
}): ListQuery<Row, Search, Request> {
  return {
    ...query,
    options: reads.listOptions,
    refuseRepeat: reads.refuseListRepeat,
    sentAs: reads.listSentAs,
    fetchPage: (request, signal) => reads.fetchList(request, { signal, fresh: true }),
  }
}
