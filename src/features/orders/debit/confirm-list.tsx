import { msg } from '@lingui/core/macro'
import type { DebitOrder, DebitOrderListRequest } from '@/api/contract/debit-order'
import { confirmList } from '../screens/list/confirm-list'
import { debitOrderColumns } from './list'
import { debitConfirmQuery, debitFilters, type DebitConfirmSearch } from './query'
import { debitType } from './type'

/** What is to be confirmed of debit orders, and all that was submitted. */
export const debitConfirmList = confirmList<DebitOrder, DebitConfirmSearch, DebitOrderListRequest>({
  type: debitType,
  ...debitConfirmQuery,
  title: msg`Confirm debit orders`,
  fields: debitFilters.fields,
  cellFilters: async () => (await import('./cell-filters')).debitCellFilters,
  columns: debitOrderColumns,
  empty: msg`No debit orders.`,
})
