import { useRouter } from '@tanstack/react-router'
import { appHref, type AppPath, type AppSearch } from '../app-href'

interface NavigationOptions {
  /** the entry in the history that one is on is replaced: Back must not lead there again */
  replace?: boolean
}

/**
 * Goes to a page, or changes the search of the one that shows; what of the search is not given leaves
 * the URL. A cached page can't use the router's typed hooks, which need its route's match, so it names
 * its path. An entry is never replaced by what the one before it shows already: one goes back there.
 */
export function usePageNavigation<Path extends AppPath>(
  path: Path,
): (search: AppSearch<Path>, options?: NavigationOptions) => void {
  const router = useRouter()
  return (search, { replace = false } = {}) => {
    const href = appHref(path, search)
    const here = router.history.location
    const cameFrom = replace ? here.state.cameFrom : here.href
    if (replace && cameFrom === href) router.history.back()
    else void router.navigate({ href, replace, state: { cameFrom } })
  }
}
