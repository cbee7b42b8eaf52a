import { runInNewContext } from 'node:vm'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { compileBootScript } from './boot-script'

const PLAN = {
  base: '/shopaccount/',
  chunks: ['assets/zh.js', 'assets/en.js', 'assets/detail.js', 'assets/zh-rest.js'],
  routes: { '/payment/order/detail': [2] },
  catalogues: { zh: [0], en: [1] },
  besides: { zh: [3] },
  httpsHosts: ['forced.example'],
}

let script = ''
beforeAll(async () => {
  script = await compileBootScript(process.cwd(), PLAN)
})

interface Visit {
  url: string
  stored?: Record<string, string>
  /** what the tab remembers of the page before */
  tab?: Record<string, string>
  prefersDark?: boolean
  /** what the session call answers; undefined: nobody is there */
  session?: object | undefined
  /** how the browser takes a policy of Trusted Types */
  policy?: 'taken' | 'forbidden' | 'unknown'
  /** by whose clock the application has to arrive; without one it has all the time */
  setTimeout?: (task: () => void, ms: number) => unknown
}

type Policy = Record<string, (text: string) => string | null>

const SIGNED_IN = { success: true, data: { username: 'zhao.min' } }
const REQUESTS = [
  'POST /auth/user',
  'GET /api/manage/v1/backendmenus.json',
  'GET /api/manage/v1/menu/backend/shopaccount.json',
]

/** Runs the script as a page would, and tells what it did to the page and which requests it sent. */
async function visit({
  url,
  stored,
  tab,
  prefersDark = false,
  session,
  policy = 'taken',
  setTimeout = () => 0,
}: Visit) {
  const address = new URL(url, 'https://back.office')
  const { href: documentUrl } = address
  // What the browser tells of a location is without them.
  address.username = ''
  address.password = ''
  const { pathname, search, protocol, hostname, href, origin } = address
  const sent: string[] = []
  const preloaded: string[] = []
  const replaced: string[] = []
  const shown: { role: string }[] = []
  const root = {
    lang: '',
    scheme: '',
    setAttribute: (_: string, value: string) => (root.scheme = value),
  }
  const policies: Record<string, Policy> = {}
  const page = {
    URL,
    URLSearchParams,
    setTimeout,
    clearTimeout: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    location: {
      pathname,
      search,
      protocol,
      hostname,
      href,
      origin,
      replace: (target: string) => replaced.push(target),
    },
    localStorage: {
      getItem(key: string) {
        if (!stored) throw new Error('storage is closed')
        return stored[key] ?? null
      },
    },
    sessionStorage: {
      getItem(key: string) {
        if (!tab) throw new Error('storage is closed')
        return tab[key] ?? null
      },
    },
    matchMedia: () => ({ matches: prefersDark }),
    document: {
      URL: documentUrl,
      documentElement: root,
      createElement: () => ({
        setAttribute(name: string, value: string) {
          Object.assign(this, { [name]: value })
        },
        append: () => undefined,
        addEventListener: () => undefined,
      }),
      getElementById: () => ({
        replaceChildren: (...children: { role: string }[]) => shown.push(...children),
      }),
      head: { append: (link: { href: string }) => preloaded.push(link.href) },
    },
    fetch(path: string, { method, credentials, cache }: RequestInit) {
      expect([credentials, cache]).toEqual(['include', 'no-store'])
      sent.push(`${method} ${path}`)
      if (path.startsWith('/api/shop')) return Promise.resolve(new Response('the list'))
      if (session === undefined) return Promise.reject(new Error('nobody is there'))
      return Promise.resolve(Response.json(session))
    },
    window: {
      __earlyRequests: {},
      ...(policy !== 'unknown' && {
        trustedTypes: {
          createPolicy(name: string, rules: Policy) {
            if (policy === 'forbidden') throw new TypeError('no policy of this name')
            policies[name] = rules
          },
        },
      }),
    },
  }
  runInNewContext(script, page)
  // The answer of the session call is read in steps; all of them are over after a few turns.
  for (let turn = 0; turn < 10; turn++) await setImmediate()
  return {
    ...root,
    sent,
    preloaded,
    replaced,
    shown,
    policies,
    keys: Object.keys(page.window.__earlyRequests),
    early: page.window.__earlyRequests as Record<string, Promise<Response>>,
  }
}

const LIST = '/shopaccount/payment/order/list'

test('an application that has not come after 30 s is said to have failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const { shown } = await visit({ url: LIST, stored: {}, setTimeout })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(shown).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toMatchObject([{ role: 'alert' }])
  } finally {
    vi.useRealTimers()
  }
})

