import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/**
 * Makes a write through the cache, outside of a component too, so that it marks what it made stale.
 *
 * @throws ApiError
 */
export function runWrite<Output, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Output, Error, Variables>,
  variables: Variables,
): Promise<Output> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables)
}
