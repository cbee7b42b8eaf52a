import { use, useEffect, useState, type RefObject } from 'react'
import { PageActivityContext } from './page-active'

/**
 * What became of a press is said at the top of some pages whose buttons stay in sight at their end: what this gives brings it into
 * view, the next time the page has rendered, or when somebody comes back to it. Without an alert, or with one in sight, nothing
 * moves.
 *
 * @param root the alerts are its children
 */
export function useLeadToAlert(root: RefObject<HTMLElement | null>): () => void {
  const { whenShown } = use(PageActivityContext)
  const [asked, setAsked] = useState<object>()
  useEffect(
    () => (asked ? whenShown(() => bringAlertIntoView(root.current)) : undefined),
    [asked, root, whenShown],
  )
  return () => setAsked({})
}

/**
 * Scrolls the first alert among an element's children to the top of its page, where its beginning is out of sight: below what
 * stays there, for which it has a margin. The focus follows from a field that is out of sight then.
 */
export function bringAlertIntoView(root: HTMLElement | null): void {
  const alert = root?.querySelector<HTMLElement>(':scope > [role=alert]')
  const scroller = alert?.closest('[data-page-scroller]')
  if (!alert || !scroller) return
  const { top } = alert.getBoundingClientRect()
  const inSight = scroller.getBoundingClientRect()
  const margin = parseFloat(getComputedStyle(alert).scrollMarginTop) || 0
  if (top < inSight.top + margin || top > inSight.bottom - LEAST_IN_SIGHT) {
    scroller.scrollTop += top - inSight.top - Math.max(ROOM_ABOVE, margin)
  }
  if (isTypingOutOfSight(scroller)) {
    alert.setAttribute('tabindex', '-1')
    alert.focus({ preventScroll: true })
  }
}

/** Whether the field that has the focus was pushed out of sight, or under what stays at an edge: what is typed on nobody would see. */
function isTypingOutOfSight(scroller: Element): boolean {
  const { activeElement } = document
  if (!activeElement?.matches('input, textarea') || !scroller.contains(activeElement)) return false
  const { left, top, width, height } = activeElement.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen === null || !activeElement.contains(seen)
}

/** So much of an alert says what it is, in px: its first line. */
const LEAST_IN_SIGHT = 48
/** Between the alert and the edge of its page, in px. */
const ROOM_ABOVE = 12
