import { useDebouncedValue } from '@mantine/hooks'
import type { orderReads } from '@/api/resources/order-reads'
import { holdsAny } from '@/domain/transitions'
import { usePageQuery } from '@/platform/use-page-query'
import { useUser } from '@/session/use-user'
import { orderListRequest } from '../../workflow/order-list-request'
import { isWholeCode } from './is-whole-code'

/** How long one stops typing before the server is asked, in ms. */
const TYPING_PAUSE_MS = 250

/** How many suggestions are looked through before one types on. */
const SUGGESTIONS = 20

/**
 * An order that another one is made of, by its code as far as it is typed: what the server suggests, and
 * the order itself once the code is whole. A failed search just suggests nothing: the code can be typed
 * whole, and the server says whether there is such an order.
 *
 * @param area whose list is searched, and who may read the order
 * @param state which an order must be in to be picked
 */
export function usePickedOrder<Request extends object, Row, Detail>(
  reads: ReturnType<typeof orderReads<Request, Row, Detail>>,
  typed: string,
  { area, state }: { area: 'payment' | 'debit'; state: number },
) {
  const user = useUser()
  const [term] = useDebouncedValue(typed, TYPING_PAUSE_MS)
  const mayRead = user !== undefined && holdsAny(user, [`${area}/order`, `${area}/confirm`])
  const maySearch = user !== undefined && holdsAny(user, [`${area}/order`])
  const search = { code: term || undefined, state, pageNum: 1, pageSize: SUGGESTIONS }
  const request = user && orderListRequest(search, user, 1)
  const suggestions = usePageQuery({
    // Every order list knows these filters.
    ...reads.listOptions((request ?? search) as unknown as Request),
    enabled: maySearch && request !== undefined,
  })
  const { data: order, error } = usePageQuery({
    ...reads.detailOptions(typed),
    // Others take from the same orders: what stands in the way is read when the form opens.
    staleTime: 0,
    enabled: mayRead && isWholeCode(typed),
  })
  return {
    rows: suggestions.data?.rows ?? [],
    isSearching: suggestions.isFetching && suggestions.data === undefined,
    order,
    error,
  }
}
