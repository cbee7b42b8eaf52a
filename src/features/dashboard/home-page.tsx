import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { User } from '@/api/contract/session'
import { ErrorState } from '@/components/states/error-state'
import { whenIdle } from '@/platform/when-idle'
import { useUser } from '@/session/use-user'
import { AppLink } from '@/shell/app-link'
import { menuIcon } from '@/shell/menu-icon'
import { leavesOf, useOpenableEntries } from '@/shell/openable-entries'
import { PartBoundary } from '@/shell/part-boundary'
import { ShellLink } from '@/shell/shell-link'
import { ORDER_TYPES } from '../orders/registry'
import { quickStarts } from '../quick-starts'
import { applicantOf } from './came-back'
import classes from './home-page.module.css'
import { RecentDocuments } from './recent-documents'
import { WaitingNumber } from './waiting-number'
import { waitingWork } from './waiting-work'
import { latePart } from '@/platform/late-part'

const LaterOnHome = latePart(async () => (await import('./later-on-home')).LaterOnHome)
const CameBackSection = latePart(async () => (await import('./came-back-section')).CameBackSection)

/** The start page: what waits for the person, what they can begin, and where they were last. */
export function HomePage() {
  const user = useUser()
  return user ? <Home user={user} /> : null
}

function Home({ user }: { user: User }) {
  const { entries: groups, status, retry } = useOpenableEntries(user)
  const screens = groups.flatMap(leavesOf)
  const name = user.nickName ?? user.name ?? user.username
  return (
    <div className={classes.page}>
      <Title order={1} size="h2">
        <Trans>Welcome, {name}</Trans>
      </Title>
      <Waiting user={user} />
      <QuickStarts user={user} />
      <RecentDocuments user={user} />
      {screens.length > 0 ? (
        <section className={classes.section}>
          <Title order={2} size="h4">
            <Trans context="of the menu">Pages</Trans>
          </Title>
          <ul className={classes.cards}>
            {screens.map(({ name: title, path, search, icon }) => (
              <li key={path + JSON.stringify(search ?? {})}>
                <ShellLink to={path} search={search} className={classes.card}>
                  {menuIcon(icon)}
                  {title}
                </ShellLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {status === 'error' ? (
        <ErrorState message={<Trans>Failed to get the menu!</Trans>} onRetry={retry} />
      ) : null}
      {status === 'success' && screens.length === 0 ? (
        <Text c="dimmed">
          <Trans>
            You have no authority for any page yet. Ask the operations staff to grant you one.
          </Trans>
        </Text>
      ) : null}
      {/* What comes late, and grows, stands below all that is there at once: it moves nothing that somebody is about to press. */}
      {status === 'pending' ? null : (
        <>
          {isApplicant(user) ? (
            <WhenIdle>
              <CameBackSection user={user} />
            </WhenIdle>
          ) : null}
          <WhenIdle>
            <LaterOnHome user={user} />
          </WhenIdle>
        </>
      )}
    </div>
  )
}

function Waiting({ user }: { user: User }) {
  const { i18n } = useLingui()
  const groups = waitingWork(user)
  if (groups.length === 0) return null
  return (
    <section className={classes.section}>
      <Title order={2} size="h4">
        <Trans>To do</Trans>
      </Title>
      <div className={classes.groups}>
        {groups.map(({ kind, name, works }) => (
          <section
            key={kind}
            className={`${classes.frame} ${classes.group}`}
            aria-label={i18n._(name)}
          >
            <Title order={3} size="h5">
              {i18n._(name)}
            </Title>
            {works.map((work) => (
              <WaitingNumber key={`${work.path} ${work.name.id}`} work={work} />
            ))}
          </section>
        ))}
      </div>
    </section>
  )
}

function isApplicant(user: User): boolean {
  return Object.values(ORDER_TYPES).some((type) => applicantOf(type, user) !== undefined)
}

/** What is fetched, code and all, once the browser has nothing better to do. */
function WhenIdle({ children }: { children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => whenIdle(() => setIsWanted(true)), [])
  if (!isWanted) return null
  return (
    <PartBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  )
}

function QuickStarts({ user }: { user: User }) {
  const { i18n } = useLingui()
  const offered = quickStarts(user)
  if (offered.length === 0) return null
  return (
    <section className={classes.section}>
      <Title order={2} size="h4">
        <Trans>Create</Trans>
      </Title>
      <ul className={classes.cards}>
        {offered.map(({ path, name }) => (
          <li key={path}>
            <AppLink path={path} preload className={classes.start}>
              {i18n._(name)}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
