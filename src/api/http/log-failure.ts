import { i18n } from '@lingui/core'
import type { ApiError } from './api-error'

/**
 * Leaves one line per failure for whoever looks at a console later: the call's own message, which
 * call, which kind, which status. Never a body, a query or what the server said: they may hold names,
 * money or tokens.
 */
export function logFailure({ endpoint, kind, status, failure }: ApiError): void {
  const message = i18n.locale ? i18n._(failure) : (failure.message ?? '')
  console.info(`[api] ${message} (${[endpoint, kind, status].filter(Boolean).join(', ')})`)
}
