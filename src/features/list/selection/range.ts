/** A range of rows: from the row where it began to the one it has come to. */
export interface Range<Row> {
  /** keys of rows */
  from: string
  to: string
  /** whether its rows are selected, or taken out of the selection */
  isSelecting: boolean
  /** what was selected before: what a range that shrinks gives back */
  before: ReadonlyMap<string, Row>
}

/**
 * What a range makes of the selection: its rows selected, or taken out, and the others as they were before it.
 *
 * @param rows of the page, in the order in which they are shown
 * @returns undefined when one of its ends is not on the page
 */
export function selectedBy<Row>(
  { from, to, isSelecting, before }: Range<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): ReadonlyMap<string, Row> | undefined {
  const keys = rows.map(rowKey)
  const ends = [keys.indexOf(from), keys.indexOf(to)]
  const start = Math.min(...ends)
  if (start < 0) return undefined
  const selected = new Map(before)
  for (const row of rows.slice(start, Math.max(...ends) + 1)) {
    const key = rowKey(row)
    if (!isSelecting) selected.delete(key)
    // A row stays as it was when it was selected.
    else if (!selected.has(key)) selected.set(key, row)
  }
  return selected
}

/** Whether the same rows are selected. */
export function isSameSelection(
  some: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown> | undefined,
): boolean {
  return some.size === others?.size && [...some.keys()].every((key) => others.has(key))
}
