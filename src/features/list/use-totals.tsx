import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Totals } from '@/components/data-table/totals-rows'
import type { RowData } from '@/components/data-table/data-column'
import { formatCount } from '@/domain/written-number'
import { presentFailure } from '@/shell/present-failure'
import { sumColumns } from './column-sums'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'
import classes from './list-rows.module.css'
import type { TotalsLines } from './sum-all'

/** The total of all matching rows: what is shown of it. It belongs to one set of filters, `key`. */
type AllState = { key: string; lines?: TotalsLines; controller?: AbortController } | undefined

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
  selected,
  total,
  selectionTools,
}: TotalsInput<Row, Search, Request>): Totals[] {
  const { t, i18n } = useLingui()
  const [all, setAll] = useState<AllState>()
  const current = all?.key === key ? all : undefined
  useAbortOnLeave(current?.controller)

  const isWithdrawn = (row: Row) => list.isWithdrawn?.(row) === true
  const readAll = async () => {
    const controller = new AbortController()
    const { signal } = controller
    const onProgress = (lines?: TotalsLines) => setAll({ key, ...(lines && { lines }), controller })
    const onCancel = () => {
      controller.abort()
      setAll(undefined)
    }
    onProgress()
    try {
      const { sumAll } = await importSumAll()
      const lines = await sumAll({ list, request, total, signal, onCancel, onProgress })
      setAll({ key, lines })
    } catch (error) {
      setAll(undefined)
      presentFailure(error, { asked: true })
    }
  }

  const count = formatCount(total, i18n.locale)
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
  const askForAll =
    current || total <= rows.length ? null : (
      <button type="button" className={classes.link} onClick={() => void readAll()}>
        {t`Total of all ${count}`}
      </button>
    )
  const lines = [lineOf('page', rows, t`This page`, askForAll)]
  if (selected.size > 0) {
    const selectedCount = formatCount(selected.size, i18n.locale)
    const label = t`Selected: ${selectedCount}`
    lines.push(lineOf('selected', [...selected.values()], label, selectionTools))
  }
  return [...lines, ...(current?.lines?.(i18n) ?? [])]
}

/** Says that a sum of what one sees holds orders whose money counts for nothing. */
function withdrawnNote(withdrawn: number, i18n: I18n): string {
  if (withdrawn === 0) return ''
  const count = formatCount(withdrawn, i18n.locale)
  return ` ${i18n._(msg`(with ${count} cancelled or rejected)`)}`
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
