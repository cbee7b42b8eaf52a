import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { IconColumns, IconDownload, IconEye, IconPlus, IconRefresh } from '@tabler/icons-react'
import { Suspense, type ComponentType } from 'react'
import type { ColumnMeta } from '@/components/data-table/data-column'
import { PopoverButton } from '@/components/popover-button/popover-button'
import type { FilterDraft, FilterField } from '@/components/query-form/filter-field'
import { ToolButton } from '@/components/tool-button/tool-button'
import { latePart } from '@/platform/late-part'
import type { AppPath } from '@/shell/app-href'
import { AppLink } from '@/shell/app-link'
import classes from './list-toolbar.module.css'
import type { ListSettings } from './use-list-settings'
import type { ViewsProps } from './views-panel'
import { askedInPage } from '@/shell/asked-part'

const FilterChips = latePart(
  async () => (await import('@/components/query-form/filter-chips')).FilterChips,
)
const ColumnPanel = askedInPage(
  async () => (await import('@/components/data-table/column-panel')).ColumnPanel,
)
const ViewsPanel = askedInPage(async () => (await import('./views-panel')).ViewsPanel)

interface ListToolbarProps {
  fields: readonly FilterField[]
  columns: readonly { id: string; meta: ColumnMeta }[]
  /** the filters in force */
  filters: FilterDraft
  settings: Pick<ListSettings, 'columns' | 'changeColumns'>
  /** where or how a new document is made; undefined for who may not */
  create:
    | { path: AppPath; Others?: ComponentType }
    | { run: () => void; label: MessageDescriptor }
    | undefined
  /** the first rows are on their way */
  isLoading: boolean
  onRemoveFilter: (field: FilterField) => void
  onRefresh: () => void
  /** undefined where the list has no export */
  onExport: (() => void) | undefined
  /** the id of what says why it is off for now */
  exportOff: string | undefined
  /** undefined where rows are no documents */
  onExportShown: (() => void) | undefined
  views: ViewsProps
}

/** Between the filters and the rows: the filters in force, and what is done with the whole list. */
export function ListToolbar({
  fields,
  columns,
  filters,
  settings,
  create,
  isLoading,
  onRemoveFilter,
  onRefresh,
  onExport,
  exportOff,
  onExportShown,
  views,
}: ListToolbarProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={classes.toolbar}>
      {Object.keys(filters).length > 0 ? (
        <Suspense fallback={null}>
          <FilterChips fields={fields} values={filters} onRemove={onRemoveFilter} />
        </Suspense>
      ) : null}
      <div className={classes.tools}>
        {create && 'path' in create ? (
          <>
            {create.Others ? (
              <Suspense fallback={null}>
                <create.Others />
              </Suspense>
            ) : null}
            <AppLink path={create.path} className={classes.create} preload>
              <IconPlus size={16} aria-hidden />
              {t`New`}
            </AppLink>
          </>
        ) : null}
        {create && 'run' in create ? (
          <ToolButton look="filled" icon={<IconPlus size={16} aria-hidden />} onClick={create.run}>
            {i18n._(create.label)}
          </ToolButton>
        ) : null}
        <ToolButton
          icon={<IconRefresh size={16} aria-hidden />}
          disabled={isLoading}
          // Marked busy from outside (rows-status.tsx): the toolbar rests while rows are read.
          data-refresh
          data-command
          onClick={onRefresh}
        >
          {t`Refresh`}
        </ToolButton>
        {onExport ? (
          <ToolButton
            icon={<IconDownload size={16} aria-hidden />}
            disabled={exportOff !== undefined}
            aria-describedby={exportOff}
            data-command
            onClick={onExport}
          >
            {t`Export`}
          </ToolButton>
        ) : null}
        {onExportShown ? (
          <ToolButton
            icon={<IconDownload size={16} aria-hidden />}
            data-command
            onClick={onExportShown}
          >
            {t`Export columns shown`}
          </ToolButton>
        ) : null}
        <PopoverButton label={t`Columns`} icon={<IconColumns size={16} aria-hidden />}>
          {(close) => (
            <ColumnPanel
              onClose={close}
              columns={columns}
              settings={settings.columns}
              onChange={settings.changeColumns}
            />
          )}
        </PopoverButton>
        <PopoverButton label={t`Views`} icon={<IconEye size={16} aria-hidden />}>
          {(close) => <ViewsPanel onClose={close} {...views} />}
        </PopoverButton>
      </div>
    </div>
  )
}
