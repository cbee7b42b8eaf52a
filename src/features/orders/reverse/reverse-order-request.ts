import type { ReverseOrderListRequest } from '@/api/contract/reverse-order'
import type { User } from '@/api/contract/session'
import type { Business } from '@/shell/pages'
import { orderListRequest } from '../list/order-list-request'
import type { ReverseOrderSearch } from './reverse-order-search'

/** What the list asks the server for; see `orderListRequest`. */
export function reverseOrderRequest(
  search: ReverseOrderSearch,
  user: User,
  business: Business | undefined,
): ReverseOrderListRequest | undefined {
  return orderListRequest(search, ['code', 'paymentCode', 'debitCode', 'state'], user, business)
}
