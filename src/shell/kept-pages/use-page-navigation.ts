import { useRouter } from '@tanstack/react-router'

/** Values of a page's search as they go into the URL; absent ones leave it. */
export type SearchValues = Readonly<Record<string, string | number | undefined>>

/**
 * Changes the search of a kept page's URL; what is not given leaves it. A kept page can't use the
 * router's typed hooks, which need its route's match, so it names its path.
 */
export function usePageNavigation(path: string): (search: SearchValues) => void {
  const router = useRouter()
  return (search) => {
    void router.navigate({ to: path, search: search as never })
  }
}
