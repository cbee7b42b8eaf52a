import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isWaitedFor } from '@/api/user-reads'
import { markStale } from '@/api/invalidation'
import { presentFailure } from '@/shell/present-failure'

/**
 * The server-state cache. Retries are the request pipeline's business, so the cache does none; a
 * failed read is shown only when a person waits for it, a failed write where it was started. Every
 * write marks what it made stale.
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        presentFailure(error, { asked: isWaitedFor(query.queryHash) })
      },
    }),
    mutationCache: new MutationCache({
      onSettled: (_data, _error, _variables, _result, { meta }) => {
        if (meta?.write) markStale(queryClient, meta.write)
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        networkMode: 'always',
        // Else that mode takes it for a computer that is never offline.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}
