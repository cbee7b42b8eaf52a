/**
 * Requests that the page's first script sent before the application was loaded, by method and path
 * (`POST /auth/user`). See docs/decisions/head-start.md.
 */
export type HeadStart = Record<string, Promise<Response>>

/** The request that all others of the head start wait for. */
const SESSION = 'POST /auth/user'

/** Takes an answer that is already under way; it is given out once, a later read asks again. */
export function takeHeadStart(
  headStart: HeadStart | undefined,
  method: string,
  path: string,
): Promise<Response> | undefined {
  const key = `${method} ${path}`
  const response = headStart?.[key]
  if (response) {
    delete headStart[key]
  } else if (headStart && key === SESSION) {
    // Asked again, so the first answer was of no use, and what waits for it never comes.
    for (const other of Object.keys(headStart)) delete headStart[other]
  }
  return response
}
