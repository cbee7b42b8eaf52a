import { msg } from '@lingui/core/macro'
import { debitOrders } from '@/api/resources/debit-orders'
import type { DebitOrder, DebitOrderListRequest } from '@/api/contract/debit-order'
import { confirmList } from '../screens/list/confirm-list'
import { debitOrderColumns } from './list'
import { debitConfirmRequest, debitFilters, type DebitConfirmSearch } from './query'
import { debitType } from './type'

/** What is to be confirmed of debit orders, and all that was submitted. */
export const debitConfirmList = confirmList<DebitOrder, DebitConfirmSearch, DebitOrderListRequest>({
  type: debitType,
  id: 'debit-confirm',
  title: msg`Confirm debit orders`,
  fields: debitFilters.fields,
  columns: debitOrderColumns,
  toRequest: debitConfirmRequest,
  options: debitOrders.listOptions,
  claim: debitOrders.claimList,
  fetchPage: (request, signal) => debitOrders.fetchList(request, { signal, fresh: true }),
  empty: msg`No debit orders.`,
})
