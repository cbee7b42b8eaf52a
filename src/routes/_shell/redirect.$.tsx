import { createFileRoute, redirect } from '@tanstack/react-router'

/** Refresh helper: goes on to the path behind it, so that the page there is entered anew. */
export const Route = createFileRoute('/_shell/redirect/$')({
  staticData: { alwaysShow: true },
  beforeLoad: ({ params, location }) => {
    throw redirect({ href: `/${params._splat ?? ''}${location.searchStr}`, replace: true })
  },
})
