import type { FileRoutesByPath } from '@tanstack/react-router'
import { stringifySearch } from './search-params'

/** The path of a page of the application: one that no route has does not compile. */
export type AppPath = Exclude<FileRoutesByPath[keyof FileRoutesByPath]['fullPath'], `${string}$`>

/**
 * The address of a page of the application, base path included.
 *
 * @param path an `AppPath`, or what comes from a menu, a tag or a link that was shared: the routes then say
 *   whether there is such a page
 */
export function appHref(path: string, search: Readonly<Record<string, unknown>> = {}): string {
  return import.meta.env.BASE_URL.slice(0, -1) + path + stringifySearch(search)
}
