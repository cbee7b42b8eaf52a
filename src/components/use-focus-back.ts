import { useEffect } from 'react'

/**
 * Gives the focus back to where it was. Mantine's own way only remembers the place when a modal that
 * is already there opens; one that comes into being open calls this.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => giveFocusBack(before)
  }, [])
}

/**
 * Focuses what had the focus before, without scrolling to it. What is gone is left alone, and so is what stands in a
 * page that was left meanwhile: it can't have the focus, and the browser would lay out a hidden page for nothing.
 */
export function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && !before.closest('[inert]'))
    before.focus({ preventScroll: true })
}
