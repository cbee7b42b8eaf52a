import type { UseQueryOptions } from '@tanstack/react-query'
import { LIST_STALE_MS } from '@/api/resources/freshness'
import type { User } from '@/api/contract/session'
import { daysOfAge, type WaitingAge } from '@/domain/ageing'
import { endOfDay, startOfDay } from '@/domain/china-time'
import { SUBMITTED } from '@/domain/order-states'
import { mayDecide } from '@/domain/order-readers'
import { ORDER_TYPES, type AnyOrderType } from '../orders/registry'
import type { Counted } from './count-approved'

/** What of an age waits for a decision, and the list that shows just that. */
export interface AgeGroup {
  search: { createTimeStart?: string; createTimeEnd?: string }
  /** the list call that counts it */
  count: UseQueryOptions<Counted>
}

/** It stands among the lists, so every write makes it stale. */
function countOptions(
  { reads }: AnyOrderType,
  times: AgeGroup['search'],
): UseQueryOptions<Counted> {
  const request = { state: SUBMITTED, business: 2, ...times, pageNum: 1, pageSize: 1 } as const
  return {
    queryKey: [...reads.keys.list(request), 'total'],
    queryFn: async ({ signal }) => {
      const { total, isAtLeast = false } = await reads.fetchList(request, { signal })
      return { count: total, isAtLeast }
    },
    staleTime: LIST_STALE_MS,
  }
}

/**
 * What waits for a decision in a type and is of an age, seen from a day in China.
 *
 * @returns undefined where that age has no days
 */
export function ageGroup(type: AnyOrderType, age: WaitingAge, today: string): AgeGroup | undefined {
  const days = daysOfAge(age, today)
  if (!days) return undefined
  const { start, end } = days
  const search = {
    ...(start === undefined ? {} : { createTimeStart: start }),
    ...(end === undefined ? {} : { createTimeEnd: end }),
  }
  const times = {
    ...(start === undefined ? {} : { createTimeStart: startOfDay(start) }),
    ...(end === undefined ? {} : { createTimeEnd: endOfDay(end) }),
  }
  return { search, count: countOptions(type, times) }
}

/** The types whose orders a person decides on. */
export function typesDecidedOn(user: User): AnyOrderType[] {
  return Object.values(ORDER_TYPES).filter(({ rules }) => mayDecide(rules, user))
}
