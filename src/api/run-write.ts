import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/**
 * Makes a write where no component waits for it: a batch, a row whose writes come when they are wanted. It marks what it made
 * stale, as the hooks of the resources do.
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
