import { Outlet } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { User } from '@/api/contract/session'
import { whenIdle } from '@/platform/when-idle'
import { Breadcrumbs } from './breadcrumbs'
import { PageHost } from './page-cache/page-host'
import { PageAnnouncer } from './page-announcer'
import { PartBoundary } from './part-boundary'
import { DiscardHost } from './page-tags/discard-host'
import classes from './shell-layout.module.css'
import { SideMenu } from './side-menu/side-menu'
import { TopBar } from './top-bar'
import { useLinkDelegation } from './use-link-delegation'
import { latePart } from '@/platform/late-part'

const TimeZoneAlert = latePart(async () => (await import('./time-zone-alert')).TimeZoneAlert)
const PageTags = latePart(async () => (await import('./page-tags/page-tags')).PageTags)

/** China standard time is eight hours ahead of UTC, all the year: -480 as browsers count minutes. */
const CHINA_OFFSET_MINUTES = -480

interface ShellLayoutProps {
  /** undefined where nobody needs to be signed in */
  user: User | undefined
  /** what features put above all pages */
  children?: ReactNode
}

/**
 * The common layout: bar above, menu at the side, the tags of the open pages, and the pages, kept ones
 * beside the outlet's.
 */
export function ShellLayout({ user, children }: ShellLayoutProps) {
  const { t } = useLingui()
  const content = useRef<HTMLElement>(null)
  useLinkDelegation(content)
  // The page comes first: its tag's place is kept, its code is fetched once there is time for it.
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => whenIdle(() => setIsSettled(true)), [])
  useLayoutEffect(markFramed, [])
  const [isInChina] = useState(() => new Date().getTimezoneOffset() === CHINA_OFFSET_MINUTES)
  const username = user?.username
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#content">
        {t`Skip to content`}
      </a>
      <PageAnnouncer />
      {/* What one person had open there, a menu say, is not the next one's: each has them anew. */}
      <TopBar key={username} user={user} />
      <PartBoundary>{user ? <SideMenu key={username} user={user} /> : null}</PartBoundary>
      <div className={classes.tags}>
        {user && isSettled ? (
          <PartBoundary>
            <Suspense fallback={null}>
              <PageTags key={username} user={user} />
            </Suspense>
          </PartBoundary>
        ) : null}
      </div>
      <div className={classes.above}>
        {isInChina ? null : (
          <PartBoundary>
            <Suspense fallback={null}>
              <TimeZoneAlert username={username ?? ''} />
            </Suspense>
          </PartBoundary>
        )}
        <Breadcrumbs />
      </div>
      <main ref={content} className={classes.content} id="content" tabIndex={-1}>
        <PageHost />
        <Outlet />
      </main>
      <PartBoundary>{children}</PartBoundary>
      <DiscardHost username={username ?? ''} />
    </div>
  )
}

/**
 * Marks the document while the frame stands in it, by which the style sheet keeps it from scrolling. A rule for whatever has the
 * frame in it (`:has`) would make the browser look again, and at every cell of a list, with each node that comes or goes.
 */
function markFramed(): () => void {
  const { dataset } = document.documentElement
  dataset['framed'] = ''
  return () => {
    delete dataset['framed']
  }
}
