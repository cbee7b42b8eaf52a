import { useLingui } from '@lingui/react/macro'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { changeSettings } from '../settings/settings'
import classes from '../top-bar.module.css'
import { setMenuDrawer, useMenuDrawer, useMenuMode } from './menu-mode'

/** Opens and closes the side menu; what was chosen is remembered. */
export function MenuToggle() {
  const { t } = useLingui()
  const mode = useMenuMode()
  const isDrawerOpen = useMenuDrawer()
  const isOpen = mode === 'open' || (mode === 'drawer' && isDrawerOpen)
  const toggle = () => {
    if (mode === 'drawer') setMenuDrawer(!isDrawerOpen)
    else changeSettings({ menu: isOpen ? 'collapsed' : 'open' })
  }
  const label = isOpen ? t`Collapse the menu` : t`Expand the menu`
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  return (
    <button
      type="button"
      className={classes.iconButton}
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      onClick={toggle}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
    </button>
  )
}
