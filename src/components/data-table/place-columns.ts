import { SELECT_WIDTH, type DataColumn, type RowData } from './data-column'
import type { ColumnSettings } from './column-settings'

/** A visible column and where it stands. */
export interface ColumnPlace<Row extends RowData> {
  column: DataColumn<Row>
  /** px */
  size: number
  /** px from the table's start when pinned, undefined when the column scrolls */
  pinnedAt: number | undefined
}

/**
 * The visible columns in order, pinned ones with their distance from the table's start. It is exact
 * because all columns but the last have a fixed width.
 *
 * @param startAt px that the column before them takes
 * @param sizes px by column id where it is not the declared one
 */
export function placeColumns<Row extends RowData>(
  visibleIds: readonly string[],
  columns: readonly DataColumn<Row>[],
  settings: ColumnSettings,
  startAt = SELECT_WIDTH,
  sizes: Readonly<Record<string, number>> = {},
): ColumnPlace<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  let offset = startAt
  return visibleIds.flatMap((id): ColumnPlace<Row>[] => {
    const column = byId.get(id)
    if (!column) return []
    const size = sizes[id] ?? column.size
    if (!settings.pinned.includes(id)) return [{ column, size, pinnedAt: undefined }]
    const pinnedAt = offset
    offset += size
    return [{ column, size, pinnedAt }]
  })
}

/** Amounts stand under each other with their decimals. */
export function alignOf<Row extends RowData>({ meta }: DataColumn<Row>): 'end' | undefined {
  return meta.isMoney ? 'end' : undefined
}
