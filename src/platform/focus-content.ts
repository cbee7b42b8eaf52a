import { openModals } from './modal-dialog'

/** The page that shows. */
export const CONTENT = 'content'

/**
 * Whether what had the focus is gone, or takes nothing any more.
 *
 * @param place where it would go: the dialog around it, or a part of that, has the focus only because nothing in it has. The page
 * has it because a person pressed there, or because it was given to it
 */
export function isFocusLost(place?: Element | null): boolean {
  const { activeElement, body } = document
  // What was hidden has it until the next frame.
  if (
    activeElement === body ||
    activeElement?.matches(':disabled') === true ||
    activeElement?.checkVisibility() === false
  )
    return true
  if (!place || place === activeElement || activeElement?.id === CONTENT) return false
  return activeElement?.contains(place) ?? false
}

/**
 * Gives the focus to the page that shows, or to the dialog above it, without scrolling: for what goes away with the control that
 * was pressed. Left alone the browser gives it to the document, and the next Tab begins at the very top.
 *
 * @param control while it is still there: what is around it has the focus then, its dialog or a part of the page that takes it, as
 * the totals of a list do
 */
export function focusContent(control?: Element): void {
  const place =
    control?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ??
    openModals().at(-1) ??
    document.getElementById(CONTENT)
  place?.focus({ preventScroll: true })
}

/** For the `ref` of what goes with a control inside it: when it goes while it has the focus, what is around it takes that. */
export function holdFocus(element: Element | null) {
  return () => {
    if (element?.contains(document.activeElement)) focusContent(element)
  }
}
