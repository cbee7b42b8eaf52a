import { useEffect } from 'react'

/**
 * Gives the focus back to where it was. Mantine's own way only remembers the place when a modal that
 * is already there opens; one that comes into being open calls this.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}
