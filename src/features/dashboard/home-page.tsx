import { Trans } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import type { MenuItem } from '@/api/contract/menus'
import type { User } from '@/api/contract/session'
import { ErrorState } from '@/components/states/error-state'
import { useUser } from '@/session/use-user'
import { MenuIcon } from '@/shell/menu-icon'
import { useOpenableEntries } from '@/shell/openable-entries'
import { ShellLink } from '@/shell/shell-link'
import classes from './home-page.module.css'

/** The start page: who is signed in, and the screens that person may open. */
export function HomePage() {
  const user = useUser()
  return user ? <Home user={user} /> : null
}

function Home({ user }: { user: User }) {
  const { entries: groups, status, retry } = useOpenableEntries(user)
  const entries = groups.flatMap(leaves)
  const name = user.nickName ?? user.name ?? user.username
  return (
    <div className={classes.page}>
      <Title order={1} size="h2">
        <Trans>Welcome, {name}</Trans>
      </Title>
      {entries.length > 0 ? (
        <ul className={classes.cards}>
          {entries.map(({ name: title, url, icon }) => (
            <li key={url}>
              <ShellLink to={url} className={classes.card}>
                <MenuIcon name={icon} />
                {title}
              </ShellLink>
            </li>
          ))}
        </ul>
      ) : null}
      {status === 'error' ? (
        <ErrorState message={<Trans>The menu could not be loaded.</Trans>} onRetry={retry} />
      ) : null}
      {status === 'success' && entries.length === 0 ? (
        <Text c="dimmed">
          <Trans>
            You have no authority for any screen yet. Ask the operations staff to grant you one.
          </Trans>
        </Text>
      ) : null}
    </div>
  )
}

function leaves(item: MenuItem): MenuItem[] {
  return item.childs.length > 0 ? item.childs.flatMap(leaves) : [item]
}
