import type { DebitOrderListRequest } from '@/api/contract/debit-order'
import type { User } from '@/api/contract/session'
import type { Business } from '@/shell/pages'
import { orderListRequest } from '../list/order-list-request'
import type { DebitOrderSearch } from './debit-order-search'

/** What the list asks the server for; see `orderListRequest`. */
export function debitOrderRequest(
  search: DebitOrderSearch,
  user: User,
  business: Business | undefined,
): DebitOrderListRequest | undefined {
  return orderListRequest(search, ['code', 'paymentCode', 'state'], user, business)
}
