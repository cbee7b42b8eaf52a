import { ApiError } from './api-error'
import type { Call } from './endpoint'

/**
 * Second step: a call is refused while nobody is signed in, unless it is flagged as not needing it.
 *
 * @throws ApiError of kind `unauthorized`
 */
export function requireLogin(call: Call, isLoggedIn: boolean): void {
  if (call.needsLogin && !isLoggedIn) throw new ApiError(call, 'unauthorized')
}
