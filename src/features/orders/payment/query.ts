import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import type { PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { PAYMENT_STATE_CHOICES } from '@/domain/order-states'
import { PARKS } from '@/domain/parks'
import { SETTLEMENT, SETTLEMENT_NAMES } from '@/domain/settlement'
import type { Business } from '@/shell/pages'
import {
  choiceFilter,
  dayRangeFilter,
  defineFilters,
  suggestFilter,
  textFilter,
} from '../../list/define-filters'
import { confirmRequest, confirmSearch } from '../workflow/confirm-request'
import { orderListRequest } from '../workflow/order-list-request'

/** The filters of every list of payment orders. */
export const paymentFilters = defineFilters<PaymentOrderListRequest>()({
  code: textFilter(msg`Code`),
  created: dayRangeFilter(msg`Created`, 'createTimeStart', 'createTimeEnd'),
  principal: textFilter(msg`Person in charge`),
  state: choiceFilter(msg`State`, PAYMENT_STATE_CHOICES),
  type: choiceFilter(
    msg`Settlement type`,
    Object.values(SETTLEMENT).map((value) => ({ value, name: SETTLEMENT_NAMES[value] })),
  ),
  ownerName: textFilter(msg`Payer`),
  parkName: suggestFilter(msg`Park`, 'parks', PARKS),
  affiliationDepartmentName: suggestFilter(msg`Department`, 'departments'),
})
export type PaymentOrderSearch = v.InferOutput<typeof paymentFilters.search>

/** What the list asks the server for; see `orderListRequest`. */
export function paymentOrderRequest(
  search: PaymentOrderSearch,
  user: User,
  business: Business | undefined,
): PaymentOrderListRequest | undefined {
  return orderListRequest(paymentFilters.toRequest(search), user, business)
}

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const paymentConfirmSearch = confirmSearch(paymentFilters.search)
export type PaymentConfirmSearch = v.InferOutput<typeof paymentConfirmSearch>

/** What a tab of the confirm list asks for. */
export function paymentConfirmRequest(
  search: PaymentConfirmSearch,
  user: User,
  business: Business | undefined,
): PaymentOrderListRequest | undefined {
  return confirmRequest(paymentOrderRequest(search, user, business), search)
}
