import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'

export type { RowData } from '@tanstack/react-table'

/** A column of a list, as its screen declares it. */
export interface DataColumn<Row> {
  id: string
  header: MessageDescriptor
  /** px; every column has one, so that pinned columns know where they stand */
  width: number
  cell: (row: Row) => ReactNode
  /** the whole text of a cell that may be cut off, shown on hover */
  title?: (row: Row) => MessageDescriptor | string | undefined
  align?: 'end'
  /** integer cents of the row; the column then gets totals in the footer */
  money?: (row: Row) => number
  /** stays visible whatever the person chooses: what the row is known by */
  isAlwaysShown?: boolean
}

/** Width of the columns that every list has beside its own, in px. */
export const SELECT_WIDTH = 40
/** Room for two links in any language. */
export const ACTIONS_WIDTH = 148
/** Room for one, which leaves the amounts beside it whole on a small screen. */
export const ACTION_WIDTH = 122
