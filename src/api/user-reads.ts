import {
  hashKey,
  useQueryClient,
  type DefaultError,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { useState } from 'react'
import { usePageEffect } from '@/platform/page-active'

/** Reads that a person asked for and waits for, by query hash, while they are under way. */
const asked = new Set<string>()

/** Whether a person waits for this read, so that its failure opens the dialog. */
export function isWaitedFor(queryHash: string): boolean {
  return asked.has(queryHash)
}

/**
 * Reads what a person asked for. Its failure is shown to them; a read that the cache starts by
 * itself (prefetch, quiet revalidation) stays quiet. See docs/wire-contract.md, "Failures".
 *
 * @param refetch reads again even when the cached answer is fresh: Search, Refresh and Retry
 * @throws ApiError
 */
export async function fetchForUser<Output, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Output, DefaultError, Output, Output, Key>,
  { refetch = false } = {},
): Promise<Output> {
  const hash = hashKey(options.queryKey)
  asked.add(hash)
  try {
    return await (refetch ? refetchQuery(queryClient, options) : queryClient.query(options))
  } finally {
    asked.delete(hash)
  }
}

/**
 * Reads past what is in the cache, however fresh it seems: the cache tells age by the computer's clock, and by one that was
 * set back an answer may even be of the future. A read that is under way is given up: it may bring what was there before the
 * person asked. Whoever waits for it gets the newer answer.
 *
 * @throws ApiError
 */
export function refetchQuery<Output, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Output, DefaultError, Output, Output, Key>,
): Promise<Output> {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true })
  // Ends at once; what is under way then waits for the read that begins below.
  void query?.cancel({ silent: true })
  query?.invalidate()
  return queryClient.query({ ...options, staleTime: 0 })
}

/** What a person presses where a read has failed: it is read again, and a failure opens the dialog. */
export function useRetry<Output, Key extends QueryKey>(
  options: QueryExecuteOptions<Output, DefaultError, Output, Output, Key>,
): () => void {
  const queryClient = useQueryClient()
  return () => void fetchForUser(queryClient, options, { refetch: true }).catch(() => undefined)
}

/**
 * Of what shows because a person asked for it, and reads by itself: a failure of its first read opens the dialog, as
 * that of a page does. What it comes to read later on, as another month from midnight on, nobody has asked for.
 */
export function useAskedRead<Output, Key extends QueryKey>(
  options: QueryExecuteOptions<Output, DefaultError, Output, Output, Key>,
): void {
  const queryClient = useQueryClient()
  const hash = hashKey(options.queryKey)
  const [first] = useState(hash)
  usePageEffect(() => {
    if (hash === first) startRead(queryClient, options, { isPreload: false })
  }, hash)
}

/**
 * Starts the read of a page that is being entered, without waiting for it. What is in the cache
 * already is shown at once and revalidates by itself once the page is there.
 *
 * @param isPreload the person only points at a link: nobody waits yet
 */
export function startRead<Output, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Output, DefaultError, Output, Output, Key>,
  { isPreload }: { isPreload: boolean },
): void {
  if (isPreload) {
    // Nobody waits: a failure is met again by whoever really goes there.
    queryClient.query(options).catch(() => undefined)
  } else if (queryClient.getQueryData(options.queryKey) === undefined) {
    // The query itself holds the failure, and the page shows it.
    fetchForUser(queryClient, options).catch(() => undefined)
  }
}
