import type { User } from '@/api/contract/session'
import { endOfDay, startOfDay } from '@/domain/china-time'
import { EVERYBODY, listOwner } from '@/session/list-owner'
import type { Business } from '@/shell/pages'

/** What the URL of every order list says besides its own filters. */
interface OrderSearch {
  createTimeStart?: string | undefined
  createTimeEnd?: string | undefined
  pageNum: number
  pageSize: number
}

/** What every order list asks the server for besides its own filters. */
export interface OrderListRequest {
  business: Business
  createTimeStart?: string
  createTimeEnd?: string
  loginOwnerId?: string
  pageNum: number
  pageSize: number
}

/**
 * What a list of orders asks the server for. A day of a filter is that day in China, its last second
 * included. Whose orders it asks for follows from the person and never from the URL.
 *
 * @param names the list's own filters; a URL may carry parameters of other systems, which are none of
 *   this call's
 * @param business what the route says of itself: 1 the person's own working list, 2 what is to be confirmed
 * @returns undefined when the person has no list of their own, or the route no business
 */
export function orderListRequest<Search extends OrderSearch, Name extends keyof Search>(
  search: Search,
  names: readonly Name[],
  user: User,
  business: Business | undefined,
): (Pick<Search, Name> & OrderListRequest) | undefined {
  const owner = business === 1 ? listOwner(user) : EVERYBODY
  if (!owner || business === undefined) return undefined
  const { createTimeStart, createTimeEnd, pageNum, pageSize } = search
  const filters = Object.fromEntries(names.map((name) => [name, search[name]]))
  return {
    business,
    ...(filters as Pick<Search, Name>),
    pageNum,
    pageSize,
    ...(createTimeStart === undefined ? {} : { createTimeStart: startOfDay(createTimeStart) }),
    ...(createTimeEnd === undefined ? {} : { createTimeEnd: endOfDay(createTimeEnd) }),
    ...(owner.kind === 'own' ? { loginOwnerId: owner.username } : {}),
  }
}
