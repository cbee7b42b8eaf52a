import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import type { DebitOrderListRequest } from '@/api/contract/debit-order'
import type { User } from '@/api/contract/session'
import { DEBIT_STATE_CHOICES } from '@/domain/order-states'
import type { Business } from '@/shell/pages'
import { choiceFilter, dayRangeFilter, defineFilters, textFilter } from '../../list/define-filters'
import { confirmRequest, confirmSearch } from '../workflow/confirm-request'
import { orderListRequest } from '../workflow/order-list-request'

/** The filters of every list of debit orders. */
export const debitFilters = defineFilters<DebitOrderListRequest>()({
  code: textFilter(msg`Code`),
  paymentCode: textFilter(msg`Payment order code`),
  state: choiceFilter(msg`State`, DEBIT_STATE_CHOICES),
  created: dayRangeFilter(msg`Created`, 'createTimeStart', 'createTimeEnd'),
})
export type DebitOrderSearch = v.InferOutput<typeof debitFilters.search>

/** What the list asks the server for; see `orderListRequest`. */
export function debitOrderRequest(
  search: DebitOrderSearch,
  user: User,
  business: Business | undefined,
): DebitOrderListRequest | undefined {
  return orderListRequest(debitFilters.toRequest(search), user, business)
}

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const debitConfirmSearch = confirmSearch(debitFilters.search)
export type DebitConfirmSearch = v.InferOutput<typeof debitConfirmSearch>

/** What a tab of the confirm list asks for. */
export function debitConfirmRequest(
  search: DebitConfirmSearch,
  user: User,
  business: Business | undefined,
): DebitOrderListRequest | undefined {
  return confirmRequest(debitOrderRequest(search, user, business), search)
}
