import { createFileRoute, redirect } from '@tanstack/react-router'
import { hasAuthority } from '@/domain/authorities'
import { notFound } from '@/session/guard'
import { areaOf } from '@/shell/bare-path'

/** Every path that no other route knows. A bare one, `/payment/order`, leads to the list of its area. */
export const Route = createFileRoute('/_shell/$')({
  staticData: { alwaysShow: true },
  beforeLoad: ({ location, context: { user } }) => {
    const area = areaOf(location.pathname)
    // Whoever is not signed in is asked to at the list.
    const leadsOn = area && (!user || hasAuthority(user.authorities, area))
    if (!leadsOn) throw notFound(location)
    throw redirect({ to: `/${area}/list`, search: true, replace: true })
  },
})
