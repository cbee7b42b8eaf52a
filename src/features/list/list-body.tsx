import type { RowData } from '@/components/data-table/data-column'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { IconColumns, IconDownload, IconEye, IconRefresh } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { User } from '@/api/contract/session'
import { DataTable } from '@/components/data-table/data-table'
import type { PageSize } from '@/components/data-table/page-sizes'
import { Paging } from '@/components/data-table/paging'
import { Message } from '@/components/message'
import { PopoverButton } from '@/components/popover-button/popover-button'
import { FilterChips } from '@/components/query-form/filter-chips'
import {
  fieldNames,
  type FilterDraft,
  type FilterField,
} from '@/components/query-form/filter-field'
import { QueryForm } from '@/components/query-form/query-form'
import { usePageEffect } from '@/platform/page-active'
import { usePageNavigation, type SearchValues } from '@/shell/page-cache/use-page-navigation'
import { CreateButton } from './create-button'
import { useExport } from './export/use-export'
import { FilterDrawer } from './filter-drawer'
import classes from './list-body.module.css'
import { DEFAULT_PAGING } from './list-search'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'
import { ListTabs } from './list-tabs'
import { ListPlaceholder } from './list-placeholder'
import { useDrawerShortcut } from './use-drawer-shortcut'
import { useFilterDraft } from './use-filter-draft'
import { useListQuery } from './use-list-query'
import { useListSettings } from './use-list-settings'
import { useSelection } from './use-selection'
import { useSuggestions } from './use-suggestions'
import { useTotals } from './use-totals'
import { applyViewFilters, type ListView } from './views'

const ColumnPanel = lazy(async () => ({
  default: (await import('@/components/data-table/column-panel')).ColumnPanel,
}))
const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel')).ViewsPanel }))
const ExportPanel = lazy(async () => ({
  default: (await import('./export/export-panel')).ExportPanel,
}))

interface ListBodyProps<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> {
  list: ListDefinition<Row, Search, Request>
  search: Search
  request: Request
  user: User
}

