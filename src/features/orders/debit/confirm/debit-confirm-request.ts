import * as v from 'valibot'
import type { DebitOrderListRequest } from '@/api/contract/debit-order'
import type { User } from '@/api/contract/session'
import type { Business } from '@/shell/pages'
import { confirmRequest, tabParam } from '../../list/confirm-request'
import { debitOrderRequest } from '../debit-order-request'
import { debitOrderSearch } from '../debit-order-search'

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const debitConfirmSearch = v.object({ ...debitOrderSearch.entries, tab: tabParam })
export type DebitConfirmSearch = v.InferOutput<typeof debitConfirmSearch>

/** What a tab of the confirm list asks for. */
export function debitConfirmRequest(
  search: DebitConfirmSearch,
  user: User,
  business: Business | undefined,
): DebitOrderListRequest | undefined {
  return confirmRequest(debitOrderRequest(search, user, business), search)
}
