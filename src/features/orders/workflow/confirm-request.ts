import * as v from 'valibot'
import { SUBMITTED } from '@/domain/order-states'
import type { ListSearch } from '../../list/list-definition'

/** The tab in the URL: `all` asks for the second one, without it the list shows what is to be done. */
export const tabParam = v.fallback(v.optional(v.literal('all')), undefined)

export interface ConfirmSearch extends ListSearch {
  tab?: 'all' | undefined
}

/** What stands in the URL of a confirm list: the order list's filters, and the tab. */
export function confirmSearch<Entries extends v.ObjectEntries>({
  entries,
}: v.ObjectSchema<Entries, undefined>) {
  return v.object({ ...entries, tab: tabParam })
}

/** What a tab asks for: what waits for a decision, or all that was ever submitted. */
export function confirmRequest<Request extends { state?: number | undefined }>(
  request: Request | undefined,
  { tab }: ConfirmSearch,
): Request | undefined {
  return request && tab === undefined ? { ...request, state: SUBMITTED } : request
}
