/**
 * Scrolls what the keyboard is at within a part of the page into view again, after something has come that may cover it.
 * What was pressed with a pointer stays where it is: the next press would meet something else.
 */
export function keepFocusInSight(within: Element): void {
  const { activeElement } = document
  if (activeElement?.matches(':focus-visible') && within.contains(activeElement)) {
    activeElement.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
