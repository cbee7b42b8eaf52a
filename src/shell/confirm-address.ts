import type { PageSearch } from './pages'

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
  const { pathname, searchParams } = new URL(from, 'http://own.invalid')
  const [, area, page = 'list'] = /^\/(\w+)\/order(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  if (area === undefined) return undefined
  const code = searchParams.get('code')
  if (page === 'list') {
    const search = { ...Object.fromEntries(searchParams), tab: 'all' }
    return { kind: 'list', path: `/${area}/confirm/list`, search }
  }
  const isOrder = code !== null && (page === 'detail' || page === 'submit')
  return isOrder ? { kind: 'order', path: `/${area}/confirm/submit`, search: { code } } : undefined
}
