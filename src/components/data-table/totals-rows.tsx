import type { ReactNode } from 'react'
import type { CentsSum } from '@/domain/money'
import { Amount } from '../amount'
import { SELECT_WIDTH, type RowData } from './data-column'
import classes from './data-table.module.css'
import { pinnedIdsOf, scaledWidth, type ColumnPlace } from './place-columns'

export interface Totals {
  key: string
  /** what the sums add up: this page, the selected rows, all matching rows */
  label: ReactNode
  /** what can be done with them: stands behind the label, and scrolls away with the columns there */
  tools?: ReactNode
  /** sums by column id; a column that is missing shows nothing */
  sums: Readonly<Record<string, CentsSum>> | undefined
}

interface TotalsRowsProps<Row extends RowData> {
  places: readonly ColumnPlace<Row>[]
  totals: readonly Totals[]
  /** a column to select rows by stands before the others */
  isSelectable: boolean
}

/**
 * The sums under the money columns. The label stands under the pinned columns before the first of them and stays there,
 * for a sum that has no name tells nothing; without pinned ones it fills the columns before the first sum, and where
 * there are none it takes its place. Sums scroll with their columns and are pinned with them.
 */
export function TotalsRows<Row extends RowData>({
  places,
  totals,
  isSelectable,
}: TotalsRowsProps<Row>) {
  const firstMoney = places.findIndex(({ column }) => column.meta.isMoney)
  if (firstMoney < 0) return null
  const before = places.slice(0, firstMoney)
  const pinned = pinnedIdsOf(before).length
  const selects = isSelectable ? 1 : 0
  const labelled = Math.max((pinned || firstMoney) + selects, 1)
  const tooled = Math.max(firstMoney + selects, 1) - labelled
  const widthOf = (from: number, to: number, px = 0) =>
    scaledWidth(
      places.slice(from, to).map(({ column }) => column.id),
      px,
    )
  const labelWidth = widthOf(0, labelled - selects, selects * SELECT_WIDTH)
  const toolsWidth = widthOf(labelled - selects, labelled + tooled - selects)
  const summed = places.slice(labelled + tooled - selects)
  return (
    <tfoot className={classes.foot}>
      {totals.map(({ key, label, tools, sums }) => (
        <tr key={key}>
          <th
            scope="row"
            colSpan={labelled}
            className={pinned ? classes.pinned : undefined}
            style={{ width: labelWidth, insetInlineStart: pinned ? 0 : undefined }}
          >
            <span className={classes.totalsLabel}>
              {label}
              {tooled ? null : tools}
            </span>
          </th>
          {tooled ? (
            <td colSpan={tooled} className={classes.tools} style={{ width: toolsWidth }}>
              {tools}
            </td>
          ) : null}
          {summed.map(({ column, pinnedAt, style }) => {
            const sum = sums?.[column.id]
            return (
              <td
                key={column.id}
                className={pinnedAt === undefined ? undefined : classes.pinned}
                style={style}
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
