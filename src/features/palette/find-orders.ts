import type { MessageDescriptor } from '@lingui/core'
import { queryOptions } from '@tanstack/react-query'
import { LIST_STALE_MS } from '@/api/resources/freshness'
import type { User } from '@/api/contract/session'
import { normalCode } from '@/domain/normal-code'
import type { OrderKind } from '@/domain/order-kinds'
import type { OrderState } from '@/domain/order-states'
import { mayDecide } from '@/domain/order-readers'
import { mayRaise } from '@/domain/transitions'
import type { Business, PageSearch } from '@/shell/pages'
import { orderListRequest } from '../orders/workflow/list-request'
import { ORDER_TYPES } from '../orders/registry'

/** An order that was found by its code, and the screen on which this person may see it. */
export interface FoundOrder {
  kind: OrderKind
  code: string
  title: MessageDescriptor
  state: OrderState
  path: string
}

/** The list on which all orders are that hold what was typed, where more do than are shown. */
export interface FoundMore {
  path: string
  search: PageSearch
  /** how many there are in all, or at the least */
  total: number
  isAtLeast?: true | undefined
}

/** What one search came to. */
export interface FoundOrders {
  orders: readonly FoundOrder[]
  more?: FoundMore
}

/** How many orders of a search are shown. */
const SHOWN = 5

/** Whether what was typed may be a part of an order's code: letters and digits, four of the latter. */
export function mayBeCode(typed: string): boolean {
  return /^[A-Z]*\d{4,}$/.test(normalCode(typed))
}

/**
 * The searches for orders by code that a person may make: a type's working list where they raise its
 * orders, what was submitted where they decide on them.
 */
export function orderSearches(typed: string, user: User) {
  const code = normalCode(typed)
  return Object.values(ORDER_TYPES).flatMap(({ kind, paths, names, rules, reads, stateOf }) => {
    const mayOpen = mayRaise(rules, user)
    const mayConfirm = mayDecide(rules, user)
    if (!mayOpen && !mayConfirm) return []
    const path = mayOpen ? paths.detail : paths.confirm
    const search = { code, pageNum: 1, pageSize: SHOWN }
    // Who may confirm sees everybody's submitted orders, who may raise them their own unfinished ones.
    const requests = [mayOpen && (1 as const), mayConfirm && (2 as const)].flatMap((business) =>
      business ? (orderListRequest(search, user, business) ?? []) : [],
    )
    /** The page that makes this search, beyond what is shown of it: what waits and what is decided, as here. */
    const listOf = (business: Business): Pick<FoundMore, 'path' | 'search'> =>
      business === 1
        ? { path: paths.list, search: { code } }
        : { path: paths.confirmList, search: { code, tab: 'all' } }
    return requests.map((request) =>
      queryOptions({
        queryKey: [...reads.keys.list(request), 'by-code'],
        queryFn: async ({ signal }): Promise<FoundOrders> => {
          const { rows, total, isAtLeast } = await reads.fetchList(request, { signal })
          const orders = rows.map((row) => ({
            kind,
            code: row.code,
            title: names.title(row.code),
            state: stateOf(row),
            path,
          }))
          // Where the server does not count, a page that is full may not be the last.
          const hasMore = isAtLeast ? rows.length >= SHOWN : total > rows.length
          return hasMore
            ? { orders, more: { ...listOf(request.business), total, isAtLeast } }
            : { orders }
        },
        staleTime: LIST_STALE_MS,
      }),
    )
  })
}
