import { createFileRoute } from '@tanstack/react-router'
import type { User } from '@/api/contract/session'
import { knownUser, requireUser } from '@/session/guard'
import { ShellLayout } from '@/shell/shell-layout'
import { logOutHere } from '@/shell/log-out'

interface ShellContext {
  /** undefined where nobody needs to be signed in and nobody is */
  user: User | undefined
}

export const Route = createFileRoute('/_shell')({
  beforeLoad: async ({
    context: { queryClient },
    location,
    matches,
    preload,
  }): Promise<ShellContext> => {
    const isFree = matches.some(({ staticData }) => staticData.alwaysShow)
    const user = isFree
      ? await knownUser(queryClient).catch(() => null)
      : await requireUser({ queryClient, location, isPreload: preload })
    return { user: user ?? undefined }
  },
  component: Shell,
})

function Shell() {
  const { user, queryClient } = Route.useRouteContext()
  return <ShellLayout user={user} onLogOut={() => void logOutHere(queryClient)} />
}
