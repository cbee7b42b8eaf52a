import type { QueryClient } from '@tanstack/react-query'
import { currentUserOptions, fetchCurrentUser, sessionAge } from '@/api/resources/session'
import type { User } from '@/api/contract/session'
import { ApiError, type FailedCall } from '@/api/http/api-error'
import { withTimeLimit } from '@/api/http/time-limit'
import { emitSessionTaken } from './session-events'

/** How old a look at the session may be when something is written, in ms. */
const LOOK_AGAIN_AFTER_MS = 60_000
/** How long a write waits for it, in ms. */
const ANSWER_WITHIN_MS = 5000

/** The tab is no longer that of the person who began a write: it is neither sent for whoever is here now nor told to them. */
export class SessionTakenError extends Error {
  override readonly name = 'SessionTakenError'
  /** whether it was sent before that; what became of it is then known to nobody here */
  readonly wasSent: boolean

  constructor({ wasSent = false }: { wasSent?: boolean } = {}) {
    super()
    this.wasSent = wasSent
  }
}

/** Who began what is to be written, and the cache that knows who is here. */
export interface Begun {
  queryClient: QueryClient
  user: User | undefined
}

/**
 * Makes sure, before something is written, that the session is still that of the person who began it: the cookie is the
 * platform's, and another application or tab may have changed it. See docs/domain/session.md, "Whose session".
 *
 * @param call the write, which has not been sent when this throws
 * @throws SessionTakenError when it is another person's; ApiError of kind `unauthorized` when it is nobody's, `network` when the
 *   server doesn't say
 */
export async function confirmSession(begun: Begun, call: FailedCall): Promise<void> {
  requireHere(begun, call)
  if (sessionAge.ms() <= LOOK_AGAIN_AFTER_MS) return
  const now = await check(call)
  if (!now) throw new ApiError(call, 'unauthorized', { wasNeverSent: true })
  // While it was looked for the tab may have been handed over.
  requireHere(begun, call)
  if (now.username !== begun.user?.username) {
    emitSessionTaken(now)
    throw new SessionTakenError()
  }
}

/** Whose the tab is now, seen from who began something in it. Until it is known to be another’s it is still theirs. */
export function whoIsHere({ queryClient, user }: Begun): 'same' | 'another' | 'nobody' {
  const here = queryClient.getQueryData(currentUserOptions.queryKey)
  if (here === null) return 'nobody'
  return here === undefined || here.username === user?.username ? 'same' : 'another'
}

/** The tab may be another person's by now, or nobody's: what was begun before goes on until it is to be sent. */
function requireHere(begun: Begun, call: FailedCall): void {
  const who = whoIsHere(begun)
  if (who === 'nobody') throw new ApiError(call, 'unauthorized', { wasNeverSent: true })
  if (who === 'another') throw new SessionTakenError()
}

async function check(call: FailedCall): Promise<User | null> {
  try {
    const { signal } = new AbortController()
    return await withTimeLimit(ANSWER_WITHIN_MS, signal, (limited) => fetchCurrentUser(limited))
  } catch {
    throw new ApiError(call, 'network', { wasNeverSent: true })
  }
}
