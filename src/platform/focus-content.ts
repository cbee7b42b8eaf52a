/**
 * Whether what had the focus is gone, or takes nothing any more.
 *
 * @param place where it would go: the dialog around it has the focus only because nothing in it has
 */
export function isFocusLost(place?: Element | null): boolean {
  const { activeElement, body } = document
  if (activeElement === body || activeElement?.matches(':disabled') === true) return true
  return Boolean(place && place !== activeElement && activeElement?.contains(place))
}

/**
 * Gives the focus to the page that shows, without scrolling it: for what goes away with the control that was pressed. Left alone
 * the browser gives it to the document, and the next Tab begins at the very top.
 */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * For the `ref` of what goes with a control inside it: when it goes while it has the focus, its dialog takes that, else the page.
 */
export function holdFocus(element: Element | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return
    const dialog = element.closest<HTMLElement>('[role=dialog]')
    if (dialog) dialog.focus({ preventScroll: true })
    else focusContent()
  }
}
