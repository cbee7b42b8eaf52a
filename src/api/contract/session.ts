import * as v from 'valibot'
import { listOf, optionalText } from './scalars'

/** What can't be read of them grants nothing. */
const authority = v.fallback(v.object({ url: optionalText, code: optionalText }), {})

const userObject = v.object({
  name: optionalText,
  username: optionalText,
  nickName: optionalText,
  avatar: optionalText,
  enterprise: optionalText,
  authorities: listOf(authority),
})

/**
 * The person who is signed in. Some backends answer with nothing but a user name: that person has a
 * name and no authorities.
 */
export const user = v.pipe(
  v.union([userObject, v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform((value): v.InferOutput<typeof userObject> =>
    typeof value === 'string'
      ? {
          name: value,
          username: value,
          nickName: undefined,
          avatar: undefined,
          enterprise: undefined,
          authorities: [],
        }
      : value,
  ),
)

/**
 * The URL parameters by which another system hands over a credential, in the order in which they are looked for; the
 * calls they are for are `login-exchanges.ts`. See docs/wire-contract.md, "Session".
 */
export const CREDENTIAL_PARAMS = [
  'iamcode',
  'opencode',
  'dingcode',
  'openuser',
  'token',
  '_token',
  'hqt_token',
] as const

export type CredentialParam = (typeof CREDENTIAL_PARAMS)[number]

export type User = v.InferOutput<typeof user>
