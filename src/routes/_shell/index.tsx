import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/features/dashboard/home-page'
import { Keep } from '@/shell/kept-pages/keep'

export const Route = createFileRoute('/_shell/')({
  staticData: { title: msg`Home`, authority: 'any', isCached: true },
  component: Home,
})

function Home() {
  return (
    <Keep>
      <HomePage />
    </Keep>
  )
}
