import type { FilterDraft } from '@/components/query-form/filter-field'

/** By column, the filter that finds rows like this one: by name as in the URL, empty where the cell is. */
export type CellFilters<Row> = Readonly<Record<string, (row: Row) => FilterDraft>>

/** One filter by the value of a cell; none where the cell is empty. */
export function by(name: string, value: string | number | undefined): FilterDraft {
  return value === undefined || value === '' ? {} : { [name]: String(value) }
}
