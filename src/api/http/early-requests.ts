/**
 * Requests that the page's first script sent before the application was loaded, by method and path
 * (`POST /auth/user`). See docs/decisions/early-requests.md.
 */
export type EarlyRequests = Record<string, Promise<Response>>

/** The request that all others of the early requests wait for. */
const SESSION = 'POST /auth/user'

/** Takes an answer that is already under way; it is given out once, a later read asks again. */
export function takeEarlyRequest(
  earlyRequests: EarlyRequests | undefined,
  method: string,
  path: string,
): Promise<Response> | undefined {
  const key = `${method} ${path}`
  const response = earlyRequests?.[key]
  if (response) {
    delete earlyRequests[key]
  } else if (earlyRequests && key === SESSION) {
    // Asked again, so the first answer was of no use, and what waits for it never comes.
    for (const other of Object.keys(earlyRequests)) delete earlyRequests[other]
  }
  return response
}
