import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { scaled } from '../scaled'
import classes from './data-table.module.css'
import type { ColumnPlace } from './place-columns'

interface TableRowProps<Row> {
  row: Row
  rowKey: string
  places: readonly ColumnPlace<Row>[]
  isSelected: boolean
  /** undefined where rows can't be selected */
  onToggle: ((event: unknown) => void) | undefined
  actions: (row: Row) => ReactNode
}

/** One row. Selecting another row must not render this one again, so it is memoised by its data. */
export const TableRow = memo(TableRowContent, isSameRow) as typeof TableRowContent

function TableRowContent<Row>({
  row,
  rowKey,
  places,
  isSelected,
  onToggle,
  actions,
}: TableRowProps<Row>) {
  const { t, i18n } = useLingui()
  return (
    <tr data-selected={isSelected || undefined}>
      {onToggle ? (
        <td className={classes.pinned} style={{ insetInlineStart: 0 }}>
          <input
            type="checkbox"
            className={classes.check}
            aria-label={t`Select ${rowKey}`}
            checked={isSelected}
            onChange={onToggle}
          />
        </td>
      ) : null}
      {places.map(({ column, pinnedAt }) => (
        <td
          key={column.id}
          className={pinnedAt === undefined ? undefined : classes.pinned}
          style={
            pinnedAt === undefined && !column.align
              ? undefined
              : {
                  insetInlineStart: pinnedAt === undefined ? undefined : scaled(pinnedAt),
                  textAlign: column.align,
                }
          }
          title={textOf(column.title?.(row), i18n)}
        >
          {column.cell(row)}
        </td>
      ))}
      <td className={classes.actions}>{actions(row)}</td>
    </tr>
  )
}

function textOf(text: MessageDescriptor | string | undefined, i18n: I18n): string | undefined {
  return typeof text === 'object' ? i18n._(text) : text
}

/** The toggle handler is new on every render of the table but always does the same. */
function isSameRow<Row>(before: TableRowProps<Row>, after: TableRowProps<Row>): boolean {
  return (
    before.row === after.row &&
    before.places === after.places &&
    before.isSelected === after.isSelected &&
    before.actions === after.actions
  )
}
