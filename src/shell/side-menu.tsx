import { useLingui, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import type { MenuItem } from '@/api/contract/menus'
import type { User } from '@/api/contract/session'
import { authorityCode } from '@/domain/authorities'
import { MenuIcon } from './menu-icon'
import classes from './side-menu.module.css'
import { ShellLink } from './shell-link'
import { useOpenableEntries } from './openable-entries'

/** The module's own menu, from the server: entries the person may open and the application has. */
export function SideMenu({ user }: { user: User }) {
  const { t } = useLingui()
  const { entries, status, retry } = useOpenableEntries(user)
  return (
    <nav className={classes.menu} aria-label={t`Menu`}>
      <ul className={classes.list}>
        <MenuLeaf item={{ name: t`Home`, url: '/', icon: 'home', childs: [] }} />
        {entries.map((item) => (
          <MenuNode key={item.url || item.name} item={item} />
        ))}
      </ul>
      {status === 'error' ? (
        <p className={classes.failure} role="alert">
          <Trans>The menu could not be loaded.</Trans>
          <Button size="compact-xs" variant="default" onClick={retry}>
            <Trans>Retry</Trans>
          </Button>
        </p>
      ) : null}
    </nav>
  )
}

function MenuNode({ item }: { item: MenuItem }) {
  if (item.childs.length === 0) return <MenuLeaf item={item} />
  return (
    <li>
      <details open className={classes.group}>
        <summary className={classes.summary}>
          <MenuIcon name={item.icon} />
          {item.name}
        </summary>
        <ul className={classes.list}>
          {item.childs.map((child) => (
            <MenuNode key={child.url || child.name} item={child} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function MenuLeaf({ item }: { item: MenuItem }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const area = authorityCode(item.url)
  const isCurrent =
    pathname === item.url || (area !== undefined && authorityCode(pathname) === area)
  return (
    <li>
      <ShellLink className={classes.link} to={item.url} isCurrent={isCurrent}>
        <MenuIcon name={item.icon} />
        {item.name}
      </ShellLink>
    </li>
  )
}
