import { useLingui } from '@lingui/react/macro'
import {
  functionalUpdate,
  useTable,
  type RowData,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table'
import {
  Fragment,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { whenIdle } from '@/platform/when-idle'
import { distinctKeys } from '../distinct-keys'
import { actionsWidthIn, features, SELECT_WIDTH, type DataColumn } from './data-column'
import { setWidth, shownIds, WIDTHS, type ColumnSettings } from './column-settings'
import classes from './data-table.module.css'
import { focusKeptRow, keptRow } from './kept-row'
import { neededWidth } from './money-size'
import { handleRowKeys } from './row-keys'
import { TableRow } from './table-row'
import {
  pinnedIdsOf,
  placeColumns,
  scaledWidth,
  SELECT_STYLE,
  widthVariables,
} from './place-columns'
import { TotalsRows, type Totals } from './totals-rows'
import { FEW_ROWS, useDrawnRows } from './use-drawn-rows'

interface DataTableProps<Row extends RowData> {
  /** the table's accessible name */
  label: string
  columns: readonly DataColumn<Row>[]
  settings: ColumnSettings
  /** a person made a column wider or narrower */
  onSettings: (settings: ColumnSettings) => void
  rows: Row[]
  /** what a row is known by, on every page; one that comes twice is drawn as often */
  rowKey: (row: Row) => string
  /** the selected rows by key, those of other pages included */
  selected: ReadonlyMap<string, Row>
  onSelect: (selected: ReadonlyMap<string, Row>) => void
  /** whether there is anything that selecting rows is good for */
  isSelectable: boolean
  actions: (row: Row) => ReactNode
  /** a row of the table that stands under a row that was opened; without it none can be */
  Opened?: ComponentType<OpenedRowProps<Row>> | undefined
  /** px; room for two links when left out */
  actionsWidth?: number | undefined
  /** lines of totals under the money columns */
  totals: readonly Totals[]
  /** the rows are those of another page or filter until the new ones are there */
  isStale: boolean
  /** what the rows answer: when it changes the table shows other rows and starts at the top */
  scrollKey: string
  /** stands under the head when there are no rows */
  children?: ReactNode
}

/** What stands under a row that was opened: a row of its own, marked `data-detail`, with one cell. */
export interface OpenedRowProps<Row> {
  row: Row
  /** how many columns the table has */
  colSpan: number
  /** the row is closed again */
  onClose: () => void
}

/** Room for what opens a row, in px. */
const OPENER_WIDTH = 28

/**
 * The one table behind every list: a real `<table>`, headless TanStack Table for its rows and
 * their selection, plain cells for speed (docs/decisions/list-table.md). Header and totals stay in view.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  settings,
  onSettings,
  rows,
  rowKey,
  selected,
  onSelect,
  isSelectable,
  actions,
  Opened,
  actionsWidth: linksWidth,
  totals,
  isStale,
  scrollKey,
  children,
}: DataTableProps<Row>) {
  const { t, i18n } = useLingui()
  const frame = useScrollToTop(scrollKey)
  const handles = useHandles()
  useLayoutEffect(focusKeptRow, [rows])
  const [opened, setOpened] = useState<ReadonlySet<string>>(NONE)
  const actionsWidth = (linksWidth ?? actionsWidthIn(i18n.locale)) + (Opened ? OPENER_WIDTH : 0)
  const rowSelection = useMemo(
    () => Object.fromEntries([...selected.keys()].map((key) => [key, true as const])),
    [selected],
  )
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowKey,
    state: { rowSelection },
    onRowSelectionChange: (update: Updater<RowSelectionState>) =>
      onSelect(pick(functionalUpdate(update, rowSelection), selected, rows, rowKey)),
  })
  const drawn = useDrawnRows(rows.length, scrollKey, isStale)
  const isBusy = isStale || drawn < rows.length
  const drawnRows = table.getRowModel().rows.slice(0, drawn)
  // A row that comes twice is selected and opened as one, by its own key.
  const keys = distinctKeys(drawnRows.map(({ id }) => id))
  const isAllSelected = rows.length > 0 && table.getIsAllPageRowsSelected()
  const selectWidth = isSelectable ? SELECT_WIDTH : 0
  // By value: rows render again only when a column really comes, goes or moves.
  const visibleIds = shownIds(settings).join(' ')
  const pinnedIds = settings.pinned.join(' ')
  const places = useMemo(
    () =>
      placeColumns(visibleIds.split(' '), columns, { pinned: pinnedIds.split(' ') }, selectWidth),
    [visibleIds, pinnedIds, columns, selectWidth],
  )
  const ids = places.map(({ column }) => column.id)
  const widths = places.map(({ column }) => {
    const min = neededWidth(column, rows, totals)
    const width = settings.widths?.[column.id] ?? column.size
    return { min: Math.max(min, WIDTHS.min), width: Math.max(min, width) }
  })
  const variables = Object.fromEntries(
    ids.flatMap((id, index) => widthVariables(id, widths[index]?.width ?? 0)),
  )
  const resize = handles?.resizeHandlers((id, px) => onSettings(setWidth(settings, id, px)))
  return (
    <div
      ref={frame}
      className={classes.frame}
      aria-busy={isBusy}
      data-awaited={isBusy ? t`Loading` : undefined}
    >
      <table
        className={classes.table}
        style={{
          ...variables,
          // What gets the focus must not come to stand under columns that stay (edges.css).
          '--pinned-start': scaledWidth(pinnedIdsOf(places), selectWidth),
          '--pinned-end': scaledWidth([], actionsWidth),
          minWidth: scaledWidth(ids, selectWidth + actionsWidth),
        }}
        aria-label={label}
      >
        <colgroup>
          {isSelectable ? <col style={{ width: scaledWidth([], SELECT_WIDTH) }} /> : null}
          {ids.map((id) => (
            <col key={id} style={{ width: scaledWidth([id]) }} />
          ))}
          <col />
        </colgroup>
        <thead className={classes.head} {...resize}>
          <tr>
            {isSelectable ? (
              <th className={classes.pinned} style={SELECT_STYLE} scope="col">
                <input
                  type="checkbox"
                  className={classes.check}
                  aria-label={t`Select all rows of this page`}
                  // Nothing would follow a press. It keeps its place in the order of Tab: the table may scroll sideways.
                  aria-disabled={rows.length === 0}
                  checked={isAllSelected}
                  ref={(box) => {
                    // The library's "some" may be all of them.
                    if (box) box.indeterminate = !isAllSelected && table.getIsSomePageRowsSelected()
                  }}
                  onChange={table.getToggleAllPageRowsSelectedHandler()}
                />
              </th>
            ) : null}
            {places.map(({ column: { id, meta }, pinnedAt, style }, index) => {
              const name = i18n._(meta.name)
              const { width, min } = widths[index] ?? { width: 0, min: 0 }
              return (
                <th
                  key={id}
                  scope="col"
                  data-head={id}
                  // Of its own, or the handle's name would be a part of it.
                  aria-label={name}
                  className={pinnedAt === undefined ? undefined : classes.pinned}
                  style={style}
                >
                  {name}
                  {handles?.columnHandle({ id, name, width, min, isFirst: index === 0, i18n })}
                </th>
              )
            })}
            <th scope="col" className={classes.actions}>{t`Actions`}</th>
          </tr>
        </thead>
        <tbody
          className={classes.body}
          data-stale={isStale || undefined}
          // Not before the first screen of rows is shown: they are in sight, and would be looked at twice.
          data-long={drawn > FEW_ROWS || undefined}
          onKeyDown={handleRowKeys}
          {...keptRow}
        >
          {drawnRows.map((row, index) => (
            <Fragment key={keys[index]}>
              <TableRow
                row={row}
                places={places}
                isSelected={selected.has(row.id)}
                onToggle={isSelectable ? row.getToggleSelectedHandler() : undefined}
                actions={actions}
                isOpened={opened.has(row.id)}
                onOpen={Opened && (() => setOpened((before) => toggled(before, row.id)))}
              />
              {Opened && opened.has(row.id) ? (
                <Suspense fallback={null}>
                  <Opened
                    row={row.original}
                    colSpan={places.length + (isSelectable ? 2 : 1)}
                    onClose={() => setOpened((before) => toggled(before, row.id))}
                  />
                </Suspense>
              ) : null}
            </Fragment>
          ))}
        </tbody>
        {rows.length > 0 ? (
          <TotalsRows places={places} totals={totals} isSelectable={isSelectable} />
        ) : null}
      </table>
      {rows.length === 0 ? children : null}
    </div>
  )
}

const NONE: ReadonlySet<string> = new Set()

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

const importHandles = () => import('./column-handles')

/** What changes the widths of columns, once it was fetched. */
function useHandles() {
  const [handles, setHandles] = useState<Awaited<ReturnType<typeof importHandles>>>()
  useEffect(
    () =>
      whenIdle(
        () =>
          void importHandles()
            .then(setHandles)
            .catch(() => undefined),
      ),
    [],
  )
  return handles
}

/** The scroller of the rows: it goes to the top when the rows become others, and only then. */
function useScrollToTop(scrollKey: string) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(scrollKey)
  useLayoutEffect(() => {
    if (shown.current !== scrollKey) frame.current?.scrollTo({ top: 0 })
    shown.current = scrollKey
  }, [scrollKey])
  return frame
}

/** The selected rows by key: kept ones as they were when selected, new ones from this page. */
function pick<Row>(
  keys: RowSelectionState,
  selected: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): ReadonlyMap<string, Row> {
  const onPage = new Map(rows.map((row) => [rowKey(row), row]))
  const next = new Map<string, Row>()
  for (const key of Object.keys(keys)) {
    const row = selected.get(key) ?? onPage.get(key)
    if (row !== undefined) next.set(key, row)
  }
  return next
}
