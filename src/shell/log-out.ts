import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { logOut } from '@/api/resources/session'
import { ApiError } from '@/api/http/api-error'
import { rememberLogOut } from '@/session/saved-url'
import { askWhatIsLost, type Answers } from '@/session/ask-tabs'
import { countKept } from '@/session/kept-work'
import { clearUser, signOutAddress } from '@/session/sign-in'
import { forgetUser } from './forget-user'
import { holdReads } from './hold-reads'
import { notify } from './notify'
import { presentFailure } from './present-failure'
import { askAbout } from './page-tags/discard-question'
import { keysToLose } from './page-tags/pages-to-lose'
import { allowLeaving } from './unsaved-work'

/**
 * A person asked to log out; asks first when something is not saved or not known to be done, here or in another tab, since
 * all of it goes with the session.
 */
export async function askToLogOut(
  queryClient: QueryClient,
  { username = '' }: User,
): Promise<void> {
  const answers = await askWhatIsLost()
  askAbout({
    reason: 'log-out',
    pageKeys: keysToLose(username),
    elsewhere: answers.losses,
    kept: countKept(username),
    go: () => void logOutHere(queryClient, answers),
  })
}

/**
 * Ends the session: on the server, then here and in every other tab, then for every application of the
 * platform. When the server can't be told, the person stays signed in and is told so.
 */
async function logOutHere(queryClient: QueryClient, { tellLoggedOut }: Answers): Promise<void> {
  const readAgain = holdReads(queryClient)
  try {
    await logOut()
  } catch (error) {
    readAgain()
    presentFailure(error, { asked: true })
    if (error instanceof ApiError) notify({ message: error.failure, tone: 'failure' })
    return
  }
  tellLoggedOut()
  rememberLogOut()
  allowLeaving()
  forgetUser(queryClient)
  clearUser(queryClient)
  location.assign(signOutAddress(location.href))
}
