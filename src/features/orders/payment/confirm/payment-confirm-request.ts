import type { PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { PAYMENT_STATE } from '@/domain/order-states'
import { paymentOrderRequest } from '../payment-order-request'
import type { PaymentConfirmSearch } from './payment-confirm-search'

/** What a tab of the confirm list asks for: what waits for a decision, or all that was submitted. */
export function paymentConfirmRequest(
  search: PaymentConfirmSearch,
  user: User,
): PaymentOrderListRequest | undefined {
  const request = paymentOrderRequest(search, user, 2)
  const isToDo = search.tab === undefined
  return request && (isToDo ? { ...request, state: PAYMENT_STATE.submitted } : request)
}