test('a first visit is Chinese and light, and asks at once for texts, session and menus', async () => {
  expect(await visit({ url: LIST, stored: {}, session: SIGNED_IN })).toMatchObject({
    lang: 'zh-CN',
    scheme: 'light',
    preloaded: ['/shopaccount/assets/zh.js'],
    sent: REQUESTS,
    keys: REQUESTS,
  })
})

test('a page that does not come with the entry asks for its chunk and for the other texts too', async () => {
  const url = '/shopaccount/payment/order/detail?code=FK1'
  const files = ['detail', 'zh', 'zh-rest'].map((name) => `/shopaccount/assets/${name}.js`)
  expect((await visit({ url, stored: {} })).preloaded).toEqual(files)
})

test.each([undefined, { success: false }, { success: true, data: null }])(
  'without a session (%o) the menus are not asked for',
  async (session) => {
    expect((await visit({ url: LIST, stored: {}, session })).sent).toEqual(REQUESTS.slice(0, 1))
  },
)

test('the stored language and colours are there before the application', async () => {
  const stored = { 'shopaccount.locale': 'en', 'shopaccount.color-scheme': 'dark' }
  expect(await visit({ url: LIST, stored })).toMatchObject({ lang: 'en', scheme: 'dark' })
  expect((await visit({ url: LIST, stored })).preloaded).toContain('/shopaccount/assets/en.js')
})

test.each<Record<string, string>>([{}, { 'shopaccount.color-scheme': 'auto' }])(
  'colours follow the system with %o',
  async (stored) => {
    expect((await visit({ url: LIST, stored, prefersDark: true })).scheme).toBe('dark')
    expect((await visit({ url: LIST, stored })).scheme).toBe('light')
  },
)

test('chosen colours do not follow the system', async () => {
  const stored = { 'shopaccount.color-scheme': 'light' }
  expect((await visit({ url: LIST, stored, prefersDark: true })).scheme).toBe('light')
})

test('nonsense in the storage, or a closed one, is a first visit', async () => {
  const nonsense = { 'shopaccount.locale': 'toString', 'shopaccount.color-scheme': '"><script>' }
  expect(await visit({ url: LIST, stored: nonsense })).toMatchObject({
    lang: 'zh-CN',
    scheme: 'light',
  })
  expect(await visit({ url: LIST })).toMatchObject({ lang: 'zh-CN', scheme: 'light' })
})

test.each(['iamcode', 'opencode', 'dingcode', 'openuser', 'token', '_token', 'hqt_token'])(
  'nothing is requested while the credential %s is in the URL',
  async (name) => {
    expect(await visit({ url: `${LIST}?${name}=secret`, stored: {} })).toMatchObject({
      sent: [],
      keys: [],
    })
  },
)

test.each(['/shopaccount/login?code=1', '/shopaccount/login/', '/shopaccount/auth-redirect'])(
  'nothing is requested on %s',
  async (url) => {
    expect((await visit({ url, stored: {} })).sent).toEqual([])
  },
)

test("an order's code is no credential", async () => {
  const url = '/shopaccount/payment/order/detail?code=FK1'
  expect((await visit({ url, stored: {}, session: SIGNED_IN })).sent).toEqual(REQUESTS)
})

test('a slash too many or too few at the end changes nothing', async () => {
  const detail = '/shopaccount/payment/order/detail/'
  expect((await visit({ url: detail, stored: {} })).preloaded).toHaveLength(3)
  expect((await visit({ url: '/shopaccount', stored: {}, session: SIGNED_IN })).sent).toEqual(
    REQUESTS,
  )
})

test('on a host that is only for https nothing is sent before the page is there by https', async () => {
  const path = `${LIST}?state=10#x`
  const forced = await visit({ url: `http://forced.example${path}`, stored: {} })
  expect(forced).toMatchObject({
    replaced: [`https://forced.example${path}`],
    sent: [],
    preloaded: [],
  })
  const dotted = await visit({ url: `http://forced.example.${path}`, stored: {} })
  expect(dotted).toMatchObject({ replaced: [`https://forced.example.${path}`], sent: [] })
  for (const url of [`https://forced.example${path}`, `http://other.example${path}`]) {
    const stays = await visit({ url, stored: {} })
    expect(stays.replaced).toEqual([])
    expect(stays.sent).not.toEqual([])
  }
})

test.each(['clerk@', 'clerk:secret@', ':secret@'])(
  'a link with %s in it is opened without: no address could be put in its place',
  async (login) => {
    const opened = await visit({ url: `https://${login}back.office${LIST}?token=t#x`, stored: {} })
    expect(opened).toMatchObject({
      replaced: [`https://back.office${LIST}?token=t#x`],
      sent: [],
      preloaded: [],
    })
  },
)

