import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import type { User } from '@/api/contract/session'
import { MenuTree } from './menu-tree'
import classes from './side-menu.module.css'
import { setMenuDrawer, useMenuDrawer, useMenuMode } from './menu-mode'
import { askedPart } from '../asked-part'
import { latePart } from '@/platform/late-part'

const MenuRail = latePart(async () => (await import('./menu-rail')).MenuRail)
const MenuDrawer = askedPart(
  async () => (await import('./menu-drawer')).MenuDrawer,
  () => setMenuDrawer(false),
)

/**
 * The module's own menu, from the server: entries the person may open and the application has. Beside
 * the page, collapsed to icons, or in a drawer on narrow screens.
 */
export function SideMenu({ user }: { user: User }) {
  const { t } = useLingui()
  const mode = useMenuMode()
  const isDrawerOpen = useMenuDrawer()
  // Put away with the narrow window, it does not come back by itself with the next one.
  useEffect(() => {
    if (mode !== 'drawer') setMenuDrawer(false)
  }, [mode])
  if (mode === 'drawer') {
    return isDrawerOpen ? <MenuDrawer user={user} /> : null
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
