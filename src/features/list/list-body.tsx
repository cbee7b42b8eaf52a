import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { User } from '@/api/contract/session'
import type { RowData } from '@/components/data-table/data-column'
import { Paging } from '@/components/data-table/paging'
import { codesIn, fieldNames, type FilterDraft } from '@/components/query-form/filter-field'
import { latePart } from '@/platform/late-part'
import { usePageEffect } from '@/platform/page-active'
import { useStableCallback } from '@/platform/use-stable-callback'
import type { SearchValues } from '@/shell/app-href'
import { usePageNavigation } from '@/shell/page-cache/use-page-navigation'
import { useExport } from './export/use-export'
import classes from './list-body.module.css'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'
import { ListFilters } from './list-filters'
import { ListRows } from './list-rows'
import { DEFAULT_PAGING } from './list-search'
import { ListToolbar } from './list-toolbar'
import { rememberPageSize } from './page-size'
import { useListQuery } from './use-list-query'
import { useListSettings } from './use-list-settings'
import { filtersKey, useFiltersInForce, useSelection, type SelectionPlace } from './use-list-state'
import type { RowsRead, SelectedRows } from './selection/selected-rows'
import type { ShownNow } from './view-in-force'
import { askedInPage } from '@/shell/asked-part'

const ViewBar = latePart(async () => (await import('./view-bar')).ViewBar)
const IgnoredNote = latePart(async () => (await import('./ignored-note')).IgnoredNote)
const NotRefreshed = latePart(async () => (await import('./not-refreshed')).NotRefreshed)
const CodesNote = latePart(async () => (await import('./codes/codes-note')).CodesNote)
const ExportPanel = askedInPage(async () => (await import('./export/export-panel')).ExportPanel)

interface ListBodyProps<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> {
  list: ListDefinition<Row, Search, Request>
  search: Search
  request: Request
  user: User
  selectionPlace: SelectionPlace<Row> | undefined
}

/**
 * The list itself. It brings together what its parts show; they are given functions that stay the same, so
 * that another page renders the rows and the paging and nothing else.
 */
