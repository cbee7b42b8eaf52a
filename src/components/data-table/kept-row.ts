import type { FocusEvent } from 'react'
import { focusContent } from '@/platform/focus-content'

/** The row that has the focus, and where it stands in its table's body. There is one focus, so there is one such row. */
let kept: { body: Element; row: Element; at: number } | undefined

/** For a table's body: remembers which of its rows has the focus. */
export const keptRow = {
  onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableSectionElement>) => {
    const row = target.closest('tr')
    const at = row ? [...currentTarget.children].indexOf(row) : -1
    kept = row && at >= 0 ? { body: currentTarget, row, at } : undefined
  },
  // A row that goes takes the focus along without this: the browser's word of it does not get here.
  onBlur: () => {
    kept = undefined
  },
}

/**
 * Keeps the focus in the rows when the row that had it is gone, as one is that was decided on: the row that stands there now
 * takes it, by its link or its first button; the page where there is none.
 */
export function focusKeptRow(): void {
  if (!kept || kept.row.isConnected) return
  const { body, at } = kept
  kept = undefined
  if (document.activeElement !== document.body) return
  const row = body.children[Math.min(at, body.children.length - 1)]
  const next = row?.querySelector<HTMLElement>('a,button')
  if (next) next.focus({ preventScroll: true })
  else focusContent()
}
