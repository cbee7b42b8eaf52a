import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isAsked } from '@/api/ask'
import { presentFailure } from '@/shell/present-failure'

/**
 * The server-state cache. Retries are the request pipeline's business, so the cache does none; a
 * failed read is shown only when a person waits for it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => presentFailure(error, { asked: isAsked(query.queryHash) }),
    }),
    defaultOptions: {
      queries: { retry: false, retryOnMount: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
