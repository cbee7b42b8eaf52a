import type { Query, QueryClient } from '@tanstack/react-query'
import { pageCache } from './page-cache'

/** What each hidden page had read when it was left, by query hash. */
const readBy = new Map<string, ReadonlySet<string>>()

/** Whether a query belongs to what a page shows and not to the shell around it. */
function isOfPage({ queryKey }: Query): boolean {
  return queryKey[0] !== 'session' && queryKey[0] !== 'menus'
}

/** What the page that shows reads at this moment: hidden pages read nothing. */
function readNow(queryClient: QueryClient): ReadonlySet<string> {
  const active = queryClient.getQueryCache().findAll({ type: 'active', predicate: isOfPage })
  return new Set(active.map(({ queryHash }) => queryHash))
}

/** Remembers what a page has read; called while it is still subscribed to it. */
export function rememberQueries(queryClient: QueryClient, pageKey: string): void {
  readBy.set(pageKey, readNow(queryClient))
}

/** The page is gone. */
export function forgetQueries(pageKey: string): void {
  readBy.delete(pageKey)
}

let lastRefresh = 0

/**
 * The stamp of a request for a page anew: epoch ms, but always later than the one before, whatever the computer's clock was
 * set to in between.
 */
export function refreshStamp(): number {
  return Math.max(Date.now(), lastRefresh + 1)
}

/**
 * A person has asked for a page anew, with the stamp `refreshedAt`: what it has read is dropped. A visit
 * of the same entry in the history later on is no such request.
 */
export function refreshPage(
  queryClient: QueryClient,
  { pageKey, refreshedAt }: { pageKey: string; refreshedAt: number },
): void {
  if (refreshedAt <= lastRefresh) return
  lastRefresh = refreshedAt
  dropPageData(queryClient, pageKey, pageCache.snapshot().activeKey === pageKey)
}

/**
 * Drops what a page has read, so that it is read again when the page is mounted anew. What other open
 * pages read too is only marked stale: it must not vanish under them.
 */
function dropPageData(queryClient: QueryClient, pageKey: string, isActive: boolean): void {
  const own = isActive ? readNow(queryClient) : (readBy.get(pageKey) ?? new Set<string>())
  const ofOthers = new Set(
    [...readBy].flatMap(([key, hashes]) => (key === pageKey ? [] : [...hashes])),
  )
  for (const hash of own) {
    const query = queryClient.getQueryCache().get(hash)
    if (!query) continue
    if (ofOthers.has(hash)) query.invalidate()
    else query.reset()
  }
}
