import type { MessageDescriptor } from '@lingui/core'
import {
  metaHelper,
  rowSelectionFeature,
  tableFeatures,
  type CellContext,
  type RowData,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { OrderState } from '@/domain/order-states'

export type { RowData } from '@tanstack/react-table'

/** What lists know of a column beside what the table itself does. */
export interface ColumnMeta {
  /** its header, and what it is called in the panel of columns */
  name: MessageDescriptor
  /** its values are integer cents: written as yuan, with totals in the footer */
  isMoney?: boolean
  /** never hidden, whatever the person chooses; pinned at first: what the row is known by */
  isAlwaysShown?: boolean
  /** its texts are days or times in China, and dates in a sheet */
  holds?: 'day' | 'time'
  /** a person sees it only once they have chosen it */
  isHiddenAtFirst?: boolean
  /** px in place of `size` in languages that are written in letters, where its texts are longer */
  sizeInLetters?: number
  /** its text may be longer than the column: the whole of it is shown on hover */
  isCutOff?: boolean
  /** a dash stands where there is no value */
  isDashed?: boolean
}

/** Named one by one: what is not used is not loaded. */
export const features = tableFeatures({
  rowSelectionFeature,
  columnMeta: metaHelper<ColumnMeta>(),
})

/** A value as a cell shows it: a text of ours is translated, a state has the colour of its tone. */
export type CellValue = MessageDescriptor | OrderState | string | number | undefined

/** A column of a list, as its screen declares it: a `ColumnDef` of TanStack Table. */
export interface DataColumn<Row extends RowData> {
  id: string
  accessorFn?: (row: Row, index: number) => CellValue
  /** what stands in the cell where it is more than the value's text; called, not mounted: no hooks */
  cell?: (context: CellContext<typeof features, Row>) => ReactNode
  /** px until a person makes it another; every column has one, so that pinned ones know where they stand */
  size: number
  meta: ColumnMeta
}

/** Width of the columns that every list has beside its own, in px. */
export const SELECT_WIDTH = 36
/** Room for one link in any language. */
export const ACTION_WIDTH = 106

/** Room for two links in px, and no more: a small screen is to show the amounts beside them whole. */
export const actionsWidthIn = (locale: string): number => (locale === 'zh' ? 96 : 130)

/** The columns as wide as the texts of a language need them at first. */
export function columnsIn<Row extends RowData>(
  locale: string,
  columns: readonly DataColumn<Row>[],
): readonly DataColumn<Row>[] {
  if (locale === 'zh') return columns
  return columns.map((column) => ({ ...column, size: column.meta.sizeInLetters ?? column.size }))
}

/** The integer cents of a money column's row; nothing where the row has no amount. */
export function centsOf<Row extends RowData>({ accessorFn }: DataColumn<Row>, row: Row): number {
  const value = accessorFn?.(row, 0)
  return typeof value === 'number' ? value : 0
}
