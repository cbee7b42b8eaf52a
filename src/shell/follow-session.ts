import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import {
  currentUserOptions,
  fetchCurrentUser,
  outdateLooks,
  sessionLost,
} from '@/api/resources/session'
import { fingerprint } from '@/api/http/fingerprint'
import { createAge } from '@/api/http/age'
import { onExchange, onSessionTaken } from '@/session/session-events'
import { keptNow } from '@/session/kept-work'
import { followTabs, tellSignedIn } from '@/session/session-tabs'
import { clearUser } from '@/session/sign-in'
import { SETTINGS_OWNER } from '@/session/stored-value'
import { userHash } from '@/session/user-hash'
import { forgetOpenPages, forgetUser, welcomeUser } from './forget-user'
import { notify } from './notify'
import { lossesOf } from './page-tags/pages-to-lose'
import { presentFailure } from './present-failure'

/** Where a tab goes whose session was changed by another one. */
type Goal = '/401' | '/'

/** After so long in the background a tab asks again whose session it is, in ms. */
const HIDDEN_LONG_MS = 30_000

/**
 * Keeps this tab with the session of the browser. A sign-in here is told to the other tabs. A log-out in another tab ends
 * this one too; when somebody else has signed in, nothing of the person before stays here. The same person signing in again
 * finds everything as it was, and what they may do by now; where nobody was signed in, whoever is now is let in. See
 * docs/domain/session.md, "Whose session".
 *
 * @param enterAgain lets the page that shows, and what stands around it, be entered anew: the person may do other things than
 *   before; or nobody was here, and the page that says so is to be left
 */
export function followSession(
  queryClient: QueryClient,
  goTo: (goal: Goal) => Promise<unknown>,
  enterAgain: (wasNobody: boolean) => Promise<unknown>,
): void {
  const known = () => queryClient.getQueryData(currentUserOptions.queryKey)
  const know = (user: User) => queryClient.setQueryData(currentUserOptions.queryKey, user)

  onExchange(({ username = '' }) => {
    welcomeUser(queryClient, username)
    tellSignedIn()
  })
  /** Somebody else's from here on. What is said of it is said where they land, and not on a page that goes. */
  const handOver = async (user: User) => {
    outdateLooks()
    know(user)
    welcomeUser(queryClient, user.username ?? '')
    await goTo('/')
    notify({
      message: msg`Somebody else has signed in in this browser. What was open here is closed.`,
      tone: 'warning',
    })
  }
  onSessionTaken((user) => void handOver(user))

  /** Looks whose session it is. One that has ended costs nothing here: the same person may come back to it. */
  const check = async () => {
    const now = await fetchCurrentUser()
    // By now, and not when it was asked: meanwhile the tab may have heard more.
    const before = known()
    if (!now) {
      if (before) presentFailure(sessionLost(), { asked: true })
    } else if (before && before.username !== now.username) {
      await handOver(now)
    } else {
      know(now)
      const isSame = before && fingerprint(before.authorities) === fingerprint(now.authorities)
      // A page that is still finding out who is here does not need it.
      if (before !== undefined && !isSame) await enterAgain(!before)
    }
  }
  // Who can't be asked now is met by the next call.
  const lookQuietly = () => {
    outdateLooks()
    check().catch(() => undefined)
  }

  const username = () => known()?.username ?? ''
  const whatIsLost = () => lossesOf(username())
  followTabs({
    username,
    whatIsLost,
    keptNow: () => keptNow(username()),
    onNews(told, wasAsked) {
      if (told === 'signed-in') {
        lookQuietly()
        return
      }
      // What this tab could not speak for is kept for the same person, and what waits for one who is not here.
      const { pages, kept } = whatIsLost()
      if (known() && (wasAsked || pages.length + kept === 0)) forgetUser(queryClient)
      else forgetOpenPages(queryClient)
      clearUser(queryClient)
      void goTo('/401')
    },
  })

  // Another tab that found somebody else's session has put the settings of that person in force.
  addEventListener('storage', ({ key, newValue }) => {
    const isMine = newValue === userHash(username())
    if (key === SETTINGS_OWNER && newValue !== null && !isMine) lookQuietly()
  })
  const hidden = createAge()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hidden.begin()
    else if (hidden.ms() >= HIDDEN_LONG_MS && known() !== undefined) lookQuietly()
  })
}
