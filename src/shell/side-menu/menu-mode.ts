import { useMediaQuery } from '@mantine/hooks'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useSettings } from '../settings/settings'

/** Up to this width the menu does not stand beside the page but comes as a drawer. */
const NARROW = '(max-width: 860px)'

/**
 * How the side menu is shown: `open` with names, `collapsed` to its icons, as the person left it, or
 * as a `drawer` where both would take too much of the page.
 */
export function useMenuMode(): 'open' | 'collapsed' | 'drawer' {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false })
  const { menu } = useSettings()
  return isNarrow ? 'drawer' : menu
}

const isDrawerOpen = createAtom(false)

/** Opens or closes the menu's drawer on narrow screens. */
export function setMenuDrawer(open: boolean): void {
  isDrawerOpen.set(open)
}

/** Whether the menu's drawer is open. */
export function useMenuDrawer(): boolean {
  return useSelector(isDrawerOpen)
}
