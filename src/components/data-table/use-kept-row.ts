import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps the focus in the rows when the row that has it goes, as one does that was decided on: the row that stands there now takes
 * it, by its link.
 *
 * @param rows a change of them is looked at
 * @returns handlers of the table's body
 */
export function useKeptRow(rows: unknown) {
  const kept = useRef<{ body: HTMLTableSectionElement; row: HTMLTableRowElement; at: number }>(null)
  useLayoutEffect(() => {
    if (!kept.current || kept.current.row.isConnected) return
    const { body, at } = kept.current
    kept.current = null
    if (document.activeElement !== document.body) return
    const row = body.rows[Math.min(at, body.rows.length - 1)]
    row?.querySelector('a')?.focus({ preventScroll: true })
  }, [rows])
  return {
    onFocus: ({ target, currentTarget: body }: FocusEvent<HTMLTableSectionElement>) => {
      const row = target.closest('tr')
      kept.current = row?.parentElement === body ? { body, row, at: row.sectionRowIndex } : null
    },
    // A row that goes takes the focus along without this: the browser's word of it does not get here.
    onBlur: () => {
      kept.current = null
    },
  }
}
