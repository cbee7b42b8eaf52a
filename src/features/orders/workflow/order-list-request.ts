import type { User } from '@/api/contract/session'
import { EVERYBODY, listOwner } from '@/session/list-owner'
import type { Business } from '@/shell/pages'

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