export function ListBody<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({ list, search, request, user, selectionPlace }: ListBodyProps<Row, Search, Request>) {
  const { t, i18n } = useLingui()
  const navigate = usePageNavigation(list.path)
  const filters = useFiltersInForce(list.fields, search)
  const codes = codesIn(list.fields, filters.inForce)
  const exportId = codes && list.export && `codes-${list.id}`
  const { username = '' } = user
  const settings = useListSettings(list, username)
  const { page, pageSize, total, readAt, error, isStale, isFetching, refresh, retry, outdate } =
    useListQuery(list, request)
  const shown = isStale ? undefined : page?.rows
  const { selected, seen, unmatched, setSelected, changeSelected, noteRead } = useSelection<Row>(
    filters.key,
    shown && { rows: shown, rowKey: list.rowKey, readAt },
    selectionPlace,
  )
  const noteRows = ({ rows, unmatched: keys }: RowsRead<Row>) =>
    noteRead({ rows, rowKey: list.rowKey }, keys)
  const exporting = useExport(list, request, {
    onRead: noteRows,
    inForce: filters.inForce,
    columns: settings.columns,
    user,
  })

  const goTo = (values: SearchValues) => navigate({ ...list.fixedSearch, ...values })
  const { ignored } = search
  const show = useStableCallback((values: FilterDraft) =>
    goTo({ ...values, pageSize: search.pageSize }),
  )
  /** What was not understood of the address stays so, whatever else is filtered by. */
  const refine = (values: FilterDraft) => goTo({ ...values, pageSize: search.pageSize, ignored })
  /** Searching for what is shown already reads it again. */
  const searchFor = useStableCallback((values: FilterDraft) => {
    setSelected(new Map())
    const isShown = filtersKey(list.fields, values) === filters.key
    if (isShown && search.pageNum === DEFAULT_PAGING.pageNum) {
      refresh()
      return
    }
    if (isShown) outdate()
    show(values)
  })
  const reset = useStableCallback(() => {
    setSelected(new Map())
    show({})
  })
  const applyView = useStableCallback(({ tab, filters: values, columns, pageSize }: ShownNow) => {
    settings.changeColumns(columns)
    navigate({ ...tab, ...values, pageSize })
  })
  const refreshNow = useStableCallback(refresh)
  const startExport = useStableCallback(() => exporting.start('server'))
  const exportShown = useStableCallback(() => exporting.start('shown'))
  const exportRows = useStableCallback((rows: SelectedRows<Row>) => exporting.start(rows))

  usePageEffect(() => {
    list.onShown?.(request, { ...list.fixedSearch, ...search }, user)
  }, request)

  const title = i18n._(list.title)
  const views = {
    list,
    username,
    now: {
      tab: list.fixedSearch ?? {},
      filters: filters.inForce,
      columns: settings.columns,
      pageSize: search.pageSize,
    },
    onApply: applyView,
    onColumns: settings.changeColumns,
    onInForce: settings.holdColumns,
    onSave: settings.noteView,
  }
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {request.loginOwnerId === undefined ? null : (
          <span className={classes.note}>{t`Only your own documents are shown`}</span>
        )}
        {settings.hasViews ? (
          <div className={classes.views}>
            <Suspense fallback={null}>
              <ViewBar {...views} />
            </Suspense>
          </div>
        ) : null}
      </div>
      {list.tabs?.((tab) => navigate({ ...tab, pageSize: search.pageSize }))}
      <ListFilters
        title={title}
        fields={list.fields}
        inForce={filters.inForce}
        onSearch={searchFor}
        onReset={reset}
      />
      <ListToolbar
        fields={list.fields}
        columns={list.columns}
        filters={filters.inForce}
        settings={settings}
        create={list.create?.isOffered(user) ? list.create : undefined}
        isLoading={isFetching && page === undefined}
        onRemoveFilter={(field) => refine(withoutField(filters.inForce, fieldNames(field)))}
        onRefresh={refreshNow}
        onExport={list.export ? startExport : undefined}
        exportOff={exportId}
        onExportShown={list.columns.some(({ meta }) => meta.isMoney) ? exportShown : undefined}
        views={views}
      />
      {ignored === undefined ? null : (
        <Suspense fallback={null}>
          <IgnoredNote ignored={ignored} list={list} />
        </Suspense>
      )}
      {codes === undefined ? null : (
        <Suspense fallback={null}>
          <CodesNote
            codes={codes}
            found={shown?.map(list.rowKey)}
            hasFailed={error !== null}
            isNarrowed={Object.keys(filters.inForce).length > 1}
            exportId={exportId}
            onExportShown={exportShown}
          />
        </Suspense>
      )}
      {exporting.job ? <ExportPanel job={exporting.job} onDismiss={exporting.dismiss} /> : null}
      <ListRows
        list={list}
        request={request}
        user={user}
        settings={settings}
        page={page}
        error={error}
        isStale={isStale}
        filterKey={filters.key}
        isFiltered={Object.keys(filters.inForce).length > 0}
        hasPages={codes === undefined}
        selected={selected}
        seen={seen}
        unmatched={unmatched}
        onRead={noteRows}
        onSelect={setSelected}
        onShow={show}
        onExport={exportRows}
        onFilter={(values) => refine({ ...filters.inForce, ...values })}
        onRetry={retry}
        onReset={reset}
        onGoToPage={(pageNum) =>
          goTo({ ...filters.inForce, pageSize: search.pageSize, pageNum, ignored })
        }
      />
      {/* What can be done with selected rows shares the line of the pages: above the rows it would move them when it comes. */}
      <div className={classes.foot}>
        {page && error ? (
          <Suspense fallback={null}>
            <NotRefreshed error={error} onRetry={retry} />
          </Suspense>
        ) : null}
        {list.batch?.({ rows: [...selected.values()], onChange: changeSelected })}
        {codes === undefined ? (
          <Paging
            pageNum={search.pageNum}
            pageSize={search.pageSize}
            givenSize={pageSize}
            total={total}
            mayGoOn={page?.isAtLeast && page.rows.length >= pageSize}
            onChange={(paging) => {
              if (paging.pageSize !== search.pageSize) rememberPageSize(username, paging.pageSize)
              goTo({ ...filters.inForce, ...paging, ignored })
            }}
          />
        ) : null}
      </div>
    </div>
  )
}

function withoutField(filters: FilterDraft, names: readonly string[]): FilterDraft {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))
}
