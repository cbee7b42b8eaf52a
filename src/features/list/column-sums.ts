import { centsOf, type DataColumn, type RowData } from '@/components/data-table/data-column'
import { sumCents } from '@/domain/money'

export type Sums = Readonly<Record<string, number>>

/** Integer cents by money column. */
export function sumColumns<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Sums {
  return Object.fromEntries(
    columns
      .filter(({ meta }) => meta.isMoney)
      .map((column) => [column.id, sumCents(rows.map((row) => centsOf(column, row)))]),
  )
}
