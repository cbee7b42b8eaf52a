import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Totals } from '@/components/data-table/totals-rows'
import { centsOf, type DataColumn, type RowData } from '@/components/data-table/data-column'
import { sumCents } from '@/domain/money'
import { presentFailure } from '@/shell/present-failure'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'
import classes from './list-rows.module.css'

type Sums = Readonly<Record<string, number>>

/** Sums of so many rows. */
interface Sum {
  sums: Sums
  count: number
}

/** Adding up all matching rows: what it is at. It belongs to one set of filters, `key`. */
type AllState =
  | { key: string; status: 'reading'; rowsRead: number; controller: AbortController }
  | { key: string; status: 'done'; inForce: Sum; withdrawn: Sum; isInconsistent: boolean }
  | undefined

interface TotalsInput<Row extends RowData, Search extends ListSearch, Request extends ListRequest> {
  list: ListDefinition<Row, Search, Request>
  request: Request
  /** the filters in force: other filters, other totals */
  filterKey: string
  rows: readonly Row[]
  selected: ReadonlyMap<string, Row>
  total: number
  /** stands beside the total of the selected rows: what can be done with them */
  selectionTools: ReactNode
}

const loadFetchAllPages = () => import('@/api/fetch-all-pages')

/** Integer cents by money column. */
function sumColumns<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Sums {
  return Object.fromEntries(
    columns
      .filter(({ meta }) => meta.isMoney)
      .map((column) => [column.id, sumCents(rows.map((row) => centsOf(column, row)))]),
  )
}

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
  filterKey,
  rows,
  selected,
  total,
  selectionTools,
}: TotalsInput<Row, Search, Request>): Totals[] {
  const { t, i18n } = useLingui()
  const [all, setAll] = useState<AllState>()
  const current = all?.key === filterKey ? all : undefined
  useAbortOnLeave(current?.status === 'reading' ? current.controller : undefined)

  const isWithdrawn = (row: Row) => list.isWithdrawn?.(row) === true
  const readAll = async () => {
    const controller = new AbortController()
    const key = filterKey
    setAll({ key, status: 'reading', rowsRead: 0, controller })
    try {
      const { fetchAllPages } = await loadFetchAllPages()
      const answer = await fetchAllPages(
        (page, signal) => list.fetchPage({ ...request, ...page }, signal),
        {
          rowKey: list.rowKey,
          signal: controller.signal,
          onProgress: (rowsRead) => setAll({ key, status: 'reading', rowsRead, controller }),
        },
      )
      const sumOf = (some: readonly Row[]): Sum => ({
        sums: sumColumns(list.columns, some),
        count: some.length,
      })
      setAll({
        key,
        status: 'done',
        inForce: sumOf(answer.rows.filter((row) => !isWithdrawn(row))),
        withdrawn: sumOf(answer.rows.filter(isWithdrawn)),
        isInconsistent: answer.isInconsistent,
      })
    } catch (error) {
      setAll(undefined)
      presentFailure(error, { asked: true })
    }
  }

  const count = i18n.number(total)
  const lineOf = (key: string, some: readonly Row[], label: string, more?: ReactNode): Totals => ({
    key,
    sums: sumColumns(list.columns, some),
    label: (
      <>
        {label}
        {withdrawnNote(some.filter(isWithdrawn).length, i18n)}
        {more}
      </>
    ),
  })
  const askForAll =
    current || total <= rows.length ? null : (
      <button type="button" className={classes.link} onClick={() => void readAll()}>
        {t`Total of all ${count}`}
      </button>
    )
  const lines = [lineOf('page', rows, t`This page`, askForAll)]
  if (selected.size > 0) {
    const selectedCount = i18n.number(selected.size)
    const label = t`Selected: ${selectedCount}`
    lines.push(lineOf('selected', [...selected.values()], label, selectionTools))
  }
  if (current?.status === 'reading') {
    const rowsRead = i18n.number(current.rowsRead)
    const cancel = () => {
      current.controller.abort()
      setAll(undefined)
    }
    lines.push({
      key: 'all',
      sums: undefined,
      label: (
        <span role="status">
          {t`All: ${rowsRead} of ${count} read`}{' '}
          <button type="button" className={classes.link} onClick={cancel}>
            {t`Cancel`}
          </button>
        </span>
      ),
    })
  }
  if (current?.status === 'done') lines.push(...linesOfAll(current, i18n))
  return lines
}

/** Says that a sum of what one sees holds orders whose money counts for nothing. */
function withdrawnNote(withdrawn: number, i18n: I18n): string {
  if (withdrawn === 0) return ''
  const count = i18n.number(withdrawn)
  return ` ${i18n._(msg`(with ${count} cancelled or rejected)`)}`
}

/** The lines of all rows: what is in force, and apart from it what was cancelled or rejected. */
function linesOfAll(
  { inForce, withdrawn, isInconsistent }: Extract<AllState, { status: 'done' }>,
  i18n: I18n,
): Totals[] {
  const count = i18n.number(inForce.count)
  const withdrawnCount = i18n.number(withdrawn.count)
  const changed = isInconsistent ? ` ${i18n._(msg`(the list changed while it was read)`)}` : ''
  const name =
    withdrawn.count === 0 ? msg`All ${count}` : msg`All ${count} without cancelled and rejected`
  const all = { key: 'all', sums: inForce.sums, label: i18n._(name) + changed }
  const apart = i18n._(msg`Cancelled and rejected: ${withdrawnCount}`)
  if (withdrawn.count === 0) return [all]
  if (inForce.count > 0) return [all, { key: 'withdrawn', sums: withdrawn.sums, label: apart }]
  return [{ key: 'withdrawn', sums: withdrawn.sums, label: apart + changed }]
}

/** Other filters, or a closed page: nobody wants the rest any more. */
function useAbortOnLeave(controller: AbortController | undefined): void {
  const running = useRef(controller)
  useEffect(() => {
    if (running.current !== controller) running.current?.abort()
    running.current = controller
  }, [controller])
  useEffect(() => () => running.current?.abort(), [])
}
