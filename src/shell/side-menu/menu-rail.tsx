import { useLingui } from '@lingui/react/macro'
import { IconRefreshAlert } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { User } from '@/api/contract/session'
import { MenuButton } from '@/components/menu-button/menu-button'
import { holdFocus } from '@/platform/focus-content'
import { appHref } from '../app-href'
import { menuIcon } from '../menu-icon'
import { leavesOf, useOpenableEntries, type OpenableEntry } from '../openable-entries'
import { ShellLink, useOpenSearch } from '../shell-link'
import { entryKey, isMenuEntryCurrent } from './menu-entry'
import classes from './side-menu.module.css'

/** The collapsed menu: icons only, and what a group holds flies out beside it. */
export function MenuRail({ user }: { user: User }) {
  const { t } = useLingui()
  const { entries, status, retry } = useOpenableEntries(user)
  const failed = `${t`Failed to get the menu!`} ${t`Retry`}`
  const home: OpenableEntry = {
    name: t`Home`,
    path: '/',
    search: undefined,
    icon: 'home',
    childs: [],
  }
  return (
    <>
      <ul className={classes.list}>
        {[home, ...entries].map((item) => (
          <li key={entryKey(item)}>
            {item.childs.length > 0 ? <RailGroup item={item} /> : <RailLink item={item} />}
          </li>
        ))}
      </ul>
      {status === 'error' ? (
        <div ref={holdFocus} role="alert">
          <button
            type="button"
            className={`${classes.railItem} ${classes.failed}`}
            aria-label={failed}
            title={failed}
            onClick={retry}
          >
            <IconRefreshAlert size={20} stroke={1.6} aria-hidden />
          </button>
        </div>
      ) : null}
    </>
  )
}

function RailLink({ item }: { item: OpenableEntry }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <ShellLink
      className={classes.railItem}
      to={item.path}
      search={item.search}
      label={item.name}
      isCurrent={isMenuEntryCurrent(item.path, pathname)}
    >
      {menuIcon(item.icon)}
    </ShellLink>
  )
}

function RailGroup({ item }: { item: OpenableEntry }) {
  const router = useRouter()
  const openSearch = useOpenSearch()
  const pathname = useLocation({ select: (location) => location.pathname })
  const inside = leavesOf(item)
  const isCurrent = inside.some(({ path }) => isMenuEntryCurrent(path, pathname))
  return (
    <MenuButton
      label={item.name}
      position="right-start"
      className={classes.railItem}
      isCurrent={isCurrent}
      entries={inside.map((entry) => ({
        key: entryKey(entry),
        label: entry.name,
        icon: menuIcon(entry.icon),
        isCurrent: isMenuEntryCurrent(entry.path, pathname),
        onSelect: () => {
          const search = entry.search ?? openSearch(entry.path)
          void router.navigate({
            href: appHref(entry.path, search),
            state: { entered: search === undefined ? 'menu' : undefined },
          })
        },
      }))}
    >
      {menuIcon(item.icon)}
    </MenuButton>
  )
}
