import type { ReactNode } from 'react'
import { Amount } from '../amount'
import type { RowData } from './data-column'
import classes from './data-table.module.css'
import { alignOf, type ColumnPlace } from './place-columns'

export interface Totals {
  key: string
  /** what the sums add up: this page, the selected rows, all matching rows */
  label: ReactNode
  /** integer cents by column id; a column that is missing shows nothing */
  sums: Readonly<Record<string, number>> | undefined
}

interface TotalsRowsProps<Row extends RowData> {
  places: readonly ColumnPlace<Row>[]
  totals: readonly Totals[]
  /** a column to select rows by stands before the others */
  isSelectable: boolean
}

/**
 * The sums under the money columns; the label fills the columns before the first of them. Where there
 * are none it takes the place of the first sum. Sums scroll with their columns and are pinned with them.
 */
export function TotalsRows<Row extends RowData>({
  places,
  totals,
  isSelectable,
}: TotalsRowsProps<Row>) {
  const firstMoney = places.findIndex(({ column }) => column.meta.isMoney)
  if (firstMoney < 0) return null
  const labelled = Math.max(firstMoney + (isSelectable ? 1 : 0), 1)
  const summed = places.slice(labelled - (isSelectable ? 1 : 0))
  const isLabelPinned = places.slice(0, firstMoney).every(({ pinnedAt }) => pinnedAt !== undefined)
  return (
    <tfoot className={classes.foot}>
      {totals.map(({ key, label, sums }) => (
        <tr key={key}>
          <th
            scope="row"
            colSpan={labelled}
            className={isLabelPinned ? classes.pinned : undefined}
            style={{ insetInlineStart: isLabelPinned ? 0 : undefined }}
          >
            <span className={classes.totalsLabel}>{label}</span>
          </th>
          {summed.map(({ column, pinnedAt }) => {
            const sum = sums?.[column.id]
            return (
              <td
                key={column.id}
                className={pinnedAt === undefined ? undefined : classes.pinned}
                style={{
                  insetInlineStart: pinnedAt,
                  textAlign: alignOf(column),
                }}
              >
                {sum === undefined ? null : <Amount cents={sum} />}
              </td>
            )
          })}
          <td className={classes.actions} />
        </tr>
      ))}
    </tfoot>
  )
}
