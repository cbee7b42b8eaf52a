import type { QueryClient } from '@tanstack/react-query'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { askFor } from '@/api/ask'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/session'
import { hasAuthority, type AuthorityCode } from '@/domain/authorities'
import { saveUrl, takeLogOutNote } from './saved-url'
import { takeTab } from './take-tab'

interface GuardedEntry {
  queryClient: QueryClient
  location: ParsedLocation
  isPreload: boolean
}

/**
 * Who is signed in, for a page that needs somebody. Without anybody the target is saved and the
 * person is sent to sign in.
 *
 * @throws the redirect; ApiError when the server can't be asked who it is
 */
export async function requireUser({
  queryClient,
  location,
  isPreload,
}: GuardedEntry): Promise<User> {
  const user = await knownUser(queryClient)
  if (user) {
    takeTab(user.username ?? '')
    takeLogOutNote()
    return user
  }
  if (!isPreload && !takeLogOutNote()) saveUrl(location.href, import.meta.env.BASE_URL)
  throw redirect({ to: '/login', replace: true })
}

/** Who is signed in as far as it is known, or null; asked of the server at most once. */
export async function knownUser(queryClient: QueryClient): Promise<User | null> {
  return (
    queryClient.getQueryData(currentUserOptions.queryKey) ??
    (await askFor(queryClient, currentUserOptions))
  )
}

interface AreaEntry {
  context: { user: User | undefined }
  location: ParsedLocation
}

/**
 * Lets through who holds the area's authority, by url or by code.
 *
 * @throws the redirect to /404 for everybody else: what one may not open does not exist
 */
export function requireAuthority(area: AuthorityCode) {
  return ({ context: { user }, location }: AreaEntry): void => {
    if (!user || !hasAuthority(user.authorities, area)) throw notFound(location)
  }
}

/** The redirect to /404, which keeps where one wanted to go. */
export function notFound({ href }: Pick<ParsedLocation, 'href'>) {
  return redirect({ to: '/404', search: { from: href }, replace: true })
}