describe('after a reload', () => {
  const path = '/api/shopaccount/v1/balance/payment_order/list.json'
  const body = '{"business":1}'
  const key = `POST ${path} ${body}`
  const tab = (kept: object, person = 'zhao.min') => ({
    'shopaccount.last-person': person,
    [`shopaccount.of.${person}/early-list`]: JSON.stringify({ url: LIST, path, body, ...kept }),
  })

  test('the list leaves together with the session, and its answer waits for it', async () => {
    const { sent, early } = await visit({ url: LIST, stored: {}, tab: tab({}), session: SIGNED_IN })
    expect(sent.slice(0, 2)).toEqual(['POST /auth/user', `POST ${path}`])
    expect(await (await early[key])?.text()).toBe('the list')
  })

  test.each([
    ['somebody else', { success: true, data: { username: 'server.ops' } }],
    ['somebody without a name', { success: true, data: {} }],
  ])('its answer is not given to %s', async (_, session) => {
    const { sent, keys } = await visit({ url: LIST, stored: {}, tab: tab({}), session })
    expect(sent).toContain(`POST ${path}`)
    expect(keys).not.toContain(key)
  })

  test('its answer is not given to nobody', async () => {
    const session = { success: false }
    const { early } = await visit({ url: LIST, stored: {}, tab: tab({}), session })
    await expect(early[key]).rejects.toThrow('Nobody is signed in')
  })

  test.each([
    ['for other filters', tab({ url: `${LIST}?state=10` })],
    ['to another place', tab({ path: 'https://evil.example/api/' })],
    ['to a path outside of the API', tab({ path: '/auth/logout' })],
    ['by nonsense in the storage', { ...tab({}), 'shopaccount.of.zhao.min/early-list': '{' }],
    ['of nobody', {}],
  ])('nothing is sent %s', async (_, kept) => {
    const { sent } = await visit({ url: LIST, stored: {}, tab: kept, session: SIGNED_IN })
    expect(sent).toEqual(REQUESTS)
  })
})

test.each(['forbidden', 'unknown'] as const)(
  'where a policy of Trusted Types is %s, the start is the same',
  async (policy) => {
    const visited = await visit({ url: LIST, stored: {}, session: SIGNED_IN, policy })
    expect(visited).toMatchObject({ sent: REQUESTS, lang: 'zh-CN', policies: {} })
  },
)

describe('plain text given to the browser as code or markup', () => {
  let policies: Record<string, Policy> = {}
  let policy: Policy = {}
  beforeAll(async () => {
    policies = (await visit({ url: LIST, stored: {}, session: SIGNED_IN })).policies
    policy = policies['default'] ?? {}
  })

  test('is never taken as a script', () => {
    expect(Object.keys(policies)).toEqual(['default'])
    expect(Object.keys(policy)).toEqual(['createHTML', 'createScriptURL'])
  })

  test.each(['', 'a & b', '.m_1 > * { color: red }', '&lt;script&gt;'])(
    'is taken as markup when it is a text: %s',
    (text) => {
      expect(policy['createHTML']?.(text)).toBe(text)
    },
  )

  test.each([
    '<img src=x onerror=alert(1)>',
    'text <b',
    '</style><script>',
    '<!--',
    '\u0000<svg onload=1>',
  ])('is not taken as markup when it holds some: %s', (text) => {
    expect(policy['createHTML']?.(text)).toBeNull()
  })

  test.each([
    ['/shopaccount/assets/worker-1a2b.js', '/shopaccount/assets/worker-1a2b.js'],
    ['https://back.office/shopaccount/assets/a.js?x', '/shopaccount/assets/a.js?x'],
    ['../../assets/a.js', '/shopaccount/assets/a.js'],
    ['/other/../shopaccount/assets/a.js', '/shopaccount/assets/a.js'],
  ])('is taken as the address of our own file %s', (url, path) => {
    expect(policy['createScriptURL']?.(url)).toBe(`https://back.office${path}`)
  })

  test.each([
    'https://evil.example/shopaccount/assets/a.js',
    'https://back.office.evil.example/shopaccount/assets/a.js',
    'https://back.office@evil.example/shopaccount/assets/a.js',
    'https://back.office:444/shopaccount/assets/a.js',
    'http://back.office/shopaccount/assets/a.js',
    '//evil.example/shopaccount/assets/a.js',
    '\\\\evil.example/shopaccount/assets/a.js',
    '/assets/a.js',
    '/shopaccount/assets',
    '/shopaccount/assets/../version.json',
    '/shopaccount/assets/%2e%2e/version.json',
    '/shopaccount/assets\\..\\..\\api\\x',
    '/api/common/v1/file/download/1',
    'assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://back.office/1',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '',
  ])('is not taken as the address of a script: %s', (url) => {
    expect(policy['createScriptURL']?.(url)).toBeNull()
  })
})
