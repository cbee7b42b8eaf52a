import { msg } from '@lingui/core/macro'
import type { ReverseOrder, ReverseOrderListRequest } from '@/api/contract/reverse-order'
import { confirmList } from '../screens/list/confirm-list'
import { reverseOrderColumns } from './list'
import { reverseConfirmQuery, reverseFilters, type ReverseConfirmSearch } from './query'
import { reverseType } from './type'

/** What is to be confirmed of reverse orders, and all that was submitted. */
export const reverseConfirmList = confirmList<
  ReverseOrder,
  ReverseConfirmSearch,
  ReverseOrderListRequest
>({
  type: reverseType,
  ...reverseConfirmQuery,
  title: msg`Confirm reverse orders`,
  fields: reverseFilters.fields,
  cellFilters: async () => (await import('./cell-filters')).reverseCellFilters,
  columns: reverseOrderColumns,
  empty: msg`No reverse orders.`,
})
