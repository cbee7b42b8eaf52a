import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { FormCredential } from '@/api/contract/requests'
import type { CredentialParam } from '@/api/contract/session'
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

/** The call that turns a credential of the URL into a session. */
interface LoginExchange {
  /** name under which the call takes it */
  field: string
  endpoint: Endpoint<unknown, FormCredential | undefined>
}

function exchange(
  name: string,
  field: string,
  how: Partial<Pick<Endpoint<unknown>, 'method' | 'bodyType'>> = {},
): LoginExchange {
  return {
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

/** The exchanges, by the URL's parameter. See docs/wire-contract.md, "Session". */
export const loginExchanges: Readonly<Record<CredentialParam, LoginExchange>> = {
  iamcode: exchange('auth/iamcode', 'code', { method: 'GET' }),
  opencode: exchange('auth/opencode', 'code'),
  dingcode: exchange('auth/dingcode', 'code'),
  openuser: exchange('auth/openuser', 'user'),
  token: exchange('auth/token', 'token'),
  _token: exchange('auth/opentoken', '_token'),
  hqt_token: exchange('auth/hqttoken', 'hqt_token', { bodyType: 'form' }),
}

/**
 * Turns a credential of the URL into a session; who that is, `currentUserOptions` tells.
 *
 * @param param which exchange, by the URL parameter's name
 * @throws ApiError; of kind `rejected`, with a `reason`, when the credential is not accepted
 */
export async function exchangeCredential(
  param: CredentialParam,
  credential: string,
): Promise<void> {
  const { endpoint, field } = loginExchanges[param]
  await (endpoint.bodyType === 'form'
    ? transport.request(endpoint, { body: { hqt_token: credential } })
    : transport.request(endpoint, { query: { [field]: credential } }))
}
