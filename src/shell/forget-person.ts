import type { QueryClient } from '@tanstack/react-query'
import { keptPages } from './kept-pages/kept-pages'

/**
 * Forgets what the person before had open and had read, so that whoever signs in next sees nothing of
 * it. Who is signed in stays.
 */
export function forgetPerson(queryClient: QueryClient): void {
  keptPages.clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
}
