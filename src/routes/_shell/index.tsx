import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/features/dashboard/home-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/')({
  staticData: { title: msg`Home`, authority: 'any', isCached: true },
  component: Home,
})

function Home() {
  return (
    <KeepAlive>
      <HomePage />
    </KeepAlive>
  )
}
