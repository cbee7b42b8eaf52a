import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/session'
import { onLoginSuccess } from '@/session/session-events'
import { onTabNews, tellTabs } from '@/session/session-tabs'
import { clearUser } from '@/session/sign-in'
import { forgetPerson, welcomePerson } from './forget-person'

/** Where a tab goes whose session was changed by another one. */
type Goal = '/401' | '/'

/**
 * Keeps this tab with the session of the browser. A sign-in here is told to the other tabs. A log-out in
 * another tab ends this one too; when somebody else has signed in there, nothing of the person before
 * stays here. The same person signing in again finds everything as it was.
 */
export function followSession(queryClient: QueryClient, goTo: (goal: Goal) => void): void {
  onLoginSuccess(({ username = '' }) => {
    welcomePerson(queryClient, username)
    tellTabs('signed-in')
  })
  const end = () => {
    forgetPerson(queryClient)
    clearUser(queryClient)
    goTo('/401')
  }
  const meet = async () => {
    const before = queryClient.getQueryData(currentUserOptions.queryKey)
    const now = await readUser(queryClient)
    if (!now) end()
    else if (before && before.username !== now.username) {
      welcomePerson(queryClient, now.username ?? '')
      goTo('/')
    }
  }
  onTabNews((told) => {
    if (told === 'logged-out') end()
    // Who can't be asked now is met by the next call.
    else meet().catch(() => undefined)
  })
}

function readUser(queryClient: QueryClient): Promise<User | null> {
  return queryClient.query({ ...currentUserOptions, staleTime: 0 })
}
