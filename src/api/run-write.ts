import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/**
 * Makes a write through the cache, outside of a component too, so that it marks what it made stale.
 *
 * @param idempotencyKey goes with the request, for a server that recognises repeats by it
 * @throws ApiError
 */
export function runWrite<Output, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Output, Error, Variables>,
  variables: Variables,
  idempotencyKey?: string,
): Promise<Output> {
  const keyed =
    idempotencyKey === undefined
      ? options
      : { ...options, meta: { ...options.meta, idempotencyKey } }
  return queryClient.getMutationCache().build(queryClient, keyed).execute(variables)
}
