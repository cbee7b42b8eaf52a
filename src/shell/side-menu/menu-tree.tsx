import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import type { MenuItem } from '@/api/contract/menus'
import type { User } from '@/api/contract/session'
import { MenuIcon } from '../menu-icon'
import { useOpenableEntries } from '../openable-entries'
import { ShellLink } from '../shell-link'
import { isMenuEntryCurrent } from './is-menu-entry-current'
import classes from './side-menu.module.css'

/** The module's own menu, from the server, as a tree with names: groups open and close. */
export function MenuTree({ user }: { user: User }) {
  const { t } = useLingui()
  const { entries, status, retry } = useOpenableEntries(user)
  return (
    <>
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
    </>
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
  return (
    <li>
      <ShellLink
        className={classes.link}
        to={item.url}
        isCurrent={isMenuEntryCurrent(item.url, pathname)}
      >
        <MenuIcon name={item.icon} />
        {item.name}
      </ShellLink>
    </li>
  )
}
