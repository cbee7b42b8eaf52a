import type { PageSearch } from './pages'
import { readLinkSearch } from './search-params'

/** The page on which somebody else sees the same. */
export interface PageBeside {
  /** the confirm page of an order or the confirm list, or those of who works with orders */
  kind: 'confirm-order' | 'confirm-list' | 'order' | 'list'
  path: string
  search: PageSearch
}

/**
 * The confirm page beside a page of orders, and the other way round: that of the same order, or the list with the same filters,
 * the confirm list in all states. Whether the person may open it is another question.
 *
 * @param from path with its query, below the base path
 * @returns undefined for what has no such page beside it
 */
export function pageBeside(from: string): PageBeside | undefined {
  const { pathname, search } = new URL(from, 'http://own.invalid')
  const asked = readLinkSearch(search)
  const [, area, side, page = 'list'] =
    /^\/(\w+)\/(order|confirm)(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  if (area === undefined) return undefined
  const isOrders = side === 'order'
  if (page === 'list') {
    const { tab: _, ...filters } = asked
    return isOrders
      ? { kind: 'confirm-list', path: `/${area}/confirm/list`, search: { ...filters, tab: 'all' } }
      : { kind: 'list', path: `/${area}/order/list`, search: filters }
  }
  const { code } = asked
  if (code === undefined || (page !== 'submit' && !(isOrders && page === 'detail')))
    return undefined
  return isOrders
    ? { kind: 'confirm-order', path: `/${area}/confirm/submit`, search: { code } }
    : { kind: 'order', path: `/${area}/order/detail`, search: { code } }
}
