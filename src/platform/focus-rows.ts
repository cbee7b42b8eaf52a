import { CONTENT, focusContent, isFocusLost } from './focus-content'

/** Whether the page as a whole has the focus, or nothing. */
export const isFocusInNoPart = (): boolean =>
  isFocusLost() || document.activeElement?.id === CONTENT

/**
 * Gives the focus to a row of the list that shows, from where the next ones are chosen: the first selected one, else the first of
 * all. To the page where there is none.
 */
export function focusRows(): void {
  const rows = document.querySelector(':not([data-hidden]) > [data-page-scroller] tbody')
  const row = rows?.querySelector(':checked')?.closest('tr') ?? rows
  const link = row?.querySelector<HTMLElement>('a, button')
  if (link) link.focus({ preventScroll: true })
  else focusContent()
}
