import type { PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import type { Business } from '@/shell/pages'
import { orderListRequest } from '../list/order-list-request'
import type { PaymentOrderSearch } from './payment-order-search'

/** What the list asks the server for; see `orderListRequest`. */
export function paymentOrderRequest(
  search: PaymentOrderSearch,
  user: User,
  business: Business | undefined,
): PaymentOrderListRequest | undefined {
  return orderListRequest(
    search,
    ['code', 'principal', 'state', 'type', 'ownerName', 'parkName', 'affiliationDepartmentName'],
    user,
    business,
  )
}
