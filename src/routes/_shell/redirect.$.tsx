import { createFileRoute, redirect } from '@tanstack/react-router'

/** Refresh helper: goes on to the path behind it, so that the page there is entered anew. */
export const Route = createFileRoute('/_shell/redirect/$')({
  staticData: { alwaysShow: true },
  beforeLoad: ({ params, location }) => {
    // Slashes in front would make it another host.
    const path = (params._splat ?? '').replace(/^[\s/\\]+/, '')
    throw redirect({ href: `/${path}${location.searchStr}`, replace: true })
  },
})
