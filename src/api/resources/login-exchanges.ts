import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { transport } from '@/api/http/client'
import type { Endpoint } from '@/api/http/endpoint'
import type { MessageDescriptor } from '@lingui/core'

/** Why a sign-in failed, by the code that the server sends as its message. */
export const loginFailures: Readonly<Record<string, MessageDescriptor>> = {
  '000': msg`authentication failed, username or password wrong`,
  '001': msg`username empty`,
  '002': msg`password empty`,
  '003': msg`user does not exist`,
  '004': msg`user unavailable, contact operations`,
  '005': msg`verification code incorrect`,
  '006': msg`user not bound`,
  '007': msg`enterprise empty`,
  '008': msg`token empty`,
  '009': msg`token invalid`,
  '010': msg`code invalid`,
  '011': msg`module invalid`,
}

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
