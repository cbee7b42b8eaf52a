import { CONTENT, focusContent, isFocusLost } from './focus-content'

/** Whether the page as a whole has the focus, or nothing. */
export const isFocusInNoPart = (): boolean =>
  isFocusLost() || document.activeElement?.id === CONTENT

/**
 * Gives the focus to the checkbox of a row of the list that shows, from where the next ones are chosen: of the first selected one in
 * sight, else of the first in sight. Where none is in sight, of the first of all, and to the page where there is none. On its link a
 * held Enter would open the order.
 */
export function focusRows(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>(
    ':not([data-hidden]) > [data-page-scroller] tbody input[type=checkbox]',
  )
  const inSight = [...boxes].filter(isInSight)
  const box = inSight.find(({ checked }) => checked) ?? inSight[0] ?? boxes[0]
  if (box) box.focus({ preventScroll: inSight.length > 0 })
  else focusContent()
}

/** Whether the middle of it can be seen: it may be scrolled away, or under what stays at an edge. */
function isInSight(box: Element): boolean {
  const { left, top, width, height } = box.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === box
}
