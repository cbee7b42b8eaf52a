import type { QueryClient } from '@tanstack/react-query'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { fetchForUser } from '@/api/user-reads'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { hasAuthority, type AuthorityCode } from '@/domain/authorities'
import { saveUrl, takeLogOut } from './saved-url'
import { takeTab } from './take-tab'

/** Who may enter a page; routes say it in their `staticData`. */
export interface PageAccess {
  /** the area whose authority one needs, or `any` for everybody who is signed in */
  authority?: AuthorityCode | 'any' | undefined
  /** passes the guard without a session or an authority */
  alwaysShow?: boolean | undefined
}

interface GuardedEntry {
  queryClient: QueryClient
  location: ParsedLocation
  isPreload: boolean
}

/**
 * Lets a person in at a page, before anything of it is loaded. A page that says nothing of who may enter it
 * exists for nobody.
 *
 * @returns who is signed in; undefined where nobody needs to be and nobody is
 * @throws the redirect to the sign-in, or to /404: what one may not open does not exist; ApiError when the
 *   server can't be asked who it is
 */
export async function enterPage(
  { alwaysShow, authority }: PageAccess,
  entry: GuardedEntry,
): Promise<User | undefined> {
  if (alwaysShow) return (await knownUser(entry.queryClient).catch(() => null)) ?? undefined
  const user = await requireUser(entry)
  const mayEnter =
    authority === 'any' || (authority !== undefined && hasAuthority(user.authorities, authority))
  if (!mayEnter) throw notFound(entry.location)
  return user
}

/** Who is signed in. Without anybody the target is saved and the person is sent to sign in. */
async function requireUser({ queryClient, location, isPreload }: GuardedEntry): Promise<User> {
  const user = await knownUser(queryClient)
  if (user) {
    takeTab(user.username ?? '')
    takeLogOut()
    return user
  }
  if (!isPreload && !takeLogOut()) saveUrl(location.href, import.meta.env.BASE_URL)
  throw redirect({ to: '/login', replace: true })
}

/** Who is signed in as far as it is known, or null; asked of the server at most once. */
export async function knownUser(queryClient: QueryClient): Promise<User | null> {
  return (
    queryClient.getQueryData(currentUserOptions.queryKey) ??
    (await fetchForUser(queryClient, currentUserOptions))
  )
}

/** The redirect to /404, which keeps where one wanted to go. */
export function notFound({ href }: Pick<ParsedLocation, 'href'>) {
  return redirect({ to: '/404', search: { from: href }, replace: true })
}
