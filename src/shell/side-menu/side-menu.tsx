import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { User } from '@/api/contract/session'
import { MenuTree } from './menu-tree'
import classes from './side-menu.module.css'
import { useMenuDrawer, useMenuMode } from './menu-mode'

const MenuRail = lazy(async () => ({ default: (await import('./menu-rail')).MenuRail }))
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer')).MenuDrawer }))

/**
 * The module's own menu, from the server: entries the person may open and the application has. Beside
 * the page, collapsed to icons, or in a drawer on narrow screens.
 */
export function SideMenu({ user }: { user: User }) {
  const { t } = useLingui()
  const mode = useMenuMode()
  const isDrawerOpen = useMenuDrawer()
  if (mode === 'drawer') {
    return isDrawerOpen ? (
      <Suspense fallback={null}>
        <MenuDrawer user={user} />
      </Suspense>
    ) : null
  }
  return (
    <nav className={classes.menu} data-collapsed={mode === 'collapsed'} aria-label={t`Menu`}>
      {mode === 'open' ? (
        <MenuTree user={user} />
      ) : (
        <Suspense fallback={null}>
          <MenuRail user={user} />
        </Suspense>
      )}
    </nav>
  )
}
