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
    __earlyRequests?: Record<string, Promise<Response>>
    /** What this script and the application tell each other about the start. */
    __boot?: {
      /** the page is going elsewhere: the application must not start here */
      isLeaving: boolean
      /** The application is there. @returns false where it can't be shown: the page has no style */
      started(): boolean
      /** it could not start: says so in place of it, once */
      failed(): void
    }
    /** Absent where the browser knows no Trusted Types. */
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown
    }
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
  /** Per language: the chunks with the texts of the frame and of the first list. */
  catalogues: Readonly<Record<string, readonly number[]>>
  /** Per language: the chunks that every other part waits for (`loadPart`): all other texts, and Mantine's theme. */
  besides: Readonly<Record<string, readonly number[]>>
  /** Hosts that are only to be used by https. */
  httpsHosts: readonly string[]
}

/** Put in by the build. */
declare const BOOT_PLAN: BootPlan

const HTML_LANG: Record<string, string> = { zh: 'zh-CN', en: 'en', es: 'es' }
const CREDENTIALS = ['iamcode', 'opencode', 'dingcode', 'openuser', 'token', '_token', 'hqt_token']

/**
 * What plain text may become where the page's policy asks for Trusted Types: a text without markup, and
 * the address of a script of this build. Anything else, script text above all, is refused. The name is
 * `default` because libraries hand plain text to the browser; docs/decisions/content-security-policy.md.
 */
function trustOwn({ base }: BootPlan): void {
  const own = `${location.origin}${base}assets/`
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL(url) {
      const { href } = new URL(url, location.href)
      return href.startsWith(own) ? href : null
    },
  })
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function send(method: string, path: string, init: RequestInit): Promise<Response> {
  const promise = fetch(path, { method, credentials: 'include', cache: 'no-store', ...init })
  // A failure belongs to whoever takes the promise; nobody may, and that is no error either.
  promise.catch(() => undefined)
  return promise
}

/** How long the application may take to arrive, in ms. */
const START_LIMIT_MS = 30_000

/** In every language: no catalogue is there to choose from. */
const FAILURE = [
  '页面启动失败，请检查网络后重试。',
  'The page could not be started. Check your connection and try again.',
  'La página no pudo iniciarse. Compruebe la conexión e inténtelo de nuevo.',
]

function showFailure(): void {
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  alert.className = 'start-failure'
  for (const text of FAILURE) {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    alert.append(paragraph)
  }
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = '重试 / Retry / Reintentar'
  retry.addEventListener('click', () => location.reload())
  alert.append(retry)
  document.getElementById('root')?.replaceChildren(alert)
}

/** Watches over the start: a script that does not come, or takes too long, must not leave a blank page. */
function watchStart(): void {
  let isDecided = false
  let isBare = false
  const decide = () => {
    isDecided = true
    clearTimeout(timer)
    removeEventListener('error', onError, true)
  }
  const failed = () => {
    if (!isDecided) showFailure()
    decide()
  }
  const onError = ({ target }: Event) => {
    // Without its style sheet the page would stand there as bare text.
    isBare ||= target instanceof HTMLLinkElement && target.rel === 'stylesheet'
    if (isBare || target instanceof HTMLScriptElement) failed()
  }
  const timer = setTimeout(failed, START_LIMIT_MS)
  addEventListener('error', onError, true)
  const started = () => {
    decide()
    return !isBare
  }
  window.__boot = { isLeaving: false, started, failed }
}

/**
 * Whether the page goes elsewhere: it was opened in the open on a host that is only to be used by https, or by a link with a
 * user's name in it, with which no address can be put in its place (`location.href` is without it).
 */
function leave(hosts: readonly string[]): boolean {
  const { protocol, hostname, href } = location
  const isOpen = protocol === 'http:' && hosts.includes(hostname.replace(/\.$/, ''))
  const { username, password } = new URL(document.URL)
  if (!isOpen && !username && !password) return false
  window.__boot = { isLeaving: true, started: () => false, failed: () => undefined }
  location.replace(isOpen ? href.replace(/^http:/, 'https:') : href)
  return true
}

/**
 * After a reload in the same tab: what the list asked for, when the page went, of the person who was here then. Its
 * answer is given out only when the session turns out to be theirs; the application takes it where it would have
 * asked for the very same, behind its own guard.
 *
 * @param person who is signed in
 */
function sendList(person: Promise<string>): void {
  const before = sessionStorage.getItem('shopaccount.last-person')
  if (before === null) return
  const kept = sessionStorage.getItem(`shopaccount.of.${encodeURIComponent(before)}/early-list`)
  const { url, path, body } = JSON.parse(kept ?? '{}') as Record<string, string | undefined>
  if (url !== location.pathname + location.search || !path?.startsWith('/api/') || !body) return
  const key = `POST ${path} ${body}`
  const list = send('POST', path, { headers: { 'content-type': 'application/json' }, body })
  const request = person.then((name) => {
    if (name === before) return list
    delete window.__earlyRequests?.[key]
    throw new Error('Somebody else is here now')
  })
  request.catch(() => undefined)
  if (window.__earlyRequests) window.__earlyRequests[key] = request
}

function boot(plan: BootPlan): void {
  const { base, chunks, routes, catalogues, besides, httpsHosts } = plan
  // Before anything is sent: it would travel in the open.
  if (leave(httpsHosts)) return
  watchStart()
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

  // Below the base, without slashes at the end; the base itself may be entered without its own.
  const path = `/${(location.pathname + '/').slice(base.length).replace(/\/+$/, '')}`
  const isSignIn = path === '/login' || path === '/auth-redirect'

  const own = routes[path] ?? []
  const texts = catalogues[language] ?? []
  const others = own.length > 0 ? (besides[language] ?? []) : []
  for (const index of [...own, ...texts, ...others]) {
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
  const session = send('POST', '/auth/user', {
    headers: { accept: json, 'content-type': json },
    body: '{}',
  })
  window.__earlyRequests = { 'POST /auth/user': session }
  // Without a session the menus would only be refused.
  const signedIn = session
    .then((response) => response.clone().json())
    .then(({ success, data }: { success?: boolean; data?: string | { username?: string } }) => {
      if (!success || !data) throw new Error('Nobody is signed in')
      return typeof data === 'string' ? data.trim() : (data.username ?? '')
    })
  try {
    sendList(signedIn)
  } catch {
    // The storage is closed, or holds something else.
  }
  for (const menu of [`${menus}backendmenus.json`, `${menus}menu/backend/shopaccount.json`]) {
    const request = signedIn.then(() => send('GET', menu, { headers: { accept: json } }))
    request.catch(() => undefined)
    window.__earlyRequests[`GET ${menu}`] = request
  }
}

const known = BOOT_PLAN
for (const step of [trustOwn, boot]) {
  try {
    step(known)
  } catch {
    // The application starts all the same.
  }
}
