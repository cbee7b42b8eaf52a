import { queryOptions } from '@tanstack/react-query'
import { LARGEST_PAGE } from '@/api/contract/envelope'
import { fetchAllPages } from '@/api/fetch-all-pages'
import { LIST_STALE_MS } from '@/api/resources/freshness'
import { paymentOrders } from '@/api/resources/payment-orders'
import type { User } from '@/api/contract/session'
import { endOfDay, startOfDay } from '@/domain/china-time'
import type { DayPeriod, DayRange } from '@/domain/day-periods'
import { paymentRules } from '@/domain/payment-transitions'
import { mayDecide } from '@/domain/order-readers'
import { mayRaise } from '@/domain/transitions'
import { orderListRequest, type OrderListRequest } from '../orders/workflow/list-request'

/** Whose payment orders are counted. */
export type MonthScope = Pick<OrderListRequest, 'business' | 'loginOwnerId'>

/** The months that can be looked at: on the first days of one the last is closed. */
export const PLOTTED_MONTHS = ['this-month', 'last-month'] as const satisfies readonly DayPeriod[]
export type PlottedMonth = (typeof PLOTTED_MONTHS)[number]

/** All that was submitted for who decides on it, else the person's own list; undefined for who has neither. */
export function monthScope(user: User): MonthScope | undefined {
  if (mayDecide(paymentRules, user)) return { business: 2 }
  if (!mayRaise(paymentRules, user)) return undefined
  const request = orderListRequest({ pageNum: 1, pageSize: 1 }, user, 1)
  if (!request) return undefined
  const { business, loginOwnerId } = request
  return { business, ...(loginOwnerId === undefined ? {} : { loginOwnerId }) }
}

/** A month's payment orders, the newest thousand. It stands among the lists, so every write makes it stale. */
export function monthOptions(scope: MonthScope, { start, end }: DayRange) {
  const request = {
    ...scope,
    createTimeStart: startOfDay(start),
    createTimeEnd: endOfDay(end),
  }
  return queryOptions({
    queryKey: [...paymentOrders.keys.list(request), 'month'],
    queryFn: ({ signal }) =>
      fetchAllPages((page) => paymentOrders.fetchList({ ...request, ...page }, { signal }), {
        rowKey: ({ code }) => code,
        most: LARGEST_PAGE,
        signal,
      }),
    staleTime: LIST_STALE_MS,
  })
}
