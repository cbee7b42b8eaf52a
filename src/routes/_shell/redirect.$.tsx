import { createFileRoute, redirect } from '@tanstack/react-router'
import { appHref } from '@/shell/app-href'
import { refreshStamp } from '@/shell/page-cache/page-queries'

/** Refresh helper: goes on to the path behind it and has the page there read anew. */
export const Route = createFileRoute('/_shell/redirect/$')({
  staticData: { alwaysShow: true },
  beforeLoad: ({ params, location }) => {
    // Slashes in front would make it another host.
    const path = (params._splat ?? '').replace(/^[\s/\\]+/, '')
    throw redirect({
      href: appHref(`/${path}`, location.search),
      state: { refreshedAt: refreshStamp() },
      replace: true,
    })
  },
})
