import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Totals } from '@/components/data-table/totals-rows'
import { centsOf, type DataColumn, type RowData } from '@/components/data-table/data-column'
import { sumCents } from '@/domain/money'
import { presentFailure } from '@/shell/present-failure'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'

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
}

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
}: TotalsInput<Row, Search, Request>): Totals[] {
  const { i18n } = useLingui()
  const [all, setAll] = useState<AllState>()
  const current = all?.key === filterKey ? all : undefined
  useAbortOnLeave(current?.status === 'reading' ? current.controller : undefined)

  const isWithdrawn = (row: Row) => list.isWithdrawn?.(row) === true
  const readAll = async () => {
    const controller = new AbortController()
    const key = filterKey
    setAll({ key, status: 'reading', rowsRead: 0, controller })
    try {
      const { fetchAllPages } = await import('@/api/fetch-all-pages')
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
  const lines: Totals[] = [
    {
      key: 'page',
      sums: sumColumns(list.columns, rows),
      label: (
        <>
          <Trans>This page</Trans>
          <Included withdrawn={rows.filter(isWithdrawn).length} />
          {current || total <= rows.length ? null : (
            <Button size="compact-xs" variant="subtle" onClick={() => void readAll()}>
              <Trans>Total of all {count}</Trans>
            </Button>
          )}
        </>
      ),
    },
  ]
  if (selected.size > 0) {
    const selectedCount = i18n.number(selected.size)
    lines.push({
      key: 'selected',
      sums: sumColumns(list.columns, [...selected.values()]),
      label: (
        <>
          <Trans>Selected: {selectedCount}</Trans>
          <Included withdrawn={[...selected.values()].filter(isWithdrawn).length} />
        </>
      ),
    })
  }
  if (current?.status === 'reading') {
    const rowsRead = i18n.number(current.rowsRead)
    lines.push({
      key: 'all',
      sums: undefined,
      label: (
        <span role="status">
          <Trans>
            All: {rowsRead} of {count} read
          </Trans>{' '}
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => {
              current.controller.abort()
              setAll(undefined)
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </span>
      ),
    })
  }
  if (current?.status === 'done') lines.push(...linesOfAll(current, i18n))
  return lines
}

/** Says that a sum of what one sees holds orders whose money counts for nothing. */
function Included({ withdrawn }: { withdrawn: number }) {
  const { i18n } = useLingui()
  if (withdrawn === 0) return null
  const count = i18n.number(withdrawn)
  return (
    <>
      {' '}
      <Trans>(with {count} cancelled or rejected)</Trans>
    </>
  )
}

/** The lines of all rows: what is in force, and apart from it what was cancelled or rejected. */
function linesOfAll(
  { inForce, withdrawn, isInconsistent }: Extract<AllState, { status: 'done' }>,
  i18n: I18n,
): Totals[] {
  const count = i18n.number(inForce.count)
  const withdrawnCount = i18n.number(withdrawn.count)
  const changed = isInconsistent ? (
    <>
      {' '}
      <Trans>(the list changed while it was read)</Trans>
    </>
  ) : null
  const all: Totals = {
    key: 'all',
    sums: inForce.sums,
    label: (
      <>
        {withdrawn.count === 0 ? (
          <Trans>All {count}</Trans>
        ) : (
          <Trans>All {count} without cancelled and rejected</Trans>
        )}
        {changed}
      </>
    ),
  }
  const apart: Totals = {
    key: 'withdrawn',
    sums: withdrawn.sums,
    label: (
      <>
        <Trans>Cancelled and rejected: {withdrawnCount}</Trans>
        {inForce.count === 0 ? changed : null}
      </>
    ),
  }
  if (withdrawn.count === 0) return [all]
  return inForce.count === 0 ? [apart] : [all, apart]
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
