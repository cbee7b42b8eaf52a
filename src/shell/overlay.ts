import { createAtom, useSelector } from '@tanstack/react-store'
import { closeMenus } from '@/platform/open-menus'

/** What can lie above every page, one at a time. */
export type Overlay = 'dictionary' | 'help' | 'palette'

/** null for nothing: an atom can't be set to undefined. */
const shown = createAtom<Overlay | null>(null)

/** What lies above the pages now. */
export function useOverlay(): Overlay | undefined {
  return useSelector(shown, (overlay) => overlay ?? undefined)
}

/** Lays one of them above the pages in place of what lies there; undefined takes that away. */
export function showOverlay(overlay: Overlay | undefined): void {
  // Before it is there: the focus, which it gives back, is on the menu's button by then.
  if (overlay) closeMenus('overlay')
  shown.set(overlay ?? null)
}
