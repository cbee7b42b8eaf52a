import type { User } from '@/api/contract/session'
import { EVERYBODY, listOwner } from '@/session/list-owner'
import type { Business } from '@/shell/pages'
import * as v from 'valibot'
import { SUBMITTED } from '@/domain/order-states'
import type { ListSearch } from '../../list/list-definition'

/** What every order list asks the server for besides its filters. */
export interface OrderListRequest {
  business: Business
  loginOwnerId?: string
  pageNum: number
  pageSize: number
}

/**
 * What a list of orders asks the server for. Whose orders it asks for follows from the person and never
 * from the URL.
 *
 * @param asked filters and page, as the contract has them
 * @param business what the route says of itself: 1 the person's own working list, 2 what is to be confirmed
 * @returns undefined when the person has no list of their own, or the route no business
 */
export function orderListRequest<Asked extends Pick<OrderListRequest, 'pageNum' | 'pageSize'>>(
  asked: Asked,
  user: User,
  business: Business | undefined,
): (Asked & OrderListRequest) | undefined {
  const owner = business === 1 ? listOwner(user) : EVERYBODY
  if (!owner || business === undefined) return undefined
  return {
    ...asked,
    business,
    ...(owner.kind === 'own' ? { loginOwnerId: owner.username } : {}),
  }
}

/** The tab in the URL: `all` asks for the second one, without it the list shows what is to be done. */
export const tabParam = v.fallback(v.optional(v.literal('all')), undefined)

export interface ConfirmSearch extends ListSearch {
  tab?: 'all' | undefined
}

/** What stands in the URL of a confirm list: the order list's filters, and the tab. */
export function confirmSearch<Entries extends v.ObjectEntries>({
  entries,
}: v.ObjectSchema<Entries, undefined>) {
  return v.object({ ...entries, tab: tabParam })
}

/** What a tab asks for: what waits for a decision, or all that was ever submitted. */
export function confirmRequest<Request extends { state?: number | undefined }>(
  request: Request | undefined,
  { tab }: ConfirmSearch,
): Request | undefined {
  return request && tab === undefined ? { ...request, state: SUBMITTED } : request
}
