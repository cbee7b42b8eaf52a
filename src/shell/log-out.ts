import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { logOut } from '@/api/session'
import { ApiError } from '@/api/transport/api-error'
import { tellTabs } from '@/session/session-tabs'
import { clearUser, signOutAddress } from '@/session/sign-in'
import { forgetPerson } from './forget-person'
import { notify } from './notify'
import { presentFailure } from './present-failure'
import { askAbout } from './page-tags/discard-question'
import { markedPages } from './page-tags/page-marks'
import { allowLeaving, unsavedPages } from './unsaved-work'

/** A person asked to log out; asks first when something is not saved, since drafts go with the session. */
export function askToLogOut(queryClient: QueryClient, { username = '' }: User): void {
  // After a reload a page with a draft may not have been looked at yet: its mark tells of it.
  const pageKeys = [...new Set([...unsavedPages(), ...markedPages(username, 'unsaved')])]
  askAbout({ reason: 'log-out', pageKeys, go: () => void logOutHere(queryClient) })
}

/**
 * Ends the session: on the server, then here and in every other tab, then for every application of the
 * platform. When the server can't be told, the person stays signed in and is told so.
 */
async function logOutHere(queryClient: QueryClient): Promise<void> {
  try {
    await logOut()
  } catch (error) {
    presentFailure(error, { asked: true })
    if (error instanceof ApiError) notify({ message: error.failure, tone: 'failure' })
    return
  }
  tellTabs('logged-out')
  allowLeaving()
  forgetPerson(queryClient)
  clearUser(queryClient)
  location.assign(signOutAddress(location.href))
}
