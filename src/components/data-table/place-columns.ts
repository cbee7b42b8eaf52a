import type { CSSProperties } from 'react'
import { SELECT_WIDTH, type ColumnMeta, type DataColumn, type RowData } from './data-column'
import type { ColumnSettings } from './column-settings'

declare module 'react' {
  interface CSSProperties {
    /** Widths of columns, by which all cells stand: a width changes and no cell is rendered. */
    [width: `--w-${string}`]: string | undefined
    /** what pinned columns take at the start, and the actions at the end */
    '--pinned-start'?: string | undefined
    '--pinned-end'?: string | undefined
  }
}

/** A visible column and where it stands. */
export interface ColumnPlace<Row extends RowData> {
  column: DataColumn<Row>
  /** a CSS length from the table's start when pinned, undefined when the column scrolls */
  pinnedAt: string | undefined
  /** how its cells are laid out, in head, rows and totals */
  style: CSSProperties
}

/** The variable of the table that holds a column's width. */
export const widthVariable = (id: string): `--w-${string}` => `--w-${id}`

/** A column's width as its cells have it. A page of 100 rows has 1,400 of them: it is short to read. */
const cellWidth = (id: string) => `var(--s-${id})`

/** A length that grows with the text, where a person's browser has another size for that than 16 px. */
export const withText = (px: number) => `${px / 16}rem`

/** The variables of a table by which a column's cells stand, from its width in px, with their values. */
export const widthVariables = (id: string, px: number): [string, string][] => [
  [widthVariable(id), withText(px)],
  [`--s-${id}`, scaledWidth([id])],
]

/** The sum of columns' widths, and of `px` beside them, in the size in which everything is drawn. */
export function scaledWidth(ids: readonly string[], px = 0): string {
  const widths = [withText(px), ...ids.map((id) => `var(${widthVariable(id)})`)]
  return `calc((${widths.join(' + ')}) * var(--app-scale))`
}

/**
 * The visible columns in order, pinned ones with their distance from the table's start. It is exact
 * because all columns but the last have a fixed width.
 *
 * @param startAt px that the column before them takes
 */
export function placeColumns<Row extends RowData>(
  visibleIds: readonly string[],
  columns: readonly DataColumn<Row>[],
  { pinned }: Pick<ColumnSettings, 'pinned'>,
  startAt = SELECT_WIDTH,
): ColumnPlace<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const before: string[] = []
  return visibleIds.flatMap((id): ColumnPlace<Row>[] => {
    const column = byId.get(id)
    if (!column) return []
    const isPinned = pinned.includes(id)
    const pinnedAt = isPinned ? scaledWidth(before, startAt) : undefined
    if (isPinned) before.push(id)
    const style = {
      width: cellWidth(id),
      insetInlineStart: pinnedAt,
      // Amounts stand under each other with their decimals. What says where it stands is never broken on paper, days too.
      textAlign: alignment(column.meta),
    }
    return [{ column, pinnedAt, style }]
  })
}

function alignment({ isMoney, holds }: ColumnMeta): 'start' | 'end' | undefined {
  if (isMoney) return 'end'
  return holds && 'start'
}

/** The ids of the columns that stay at the table's start. */
export const pinnedIdsOf = <Row extends RowData>(places: readonly ColumnPlace<Row>[]): string[] =>
  places.flatMap(({ column, pinnedAt }) => (pinnedAt === undefined ? [] : [column.id]))

/** How the cells before all columns are laid out, in which rows are selected. */
export const SELECT_STYLE: CSSProperties = {
  width: scaledWidth([], SELECT_WIDTH),
  insetInlineStart: 0,
}
