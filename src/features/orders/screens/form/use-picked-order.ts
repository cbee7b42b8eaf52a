import { useDebouncedValue } from '@mantine/hooks'
import type {
  DefaultError,
  QueryExecuteOptions,
  QueryKey,
  QueryObserverResult,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '@/api/contract/envelope'
import { ApiError, isRefusal } from '@/api/http/api-error'
import { useRetry } from '@/api/user-reads'
import { isSameCode } from '@/domain/normal-code'
import { mayRead } from '@/domain/order-readers'
import { mayRaise, type OrderRules } from '@/domain/transitions'
import type { PageQuerySettings } from '@/platform/use-page-query'
import { useUser } from '@/session/use-user'
import { orderListRequest, type OrderListRequest } from '../../workflow/list-request'

/** How long one stops typing before the server is asked, in ms. */
const TYPING_PAUSE_MS = 250

/** How many suggestions are looked through before one types on. */
const SUGGESTIONS = 20

type SearchRequest = OrderListRequest & { code: string | undefined; state: number }

/** The orders that another one can be made of. */
interface Pickable<Row, Detail, Key extends QueryKey> {
  useList: (request: SearchRequest, settings: PageQuerySettings) => QueryObserverResult<Page<Row>>
  /** the same read, to be tried again */
  listOptions: (
    request: SearchRequest,
  ) => QueryExecuteOptions<Page<Row>, DefaultError, Page<Row>, Page<Row>, Key>
  useOrder: (code: string, settings: PageQuerySettings) => QueryObserverResult<Detail>
  /** who searches the list, and who may read the order */
  rules: Pick<OrderRules<never>, 'actions'>
  /** which an order must be in to be picked */
  state: number
}

/**
 * An order that another one is made of, by its code as far as it is typed: what the server suggests, and
 * the order itself once the code is whole, whatever codes look like: it can be one by its shape, came with the form,
 * or was suggested. A failed search is told beside the field and in no dialog, for nobody pressed
 * anything: the code can still be typed whole, and the server says whether there is such an order.
 *
 * @param given the code that the form came with: of its address, or of the order that it is about
 */
export function usePickedOrder<Row extends { code: string }, Detail, Key extends QueryKey>(
  { useList, listOptions, useOrder, rules, state }: Pickable<Row, Detail, Key>,
  typed: string,
  given: string | undefined,
) {
  // The compiler can't know that a form keeps the hooks it picks by.
  'use no memo'
  const user = useUser()
  const known = useKnownCode<Row>(typed, given)
  // One that there is needs no search, and whoever opens the list then looks for another one.
  const [term] = useDebouncedValue(known.isSure ? '' : typed, TYPING_PAUSE_MS)
  const isReader = user !== undefined && mayRead(rules, user)
  const maySearch = user !== undefined && mayRaise(rules, user)
  const search = { code: term || undefined, state, pageNum: 1, pageSize: SUGGESTIONS }
  const request = user && orderListRequest(search, user, 1)
  const asked = request ?? { ...search, business: 1 }
  const suggestions = useList(asked, { enabled: maySearch && request !== undefined })
  const searchAgain = useRetry(listOptions(asked))
  const knownCode = known.learn(suggestions.data?.rows)
  const code = knownCode ?? typed
  const isWhole = knownCode !== undefined || isWholeCode(typed)
  const { data: order, error } = useOrder(code, {
    // Others take from the same orders: what stands in the way is read when the form opens.
    staleTime: 0,
    enabled: isReader && isWhole,
  })
  const searchError = useSearchError(suggestions, { term, typed, isWhole })
  const isNone = suggestions.data?.rows.length === 0 && term === typed && term !== ''
  // A code of another shape that the form came with may be one that there is not: then the server says so.
  const mayBeOne = knownCode !== undefined && !isRefusal(error)
  const isUnknown = isNone && !isWholeCode(typed) && order === undefined && !mayBeOne
  return {
    rows: known.rowsWith(suggestions.data?.rows ?? []),
    isSearching: suggestions.isFetching && suggestions.data === undefined,
    order,
    error: isUnknown ? null : error,
    /** the code as the server writes it, where it has told */
    code,
    /** what was typed, where it is no code and no part of one that could be picked */
    unknown: isUnknown ? typed : undefined,
    /** why part of a code could not be searched */
    searchError,
    /** searches it again, as Retry was pressed: that goes with what it says, so one is back in the field, `fieldId` */
    searchAgain: (fieldId: string) => {
      const field = document.getElementById(fieldId)
      field?.focus()
      // What was asked for is to show: a field that only has the focus keeps its list closed.
      field?.click()
      searchAgain()
    },
  }
}

/**
 * What is typed as the code of an order that there is, as the server writes it: the one that the form came with, or one that
 * was suggested, which stays one when the next search no longer brings it.
 */
function useKnownCode<Row extends { code: string }>(typed: string, given: string | undefined) {
  const [suggested, setSuggested] = useState<Row>()
  const isTyped = (code: string | undefined) => code !== undefined && isSameCode(code, typed)
  const code = [suggested?.code, given].find(isTyped)
  return {
    /** nobody has to be asked whether there is such an order */
    isSure: isTyped(suggested?.code) || (code !== undefined && isWholeCode(code)),
    /** Notes it where it is suggested by now, during a render: its code. */
    learn: (rows: readonly Row[] | undefined) => {
      const found = rows?.find((row) => isTyped(row.code))
      if (found && found.code !== suggested?.code) setSuggested(found)
      return found?.code ?? code
    },
    /** What is suggested, with the one that is typed or chosen in front where it is not among them. */
    rowsWith: (rows: readonly Row[]): readonly Row[] =>
      suggested && isTyped(suggested.code) && !rows.some((row) => row.code === suggested.code)
        ? [suggested, ...rows]
        : rows,
  }
}

/**
 * Why what is typed could not be searched. It stays while one types on, until a search works: a screen reader would say it
 * with every key.
 */
function useSearchError(
  { data, error }: Pick<QueryObserverResult, 'data' | 'error'>,
  { term, typed, isWhole }: { term: string; typed: string; isWhole: boolean },
): ApiError | undefined {
  const [held, setHeld] = useState<ApiError>()
  const isPart = typed !== '' && !isWhole
  const failure =
    error instanceof ApiError && data === undefined && term === typed ? error : undefined
  const isOver = !isPart || data !== undefined
  const shown = isOver ? undefined : (failure ?? held)
  if (shown !== held) setHeld(shown)
  return shown
}

/** Whether a text can be a whole code by its shape, letters and a long number; parts of one name nothing yet. */
export function isWholeCode(code: string): boolean {
  return /^\D*\d{14,}$/.test(code)
}
