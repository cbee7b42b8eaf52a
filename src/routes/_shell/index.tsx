import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/features/dashboard/home-page'

export const Route = createFileRoute('/_shell/')({
  staticData: { title: msg`Home` },
  component: Home,
})

function Home() {
  const { user } = Route.useRouteContext()
  return user ? <HomePage user={user} /> : null
}