/** The list itself: filters, table, totals, paging, and what can be done with all of them. */
export function ListBody<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({ list, search, request, user }: ListBodyProps<Row, Search, Request>) {
  const { t, i18n } = useLingui()
  const navigate = usePageNavigation(list.path)
  const goTo = (values: SearchValues) => navigate({ ...list.fixedSearch, ...values })
  const filters = useFilterDraft(list.fields, search)
  const suggestions = useSuggestions()
  const settings = useListSettings(list, user.username ?? '')
  const { page, error, isStale, isFetching, refresh, retry } = useListQuery(list, request)
  const { selected, setSelected } = useSelection<Row>(filters.key)
  const drawer = useDrawerShortcut()
  const exporting = useExport(list, request, filters.inForce)
  const rows = page?.rows ?? []
  const total = page?.total ?? 0
  const totals = useTotals({ list, request, filterKey: filters.key, rows, selected, total })

  const show = (values: FilterDraft, pageSize: PageSize = search.pageSize) =>
    goTo({ ...values, pageSize })
  /** Searching for what is shown already reads it again. */
  const searchNow = (): boolean => {
    const values = filters.check()
    if (!values) return false
    const isShown = JSON.stringify(sorted(values)) === JSON.stringify(sorted(filters.inForce))
    setSelected(new Map())
    if (isShown && search.pageNum === DEFAULT_PAGING.pageNum) refresh()
    else show(values)
    return true
  }
  const reset = () => {
    filters.clear()
    setSelected(new Map())
    show({})
  }
  const removeFilter = (field: FilterField) => {
    const removed = fieldNames(field)
    show(
      Object.fromEntries(
        Object.entries(filters.inForce).filter(([name]) => !removed.includes(name)),
      ),
    )
  }
  const applyView = (view: ListView) => {
    const dayNames = list.fields.filter(({ kind }) => kind === 'days').flatMap(fieldNames)
    settings.changeColumns(view.columns)
    show(applyViewFilters(view.filters, filters.inForce, dayNames), view.pageSize)
  }

  const requestKey = JSON.stringify(request)
  usePageEffect(() => {
    list.onShown?.(request, definedOnly({ ...list.fixedSearch, ...search }), user)
    return undefined
  }, requestKey)

  const isSelectable = list.batch !== undefined || list.columns.some(({ meta }) => meta.isMoney)
  const rowActions = (row: Row) => list.actions(row, user)
  const title = i18n._(list.title)
  const isFiltered = Object.keys(filters.inForce).length > 0
  const control = {
    draft: filters.draft,
    errors: filters.errors,
    onChange: filters.change,
    ...suggestions,
  }
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={1} size="h4">
          {title}
        </Title>
        {request.loginOwnerId === undefined ? null : (
          <Text size="sm" c="dimmed">
            <Trans>Only your own documents are shown</Trans>
          </Text>
        )}
      </div>
      {list.tabs ? (
        <ListTabs tabs={list.tabs} current={list.fixedSearch ?? {}} onChange={navigate} />
      ) : null}
      <QueryForm
        label={t`Filters of ${title}`}
        fields={list.fields}
        onSearch={searchNow}
        onReset={reset}
        onMore={drawer.open}
        {...control}
      />
      <div className={classes.toolbar}>
        <FilterChips fields={list.fields} values={filters.inForce} onRemove={removeFilter} />
        <div className={classes.tools}>
          {list.create?.isOffered(user) ? <CreateButton create={list.create} /> : null}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={isFetching && !isStale && page === undefined}
            data-command
            onClick={refresh}
          >
            <Trans>Refresh</Trans>
          </Button>
          {list.export ? (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size={16} aria-hidden />}
              data-command
              onClick={() => void exporting.start()}
            >
              <Trans>Export</Trans>
            </Button>
          ) : null}
          <PopoverButton label={t`Columns`} icon={<IconColumns size={16} aria-hidden />}>
            {() => (
              <Suspense fallback={null}>
                <ColumnPanel
                  columns={list.columns}
                  settings={settings.columns}
                  onChange={settings.changeColumns}
                />
              </Suspense>
            )}
          </PopoverButton>
          <PopoverButton label={t`Views`} icon={<IconEye size={16} aria-hidden />}>
            {() => (
              <Suspense fallback={null}>
                <ViewsPanel
                  views={settings.views}
                  onChange={settings.changeViews}
                  onApply={applyView}
                  current={{
                    filters: filters.inForce,
                    columns: settings.columns,
                    pageSize: search.pageSize,
                  }}
                />
              </Suspense>
            )}
          </PopoverButton>
        </div>
      </div>
      {list.batch && selected.size > 0
        ? list.batch({
            rows: [...selected.values()],
            onDone: (done) => {
              setSelected(new Map([...selected].filter(([key]) => !done.includes(key))))
            },
          })
        : null}
      {exporting.job ? (
        <Suspense fallback={null}>
          <ExportPanel
            job={exporting.job}
            onDismiss={exporting.dismiss}
            onRetry={() => {
              exporting.dismiss()
              void exporting.start()
            }}
          />
        </Suspense>
      ) : null}
      <DataTable
        label={title}
        columns={list.columns}
        settings={settings.columns}
        rows={rows}
        rowKey={list.rowKey}
        selected={selected}
        onSelect={setSelected}
        isSelectable={isSelectable}
        actions={rowActions}
        actionsWidth={list.actionsWidth}
        totals={totals}
        isStale={isStale}
        scrollKey={requestKey}
      >
        <ListPlaceholder
          error={page ? undefined : error}
          isLoading={!page}
          total={total}
          empty={<Message of={(isFiltered && list.emptyFiltered) || list.empty} />}
          isFiltered={isFiltered}
          onRetry={retry}
          onReset={reset}
          onLastPage={() =>
            goTo({
              ...filters.inForce,
              pageSize: search.pageSize,
              pageNum: Math.max(1, Math.ceil(total / search.pageSize)),
            })
          }
        />
      </DataTable>
      <Paging
        pageNum={search.pageNum}
        pageSize={search.pageSize}
        total={page?.total}
        onChange={(paging) => goTo({ ...filters.inForce, ...paging })}
      />
      {drawer.isOpen ? (
        <FilterDrawer
          fields={list.fields}
          onSearch={searchNow}
          onReset={reset}
          onClose={drawer.close}
          {...control}
        />
      ) : null}
    </div>
  )
}

function sorted(values: FilterDraft): [string, string][] {
  return Object.entries(values).toSorted(([left], [right]) => left.localeCompare(right))
}

/** A page's search as it goes into a link. */
function definedOnly(search: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}
