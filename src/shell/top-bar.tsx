import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { IconHome, IconLogout, IconUserCircle } from '@tabler/icons-react'
import type { User } from '@/api/contract/session'
import { MenuButton } from '@/components/menu-button/menu-button'
import { FullscreenButton } from './fullscreen-button'
import { logOutHere } from './log-out'
import { MenuToggle } from './side-menu/menu-toggle'
import { ModuleBar } from './module-bar'
import { askAbout } from './page-tags/discard-question'
import { markedPages } from './page-tags/page-marks'
import { ColorSchemeMenu, LocaleMenu, SizeMenu } from './settings/settings-menus'
import classes from './top-bar.module.css'
import { unsavedPages } from './unsaved-work'

interface TopBarProps {
  /** undefined where nobody needs to be signed in */
  user: User | undefined
}

/** The bar above everything: the product, the platform's modules, the settings, the person. */
export function TopBar({ user }: TopBarProps) {
  return (
    <header className={classes.bar}>
      {user ? <MenuToggle /> : null}
      <a className={classes.brand} href={import.meta.env.BASE_URL}>
        <Trans>Settlement desk</Trans>
      </a>
      {user ? <ModuleBar /> : null}
      <div className={classes.tools}>
        <FullscreenButton />
        <LocaleMenu />
        <SizeMenu />
        <ColorSchemeMenu />
        {user ? <UserMenu user={user} /> : null}
      </div>
    </header>
  )
}

function UserMenu({ user }: { user: User }) {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const name = user.nickName ?? user.name ?? user.username ?? ''
  const label = t`User menu`
  const logOut = () => {
    // After a reload a page with a draft may not have been looked at yet: its mark tells of it.
    const marked = markedPages(user.username ?? '', 'unsaved')
    const pageKeys = [...new Set([...unsavedPages(), ...marked])]
    askAbout({ reason: 'log-out', pageKeys, go: () => void logOutHere(queryClient) })
  }
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
          key: 'log-out',
          label: <Trans>Log out</Trans>,
          icon: <IconLogout size={16} aria-hidden />,
          onSelect: logOut,
        },
      ]}
    >
      <IconUserCircle size={20} stroke={1.6} aria-hidden />
      <span className={classes.name}>{name}</span>
    </MenuButton>
  )
}
