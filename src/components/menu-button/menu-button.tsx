import { askablePart } from '@/platform/use-asked-part'
import type { MenuEntry } from './menu-entry'
import { useMenuButton, type MenuButtonLooks, type MenuPosition } from './use-menu-button'

const openMenu = askablePart(async () => (await import('./open-menu')).OpenMenu)

interface MenuButtonProps extends MenuButtonLooks {
  /** what the menu holds */
  entries: readonly MenuEntry[]
  position?: MenuPosition
}

/**
 * A button that opens a menu. Mantine's menu and its positioning are a chunk of their own: focus goes into the menu as soon
 * as it opens.
 */
export function MenuButton(props: MenuButtonProps) {
  const { children, entries, position = 'bottom-end' } = props
  const { Menu, looks, button } = useMenuButton(openMenu, props)
  if (!Menu) return button
  return (
    <Menu looks={looks} position={position} entries={entries}>
      {children}
    </Menu>
  )
}
