import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from '@/routeTree.gen'
import type { PageAccess } from '@/session/guard'
import { PageSkeleton } from '@/shell/page-skeleton'
import type { PageData } from '@/shell/pages'
import { RouteFailure } from '@/shell/route-failure'
import { parseSearch, stringifySearch } from '@/shell/search-params'

/** The router of the application, mounted below the base path it was built for. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    // /PAYMENT/order/list is no page: half of what goes by the path would not know it.
    caseSensitive: true,
    context: { queryClient },
    parseSearch,
    search: { strict: true },
    stringifySearch,
    // The query cache decides what is fresh; the router must not keep loader results of its own.
    defaultPreloadStaleTime: 0,
    // A match that is kept holds its aborted signal, whose trace holds the matches of the navigation before: all of them.
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteFailure,
    // The root route has the same one.
    disableGlobalCatchBoundary: true,
    // Loaders only start reads. In the background they would render all matches a second time.
    defaultStaleReloadMode: 'blocking',
    // Cached pages have scrollers of their own, which stay where they were.
    scrollRestoration: false,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }

  interface StaticDataRouteOption extends PageData, PageAccess {}

  interface HistoryState {
    /** how the page was entered: from the menu a list may apply its default view */
    entered?: 'menu' | undefined
    /** epoch ms at which a person asked for the page anew, through `/redirect/$` */
    refreshedAt?: number | undefined
    /** the address of the entry before this one, where a page led here itself */
    cameFrom?: string | undefined
  }
}
