import type { FileRoutesByPath } from '@tanstack/react-router'
import { stringifySearch } from './search-params'

/** The path of a page of the application: one that no route has does not compile. */
export type AppPath = Exclude<FileRoutesByPath[keyof FileRoutesByPath]['fullPath'], `${string}$`>

/** Values of a page's search as they go into the URL; absent ones leave it. */
export type SearchValues = Readonly<Record<string, string | number | undefined>>

type AppRoute = FileRoutesByPath[keyof FileRoutesByPath]

/**
 * What a link to a page may say in its search: what the route's schema knows. Where the page is data (a menu, a
 * list of any kind) it is whatever stands there.
 */
export type AppSearch<Path extends AppPath> = AppPath extends Path
  ? SearchValues
  : Path extends AppPath
    ? Readonly<
        Partial<Extract<AppRoute, { fullPath: Path }>['preLoaderRoute']['types']['searchSchema']>
      >
    : never

/**
 * The address of a page of the application, base path included.
 *
 * @param path an `AppPath`, or what comes from a menu, a tag or a link that was shared: the routes then say
 *   whether there is such a page
 */
export function appHref(path: string, search: Readonly<Record<string, unknown>> = {}): string {
  return import.meta.env.BASE_URL.slice(0, -1) + path + stringifySearch(search)
}
