import type { QueryClient } from '@tanstack/react-query'
import { currentUserOptions, outdateLooks } from '@/api/resources/session'
import type { UrlCredential } from './credentials'

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

/** Forgets who is signed in; the next guarded page goes to the sign-in. */
export function clearUser(queryClient: QueryClient): void {
  outdateLooks()
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
