/** The place of a row in the list that a table shows: what stands under opened rows does not count. -1 for any other row. */
export function placeOfRow(row: Element): number {
  const rows = [...(row.parentElement?.children ?? [])]
  return rows.filter((other) => !other.hasAttribute('data-detail')).indexOf(row)
}
