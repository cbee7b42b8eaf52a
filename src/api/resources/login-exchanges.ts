import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { loginFailures } from './login-failures'
import { transport } from '../http/client'
import type { Endpoint } from '../http/endpoint'

/** A credential that another system put into our URL, and the call that turns it into a session. */
interface LoginExchange {
  /** name of the URL parameter that carries the credential */
  param: string
  /** name under which the call takes it */
  field: string
  endpoint: Endpoint<unknown>
}

function exchange(
  param: string,
  name: string,
  field: string,
  how: Partial<Pick<Endpoint<unknown>, 'method' | 'bodyType'>> = {},
): LoginExchange {
  return {
    param,
    field,
    endpoint: {
      name,
      path: `/${name}`,
      method: 'POST',
      // A credential is good for one use: never retried.
      kind: 'write',
      failure: msg`Login failed!`,
      needsLogin: false,
      requestOnce: false,
      reasons: loginFailures,
      reads: 'data',
      schema: v.unknown(),
      ...how,
    },
  }
}

/** The exchanges, in the order in which they are looked for. See docs/wire-contract.md, "Session". */
export const loginExchanges: readonly LoginExchange[] = [
  exchange('iamcode', 'auth/iamcode', 'code', { method: 'GET' }),
  exchange('opencode', 'auth/opencode', 'code'),
  exchange('dingcode', 'auth/dingcode', 'code'),
  exchange('openuser', 'auth/openuser', 'user'),
  exchange('token', 'auth/token', 'token'),
  exchange('_token', 'auth/opentoken', '_token'),
  exchange('hqt_token', 'auth/hqttoken', 'hqt_token', { bodyType: 'form' }),
]

/**
 * Turns a credential of the URL into a session; who that is, `currentUserOptions` tells.
 *
 * @param param which exchange, by the URL parameter's name
 * @throws ApiError; of kind `rejected`, with a `reason`, when the credential is not accepted
 */
export async function exchangeCredential(
  { endpoint, field }: LoginExchange,
  credential: string,
): Promise<void> {
  const values = { [field]: credential }
  await transport.request(
    endpoint,
    endpoint.bodyType === 'form' ? { body: values } : { query: values },
  )
}
