import { msg } from '@lingui/core/macro'
import { reverseOrders } from '@/api/resources/reverse-orders'
import type { ReverseOrder, ReverseOrderListRequest } from '@/api/contract/reverse-order'
import { confirmList } from '../screens/list/confirm-list'
import { reverseOrderColumns } from './list'
import { reverseConfirmRequest, reverseFilters, type ReverseConfirmSearch } from './query'
import { reverseType } from './type'

/** What is to be confirmed of reverse orders, and all that was submitted. */
export const reverseConfirmList = confirmList<
  ReverseOrder,
  ReverseConfirmSearch,
  ReverseOrderListRequest
>({
  type: reverseType,
  id: 'reverse-confirm',
  title: msg`Confirm reverse orders`,
  fields: reverseFilters.fields,
  columns: reverseOrderColumns,
  toRequest: reverseConfirmRequest,
  options: reverseOrders.listOptions,
  claim: reverseOrders.claimList,
  fetchPage: (request, signal) => reverseOrders.fetchList(request, { signal, fresh: true }),
  empty: msg`No reverse orders.`,
})
