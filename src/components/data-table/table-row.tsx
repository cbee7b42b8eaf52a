import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Row as TableRowModel, RowData } from '@tanstack/react-table'
import { memo, type ReactNode } from 'react'
import { formatYuan } from '@/domain/money'
import { stateMark } from '../state-badge/state-badge'
import type { CellValue, ColumnMeta, features } from './data-column'
import classes from './data-table.module.css'
import { SELECT_STYLE, type ColumnPlace } from './place-columns'

interface TableRowProps<Row extends RowData> {
  row: TableRowModel<typeof features, Row>
  places: readonly ColumnPlace<Row>[]
  isSelected: boolean
  /** undefined where rows can't be selected */
  onToggle: ((event: unknown) => void) | undefined
  actions: (row: Row) => ReactNode
  /** more of the row stands under it */
  isOpened: boolean
  /** undefined where there is no more */
  onOpen: (() => void) | undefined
}

/** One row. Selecting another row must not render this one again, so it is memoised by its data. */
export const TableRow = memo(TableRowContent, isSameRow) as typeof TableRowContent

function TableRowContent<Row extends RowData>({
  row,
  places,
  isSelected,
  onToggle,
  actions,
  isOpened,
  onOpen,
}: TableRowProps<Row>) {
  const { t, i18n } = useLingui()
  const { id: rowKey, original } = row
  const cells = row.getAllCellsByColumnId()
  return (
    <tr data-selected={isSelected || undefined}>
      {onToggle ? (
        <td className={classes.pinned} style={SELECT_STYLE}>
          <input
            type="checkbox"
            className={classes.check}
            aria-label={t`Select ${rowKey}`}
            checked={isSelected}
            onChange={onToggle}
          />
        </td>
      ) : null}
      {places.map(({ column, pinnedAt, style }) => {
        const { id, accessorFn, cell: template, meta } = column
        const cell = cells[id]
        const value = accessorFn?.(original, row.index)
        const text = accessorFn ? cellText(value, meta, i18n) : ''
        return (
          <td
            key={id}
            className={pinnedAt === undefined ? undefined : classes.pinned}
            style={style}
            title={meta.isCutOff && text !== '' ? text : undefined}
          >
            {template && cell ? template(cell.getContext()) : drawn(value, text)}
          </td>
        )
      })}
      <td className={classes.actions}>
        {actions(original)}
        {onOpen ? (
          <button
            type="button"
            className={classes.opener}
            aria-expanded={isOpened}
            aria-label={t`Show ${rowKey} here`}
            onClick={onOpen}
          >
            {isOpened ? '▾' : '▸'}
          </button>
        ) : null}
      </td>
    </tr>
  )
}

/** The text of a value in the language of the interface; a dash for an amount that is not known, and where the column has one. */
export function cellText(
  value: CellValue,
  { isMoney, isDashed }: Pick<ColumnMeta, 'isMoney' | 'isDashed'>,
  i18n: I18n,
): string {
  if (isMoney) return typeof value === 'number' ? formatYuan(value, i18n.locale) : '—'
  if (typeof value !== 'object') return String(value ?? (isDashed ? '—' : ''))
  return i18n._('tone' in value ? value.name : value)
}

/** A value as what it is: most are their text. */
function drawn(value: CellValue, text: string): ReactNode {
  return typeof value === 'object' && 'tone' in value ? stateMark(value.tone, text) : text
}

/** The table's own row and the toggle handler are new with every answer but always say and do the same. */
function isSameRow<Row extends RowData>(
  before: TableRowProps<Row>,
  after: TableRowProps<Row>,
): boolean {
  return (
    before.row.original === after.row.original &&
    before.places === after.places &&
    before.isSelected === after.isSelected &&
    before.isOpened === after.isOpened &&
    before.actions === after.actions
  )
}
