import type { QueryClient } from '@tanstack/react-query'
import { refetchQuery } from '@/api/user-reads'
import type { User } from '@/api/contract/session'
import { exchangeCredential } from '@/api/resources/login-exchanges'
import { currentUserOptions } from '@/api/resources/session'
import type { UrlCredential } from './credentials'
import { emitExchange } from './session-events'

let pending: UrlCredential | undefined

/** Keeps the credential that was taken out of the URL until the sign-in page asks for it. */
export function holdCredential(credential: UrlCredential): void {
  pending = credential
}

/** The held credential, once: it is good for one exchange. */
export function takeHeldCredential(): UrlCredential | undefined {
  const credential = pending
  pending = undefined
  return credential
}

/**
 * Exchanges a credential for a session and stores who that is, which emits `login-success` and tells
 * that it was an exchange. A failure clears the stored user.
 *
 * @returns the user, or null when the exchange passed and still nobody is signed in
 * @throws ApiError when the credential is refused or the server can't be asked
 */
export async function signIn(
  queryClient: QueryClient,
  { exchange, value }: UrlCredential,
): Promise<User | null> {
  try {
    await exchangeCredential(exchange, value)
    const user = await refetchQuery(queryClient, currentUserOptions)
    if (user) emitExchange(user)
    return user
  } catch (error) {
    clearUser(queryClient)
    throw error
  }
}

/** Forgets who is signed in; the next guarded page goes to the sign-in. */
export function clearUser(queryClient: QueryClient): void {
  queryClient.setQueryData(currentUserOptions.queryKey, null)
}

/** Where the platform signs people in: it comes back to `returnTo` with a token. */
export function signInAddress(returnTo: string): string {
  return `/auth/redirect?token=y&url=${encodeURIComponent(returnTo)}`
}

/** Where the platform ends the session of every application; it comes back to `returnTo`. */
export function signOutAddress(returnTo: string): string {
  return `/auth/logout?url=${encodeURIComponent(returnTo)}`
}
