import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '@/api/http/api-error'
import { knownUser } from './guard'
import { takeSavedUrl } from './saved-url'
import { signIn, signInAddress, takeHeldCredential } from './sign-in'

/** What the sign-in page has to show when nobody got in. */
export type LoginOutcome =
  | { kind: 'leaving'; address: string }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unreachable'; error: ApiError }
  | { kind: 'nobody' }

/**
 * Enters the sign-in page: exchanges the credential that came with the URL, or finds who is signed in
 * already, and goes on to the saved URL or home. Without either it leaves for the platform's sign-in.
 *
 * @throws the redirect once somebody is signed in
 */
export async function enterLogin(queryClient: QueryClient): Promise<LoginOutcome> {
  const base = import.meta.env.BASE_URL
  const credential = takeHeldCredential()
  try {
    const user = credential ? await signIn(queryClient, credential) : await knownUser(queryClient)
    if (user) throw redirect({ href: takeSavedUrl(base) ?? '/', replace: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: credential ? 'refused' : 'unreachable', error }
  }
  // A passed exchange that leaves nobody signed in would send the person in circles.
  if (credential) return { kind: 'nobody' }
  return { kind: 'leaving', address: signInAddress(`${location.origin}${base}login`) }
}
