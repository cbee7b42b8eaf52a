import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import { debitOrders, useDebitOrderList } from '@/api/resources/debit-orders'
import type { DebitOrderListRequest } from '@/api/contract/debit-order'
import { DEBIT_STATE_CHOICES } from '@/domain/order-states'
import { choiceFilter, dayRangeFilter, defineFilters, textFilter } from '../../list/define-filters'
import { listQuery } from '../../list/list-query'
import { confirmRequest, confirmSearch, orderListRequest } from '../workflow/list-request'

/** The filters of every list of debit orders. */
export const debitFilters = defineFilters<DebitOrderListRequest>()({
  code: textFilter(msg`Code`),
  paymentCode: textFilter(msg`Payment order code`),
  state: choiceFilter(msg`State`, DEBIT_STATE_CHOICES),
  created: dayRangeFilter(msg`Created`, 'createTimeStart', 'createTimeEnd'),
})
export type DebitOrderSearch = v.InferOutput<typeof debitFilters.search>

/** The list of debit orders: a person's own, or everybody's for internal/server users. */
export const debitOrderQuery = listQuery({
  id: 'debit-order',
  path: '/debit/order/list',
  reads: debitOrders,
  useRows: useDebitOrderList,
  toRequest: (search: DebitOrderSearch, user, business) =>
    orderListRequest(debitFilters.toRequest(search), user, business),
})

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const debitConfirmSearch = confirmSearch(debitFilters.search)
export type DebitConfirmSearch = v.InferOutput<typeof debitConfirmSearch>

/** What is to be confirmed of debit orders, and all that was submitted. */
export const debitConfirmQuery = listQuery({
  id: 'debit-confirm',
  path: '/debit/confirm/list',
  reads: debitOrders,
  useRows: useDebitOrderList,
  toRequest: (search: DebitConfirmSearch, user, business) =>
    confirmRequest(debitOrderQuery.toRequest(search, user, business), search),
})
