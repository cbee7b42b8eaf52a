import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import type { Page } from '@/api/contract/envelope'
import { fetchAllPages } from '@/api/fetch-all-pages'
import type { ReadOptions } from '@/api/resources/list-reads'
import { fromWireTime, startOfDay, toChinaDate, type WireTime } from '@/domain/china-time'
import { shiftDay } from '@/domain/day-periods'
import { daysBetween } from '@/domain/days-between'
import { DUPLICATE_DAYS, type ComparableOrder } from '@/domain/likely-duplicates'
import { sumCents, type CentsSum } from '@/domain/money'
import type { OrderState } from '@/domain/order-states'
import type { OrderBase } from '../order-type'

/** An order that was found beside one that is decided on. */
export interface RecentOrder extends ComparableOrder {
  state: OrderState
  /** it was sent back: no money goes out by it */
  isRejected: boolean
}

/** What one look at a list brought. */
export interface RecentOrders {
  /** newest first; none where there are more than are looked at, or only a part came */
  orders: RecentOrder[]
  /** there are more than are looked at: nothing is said of any of them */
  areTooMany: boolean
  /**
   * the server gave fewer than it tells of, they shifted while they were read, or one does not tell whether it is one of them: it
   * counts as not read
   */
  isPart?: boolean
}

/** What a type declares of the facts beside a decision. */
export interface FactsSource<Order extends OrderBase> {
  toRecent: (order: Order) => RecentOrder
  /** the orders of the person who created the order; undefined where that is not known */
  ofApplicant: (order: Order, today: string) => RecentSearch | undefined
  /** those for the same owner; undefined where the order names none */
  ofOwner?: (order: Order, today: string) => RecentSearch | undefined
  /** those of the same payment order */
  ofChain?: (order: Order, today: string) => RecentSearch | undefined
}

export type RecentSearch = UseQueryOptions<RecentOrders>

/** How far back is looked, today included. */
const RECENT_DAYS = 90

/** How many orders are looked at; of more nothing is said. */
export const MOST_RECENT = 500

/** How long what was found counts as fresh, and is kept, in ms: a reviewer comes back to an order soon or not at all. */
const FRESH_MS = 30_000
const KEPT_MS = 5 * 60_000

/** Of all looks, whatever the type. */
const recentKey = (typeId: string) => [typeId, 'recent'] as const

/** The day in China on which something was created; undefined when its time can't be read. */
export function dayOf(at: WireTime | undefined): string | undefined {
  const epochMs = at === undefined ? undefined : fromWireTime(at)
  return epochMs === undefined ? undefined : toChinaDate(epochMs)
}

/** The first of the days that count as recent. */
function firstRecentDay(today: string): string {
  return shiftDay(today, 1 - RECENT_DAYS)
}

/** From which day on is looked: an order that has waited long has its duplicates before these 90 days. */
export function searchedSince(created: WireTime | undefined, today: string): string {
  const recent = firstRecentDay(today)
  const day = dayOf(created)
  const before = day === undefined ? recent : shiftDay(day, -DUPLICATE_DAYS)
  return before < recent ? before : recent
}

interface RecentRead<Request, Row> {
  typeId: string
  fetchList: (request: Request, options?: ReadOptions) => Promise<Page<Row>>
  /** the filters of the list, with those that every look has */
  request: Request
  toRecent: (row: Row) => RecentOrder
  /** whether a row is one that is looked for, where filters bring others too; undefined where it does not tell */
  isMeant?: ((row: Row) => boolean | undefined) | undefined
}

/** One look at a list, of what is to be confirmed and was: everybody's orders that were submitted. */
export function recentSearch<Request extends object, Row>({
  typeId,
  fetchList,
  request,
  toRecent,
  isMeant = () => true,
}: RecentRead<Request, Row>): RecentSearch {
  return {
    queryKey: [...recentKey(typeId), request],
    queryFn: async ({ signal }): Promise<RecentOrders> => {
      const {
        rows,
        isInconsistent,
        isTooLong: areTooMany = false,
      } = await fetchAllPages((page) => fetchList({ ...request, ...page }, { signal }), {
        rowKey: (row) => toRecent(row).code,
        pageSize: MOST_RECENT,
        refuseAbove: MOST_RECENT,
        signal,
      })
      const isPart = isInconsistent || rows.some((row) => isMeant(row) === undefined)
      return isPart
        ? { orders: [], areTooMany, isPart }
        : { orders: rows.filter((row) => isMeant(row)).map(toRecent), areTooMany }
    },
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  }
}

type Created = Pick<OrderBase, 'gmtCreate'>

/** What every look asks for. */
export function recentRequest(order: Created, today: string) {
  return {
    business: 2,
    createTimeStart: startOfDay(searchedSince(order.gmtCreate, today)),
    pageNum: 1,
    pageSize: MOST_RECENT,
  }
}

/**
 * How a type looks for orders that have something in common with one that is decided on. `Name` are the filters of its list
 * for that; a look by something that the order does not have is none.
 */
export function recentLooks<Row, Name extends string>(
  read: Omit<RecentRead<RecentRequest<Name>, Row>, 'request' | 'isMeant'>,
) {
  return (
    order: Created,
    today: string,
    filter: Partial<Record<Name, string | undefined>>,
    isMeant?: (row: Row) => boolean | undefined,
  ): RecentSearch | undefined =>
    Object.values(filter).includes(undefined)
      ? undefined
      : recentSearch({ ...read, request: { ...recentRequest(order, today), ...filter }, isMeant })
}

type RecentRequest<Name extends string> = ReturnType<typeof recentRequest> &
  Partial<Record<Name, string | undefined>>

/** A decision was sent: what is known of the orders around it is read again with the next one. */
export function markRecentStale(queryClient: QueryClient, typeId: string): void {
  void queryClient.invalidateQueries({ queryKey: recentKey(typeId), refetchType: 'none' })
}

/** How many other orders there are of the last 90 days, and what they come to without those sent back. */
export interface RecentCount {
  count: number
  rejected: number
  sum: CentsSum
}

/** Counts what was found beside an order, that order left out. */
export function countRecent(
  orders: readonly RecentOrder[],
  ownCode: string,
  today: string,
): RecentCount {
  const first = firstRecentDay(today)
  const others = orders.filter(({ code, at }) => code !== ownCode && (dayOf(at) ?? '') >= first)
  const kept = others.filter(({ isRejected }) => !isRejected)
  return {
    count: others.length,
    rejected: others.length - kept.length,
    sum: sumCents(kept.map(({ amount }) => amount)),
  }
}

/** How many days an order has waited, counted in days of China; undefined when nobody can tell. */
export function ageInDays(created: WireTime | undefined, today: string): number | undefined {
  const day = dayOf(created)
  return day === undefined ? undefined : Math.max(0, daysBetween(day, today))
}
