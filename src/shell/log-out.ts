import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { logOut, logOutCall, outdateLooks } from '@/api/resources/session'
import { ApiError } from '@/api/http/api-error'
import { rememberLogOut } from '@/session/saved-url'
import { askWhatIsLost, type Answers } from '@/session/ask-tabs'
import { confirmSession, SessionTakenError, whoIsHere } from '@/session/confirm-session'
import { clearUser, signOutAddress } from '@/session/sign-in'
import { forgetUser } from './forget-user'
import { holdReads } from './hold-reads'
import { presentAskedFailure } from './present-asked-failure'
import { askAbout } from './page-tags/discard-question'
import { lossesHere } from './page-tags/pages-to-lose'
import { allowLeaving } from './unsaved-work'

/**
 * A person asked to log out; asks first when something is not saved or not known to be done, here or in another tab, since
 * all of it goes with the session.
 */
export async function askToLogOut(queryClient: QueryClient, user: User): Promise<void> {
  const { username = '' } = user
  const answers = await askWhatIsLost(username)
  // Meanwhile the tab may have become another person's, who has asked for nothing.
  if (whoIsHere({ queryClient, user }) !== 'same') return
  askAbout({
    reason: 'log-out',
    ...lossesHere(username),
    elsewhere: answers.losses,
    go: () => void logOutHere(queryClient, user, answers),
  })
}

/**
 * Ends the session, if it is this person's still: on the server, then here and in every other tab, then for every application of the
 * platform. When the server can't be told, the person stays signed in and is told so.
 */
async function logOutHere(
  queryClient: QueryClient,
  user: User,
  { tellLoggedOut }: Answers,
): Promise<void> {
  if (whoIsHere({ queryClient, user }) !== 'same') return
  try {
    await confirmSession({ queryClient, user }, logOutCall)
  } catch (error) {
    // It is another person's, or the tab is no longer this one's: there is nothing to end, and nobody to tell.
    if (error instanceof SessionTakenError || whoIsHere({ queryClient, user }) !== 'same') return
    // One that is over here goes on in the other applications.
    if (!(error instanceof ApiError) || error.kind !== 'unauthorized') {
      presentAskedFailure(error)
      return
    }
  }
  const readAgain = holdReads(queryClient)
  const failure = await logOut().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (whoIsHere({ queryClient, user }) === 'another') {
    // It may have been the session of whoever is here now that has ended: they are told by what is read again.
    outdateLooks()
    readAgain()
    return
  }
  if (failure !== undefined) {
    readAgain()
    presentAskedFailure(failure)
    return
  }
  tellLoggedOut()
  rememberLogOut()
  allowLeaving()
  forgetUser(queryClient)
  clearUser(queryClient)
  location.assign(signOutAddress(location.href))
}
