import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import { debitOrders, useDebitOrderList } from '@/api/resources/debit-orders'
import type { DebitOrderListRequest } from '@/api/contract/debit-order'
import { DEBIT_STATE_CHOICES } from '@/domain/order-states'
import {
  choiceFilter,
  codeFilter,
  codesFilter,
  dayRangeFilter,
  defineFilters,
} from '../../list/define-filters'
import { confirmSearch, orderListRequest, orderQueries } from '../workflow/list-request'

export const debitFilters = defineFilters<DebitOrderListRequest>()({
  code: codesFilter(msg`Code`),
  paymentCode: codeFilter(msg`Payment order code`),
  state: choiceFilter(msg`State`, DEBIT_STATE_CHOICES),
  created: dayRangeFilter(msg`Created`, 'createTimeStart', 'createTimeEnd'),
})
export type DebitOrderSearch = v.InferOutput<typeof debitFilters.search>

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const debitConfirmSearch = confirmSearch(debitFilters.search)
export type DebitConfirmSearch = v.InferOutput<typeof debitConfirmSearch>

/** The two lists of debit orders. */
export const { orderQuery: debitOrderQuery, confirmQuery: debitConfirmQuery } = orderQueries({
  kind: 'debit',
  reads: debitOrders,
  useRows: useDebitOrderList,
  toRequest: (search: DebitOrderSearch, user, business) =>
    orderListRequest(debitFilters.toRequest(search), user, business),
})
