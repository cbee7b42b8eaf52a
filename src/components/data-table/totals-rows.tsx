import type { ReactNode } from 'react'
import type { CentsSum } from '@/domain/money'
import { holdFocus } from '@/platform/focus-content'
import { Amount } from '../amount'
import { SELECT_WIDTH, type RowData } from './data-column'
import classes from './data-table.module.css'
import { pinnedIdsOf, scaledWidth, SELECT_STYLE, type ColumnPlace } from './place-columns'

export interface Totals {
  /** `selected` tells how many rows are, and has their tools: it stands also where no column has sums */
  key: string
  /** what the sums add up: this page, the selected rows, all matching rows */
  label: ReactNode
  /** what can be done with them: stands behind the label, and scrolls away with the columns there */
  tools?: ReactNode
  /** sums by column id; a column that is missing shows nothing */
  sums: Readonly<Record<string, CentsSum>> | undefined
  /** what of it is told to who listens: what it says, and once it is known what it comes to */
  told?: { label: string; sum?: CentsSum | undefined }
}

interface TotalsRowsProps<Row extends RowData> {
  places: readonly ColumnPlace<Row>[]
  totals: readonly Totals[]
  /** a column to select rows by stands before the others */
  isSelectable: boolean
}

/**
 * The sums under the money columns. The label stands under the pinned columns before the first of them and stays there,
 * for a sum that has no name tells nothing; without pinned ones it fills the columns before the first sum. Where nothing but
 * the checkbox stands before that, it has the columns behind it: under the checkbox it would stand letter under letter. Sums
 * scroll with their columns and are pinned with them.
 */
export function TotalsRows<Row extends RowData>({
  places,
  totals,
  isSelectable,
}: TotalsRowsProps<Row>) {
  const isOther = ({ column }: ColumnPlace<Row>) => !column.meta.isMoney
  const first = Math.max(places.findIndex(isOther), 0)
  const others = places.slice(first)
  const next = others.findIndex((place) => !isOther(place))
  const named = next < 0 ? others : others.slice(0, next)
  const lines =
    named.length < places.length ? totals : totals.filter(({ key }) => key === 'selected')
  if (lines.length === 0) return null
  const before = places.slice(0, first)
  const pinned = pinnedIdsOf(named).length
  const labelled = pinned || named.length
  const tooled = named.length - labelled
  const widthOf = (some: readonly ColumnPlace<Row>[], px = 0) =>
    scaledWidth(
      some.map(({ column }) => column.id),
      px,
    )
  // The checkbox has a cell of its own where the label can't reach over it.
  const selects = isSelectable && first === 0 ? 1 : 0
  const labelWidth = widthOf(named.slice(0, labelled), selects * SELECT_WIDTH)
  const labelStart =
    first === 0 ? 0 : scaledWidth(pinnedIdsOf(before), isSelectable ? SELECT_WIDTH : 0)
  const sumCells = (summed: readonly ColumnPlace<Row>[], sums: Totals['sums']) =>
    summed.map(({ column, pinnedAt, style }) => {
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
    })
  return (
    // Its lines come and go with the controls in them: who pressed one is still here.
    <tfoot ref={holdFocus} className={classes.foot} tabIndex={-1}>
      {lines.map(({ key, label, tools, sums }) => (
        <tr key={key}>
          {isSelectable && first > 0 ? (
            <td className={classes.pinned} style={SELECT_STYLE} />
          ) : null}
          {sumCells(before, sums)}
          <th
            scope="row"
            colSpan={labelled + selects}
            className={pinned ? classes.pinned : undefined}
            style={{ width: labelWidth, insetInlineStart: pinned ? labelStart : undefined }}
          >
            <span
              className={classes.totalsLabel}
              // Beside the sums that stay before it.
              style={first > 0 ? { insetInlineStart: `calc(${labelStart} + 10px)` } : undefined}
            >
              {label}
              {tooled ? null : tools}
            </span>
          </th>
          {tooled ? (
            <td
              colSpan={tooled}
              className={classes.tools}
              style={{ width: widthOf(named.slice(labelled)) }}
            >
              {tools}
            </td>
          ) : null}
          {sumCells(others.slice(named.length), sums)}
          <td className={classes.actions} />
        </tr>
      ))}
    </tfoot>
  )
}
