import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import { reverseOrders, useReverseOrderList } from '@/api/resources/reverse-orders'
import type { ReverseOrderListRequest } from '@/api/contract/reverse-order'
import { REVERSE_STATE_CHOICES } from '@/domain/order-states'
import {
  choiceFilter,
  codeFilter,
  codesFilter,
  dayRangeFilter,
  defineFilters,
} from '../../list/define-filters'
import { confirmSearch, orderListRequest, orderQueries } from '../workflow/list-request'

export const reverseFilters = defineFilters<ReverseOrderListRequest>()({
  code: codesFilter(msg`Code`),
  paymentCode: codeFilter(msg`Payment order code`),
  debitCode: codeFilter(msg`Debit order code`),
  state: choiceFilter(msg`State`, REVERSE_STATE_CHOICES),
  created: dayRangeFilter(msg`Created`, 'createTimeStart', 'createTimeEnd'),
})
export type ReverseOrderSearch = v.InferOutput<typeof reverseFilters.search>

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const reverseConfirmSearch = confirmSearch(reverseFilters.search)
export type ReverseConfirmSearch = v.InferOutput<typeof reverseConfirmSearch>

/** The two lists of reverse orders. */
export const { orderQuery: reverseOrderQuery, confirmQuery: reverseConfirmQuery } = orderQueries({
  kind: 'reverse',
  reads: reverseOrders,
  useRows: useReverseOrderList,
  toRequest: (search: ReverseOrderSearch, user, business) =>
    orderListRequest(reverseFilters.toRequest(search), user, business),
})
