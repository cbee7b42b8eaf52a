import { centsOf, type DataColumn, type RowData } from '@/components/data-table/data-column'
import { sumCents, type CentsSum } from '@/domain/money'

export type Sums = Readonly<Record<string, CentsSum>>

/** What each money column comes to. */
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
