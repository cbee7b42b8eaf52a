import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { User } from '@/api/contract/session'
import type { Page } from '@/api/contract/envelope'
import { columnsIn, type RowData } from '@/components/data-table/data-column'
import { DataTable } from '@/components/data-table/data-table'
import { latePart } from '@/platform/late-part'
import { idle } from '@/platform/when-idle'
import type { FilterDraft } from '@/components/query-form/filter-field'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'
import { ListPlaceholder } from './list-placeholder'
import type { RowsRead, SelectedRows } from './selection/selected-rows'
import type { RowTools as rowTools } from './selection/row-tools'
import type { SelectionTools as selectionTools } from './selection-tools'
import type { ListSettings } from './use-list-settings'
import { useTotals } from './use-totals'

/** Nobody waits for it: it is fetched when the browser is idle. */
const RowTools = latePart(async () => {
  await idle()
  return (await import('./selection/row-tools')).RowTools
}) as typeof rowTools
const SelectionTools = latePart(
  async () => (await import('./selection-tools')).SelectionTools,
) as typeof selectionTools

interface ListRowsProps<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> {
  list: ListDefinition<Row, Search, Request>
  request: Request
  user: User
  settings: ListSettings
  /** undefined until they were read once */
  page: Page<Row> | undefined
  error: Error | null
  /** the rows are those of another page or filter until the new ones are there */
  isStale: boolean
  /** tells the filters in force from others */
  filterKey: string
  isFiltered: boolean
  /** false where rows are asked for by a list of their codes */
  hasPages: boolean
  selected: ReadonlyMap<string, Row>
  /** the selected ones as they were last seen */
  seen: ReadonlyMap<string, Row>
  /** keys of those that the filters matched no more when they were read last */
  unmatched: ReadonlySet<string> | undefined
  /** selected rows were read again */
  onRead: (read: RowsRead<Row>) => void
  /** with keys of other filters the rows are the selection of these, too */
  onSelect: (selected: ReadonlyMap<string, Row>, ...alsoFor: string[]) => void
  /** these filters alone are wanted in force */
  onShow: (filters: FilterDraft) => void
  onExport: (selected: SelectedRows<Row>) => void
  /** rows are wanted that these filters find too */
  onFilter: (filters: FilterDraft) => void
  onRetry: () => void
  onReset: () => void
  onGoToPage: (pageNum: number) => void
}

/** The rows of a list's page with their totals, or what stands in their place. */
export function ListRows<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  list,
  request,
  user,
  settings,
  page,
  error,
  isStale,
  filterKey,
  isFiltered,
  hasPages,
  selected,
  seen,
  unmatched,
  onRead,
  onSelect,
  onShow,
  onExport,
  onFilter,
  onRetry,
  onReset,
  onGoToPage,
}: ListRowsProps<Row, Search, Request>) {
  const { i18n } = useLingui()
  // Rows of the last search or page stand there until the answer comes: nobody selects them into the next one.
  const select = isStale ? ignore : onSelect
  const rows = page?.rows ?? NO_ROWS
  const total = page?.total ?? 0
  const tools = (
    <Suspense fallback={null}>
      <SelectionTools
        list={list}
        columns={settings.columns}
        request={request}
        selected={{ rows: [...seen.values()], shown: isStale ? NO_ROWS : rows }}
        selection={selected}
        isWhole={!isStale && page !== undefined && !page.isAtLeast && total <= rows.length}
        unmatched={unmatched}
        onRead={onRead}
        onSelect={onSelect}
        onShow={onShow}
        onExport={onExport}
      />
    </Suspense>
  )
  const totals = useTotals({
    list,
    request,
    filterKey,
    rows,
    isStale,
    selected: seen,
    total,
    isAtLeast: page?.isAtLeast,
    hasPages,
    selectionTools: tools,
  })
  const isSelectable = list.batch !== undefined || list.columns.some(({ meta }) => meta.isMoney)
  return (
    <>
      <DataTable
        label={i18n._(list.title)}
        columns={columnsIn(i18n.locale, list.columns)}
        settings={settings.columns}
        onSettings={settings.changeColumns}
        rows={rows}
        rowKey={list.rowKey}
        selected={selected}
        onSelect={select}
        isSelectable={isSelectable}
        actions={(row: Row) => list.actions(row, { user, i18n })}
        actionsWidth={list.actionsWidth}
        Opened={list.Opened}
        totals={totals}
        isStale={isStale}
        scrollKey={JSON.stringify(request)}
      >
        <ListPlaceholder
          error={page ? undefined : error}
          isLoading={!page}
          hasRows={total > 0 || page?.isAtLeast || (page?.pageNum ?? 1) < request.pageNum}
          empty={i18n._(isFiltered ? list.emptyFiltered : list.empty)}
          isFiltered={isFiltered}
          onRetry={onRetry}
          onReset={onReset}
          onLastPage={() =>
            onGoToPage(
              page?.isAtLeast || total === 0
                ? request.pageNum - 1
                : Math.ceil(total / request.pageSize),
            )
          }
        />
      </DataTable>
      <Suspense fallback={null}>
        <RowTools
          {...{ list, request, rows, selected, seen, isSelectable, onFilter }}
          total={totals.find(({ told }) => told)?.told}
          isAwaited={isStale || page === undefined}
          onSelect={select}
        />
      </Suspense>
    </>
  )
}

const NO_ROWS: never[] = []
const ignore = () => undefined
