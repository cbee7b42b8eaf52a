import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import type { User } from '@/api/contract/session'
import { FullscreenButton } from './fullscreen-button'
import { MenuToggle } from './side-menu/menu-toggle'
import { ModuleBar } from './module-bar'
import { ColorSchemeMenu, LocaleMenu, SizeMenu } from './settings/settings-menus'
import { showOverlay } from './overlay'
import classes from './top-bar.module.css'
import { UserMenu } from './user-menu/user-menu'
import { useOwnLink } from './use-link-delegation'
import { reloadWhenSent, useNewVersion } from './version/new-version'

interface TopBarProps {
  /** undefined where nobody needs to be signed in */
  user: User | undefined
}

/** The bar above everything: the product, the platform's modules, the settings, the person. */
export function TopBar({ user }: TopBarProps) {
  const { t } = useLingui()
  const follow = useOwnLink()
  const isNewVersionThere = useNewVersion()
  return (
    <header className={classes.bar}>
      {user ? <MenuToggle /> : null}
      <a className={classes.brand} href={import.meta.env.BASE_URL} onClick={follow}>
        {t`Settlement desk`}
      </a>
      {user ? <ModuleBar /> : null}
      <div className={classes.tools}>
        {isNewVersionThere ? (
          <button type="button" className={classes.newVersion} onClick={reloadWhenSent}>
            {t`New version`}
          </button>
        ) : null}
        {user ? <PaletteButton /> : null}
        <FullscreenButton />
        <LocaleMenu />
        <SizeMenu />
        <ColorSchemeMenu />
        {user ? <UserMenu user={user} /> : null}
      </div>
    </header>
  )
}

function PaletteButton() {
  const { t } = useLingui()
  const label = t`Command palette`
  return (
    <button
      type="button"
      className={classes.iconButton}
      aria-label={label}
      aria-keyshortcuts="Control+K"
      title={`${label} (Ctrl+K)`}
      onClick={() => showOverlay('palette')}
    >
      <IconSearch size={18} stroke={1.6} aria-hidden />
    </button>
  )
}
