import type { Query, QueryClient } from '@tanstack/react-query'
import { isWaitedFor } from '@/api/user-reads'

/**
 * Holds back what the pages read by themselves: a count, the page after this one, what became stale. Once the session has
 * ended such a read would be refused, and the person told of a lost session that they have just ended themselves. What a
 * person waits for goes on.
 *
 * @returns lets go: what was held back is read now
 */
export function holdReads(queryClient: QueryClient): () => void {
  const held = new Set<Query>()
  const queries = queryClient.getQueryCache()
  let isOver = false
  const hold = () => {
    if (isOver) return
    for (const query of queries.findAll({ fetchStatus: 'fetching' })) {
      if (isWaitedFor(query.queryHash)) continue
      held.add(query)
      void query.cancel({ revert: true })
    }
  }
  hold()
  const stop = queries.subscribe(({ type }) => {
    // Told of a read that is about to begin: there is nothing to give up yet.
    if (type === 'updated') queueMicrotask(hold)
  })
  return () => {
    isOver = true
    stop()
    for (const query of held) {
      // The query itself holds a failure, and the page shows it. What no page shows is read when one does.
      if (query.isActive()) query.fetch().catch(() => undefined)
    }
  }
}
