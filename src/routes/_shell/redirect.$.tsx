import { createFileRoute, redirect } from '@tanstack/react-router'
import { ownPath } from '@/session/saved-url'
import { appHref } from '@/shell/app-href'
import { refreshStamp } from '@/shell/page-cache/page-queries'

/** Refresh helper: goes on to the path behind it and has the page there read anew. */
export const Route = createFileRoute('/_shell/redirect/$')({
  staticData: { alwaysShow: true },
  beforeLoad: ({ params, location }) => {
    // Slashes in front would make it another host; what was encoded in the path stays so.
    const path = (params._splat ?? '')
      .replace(/^[\s/\\]+/, '')
      .replaceAll(/[%?#\\]/g, encodeURIComponent)
    throw redirect({
      href: appHref(ownPath(`/${path}`) ?? '/', location.search),
      state: { refreshedAt: refreshStamp() },
      replace: true,
    })
  },
})
