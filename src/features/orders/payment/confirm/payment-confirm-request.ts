import type { PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import type { Business } from '@/shell/pages'
import { confirmRequest } from '../../list/confirm-request'
import { paymentOrderRequest } from '../payment-order-request'
import type { PaymentConfirmSearch } from './payment-confirm-search'

/** What a tab of the confirm list asks for. */
export function paymentConfirmRequest(
  search: PaymentConfirmSearch,
  user: User,
  business: Business | undefined,
): PaymentOrderListRequest | undefined {
  return confirmRequest(paymentOrderRequest(search, user, business), search)
}
