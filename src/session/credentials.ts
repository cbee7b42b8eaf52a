import { loginExchanges } from '@/api/resources/login-exchanges'

export type LoginExchange = (typeof loginExchanges)[number]

/** A credential that another system put into our URL, and the exchange it is for. */
export interface UrlCredential {
  exchange: LoginExchange
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
 * order of the exchanges counts; all of them leave the URL.
 *
 * @param base the base path of the application, ending in a slash
 */
export function splitCredential(url: URL, base: string): CredentialSplit {
  const rest = new URL(url)
  const found: UrlCredential[] = []
  const take = (param: string, exchange: LoginExchange) => {
    const value = rest.searchParams.get(param)
    if (value !== null) found.push({ exchange, value })
    rest.searchParams.delete(param)
  }
  for (const exchange of loginExchanges) take(exchange.param, exchange)
  const page = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : ''
  const iam = loginExchanges.find(({ param }) => param === 'iamcode')
  if (iam && SIGN_IN_PAGES.includes(page.replace(/\/$/, ''))) take('code', iam)
  // An empty one counts only when there is no other: the server then says what is wrong with it.
  return { credential: found.find(({ value }) => value !== '') ?? found[0], rest }
}
