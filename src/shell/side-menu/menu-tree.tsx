import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { User } from '@/api/contract/session'
import { holdFocus } from '@/platform/focus-content'
import { menuIcon } from '../menu-icon'
import { leavesOf, useOpenableEntries, type OpenableEntry } from '../openable-entries'
import { useShellLinks } from '../shell-link'
import { entryKey, isMenuEntryCurrent } from './menu-entry'
import classes from './side-menu.module.css'

interface MenuTreeProps {
  user: User
  /** the entry of the page that shows was chosen: nothing else will tell of it */
  onStay?: (() => void) | undefined
}

/** The module's own menu, from the server, as a tree with names: groups open and close. */
export function MenuTree({ user, onStay }: MenuTreeProps) {
  const { t } = useLingui()
  const router = useRouter()
  const linkTo = useShellLinks()
  const { entries, status, retry } = useOpenableEntries(user)
  const home = { name: t`Home`, path: '/', search: undefined, icon: 'home', childs: [] }
  const all: readonly OpenableEntry[] = [home, ...entries]
  // As text: the menu renders when another entry is the current one, and not with each navigation.
  const current = useLocation({
    select: ({ pathname }) =>
      all
        .flatMap(leavesOf)
        .filter(({ path }) => isMenuEntryCurrent(path, pathname))
        .map(entryKey)
        .join('\n'),
  }).split('\n')
  // Plain elements: an entry as a component of its own would render for each of all links' changes.
  const draw = (item: OpenableEntry): ReactElement =>
    item.childs.length > 0 ? (
      <li key={entryKey(item)}>
        <details open className={classes.group}>
          <summary className={classes.summary}>
            {menuIcon(item.icon)}
            {item.name}
          </summary>
          <ul className={classes.list}>{item.childs.map(draw)}</ul>
        </details>
      </li>
    ) : (
      <li key={entryKey(item)}>
        <a
          {...linkTo(item.path, {
            search: item.search,
            onClick: () => {
              if (router.latestLocation.pathname === item.path) onStay?.()
            },
          })}
          className={classes.link}
          aria-current={current.includes(entryKey(item)) ? 'page' : undefined}
        >
          {menuIcon(item.icon)}
          {item.name}
        </a>
      </li>
    )
  return (
    <>
      <ul className={classes.list}>{all.map(draw)}</ul>
      {status === 'error' ? (
        <p ref={holdFocus} className={classes.failure} role="alert">
          {t`Failed to get the menu!`}
          <button type="button" className={classes.retry} onClick={retry}>
            {t`Retry`}
          </button>
        </p>
      ) : null}
    </>
  )
}
