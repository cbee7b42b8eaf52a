import { useDebouncedValue } from '@mantine/hooks'
import type { QueryObserverResult } from '@tanstack/react-query'
import type { Page } from '@/api/contract/envelope'
import { holdsAny } from '@/domain/transitions'
import type { PageQuerySettings } from '@/platform/use-page-query'
import { useUser } from '@/session/use-user'
import { orderListRequest, type OrderListRequest } from '../../workflow/list-request'

/** How long one stops typing before the server is asked, in ms. */
const TYPING_PAUSE_MS = 250

/** How many suggestions are looked through before one types on. */
const SUGGESTIONS = 20

/** The orders that another one can be made of. */
interface Pickable<Row, Detail> {
  useList: (
    request: OrderListRequest & { code: string | undefined; state: number },
    settings: PageQuerySettings,
  ) => QueryObserverResult<Page<Row>>
  useOrder: (code: string, settings: PageQuerySettings) => QueryObserverResult<Detail>
  /** whose list is searched, and who may read the order */
  area: 'payment' | 'debit'
  /** which an order must be in to be picked */
  state: number
}

/**
 * An order that another one is made of, by its code as far as it is typed: what the server suggests, and
 * the order itself once the code is whole. A failed search just suggests nothing: the code can be typed
 * whole, and the server says whether there is such an order.
 */
export function usePickedOrder<Row, Detail>(
  { useList, useOrder, area, state }: Pickable<Row, Detail>,
  typed: string,
) {
  // The compiler can't know that a form keeps the hooks it picks by.
  'use no memo'
  const user = useUser()
  const [term] = useDebouncedValue(typed, TYPING_PAUSE_MS)
  const mayRead = user !== undefined && holdsAny(user, [`${area}/order`, `${area}/confirm`])
  const maySearch = user !== undefined && holdsAny(user, [`${area}/order`])
  const search = { code: term || undefined, state, pageNum: 1, pageSize: SUGGESTIONS }
  const request = user && orderListRequest(search, user, 1)
  const suggestions = useList(request ?? { ...search, business: 1 }, {
    enabled: maySearch && request !== undefined,
  })
  const { data: order, error } = useOrder(typed, {
    // Others take from the same orders: what stands in the way is read when the form opens.
    staleTime: 0,
    enabled: mayRead && isWholeCode(typed),
  })
  const isNone = suggestions.data?.rows.length === 0 && term === typed && term !== ''
  return {
    rows: suggestions.data?.rows ?? [],
    isSearching: suggestions.isFetching && suggestions.data === undefined,
    order,
    error,
    /** what was typed, where it is no code and no part of one that could be picked */
    unknown: isNone && !isWholeCode(typed) ? typed : undefined,
  }
}

/** Whether a text can be a whole code, letters and a long number; parts of one name nothing yet. */
export function isWholeCode(code: string): boolean {
  return /^\D*\d{14,}$/.test(code)
}
