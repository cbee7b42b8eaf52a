import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { User } from '@/api/contract/session'
import { MenuIcon } from '../menu-icon'
import { useOpenableEntries, type OpenableEntry } from '../openable-entries'
import { ShellLink } from '../shell-link'
import { entryKey } from './entry-key'
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
        <MenuLeaf
          item={{ name: t`Home`, path: '/', search: undefined, icon: 'home', childs: [] }}
          onStay={onStay}
        />
        {entries.map((item) => (
          <MenuNode key={entryKey(item)} item={item} onStay={onStay} />
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
  item: OpenableEntry
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
            <MenuNode key={entryKey(child)} item={child} onStay={onStay} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function MenuLeaf({ item, onStay }: MenuNodeProps) {
  const router = useRouter()
  const isCurrent = useLocation({
    select: ({ pathname }) => isMenuEntryCurrent(item.path, pathname),
  })
  return (
    <li>
      <ShellLink
        className={classes.link}
        to={item.path}
        search={item.search}
        isCurrent={isCurrent}
        onClick={() => {
          if (router.latestLocation.pathname === item.path) onStay?.()
        }}
      >
        <MenuIcon name={item.icon} />
        {item.name}
      </ShellLink>
    </li>
  )
}
