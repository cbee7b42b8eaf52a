import { msg } from '@lingui/core/macro'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import { confirmList } from '../screens/list/confirm-list'
import { paymentOrderColumns } from './columns'
import { paymentConfirmQuery, paymentFilters, type PaymentConfirmSearch } from './query'
import { paymentType } from './type'

/** What is to be confirmed of payment orders, and all that was submitted. */
export const paymentConfirmList = confirmList<
  PaymentOrder,
  PaymentConfirmSearch,
  PaymentOrderListRequest
>({
  type: paymentType,
  ...paymentConfirmQuery,
  title: msg`Confirm payment orders`,
  fields: paymentFilters.fields,
  cellFilters: async () => (await import('./cell-filters')).paymentCellFilters,
  columns: paymentOrderColumns,
  empty: msg`No payment orders.`,
})
