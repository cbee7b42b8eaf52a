import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { MenuItem } from '@/api/contract/menus'
import type { User } from '@/api/contract/session'
import { MenuButton } from '@/components/menu-button/menu-button'
import { MenuIcon } from '../menu-icon'
import { useOpenableEntries } from '../openable-entries'
import { ShellLink, useOpenSearch } from '../shell-link'
import { isMenuEntryCurrent } from './is-menu-entry-current'
import classes from './side-menu.module.css'

/** The collapsed menu: icons only, and what a group holds flies out beside it. */
export function MenuRail({ user }: { user: User }) {
  const { t } = useLingui()
  const { entries } = useOpenableEntries(user)
  const home: MenuItem = { name: t`Home`, url: '/', icon: 'home', childs: [] }
  return (
    <ul className={classes.list}>
      {[home, ...entries].map((item) => (
        <li key={item.url || item.name}>
          {item.childs.length > 0 ? <RailGroup item={item} /> : <RailLink item={item} />}
        </li>
      ))}
    </ul>
  )
}

function RailLink({ item }: { item: MenuItem }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <ShellLink
      className={classes.railItem}
      to={item.url}
      label={item.name}
      isCurrent={isMenuEntryCurrent(item.url, pathname)}
    >
      <MenuIcon name={item.icon} />
    </ShellLink>
  )
}

function RailGroup({ item }: { item: MenuItem }) {
  const router = useRouter()
  const openSearch = useOpenSearch()
  const pathname = useLocation({ select: (location) => location.pathname })
  const inside = leaves(item)
  const isCurrent = inside.some(({ url }) => isMenuEntryCurrent(url, pathname))
  return (
    <MenuButton
      label={item.name}
      position="right-start"
      className={classes.railItem}
      isCurrent={isCurrent}
      entries={inside.map(({ name, url, icon }) => ({
        key: url,
        label: name,
        icon: <MenuIcon name={icon} />,
        isCurrent: isMenuEntryCurrent(url, pathname),
        onSelect: () => {
          const search = openSearch(url)
          void router.navigate({
            to: url,
            search: (search ?? {}) as never,
            state: { entered: search === undefined ? 'menu' : undefined },
          })
        },
      }))}
    >
      <MenuIcon name={item.icon} />
    </MenuButton>
  )
}

function leaves(item: MenuItem): MenuItem[] {
  return item.childs.length > 0 ? item.childs.flatMap(leaves) : [item]
}
