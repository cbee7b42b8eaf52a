import { msg } from '@lingui/core/macro'
import { paymentOrders } from '@/api/resources/payment-orders'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import { confirmList } from '../screens/list/confirm-list'
import { paymentOrderColumns } from './columns'
import { paymentConfirmRequest, paymentFilters, type PaymentConfirmSearch } from './query'
import { paymentType } from './type'

/** What is to be confirmed of payment orders, and all that was submitted. */
export const paymentConfirmList = confirmList<
  PaymentOrder,
  PaymentConfirmSearch,
  PaymentOrderListRequest
>({
  type: paymentType,
  id: 'payment-confirm',
  title: msg`Confirm payment orders`,
  fields: paymentFilters.fields,
  columns: paymentOrderColumns,
  toRequest: paymentConfirmRequest,
  options: paymentOrders.listOptions,
  claim: paymentOrders.claimList,
  fetchPage: (request, signal) => paymentOrders.fetchList(request, { signal, fresh: true }),
  empty: msg`No payment orders.`,
})
