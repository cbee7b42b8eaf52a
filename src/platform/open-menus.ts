import { useEffect, useEffectEvent } from 'react'

/** What closes a menu without a press beside it: something that opens above it, or another page that comes to show behind it. */
type ClosedBy = 'overlay' | 'page'

const open = new Set<(by: ClosedBy) => void>()

/** Closes the menus that are open: over another page they would act on what shows no more. */
export function closeMenus(by: ClosedBy): void {
  for (const close of open) close(by)
}

/**
 * Has a menu closed with what it was opened over.
 *
 * @param close another page has a place of its own for the focus, which an overlay gives back to where it was when it opened
 */
export function useMenuClosing(isOpen: boolean, close: (by: ClosedBy) => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const listener = (by: ClosedBy) => onClose(by)
    open.add(listener)
    return () => {
      open.delete(listener)
    }
  }, [isOpen])
}
