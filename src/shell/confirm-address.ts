import type { PageSearch } from './pages'
import { readLinkSearch } from './search-params'

/** The page on which a reviewer sees what an applicant sees elsewhere. */
export interface ConfirmAddress {
  kind: 'order' | 'list'
  path: string
  search: PageSearch
}

/**
 * The confirm page beside a page of orders: that of the same order, or the list with the same filters
 * in all states. Whether the person may open it is another question.
 *
 * @param from path with its query, below the base path
 * @returns undefined for what has no such page beside it
 */
export function confirmAddress(from: string): ConfirmAddress | undefined {
  const { pathname, search } = new URL(from, 'http://own.invalid')
  const asked = readLinkSearch(search)
  const [, area, page = 'list'] = /^\/(\w+)\/order(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  if (area === undefined) return undefined
  if (page === 'list') {
    return { kind: 'list', path: `/${area}/confirm/list`, search: { ...asked, tab: 'all' } }
  }
  const { code } = asked
  const isOrder = code !== undefined && (page === 'detail' || page === 'submit')
  return isOrder ? { kind: 'order', path: `/${area}/confirm/submit`, search: { code } } : undefined
}
