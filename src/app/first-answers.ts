import type { QueryClient } from '@tanstack/react-query'
import { withTimeLimit } from '@/api/http/time-limit'

/** How long the first page may wait for what it has asked for, in ms. Whoever sits behind a slow line sees the frame meanwhile. */
export const FIRST_ANSWERS_LIMIT_MS = 100

/**
 * Resolves when the reads that the first page has started are answered, or have failed; at the latest after
 * `FIRST_ANSWERS_LIMIT_MS`. Drawn once, with its rows, a page stands there sooner than drawn without them and then once more: an
 * answer that comes while the page without rows is drawn is not looked at before that is on the screen.
 * See docs/decisions/early-requests.md.
 */
export async function firstAnswers(queryClient: QueryClient): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching' })
    .flatMap(({ promise }) => promise ?? [])
  const { signal } = new AbortController()
  await withTimeLimit(FIRST_ANSWERS_LIMIT_MS, signal, () => Promise.allSettled(underWay)).catch(
    () => undefined,
  )
}
