import * as v from 'valibot'
import type { User } from '@/api/contract/session'
import { isCodeList, MOST_CODES } from '@/domain/code-list'
import type { OrderKind } from '@/domain/order-kinds'
import { SUBMITTED, waitsForDecision } from '@/domain/order-states'
import { EVERYBODY, listOwner } from '@/session/list-owner'
import type { Business } from '@/shell/pages'
import type { ListSearch } from '../../list/list-definition'
import { listQuery, type ListQuery, type ListReads } from '../../list/list-query'

/** What every order list asks the server for besides its filters. */
export interface OrderListRequest {
  business: Business
  loginOwnerId?: string
  pageNum: number
  pageSize: number
}

/**
 * What a list of orders asks the server for. Whose orders it asks for follows from the person and never
 * from the URL. Orders that are asked for by a list of their codes are all on one page.
 *
 * @param asked filters and page, as the contract has them
 * @param business what the route says of itself: 1 the person's own working list, 2 what is to be confirmed
 * @returns undefined when the person has no list of their own, or the route no business
 */
export function orderListRequest<
  Asked extends Pick<OrderListRequest, 'pageNum' | 'pageSize'> & { code?: string | undefined },
>(
  asked: Asked,
  user: User,
  business: Business | undefined,
): (Asked & OrderListRequest) | undefined {
  const owner = business === 1 ? listOwner(user) : EVERYBODY
  if (!owner || business === undefined) return undefined
  return {
    ...asked,
    ...(isCodeList(asked.code) ? { pageNum: 1, pageSize: MOST_CODES } : {}),
    business,
    ...(owner.kind === 'own' ? { loginOwnerId: owner.username } : {}),
  }
}

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

/**
 * An address that names another state than a decision waits in means the tab that has states to choose from: the first one
 * would show what nobody asked for. So does a state that no submitted order is in: it has none of them, and is no unknown one.
 */
export function inTabOfState<Search extends ConfirmSearch & { state?: number | undefined }>(
  search: Search,
): Search {
  const { state } = search
  return state === undefined || waitsForDecision({ state }) ? search : { ...search, tab: 'all' }
}

/** What a tab asks for: what waits for a decision, or all that was ever submitted. */
export function confirmRequest<Request extends { state?: number | undefined }>(
  request: Request | undefined,
  { tab }: ConfirmSearch,
): Request | undefined {
  return request && tab === undefined ? { ...request, state: SUBMITTED } : request
}

interface OrderQueriesInput<Row, Search, Request> extends Pick<
  ListQuery<Row, Search, NoInfer<Request>>,
  'toRequest' | 'useRows'
> {
  kind: OrderKind
  reads: ListReads<Row, Request>
}

/**
 * The two lists of a type: its orders (a person's own, or everybody's for internal/server users), and what is to be
 * confirmed of them, beside all that was submitted. Where they are, and as what they are remembered, follows from the kind.
 */
export function orderQueries<Row, Search, Request extends { state?: number | undefined }>({
  kind,
  ...input
}: OrderQueriesInput<Row, Search, Request>) {
  return {
    orderQuery: listQuery({ ...input, id: `${kind}-order`, path: `/${kind}/order/list` }),
    confirmQuery: listQuery({
      ...input,
      id: `${kind}-confirm`,
      path: `/${kind}/confirm/list`,
      toRequest: (search: Search & ConfirmSearch, user, business) =>
        confirmRequest(input.toRequest(search, user, business), search),
    }),
  }
}
