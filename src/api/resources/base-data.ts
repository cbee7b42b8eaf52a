import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Page } from '@/api/contract/envelope'
import { transport } from '@/api/http/client'
import type { Endpoint } from '@/api/http/endpoint'
import { BASE_DATA_STALE_MS, LIST_KEPT_MS } from './freshness'
import { listReads } from './list-reads'

/** Base data by its place in the cache. */
type BaseKind = 'channel' | 'park' | 'department' | 'remark' | 'verify-user'

/** Everything of all of them. */
export const BASE_DATA = ['base'] as const

/** The kinds of base data that people maintain. */
export type MaintainedKind = 'department' | 'remark' | 'verify-user'

/**
 * Where a kind of base data stands in the cache: everything of it, what forms and filters choose from,
 * all lists of it that are maintained, one such list.
 */
export function baseKeys<Kind extends BaseKind>(kind: Kind) {
  return {
    everything: ['base', kind] as const,
    choices: ['base', kind, 'choices'] as const,
    lists: ['base', kind, 'list'] as const,
    list: (request: object): QueryKey => ['base', kind, 'list', request],
  }
}

/** What forms and filters choose from, as one call gives it. */
export function choicesOptions<Answer>(kind: BaseKind, endpoint: Endpoint<Answer>) {
  return choicesRead(kind, (signal) => transport.request(endpoint, { askedBy: 'cache', signal }))
}

/** What forms and filters choose from, however it is read. */
export function choicesRead<Answer>(
  kind: BaseKind,
  read: (signal: AbortSignal) => Promise<Answer>,
) {
  return queryOptions({
    queryKey: baseKeys(kind).choices,
    queryFn: ({ signal }) => read(signal),
    staleTime: BASE_DATA_STALE_MS,
    gcTime: LIST_KEPT_MS,
  })
}

/** The list of one kind as it is maintained, with the entries that are no longer valid. */
export function entryReads<Request extends object, Row>(
  kind: MaintainedKind,
  endpoint: Endpoint<Page<Row>, Request>,
) {
  const keys = baseKeys(kind)
  return { keys, ...listReads<Request, Row>(endpoint, keys.list) }
}
