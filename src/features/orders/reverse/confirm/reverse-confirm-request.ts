import * as v from 'valibot'
import type { ReverseOrderListRequest } from '@/api/contract/reverse-order'
import type { User } from '@/api/contract/session'
import type { Business } from '@/shell/pages'
import { confirmRequest, tabParam } from '../../list/confirm-request'
import { reverseOrderRequest } from '../reverse-order-request'
import { reverseOrderSearch } from '../reverse-order-search'

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const reverseConfirmSearch = v.object({ ...reverseOrderSearch.entries, tab: tabParam })
export type ReverseConfirmSearch = v.InferOutput<typeof reverseConfirmSearch>

/** What a tab of the confirm list asks for. */
export function reverseConfirmRequest(
  search: ReverseConfirmSearch,
  user: User,
  business: Business | undefined,
): ReverseOrderListRequest | undefined {
  return confirmRequest(reverseOrderRequest(search, user, business), search)
}
