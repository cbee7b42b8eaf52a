import { msg } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { user, type User } from '../contract/session'
import { ApiError } from '../http/api-error'
import { createAge } from '../http/age'
import { transport } from '../http/client'
import type { Endpoint } from '../http/endpoint'
import type { RequestOptions } from '../http/pipeline'

const currentUser: Endpoint<User | null> = {
  name: 'auth/user',
  path: '/auth/user',
  method: 'POST',
  kind: 'read',
  failure: msg`Failed to get the session!`,
  needsLogin: false,
  requestOnce: false,
  expectedFailures: ['rejected', 'unauthorized'],
  reads: 'data',
  schema: v.nullish(user, null),
}

/** How long ago the look was sent by which the server has said who is signed in, or that nobody is. */
export const sessionAge = createAge()

/** How many times the session may have become another one. */
let news = 0

/** How many times it had when it was looked at last. */
let newsAtLook = 0

/**
 * The session may be another one from now on: somebody has signed in or out, here or in another tab. What was asked before says
 * nothing any more, and a write asks first.
 */
export function outdateLooks(): void {
  news += 1
  sessionAge.begin(Number.POSITIVE_INFINITY)
}

/**
 * Who is signed in. Any answer to that is a look at the session. One that was sent before the session may have become another is
 * not joined, and not believed when its answer comes: it is asked again.
 *
 * @returns `null` when nobody is
 * @throws ApiError when the server could not tell; that must not be taken for "nobody"
 */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<User | null> {
  const asked = news
  const sent = createAge()
  sent.begin()
  // As long as there is no news, a look that is under way may be joined.
  const fresh = newsAtLook !== asked
  newsAtLook = asked
  const known = await askWhoIsHere({ askedBy: 'cache', fresh, signal })
  if (asked !== news) return fetchCurrentUser(signal)
  sessionAge.begin(sent.ms())
  return known
}

async function askWhoIsHere(options: RequestOptions): Promise<User | null> {
  try {
    return await transport.request(currentUser, options)
  } catch (error) {
    const isNobody =
      error instanceof ApiError && currentUser.expectedFailures?.includes(error.kind) === true
    if (!isNobody) throw error
    return null
  }
}

/** The failure of a session that was there and is no more. */
export function sessionLost(): ApiError {
  return new ApiError(currentUser, 'unauthorized')
}

/** The session: read once, and again only after a sign-in, a log-out, a 401 or a look. */
export const currentUserOptions = queryOptions({
  queryKey: ['session', 'user'] as const,
  queryFn: ({ signal }) => fetchCurrentUser(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** What `logOut` sends. */
export const logOutCall: Endpoint<unknown> = {
  name: 'distant/logout',
  path: '/haiermice/distant/logout',
  method: 'POST',
  kind: 'write',
  failure: msg`Failed to log out!`,
  needsLogin: false,
  requestOnce: false,
  // The session may be gone already, and what this call answers with was never agreed.
  expectedFailures: ['rejected', 'unauthorized', 'empty', 'shape'],
  takesAnyStatus: true,
  reads: 'data',
  schema: v.unknown(),
}

/**
 * Ends the session on the server. The caller goes on to `/auth/logout`, which ends it for every
 * application, so whatever this call answers is accepted.
 *
 * @throws ApiError when there was no answer, or one with an error status
 */
export async function logOut(): Promise<void> {
  try {
    await transport.request(logOutCall)
  } catch (error) {
    const isOver =
      error instanceof ApiError && logOutCall.expectedFailures?.includes(error.kind) === true
    if (!isOver) throw error
  }
}
