import { stringifySearch } from './search-params'

/** The address of a page of the application, base path included. */
export function appHref(path: string, search: Readonly<Record<string, unknown>> = {}): string {
  return import.meta.env.BASE_URL.slice(0, -1) + path + stringifySearch(search)
}
