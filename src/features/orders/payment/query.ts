import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import { paymentOrders, usePaymentOrderList } from '@/api/resources/payment-orders'
import type { PaymentOrderListRequest } from '@/api/contract/payment-order'
import { PAYMENT_STATE_CHOICES } from '@/domain/order-states'
import { PARKS } from '@/domain/parks'
import { SETTLEMENT, SETTLEMENT_NAMES } from '@/domain/settlement'
import {
  choiceFilter,
  codesFilter,
  dayRangeFilter,
  defineFilters,
  suggestFilter,
  textFilter,
} from '../../list/define-filters'
import { confirmSearch, orderListRequest, orderQueries } from '../workflow/list-request'

/** Found by a part of it, as the platform does. */
const PART = { isPart: true }

export const paymentFilters = defineFilters<PaymentOrderListRequest>()({
  code: codesFilter(msg`Code`),
  created: dayRangeFilter(msg`Created`, 'createTimeStart', 'createTimeEnd'),
  principal: textFilter(msg`Person in charge`, PART),
  state: choiceFilter(msg`State`, PAYMENT_STATE_CHOICES),
  type: choiceFilter(
    msg`Settlement type`,
    Object.values(SETTLEMENT).map((value) => ({ value, name: SETTLEMENT_NAMES[value] })),
  ),
  ownerName: textFilter(msg`Payer`, PART),
  parkName: suggestFilter(msg`Park`, 'parks', PARKS),
  affiliationDepartmentName: suggestFilter(msg`Department`, 'departments'),
})
export type PaymentOrderSearch = v.InferOutput<typeof paymentFilters.search>

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const paymentConfirmSearch = confirmSearch(paymentFilters.search)
export type PaymentConfirmSearch = v.InferOutput<typeof paymentConfirmSearch>

/** The two lists of payment orders. */
export const { orderQuery: paymentOrderQuery, confirmQuery: paymentConfirmQuery } = orderQueries({
  kind: 'payment',
  reads: paymentOrders,
  useRows: usePaymentOrderList,
  toRequest: (search: PaymentOrderSearch, user, business) =>
    orderListRequest(paymentFilters.toRequest(search), user, business),
})
