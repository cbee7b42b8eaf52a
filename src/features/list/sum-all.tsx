import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { fetchAllPages, type AllRows } from '@/api/fetch-all-pages'
import type { RowData } from '@/components/data-table/data-column'
import type { Totals } from '@/components/data-table/totals-rows'
import { formatCount } from '@/domain/written-number'
import { holdFocus } from '@/platform/focus-content'
import { presentAskedFailure } from '@/shell/present-asked-failure'
import { sumColumns, type Sums } from './column-sums'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'
import classes from './list-rows.module.css'

/** Lines of totals, in the language of the interface, beside a page that counts so many rows. */
type TotalsLines = (i18n: I18n, total: number) => Totals[]

/** Sums of so many rows. */
interface Sum {
  sums: Sums
  count: number
}

/** What of a list its totals are made of. */
export type SummedList<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> = Pick<
  ListDefinition<Row, Search, Request>,
  'columns' | 'fetchPage' | 'isWithdrawn' | 'options' | 'rowKey'
>

interface SumAllInput<Row extends RowData, Search extends ListSearch, Request extends ListRequest> {
  list: SummedList<Row, Search, Request>
  request: Request
  queryClient: QueryClient
  /** number of rows that match, as far as the page that shows tells */
  total: number
  /** ends the reading, or what watches for it to become untrue; the person may have gone before it began */
  controller: AbortController
  /** what is to be shown, nothing when the rows can't be had or are not wanted, or are others by now */
  show: (part: TotalOfAll | undefined) => void
}

/** The total of all rows, or how far it is. */
export interface TotalOfAll {
  lines: TotalsLines
  isRead: boolean
}

/**
 * Reads all rows that the filters match, page by page, and adds them up. A failure is told, and the total goes; so it does as
 * soon as a person has the list read again, or a write has made it stale: what has changed may be on a page that doesn't show.
 */
export function sumAll<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  list,
  request,
  queryClient,
  total,
  controller,
  show,
}: SumAllInput<Row, Search, Request>): void {
  const { signal } = controller
  if (signal.aborted) return
  const cancel = () => {
    controller.abort()
    show(undefined)
  }
  signal.addEventListener('abort', watchStale(queryClient, list.options(request).queryKey, cancel))
  const tell = (rowsRead: number, of: number) =>
    show({ lines: linesOfReading(rowsRead, of, cancel), isRead: false })
  tell(0, total)
  fetchAllPages((page, pageSignal) => list.fetchPage({ ...request, ...page }, pageSignal), {
    rowKey: list.rowKey,
    signal,
    onProgress: (rowsRead) => tell(rowsRead, Math.max(rowsRead, total)),
  }).then(
    (all) => show({ lines: linesOfRead(list, all), isRead: true }),
    (error: unknown) => {
      // Called off, and perhaps asked for anew meanwhile.
      if (signal.aborted) return
      cancel()
      presentAskedFailure(error)
    },
  )
}

/**
 * Tells when any page of this list, or of one like it, is no more what there is; returned is what ends that. One that was no
 * more so before, as after a Refresh that failed, tells nothing until it is read again. What comes to show may be read then
 * too: that is another page, or the way back, and no reason.
 */
function watchStale(queryClient: QueryClient, queryKey: QueryKey, onStale: () => void): () => void {
  const pages = {
    queryKey: queryKey.slice(0, -1),
    // What else stands among the lists, as the reverses of one payment, has a longer key.
    predicate: (page: Query) => page.queryKey.length === queryKey.length,
  }
  let arrived: Query | undefined
  return queryClient.getQueryCache().subscribe((event) => {
    const { query } = event
    if (!matchQuery(pages, query)) return
    if (event.type === 'observerAdded') {
      arrived = query
      queueMicrotask(() => {
        arrived = undefined
      })
    }
    if (event.type !== 'updated') return
    const isReadAgain =
      event.action.type === 'fetch' &&
      query.state.isInvalidated &&
      query.isActive() &&
      query !== arrived
    if (isReadAgain || event.action.type === 'invalidate') onStale()
  })
}

function linesOfRead<Row extends RowData, Search extends ListSearch, Request extends ListRequest>(
  list: SummedList<Row, Search, Request>,
  { rows, isInconsistent, isAtLeast }: AllRows<Row>,
): TotalsLines {
  const sumOf = (some: readonly Row[]): Sum => ({
    sums: sumColumns(list.columns, some),
    count: some.length,
  })
  const isWithdrawn = (row: Row) => list.isWithdrawn?.(row) === true
  const inForce = sumOf(rows.filter((row) => !isWithdrawn(row)))
  const withdrawn = sumOf(rows.filter(isWithdrawn))
  return (i18n, total) => {
    // Beside another number of rows a sum of more or fewer would look wrong, or go unseen.
    const changed = isInconsistent ? 'while-read' : 'since-shown'
    const isSame = !isInconsistent && rows.length === total
    const change = isAtLeast ? 'uncounted' : isSame ? undefined : changed
    return linesOfAll({ inForce, withdrawn, change }, i18n)
  }
}

function linesOfReading(rows: number, total: number, onCancel: () => void): TotalsLines {
  return (i18n) => {
    const rowsRead = formatCount(rows, i18n.locale)
    const count = formatCount(total, i18n.locale)
    const label = i18n._(msg`All: ${rowsRead} of ${count} read`)
    const tools = (
      <button ref={holdFocus} type="button" className={classes.link} onClick={onCancel}>
        {i18n._(msg`Cancel`)}
      </button>
    )
    return [{ key: 'all', sums: undefined, label, tools, told: { label } }]
  }
}

/** When rows came or went, or that nobody can tell. */
type Change = 'while-read' | 'since-shown' | 'uncounted'

const CHANGED: Record<Change, MessageDescriptor> = {
  'while-read': msg`(the list changed while it was read)`,
  'since-shown': msg`(the list has changed since it was shown)`,
  uncounted: msg`(there may be more: the server does not say how many)`,
}

/** The first sum of a line is what it is told with, as that of a selection is. */
function lineTold(key: string, { sums }: Sum, label: string): Totals {
  return { key, sums, label, told: { label, sum: Object.values(sums)[0] } }
}

/** The lines of all rows: what is in force, and apart from it what was cancelled or rejected. */
function linesOfAll(
  { inForce, withdrawn, change }: { inForce: Sum; withdrawn: Sum; change: Change | undefined },
  i18n: I18n,
): Totals[] {
  const count = formatCount(inForce.count, i18n.locale)
  const withdrawnCount = formatCount(withdrawn.count, i18n.locale)
  const changed = change ? ` ${i18n._(CHANGED[change])}` : ''
  const name =
    withdrawn.count === 0 ? msg`All ${count}` : msg`All ${count} without cancelled and rejected`
  const all = lineTold('all', inForce, i18n._(name) + changed)
  const apart = i18n._(msg`Cancelled and rejected: ${withdrawnCount}`)
  if (withdrawn.count === 0) return [all]
  if (inForce.count > 0) return [all, { key: 'withdrawn', sums: withdrawn.sums, label: apart }]
  return [lineTold('withdrawn', withdrawn, apart + changed)]
}
