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

interface MenuTreeProps {
  user: User
  /** the entry of the page that shows was chosen: nothing else will tell of it */
  onStay?: (() => void) | undefined
}

/** The module's own menu, from the server, as a tree with names: groups open and close. */
export function MenuTree({ user, onStay }: MenuTreeProps) {
  const { t } = useLingui()
  const { entries, status, retry } = useOpenableEntries(user)
  return (
    <>
      <ul className={classes.list}>
        <MenuLeaf item={{ name: t`Home`, url: '/', icon: 'home', childs: [] }} onStay={onStay} />
        {entries.map((item) => (
          <MenuNode key={item.url || item.name} item={item} onStay={onStay} />
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

interface MenuNodeProps extends Pick<MenuTreeProps, 'onStay'> {
  item: MenuItem
}

function MenuNode({ item, onStay }: MenuNodeProps) {
  if (item.childs.length === 0) return <MenuLeaf item={item} onStay={onStay} />
  return (
    <li>
      <details open className={classes.group}>
        <summary className={classes.summary}>
          <MenuIcon name={item.icon} />
          {item.name}
        </summary>
        <ul className={classes.list}>
          {item.childs.map((child) => (
            <MenuNode key={child.url || child.name} item={child} onStay={onStay} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function MenuLeaf({ item, onStay }: MenuNodeProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <li>
      <ShellLink
        className={classes.link}
        to={item.url}
        isCurrent={isMenuEntryCurrent(item.url, pathname)}
        onClick={pathname === item.url ? onStay : undefined}
      >
        <MenuIcon name={item.icon} />
        {item.name}
      </ShellLink>
    </li>
  )
}
