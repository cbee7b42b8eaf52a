/**
 * After something has come that covers a part of the window, scrolls what the keyboard is at into view again, if that
 * covers it. What was out of sight anyhow, or was pressed with a pointer, moves nothing: the next press would meet something else.
 *
 * @param covered the part that was seen before, from its upper to its lower edge, in px from the window's top
 */
export function keepFocusInSight(covered: { from: number; to: number }): void {
  const { activeElement } = document
  if (!activeElement?.matches(':focus-visible')) return
  const { top, bottom } = activeElement.getBoundingClientRect()
  // The last one in sight may reach beyond the edge a little.
  const wasInSight = (top + bottom) / 2 <= covered.to
  if (wasInSight && bottom > covered.from) {
    activeElement.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
