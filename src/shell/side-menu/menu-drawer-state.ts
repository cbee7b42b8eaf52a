import { createAtom, useSelector } from '@tanstack/react-store'

const isOpen = createAtom(false)

/** Opens or closes the menu's drawer on narrow screens. */
export function setMenuDrawer(open: boolean): void {
  isOpen.set(open)
}

/** Whether the menu's drawer is open. */
export function useMenuDrawer(): boolean {
  return useSelector(isOpen)
}
