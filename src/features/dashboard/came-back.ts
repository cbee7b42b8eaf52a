import { queryOptions } from '@tanstack/react-query'
import { LIST_STALE_MS } from '@/api/resources/freshness'
import type { User } from '@/api/contract/session'
import { fromWireTime } from '@/domain/china-time'
import { REJECTED } from '@/domain/order-states'
import { mayRaise } from '@/domain/transitions'
import type { AnyOrder, AnyOrderType } from '../orders/registry'

/** How many rejected orders of a type are looked at; among them those that came back last are found. */
export const LOOKED_AT = 50

/** How many of them are shown; the list shows all. */
export const SHOWN = 5

/** Under which name a person raises orders of a type; undefined when they raise none. */
export function applicantOf(
  { rules }: Pick<AnyOrderType, 'rules'>,
  user: User,
): string | undefined {
  const username = user.username?.trim()
  return mayRaise(rules, user) && username ? username : undefined
}

/**
 * The rejected orders that a person raised themselves, for an internal/server user too. It stands among the lists,
 * so every write makes it stale.
 */
export function cameBackOptions({ reads }: AnyOrderType, username: string) {
  const request = {
    state: REJECTED,
    business: 1,
    loginOwnerId: username,
    pageNum: 1,
    pageSize: LOOKED_AT,
  } as const
  return queryOptions({
    queryKey: [...reads.keys.list(request), 'came-back'],
    queryFn: ({ signal }) => reads.fetchList(request, { signal }),
    staleTime: LIST_STALE_MS,
  })
}

/** An order that came back, and what it is. */
export interface CameBackOrder {
  type: AnyOrderType
  order: AnyOrder
}

/** What came back last, newest first: nothing changes a rejected order, so its last change was the rejection. */
export function lastCameBack(orders: readonly CameBackOrder[]): CameBackOrder[] {
  const timeOf = ({ order: { gmtModified } }: CameBackOrder) =>
    (gmtModified === undefined ? undefined : fromWireTime(gmtModified)) ?? 0
  return orders.toSorted((left, right) => timeOf(right) - timeOf(left)).slice(0, SHOWN)
}
