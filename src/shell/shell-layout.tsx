import { Outlet } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { User } from '@/api/contract/session'
import { PageHost } from './kept-pages/page-host'
import classes from './shell-layout.module.css'
import { SideMenu } from './side-menu'
import { TopBar } from './top-bar'
import { useDocumentTitle } from './use-document-title'
import { useLinkDelegation } from './use-link-delegation'

interface ShellLayoutProps {
  user: User | undefined
  onLogOut: () => void
}

/** The common layout: bar above, menu at the side, and the pages, kept ones beside the outlet's. */
export function ShellLayout({ user, onLogOut }: ShellLayoutProps) {
  const content = useRef<HTMLElement>(null)
  useLinkDelegation(content)
  useDocumentTitle()
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <TopBar user={user} onLogOut={onLogOut} />
      {user ? <SideMenu user={user} /> : null}
      <main ref={content} className={classes.content} id="content" tabIndex={-1}>
        <PageHost />
        <Outlet />
      </main>
    </div>
  )
}
