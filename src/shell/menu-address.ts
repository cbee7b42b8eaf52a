import type { PageSearch } from './pages'
import { readLinkSearch } from './search-params'

/** Where an entry of the menu leads: a path as the routes know it, and the search it comes with. */
export interface MenuAddress {
  path: string
  /** undefined where the entry names none: the page is then found as it was left */
  search: PageSearch | undefined
}

interface Here {
  /** of this page */
  origin: string
  /** the base path of the application, with a slash at both ends */
  base: string
}

/**
 * Reads the url of a menu entry as platforms write it: with or without a slash in front or at the end,
 * with a query, below the base path, or in full for this origin.
 *
 * @returns undefined for another origin, another base path and what is no address
 */
export function menuAddress(
  url: string,
  { origin, base }: Here = { origin: location.origin, base: import.meta.env.BASE_URL },
): MenuAddress | undefined {
  const text = url.trim()
  const target = parse(text, `${origin}/`)
  if (target?.origin !== origin) return undefined
  const isBelowBase = `${target.pathname}/`.startsWith(base)
  // In full it says where it lives; a bare path is a path within the application.
  if (!isBelowBase && /^[a-z]+:/i.test(text)) return undefined
  const below = isBelowBase ? target.pathname.slice(base.length - 1) : target.pathname
  const search = readLinkSearch(target.search)
  return {
    path: below.replace(/\/+$/, '') || '/',
    search: Object.keys(search).length > 0 ? search : undefined,
  }
}

function parse(text: string, base: string): URL | undefined {
  try {
    return text === '' ? undefined : new URL(text, base)
  } catch {
    return undefined
  }
}
