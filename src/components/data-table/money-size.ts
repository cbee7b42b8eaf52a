import { formatYuan } from '@/domain/money'
import { centsOf, type DataColumn, type RowData } from './data-column'
import type { Totals } from './totals-rows'

/** Widths in px, of the totals' bold in the widest of the usual fonts. */
const DIGIT = 9.8
const SEPARATOR = 5.6
/** of a cell, both sides, and its border */
const PADDING = 22

/**
 * What a column needs in px so that no amount in it is cut off, neither of a row nor of the totals. Columns
 * of other values can be as narrow as a person likes.
 */
export function neededWidth<Row extends RowData>(
  column: DataColumn<Row>,
  rows: readonly Row[],
  totals: readonly Totals[],
): number {
  if (!column.meta.isMoney) return 0
  const amounts = [
    ...rows.map((row) => centsOf(column, row)),
    ...totals.map(({ sums }) => {
      const sum = sums?.[column.id] ?? 0
      // What is said instead needs no more room than the largest amount.
      return sum === 'too-large' ? Number.MAX_SAFE_INTEGER : sum
    }),
  ]
  const longest = amounts.reduce(
    (most, cents) => (Math.abs(cents) > Math.abs(most) ? cents : most),
    0,
  )
  const text = formatYuan(longest)
  const digits = text.replaceAll(/\D/g, '').length
  return Math.ceil(digits * DIGIT + (text.length - digits) * SEPARATOR + PADDING)
}
