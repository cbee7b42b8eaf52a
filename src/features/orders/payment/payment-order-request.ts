import type { PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { endOfDay, startOfDay } from '@/domain/china-time'
import { EVERYBODY, listOwner } from '@/session/list-owner'
import type { PaymentOrderSearch } from './payment-order-search'

/**
 * What the list asks the server for. A day of a filter is that day in China, its last second
 * included. Whose orders it asks for follows from the person and never from the URL.
 *
 * @param business 1 the person's own working list, 2 what is to be confirmed
 * @returns undefined when the person has no list of their own
 */
export function paymentOrderRequest(
  search: PaymentOrderSearch,
  user: User,
  business: 1 | 2,
): PaymentOrderListRequest | undefined {
  const owner = business === 1 ? listOwner(user) : EVERYBODY
  if (!owner) return undefined
  // Field by field: a URL may carry parameters of other systems, which are none of this call's.
  const { createTimeStart, createTimeEnd } = search
  return {
    business,
    code: search.code,
    principal: search.principal,
    state: search.state,
    type: search.type,
    ownerName: search.ownerName,
    parkName: search.parkName,
    affiliationDepartmentName: search.affiliationDepartmentName,
    pageNum: search.pageNum,
    pageSize: search.pageSize,
    ...(createTimeStart === undefined ? {} : { createTimeStart: startOfDay(createTimeStart) }),
    ...(createTimeEnd === undefined ? {} : { createTimeEnd: endOfDay(createTimeEnd) }),
    ...(owner.kind === 'own' ? { loginOwnerId: owner.username } : {}),
  }
}
