import { createFileRoute } from '@tanstack/react-router'
import type { User } from '@/api/contract/session'
import { Overlays } from '@/features/overlays'
import { enterPage } from '@/session/guard'
import { refreshPage } from '@/shell/page-cache/page-queries'
import { asPageSearch, pageKeyOf } from '@/shell/pages'
import { ShellLayout } from '@/shell/shell-layout'

interface ShellContext {
  /** undefined where nobody needs to be signed in and nobody is */
  user: User | undefined
  /** when a person last asked for this page anew, in epoch ms; undefined where they came to it otherwise */
  refreshedAt: number | undefined
}

export const Route = createFileRoute('/_shell')({
  /** The one guard: each page below says who may enter it. */
  beforeLoad: async ({
    context: { queryClient },
    location,
    matches,
    preload,
  }): Promise<ShellContext> => {
    const page = matches.at(-1)
    const entry = { queryClient, location, isPreload: preload }
    const user = await enterPage(page?.staticData ?? {}, entry)
    const { refreshedAt } = location.state
    if (refreshedAt !== undefined && page && !preload) {
      const pageKey = pageKeyOf(page.fullPath, page.staticData, asPageSearch(page.search))
      refreshPage(queryClient, { pageKey, refreshedAt })
    }
    return { user, refreshedAt }
  },
  component: Shell,
  // The root's stands in the same place: every boundary renders with each step of each navigation.
  errorComponent: false,
})

function Shell() {
  const user = Route.useRouteContext({ select: (context) => context.user })
  return <ShellLayout user={user}>{user ? <Overlays user={user} /> : null}</ShellLayout>
}
