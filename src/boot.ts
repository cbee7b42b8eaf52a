/**
 * The first script of the page: small, classic, blocking, before the application's modules. It paints
 * in the right colours and language from the first frame, and sends at once what the application would
 * only ask for after its modules arrived: the session, the menus and the entered route's chunks.
 *
 * It imports nothing (see tools/vite/boot-script.ts, which builds it) and nothing depends on it: every
 * step may fail silently, the application then does the work itself.
 */

declare global {
  interface Window {
    /**
     * Requests sent before the application was there, by method and path (`POST /auth/user`). Whoever
     * makes such a call first takes the promise from here, and deletes it: an answer is used once.
     */
    __headStart?: Record<string, Promise<Response>>
  }
}

/** What the build knows and this script needs. */
export interface BootPlan {
  /** Where the application lives, with a slash at both ends. */
  base: string
  /** File names of the chunks below, relative to the base. */
  chunks: readonly string[]
  /** Per path below the base: the chunks that the route needs beside the entry's own. */
  routes: Readonly<Record<string, readonly number[]>>
  /** Per language: the chunks of its catalogue. */
  catalogues: Readonly<Record<string, readonly number[]>>
}

/** Put in by the build. */
declare const BOOT_PLAN: BootPlan

const HTML_LANG: Record<string, string> = { zh: 'zh-CN', en: 'en', es: 'es' }
const CREDENTIALS = ['iamcode', 'opencode', 'dingcode', 'openuser', 'token', '_token', 'hqt_token']

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function send(method: string, path: string, init: RequestInit): Promise<Response> {
  const promise = fetch(path, { method, credentials: 'include', ...init })
  // A failure belongs to whoever takes the promise; nobody may, and that is no error either.
  promise.catch(() => undefined)
  return promise
}

function boot(): void {
  const root = document.documentElement
  const locale = stored('shopaccount.locale') ?? ''
  const language = Object.hasOwn(HTML_LANG, locale) ? locale : 'zh'
  root.lang = HTML_LANG[language] ?? 'zh-CN'

  const scheme = stored('shopaccount.color-scheme')
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  const size = stored('shopaccount.size')
  if (size) root.dataset['size'] = size

  const { base, chunks, routes, catalogues } = BOOT_PLAN
  // Below the base, without slashes at the end; the base itself may be entered without its own.
  const path = `/${(location.pathname + '/').slice(base.length).replace(/\/+$/, '')}`
  const isSignIn = path === '/login' || path === '/auth-redirect'

  for (const index of [...(routes[path] ?? []), ...(catalogues[language] ?? [])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `${base}${chunks[index]}`
    document.head.append(link)
  }

  // With a credential in the URL the session is about to change, and nothing may be requested before
  // the credential has left the address bar.
  const query = new URLSearchParams(location.search)
  if (isSignIn || CREDENTIALS.some((name) => query.has(name))) return
  const json = 'application/json'
  const menus = '/api/manage/v1/'
  const session = send('POST', '/auth/user', { headers: { accept: json, 'content-type': json } })
  window.__headStart = { 'POST /auth/user': session }
  // Without a session the menus would only be refused.
  const signedIn = session
    .then((response) => response.clone().json())
    .then(({ success, data }: { success?: boolean; data?: unknown }) => {
      if (!success || !data) throw new Error('Nobody is signed in')
    })
  for (const menu of [`${menus}backendmenus.json`, `${menus}menu/backend/shopaccount.json`]) {
    const request = signedIn.then(() => send('GET', menu, { headers: { accept: json } }))
    request.catch(() => undefined)
    window.__headStart[`GET ${menu}`] = request
  }
}

try {
  boot()
} catch {
  // The application starts all the same.
}
