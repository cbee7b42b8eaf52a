import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens or closes the menu's drawer on narrow screens. */
export function setMenuDrawer(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Whether the menu's drawer is open. */
export function useMenuDrawer(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}
