import { useRef, type RefObject } from 'react'
import { placeOfRow } from '@/components/data-table/place-of-row'
import { usePageEffect, usePageKeys } from '@/platform/page-active'
import { useStableCallback } from '@/platform/use-stable-callback'
import { isSameSelection, selectedBy, type Range } from './range'

interface RangeKeysInput<Row> {
  /** stands in the page of the list */
  root: RefObject<HTMLElement | null>
  /** the page's, in the order in which they are shown */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selected: ReadonlyMap<string, Row>
  onSelect: (selected: ReadonlyMap<string, Row>) => void
  isSelectable: boolean
}

/** Keys that lead to another row: `handleRowKeys` of the table moves the focus. */
const WAYS = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End'])

/**
 * Selects ranges of rows by keyboard: with Shift the keys that lead to another row take all rows on the way into the
 * selection; going back gives each of them back as it was. A range that begins at a row which was just deselected
 * deselects. It goes on from a range that was clicked with Shift, and begins anew where anything else was selected
 * meanwhile.
 */
export function useRangeKeys<Row>({
  root,
  rows,
  rowKey,
  selected,
  onSelect,
  isSelectable,
}: RangeKeysInput<Row>): void {
  const range = useRef<Range<Row>>(undefined)
  /** the row that the table would begin the next range at that is clicked with Shift */
  const clicked = useRef<string>(undefined)

  const rowOf = (target: EventTarget | null): HTMLTableRowElement | undefined => {
    if (!(target instanceof Element) || !root.current?.parentElement?.contains(target))
      return undefined
    return target.closest<HTMLTableRowElement>('tbody > tr') ?? undefined
  }
  const keyOf = (row: HTMLTableRowElement | undefined): string | undefined => {
    const shown = row && rows[placeOfRow(row)]
    return shown && rowKey(shown)
  }
  /** Sees a click before the table does: what is selected is still what it was. */
  const click = useStableCallback(({ target, shiftKey }: MouseEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const to = keyOf(rowOf(target))
    // The head's takes the whole page, which is no range.
    const before = to === undefined ? undefined : clicked.current
    const isRange = shiftKey && before !== undefined && rows.some((row) => rowKey(row) === before)
    clicked.current = to
    range.current =
      to === undefined
        ? undefined
        : { from: isRange ? before : to, to, isSelecting: target.checked, before: selected }
  })
  usePageKeys((event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (!shiftKey || ctrlKey || metaKey || altKey || !defaultPrevented || !WAYS.has(key)) return
    const row = rowOf(event.target)
    const from = keyOf(row)
    const to = keyOf(rowOf(document.activeElement))
    if (from === undefined || to === undefined) return
    const made = range.current && selectedBy(range.current, rows, rowKey)
    const goesOn = range.current?.to === from && isSameSelection(selected, made)
    if (!goesOn) {
      range.current = { from, to: from, isSelecting: true, before: selected }
      // As if it had been clicked: a click with Shift goes on from here too.
      if (!selected.has(from)) row?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
    }
    if (!range.current) return
    range.current = { ...range.current, to }
    const next = selectedBy(range.current, rows, rowKey)
    if (next) onSelect(next)
  }, isSelectable)
  usePageEffect(() => {
    if (!isSelectable) return undefined
    document.addEventListener('click', click, true)
    return () => document.removeEventListener('click', click, true)
  }, isSelectable)
}
