import type { I18n } from '@lingui/core'
import { cellText } from '@/components/data-table/table-row'
import type { ColumnSettings } from '@/components/data-table/column-settings'
import type { DataColumn, RowData } from '@/components/data-table/data-column'
import { fromWireTime } from '@/domain/china-time'

/** What a cell of a list holds, for a sheet: nothing in it is ever a formula. */
export type SheetCell =
  | { kind: 'text'; text: string }
  /** integer cents */
  | { kind: 'money'; cents: number }
  /** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm:ss`, in China */
  | { kind: 'day' | 'time'; text: string }

export interface ShownTable {
  headers: readonly string[]
  rows: readonly (readonly SheetCell[])[]
}

/** The columns that a person sees, in the order in which they stand: pinned ones first. */
export function shownColumns<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  { order, hidden, pinned }: ColumnSettings,
): DataColumn<Row>[] {
  const shown = order.filter((id) => !hidden.includes(id))
  const isPinned = (id: string) => pinned.includes(id)
  return [...shown.filter(isPinned), ...shown.filter((id) => !isPinned(id))].flatMap(
    (id) => columns.find((column) => column.id === id) ?? [],
  )
}

/** Rows of a list as their shown columns hold them, each value as what it is, in the language of the interface. */
export function shownTable<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  i18n: I18n,
): ShownTable {
  return {
    headers: columns.map(({ meta }) => i18n._(meta.name)),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row, i18n))),
  }
}

const WHOLE = {
  day: /^\d{4}-\d\d-\d\d$/,
  time: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
} as const

/** Sheets count days from 1900, with a day that it didn't have, and Excel shows none of before as a date. */
const FIRST_DAY = '1900-03-01'

/** Whether a sheet can hold it as a date. What no calendar has (a zero date, the 30th of February) is shown as it came. */
function isSheetDate(text: string): boolean {
  return text >= FIRST_DAY && fromWireTime(text) !== undefined
}

function cellOf<Row extends RowData>(
  { accessorFn, meta }: DataColumn<Row>,
  row: Row,
  i18n: I18n,
): SheetCell {
  const value = accessorFn?.(row, 0)
  if (meta.isMoney && typeof value === 'number') return { kind: 'money', cents: value }
  // Where there is nothing a cell is empty: a dash would be a value to filters and counts of a sheet.
  const text = meta.isMoney ? '' : cellText(value, {}, i18n)
  const { holds } = meta
  return holds && WHOLE[holds].test(text) && isSheetDate(text)
    ? { kind: holds, text }
    : { kind: 'text', text }
}
