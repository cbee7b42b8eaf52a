import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import type { ReverseOrderListRequest } from '@/api/contract/reverse-order'
import type { User } from '@/api/contract/session'
import { REVERSE_STATE_CHOICES } from '@/domain/order-states'
import type { Business } from '@/shell/pages'
import { choiceFilter, dayRangeFilter, defineFilters, textFilter } from '../../list/define-filters'
import { confirmRequest, confirmSearch } from '../workflow/confirm-request'
import { orderListRequest } from '../workflow/order-list-request'

/** The filters of every list of reverse orders. */
export const reverseFilters = defineFilters<ReverseOrderListRequest>()({
  code: textFilter(msg`Code`),
  paymentCode: textFilter(msg`Payment order code`),
  debitCode: textFilter(msg`Debit order code`),
  state: choiceFilter(msg`State`, REVERSE_STATE_CHOICES),
  created: dayRangeFilter(msg`Created`, 'createTimeStart', 'createTimeEnd'),
})
export type ReverseOrderSearch = v.InferOutput<typeof reverseFilters.search>

/** What the list asks the server for; see `orderListRequest`. */
export function reverseOrderRequest(
  search: ReverseOrderSearch,
  user: User,
  business: Business | undefined,
): ReverseOrderListRequest | undefined {
  return orderListRequest(reverseFilters.toRequest(search), user, business)
}

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const reverseConfirmSearch = confirmSearch(reverseFilters.search)
export type ReverseConfirmSearch = v.InferOutput<typeof reverseConfirmSearch>

/** What a tab of the confirm list asks for. */
export function reverseConfirmRequest(
  search: ReverseConfirmSearch,
  user: User,
  business: Business | undefined,
): ReverseOrderListRequest | undefined {
  return confirmRequest(reverseOrderRequest(search, user, business), search)
}
