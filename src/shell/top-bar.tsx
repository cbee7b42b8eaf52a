import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { IconBook2, IconHome, IconLogout, IconSearch, IconUserCircle } from '@tabler/icons-react'
import type { User } from '@/api/contract/session'
import { MenuButton } from '@/components/menu-button/menu-button'
import { FullscreenButton } from './fullscreen-button'
import { askToLogOut } from './log-out'
import { MenuToggle } from './side-menu/menu-toggle'
import { ModuleBar } from './module-bar'
import { ColorSchemeMenu, LocaleMenu, SizeMenu } from './settings/settings-menus'
import classes from './top-bar.module.css'
import { reloadPage, useNewVersion } from './version/new-version'

interface TopBarProps {
  /** undefined where nobody needs to be signed in */
  user: User | undefined
  onDictionary: () => void
  onPalette: () => void
}

/** The bar above everything: the product, the platform's modules, the settings, the person. */
export function TopBar({ user, onDictionary, onPalette }: TopBarProps) {
  const isNewVersionThere = useNewVersion()
  return (
    <header className={classes.bar}>
      {user ? <MenuToggle /> : null}
      <a className={classes.brand} href={import.meta.env.BASE_URL}>
        <Trans>Settlement desk</Trans>
      </a>
      {user ? <ModuleBar /> : null}
      <div className={classes.tools}>
        {isNewVersionThere ? (
          <Button size="compact-sm" onClick={reloadPage}>
            <Trans>New version</Trans>
          </Button>
        ) : null}
        {user ? <PaletteButton onPalette={onPalette} /> : null}
        <FullscreenButton />
        <LocaleMenu />
        <SizeMenu />
        <ColorSchemeMenu />
        {user ? <UserMenu user={user} onDictionary={onDictionary} /> : null}
      </div>
    </header>
  )
}

function PaletteButton({ onPalette }: { onPalette: () => void }) {
  const { t } = useLingui()
  const label = t`Command palette`
  return (
    <button
      type="button"
      className={classes.iconButton}
      aria-label={label}
      aria-keyshortcuts="Control+K"
      title={`${label} (Ctrl+K)`}
      onClick={onPalette}
    >
      <IconSearch size={18} stroke={1.6} aria-hidden />
    </button>
  )
}

function UserMenu({ user, onDictionary }: { user: User; onDictionary: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const name = user.nickName ?? user.name ?? user.username ?? ''
  const label = t`User menu`
  return (
    <MenuButton
      label={`${label}: ${name}`}
      entries={[
        {
          key: 'home',
          label: <Trans>Go to the home page</Trans>,
          icon: <IconHome size={16} aria-hidden />,
          onSelect: () => void router.navigate({ to: '/' }),
        },
        {
          key: 'dictionary',
          label: <Trans>Data dictionary</Trans>,
          icon: <IconBook2 size={16} aria-hidden />,
          onSelect: onDictionary,
        },
        {
          key: 'log-out',
          label: <Trans>Log out</Trans>,
          icon: <IconLogout size={16} aria-hidden />,
          onSelect: () => void askToLogOut(queryClient, user),
        },
      ]}
    >
      <IconUserCircle size={20} stroke={1.6} aria-hidden />
      <span className={classes.name}>{name}</span>
    </MenuButton>
  )
}
