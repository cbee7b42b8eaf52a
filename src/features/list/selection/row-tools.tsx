import { useEffect, useRef, useState } from 'react'
import { centsOf, type RowData } from '@/components/data-table/data-column'
import type { Totals } from '@/components/data-table/totals-rows'
import type { FilterDraft } from '@/components/query-form/filter-field'
import { sumCents } from '@/domain/money'
import { useStableCallback } from '@/platform/use-stable-callback'
import type { ListDefinition, ListRequest, ListSearch } from '../list-definition'
import type { CellFilters } from '../only-this/cell-filters'
import { OnlyThis } from '../only-this/only-this'
import { RowsStatus } from './rows-status'
import { SelectionStatus } from './selection-status'
import { TotalStatus } from './total-status'
import { useKeptSelection } from './use-kept-selection'
import { useRangeKeys } from './use-range-keys'

interface RowToolsProps<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> {
  list: ListDefinition<Row, Search, Request>
  request: Request
  rows: readonly Row[]
  /** what is asked for is not there yet, or could not be read */
  isAwaited: boolean
  selected: ReadonlyMap<string, Row>
  /** the selected ones as they were last seen */
  seen: ReadonlyMap<string, Row>
  onSelect: (selected: ReadonlyMap<string, Row>) => void
  isSelectable: boolean
  /** what is told of a total that was asked for */
  total: Totals['told']
  /** rows are wanted that these filters find too */
  onFilter: (filters: FilterDraft) => void
}

/**
 * What rows can do that nobody waits for: filter by a cell, be selected as a range by keyboard, tell a screen
 * reader what shows and what is selected, and not be deselected by a new version. Stands right behind the table's frame.
 */
export function RowTools<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  list,
  request,
  rows,
  isAwaited,
  selected,
  seen,
  onSelect,
  isSelectable,
  total,
  onFilter,
}: RowToolsProps<Row, Search, Request>) {
  const root = useRef<HTMLSpanElement>(null)
  const [cellFilters, setCellFilters] = useState<CellFilters<Row>>()
  const { cellFilters: fetchCellFilters, columns, rowKey } = list
  useEffect(
    () => void fetchCellFilters?.().then(setCellFilters, () => undefined),
    [fetchCellFilters],
  )
  useKeptSelection(JSON.stringify([list.id, list.fixedSearch]), selected.size > 0)
  useRangeKeys({ root, rows, rowKey, selected, onSelect, isSelectable })
  const filtersOf = useStableCallback((index: number, columnId: string) => {
    const row = rows[index]
    return row && cellFilters?.[columnId]?.(row)
  })
  const money = columns.find(({ meta }) => meta.isMoney)
  return (
    <>
      {fetchCellFilters ? (
        <OnlyThis
          fields={list.fields}
          isReady={cellFilters !== undefined}
          filtersOf={filtersOf}
          onFilter={onFilter}
        />
      ) : null}
      {isSelectable && money ? (
        <SelectionStatus
          ref={root}
          count={seen.size}
          sum={sumCents([...seen.values()].map((row) => centsOf(money, row)))}
        />
      ) : null}
      {total ? <TotalStatus {...total} /> : null}
      <RowsStatus
        pageNum={request.pageNum}
        count={rows.length}
        requestKey={JSON.stringify(request)}
        queryKey={list.options(request).queryKey}
        isAwaited={isAwaited}
      />
    </>
  )
}
