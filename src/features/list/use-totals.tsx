import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { Totals } from '@/components/data-table/totals-rows'
import type { RowData } from '@/components/data-table/data-column'
import { formatCount } from '@/domain/written-number'
import { holdFocus } from '@/platform/focus-content'
import { presentFailure } from '@/shell/present-failure'
import { sumColumns } from './column-sums'
import type { ListRequest, ListSearch } from './list-definition'
import classes from './list-rows.module.css'
import type { SummedList, TotalOfAll } from './sum-all'

/** What the list shows beside a total of all: the rows of one request, and how many match its filters. */
type ShownPage = readonly [of: string, rows: readonly unknown[], total: number]

/** The total of all matching rows: what is shown of it. It belongs to one set of filters, `key`. */
interface AllState extends Partial<TotalOfAll> {
  key: string
  /** ends the reading, or what watches for it to become untrue */
  end: () => void
  /** once all is read: what the list showed beside it */
  beside?: ShownPage
}

interface TotalsInput<Row extends RowData, Search extends ListSearch, Request extends ListRequest> {
  list: SummedList<Row, Search, Request>
  request: Request
  /** the filters in force: other filters, other totals */
  filterKey: string
  rows: readonly Row[]
  /** the rows are those of another page or filter */
  isStale: boolean
  selected: ReadonlyMap<string, Row>
  total: number
  /** nobody says how many match: the total is of what was seen */
  isAtLeast?: boolean | undefined
  /** the rows are one page of several, and not all that was asked for by their codes */
  hasPages: boolean
  /** stands beside the total of the selected rows: what can be done with them */
  selectionTools: ReactNode
}

const importSumAll = () => import('./sum-all')

/**
 * The lines of totals: this page, the selected rows, and on request all rows that the filters match,
 * read page by page with progress and cancel.
 */
export function useTotals<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  list,
  request,
  filterKey: key,
  rows,
  isStale,
  selected,
  total,
  isAtLeast,
  hasPages,
  selectionTools,
}: TotalsInput<Row, Search, Request>): Totals[] {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [all, setAll] = useState<AllState>()
  const shown: ShownPage = [JSON.stringify(request), rows, isAtLeast ? -1 : total]
  const isOutdated = all && (all.key !== key || (!isStale && isAnother(all.beside, shown)))
  const current = isOutdated ? undefined : all
  // For good: beside another page nothing would tell that it is, and nobody looks whether it is once others are filtered.
  if (isOutdated) setAll(undefined)
  else if (!isStale && current?.isRead && current.beside?.[0] !== shown[0])
    setAll({ ...current, beside: shown })
  useEndOnLeave(current?.end)

  const isWithdrawn = (row: Row) => list.isWithdrawn?.(row) === true
  const readAll = async () => {
    const controller = new AbortController()
    const end = () => controller.abort()
    setAll({ key, end })
    try {
      const { sumAll } = await importSumAll()
      sumAll({
        list,
        request,
        queryClient,
        total,
        controller,
        show: (part) => setAll((now) => (now?.key === key ? part && { key, end, ...part } : now)),
      })
    } catch (error) {
      if (controller.signal.aborted) return
      setAll(undefined)
      presentFailure(error, { asked: true })
    }
  }

  const count = formatCount(total, i18n.locale) + (isAtLeast ? '+' : '')
  const lineOf = (
    line: string,
    some: readonly Row[],
    label: string,
    tools?: ReactNode,
  ): Totals => ({
    key: line,
    sums: sumColumns(list.columns, some),
    label: (
      <>
        {label}
        {withdrawnNote(some.filter(isWithdrawn).length, i18n)}
      </>
    ),
    tools,
  })
  const hasMore = total > rows.length || isAtLeast
  const askForAll =
    current || !hasMore ? null : (
      <button ref={holdFocus} type="button" className={classes.link} onClick={() => void readAll()}>
        {t`Total of all ${count}`}
      </button>
    )
  const lines = [lineOf('page', rows, hasPages ? t`This page` : t`These orders`, askForAll)]
  if (selected.size > 0) {
    const selectedCount = formatCount(selected.size, i18n.locale)
    const label = t`Selected: ${selectedCount}`
    lines.push(lineOf('selected', [...selected.values()], label, selectionTools))
  }
  return [...lines, ...(current?.lines?.(i18n, total) ?? [])]
}

/**
 * Whether the list has become another since: a total of what it was would stand beside rows that it does not hold. Rows that
 * were read again and are the same are the same objects.
 */
function isAnother(before: ShownPage | undefined, now: ShownPage): boolean {
  if (!before) return false
  return before[2] !== now[2] || (before[0] === now[0] && before[1] !== now[1])
}

/** Says that a sum of what one sees holds orders whose money counts for nothing. */
function withdrawnNote(withdrawn: number, i18n: I18n): string {
  if (withdrawn === 0) return ''
  // Not a plural: the first rows would wait for the browser's rules of them.
  if (withdrawn === 1) return ` ${i18n._(msg`(with 1 cancelled or rejected)`)}`
  const count = formatCount(withdrawn, i18n.locale)
  return ` ${i18n._(msg`(with ${count} cancelled or rejected)`)}`
}

/** Other filters, or a closed page: nobody wants the rest any more. */
function useEndOnLeave(end: (() => void) | undefined): void {
  useEffect(() => end, [end])
}
