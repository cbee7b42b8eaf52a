import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { exchangeCredential } from '@/api/resources/login-exchanges'
import { currentUserOptions, outdateLooks } from '@/api/resources/session'
import { refetchQuery } from '@/api/user-reads'
import { knownUser } from './guard'
import { forgetLeaving, mayLeaveForSignIn } from './left-for-sign-in'
import { takeSavedUrl } from './saved-url'
import type { UrlCredential } from './credentials'
import { emitExchange } from './session-events'
import { clearUser, signInAddress, takeHeldCredential } from './sign-in'

/** What the sign-in page has to show when nobody got in. */
export type LoginOutcome =
  | { kind: 'leaving'; address: string }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unreachable'; error: ApiError }
  | { kind: 'nobody' }

/**
 * Enters the sign-in page: exchanges the credential that came with the URL, or finds who is signed in
 * already, and goes on to the saved URL or home. Without either it leaves for the platform's sign-in, but not when it has
 * just done that several times.
 *
 * @throws the redirect once somebody is signed in
 */
export async function enterLogin(queryClient: QueryClient): Promise<LoginOutcome> {
  const base = import.meta.env.BASE_URL
  const credential = takeHeldCredential()
  try {
    const user = credential ? await signIn(queryClient, credential) : await knownUser(queryClient)
    if (user) {
      forgetLeaving()
      throw redirect({ href: takeSavedUrl(base) ?? '/', replace: true })
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: credential ? 'refused' : 'unreachable', error }
  }
  // A passed exchange that leaves nobody signed in would send the person in circles, and so would a platform that sends
  // them back at once without a credential: they have cancelled, or their browser keeps no cookie of it.
  if (credential || !mayLeaveForSignIn()) return { kind: 'nobody' }
  return { kind: 'leaving', address: signInAddress(`${location.origin}${base}login`) }
}

/**
 * Exchanges a credential for a session and stores who that is, which emits `login-success` and tells
 * that it was an exchange. A failure clears the stored user.
 *
 * @returns the user, or null when the exchange passed and still nobody is signed in
 * @throws ApiError when the credential is refused or the server can't be asked
 */
async function signIn(
  queryClient: QueryClient,
  { param, value }: UrlCredential,
): Promise<User | null> {
  try {
    await exchangeCredential(param, value)
    outdateLooks()
    const user = await refetchQuery(queryClient, currentUserOptions)
    if (user) emitExchange(user)
    return user
  } catch (error) {
    clearUser(queryClient)
    throw error
  }
}
