import { CREDENTIAL_PARAMS, type CredentialParam } from '@/api/contract/session'

/** A credential that another system put into our URL, and the parameter it came by. */
export interface UrlCredential {
  param: CredentialParam
  value: string
}

interface CredentialSplit {
  credential: UrlCredential | undefined
  /** the URL without any credential, all exchanges' parameters removed */
  rest: URL
}

/** On these pages a bare `code` is an IAM code; everywhere else it is an order's code. */
const SIGN_IN_PAGES: readonly string[] = ['login', 'auth-redirect']

/**
 * Splits a URL into the credential it carries and the rest. Of several credentials the first in the
 * order of `CREDENTIAL_PARAMS` counts; all of them leave the URL.
 *
 * @param base the base path of the application, ending in a slash
 */
export function splitCredential(url: URL, base: string): CredentialSplit {
  const rest = new URL(url)
  const found: UrlCredential[] = []
  const take = (name: string, param: CredentialParam) => {
    const value = rest.searchParams.get(name)
    if (value !== null) found.push({ param, value })
    rest.searchParams.delete(name)
  }
  for (const param of CREDENTIAL_PARAMS) take(param, param)
  const page = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : ''
  if (SIGN_IN_PAGES.includes(page.replace(/\/$/, ''))) take('code', 'iamcode')
  // An empty one counts only when there is no other: the server then says what is wrong with it.
  return { credential: found.find(({ value }) => value !== '') ?? found[0], rest }
}
