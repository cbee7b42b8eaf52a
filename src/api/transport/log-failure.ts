import type { ApiError } from './api-error'

/**
 * Leaves one line per failure for whoever looks at a console later: which call, which kind, which
 * status. Never a body, a query or what the server said: they may hold names, money or tokens.
 */
export function logFailure({ endpoint, kind, status }: ApiError): void {
  console.info(`[api] ${endpoint} ${kind}${status === undefined ? '' : ` ${status}`}`)
}
