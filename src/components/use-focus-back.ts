import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusContent, isFocusLost } from '@/platform/focus-content'

/**
 * Gives the focus back to where it was, or to the page when that is gone: the row that a dialog was opened from may have left its
 * list. Mantine's own way only remembers the place when a modal that is already there opens; one that comes into being open
 * calls this.
 *
 * @param takesFocusAtOnce what calls it takes the focus in a layout effect, which stands after this
 */
export function useFocusBack({ takesFocusAtOnce = false } = {}): void {
  const atOnce = useRef<Element>(null)
  useLayoutEffect(() => {
    if (takesFocusAtOnce) atOnce.current = focused()
  }, [takesFocusAtOnce])
  useEffect(() => {
    const before = atOnce.current ?? focused()
    return () => {
      // What came behind it, another dialog or page, may have taken it by now.
      if (!isFocusLost()) return
      giveFocusBack(before)
      // What is busy has it again once it is busy no longer, unless it went meanwhile.
      const isWaiting = before?.isConnected === true && before.matches(':disabled')
      if (isFocusLost() && !isWaiting) focusContent()
    }
  }, [])
}

/** The button that lost the focus last since it is busy, for as long as it is. */
let busy: WeakRef<Element> | undefined

/**
 * Keeps the focus for a button that is disabled while it is busy: it has it again afterwards, unless something else took it
 * meanwhile. To a dialog that comes in between it still has it. In a dialog that one has it meanwhile: from nowhere the keyboard
 * would go to what stands behind.
 */
export function useBusyFocus(button: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const hadFocus = useRef(false)
  useEffect(() => {
    const { current } = button
    // Some browsers take the focus in the moment in which the button is disabled, before the effect below.
    const note = () => {
      hadFocus.current = current?.matches(':disabled') ?? false
    }
    const events = ['focusin', 'focusout'] as const
    for (const event of events) current?.addEventListener(event, note)
    return () => {
      for (const event of events) current?.removeEventListener(event, note)
    }
  }, [button])
  useLayoutEffect(() => {
    const { current } = button
    if (isBusy) {
      if (current === document.activeElement) hadFocus.current = true
      if (current && hadFocus.current) {
        busy = new WeakRef(current)
        current.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
      }
    } else if (hadFocus.current) {
      hadFocus.current = false
      busy = undefined
      if (isFocusLost(current)) giveFocusBack(current)
    }
  }, [button, isBusy])
}

function focused(): Element | null {
  const { activeElement } = document
  const waiting = busy?.deref()
  if (waiting && isFocusLost(waiting)) return waiting
  busy = undefined
  return activeElement
}

/**
 * Focuses what had the focus before, without scrolling to it. What is gone is left alone, and so is what stands in a
 * page that was left meanwhile: it can't have the focus, and the browser would lay out a hidden page for nothing.
 */
export function giveFocusBack(before: Element | null): void {
  // Nothing had it: whatever has it by now keeps it.
  if (before === document.body) return
  if (before instanceof HTMLElement && before.isConnected && !before.closest('[data-hidden]'))
    before.focus({ preventScroll: true })
}
