import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { compileBootScript } from './boot-script'

const PLAN = {
  base: '/shopaccount/',
  chunks: ['assets/list.js', 'assets/zh.js', 'assets/en.js'],
  routes: { '/payment/order/list': [0] },
  catalogues: { zh: [1], en: [2] },
}

let script = ''
beforeAll(async () => {
  script = await compileBootScript(process.cwd(), PLAN)
})

interface Visit {
  url: string
  stored?: Record<string, string>
  prefersDark?: boolean
}

/** Runs the script as a page would, and tells what it did to the page and which requests it sent. */
function visit({ url, stored, prefersDark = false }: Visit) {
  const { pathname, search } = new URL(url, 'https://back.office')
  const sent: string[] = []
  const preloaded: string[] = []
  const root = {
    lang: '',
    scheme: '',
    setAttribute: (_: string, value: string) => (root.scheme = value),
  }
  const page = {
    URLSearchParams,
    location: { pathname, search },
    localStorage: {
      getItem(key: string) {
        if (!stored) throw new Error('storage is closed')
        return stored[key] ?? null
      },
    },
    matchMedia: () => ({ matches: prefersDark }),
    document: {
      documentElement: root,
      createElement: () => ({}),
      head: { append: (link: { href: string }) => preloaded.push(link.href) },
    },
    fetch(path: string, { method, credentials }: RequestInit) {
      sent.push(`${method} ${path} ${credentials}`)
      return Promise.reject(new Error('nobody is there'))
    },
    window: { __headStart: {} },
  }
  runInNewContext(script, page)
  return { ...root, sent, preloaded, keys: Object.keys(page.window.__headStart) }
}

const LIST = '/shopaccount/payment/order/list'

test('a first visit is Chinese and light, and asks at once for session, menus and chunks', () => {
  expect(visit({ url: LIST, stored: {} })).toMatchObject({
    lang: 'zh-CN',
    scheme: 'light',
    preloaded: ['/shopaccount/assets/list.js', '/shopaccount/assets/zh.js'],
    sent: [
      'POST /auth/user include',
      'GET /api/manage/v1/backendmenus.json include',
      'GET /api/manage/v1/menu/backend/shopaccount.json include',
    ],
    keys: [
      'POST /auth/user',
      'GET /api/manage/v1/backendmenus.json',
      'GET /api/manage/v1/menu/backend/shopaccount.json',
    ],
  })
})

test('the stored language and colours are there before the application', () => {
  const stored = { 'shopaccount.locale': 'en', 'shopaccount.color-scheme': 'dark' }
  expect(visit({ url: LIST, stored })).toMatchObject({ lang: 'en', scheme: 'dark' })
  expect(visit({ url: LIST, stored }).preloaded).toContain('/shopaccount/assets/en.js')
})

test.each<Record<string, string>>([{}, { 'shopaccount.color-scheme': 'auto' }])(
  'colours follow the system with %o',
  (stored) => {
    expect(visit({ url: LIST, stored, prefersDark: true }).scheme).toBe('dark')
    expect(visit({ url: LIST, stored }).scheme).toBe('light')
  },
)

test('chosen colours do not follow the system', () => {
  const stored = { 'shopaccount.color-scheme': 'light' }
  expect(visit({ url: LIST, stored, prefersDark: true }).scheme).toBe('light')
})

test('nonsense in the storage, or a closed one, is a first visit', () => {
  const nonsense = { 'shopaccount.locale': 'toString', 'shopaccount.color-scheme': '"><script>' }
  expect(visit({ url: LIST, stored: nonsense })).toMatchObject({ lang: 'zh-CN', scheme: 'light' })
  expect(visit({ url: LIST })).toMatchObject({ lang: 'zh-CN', scheme: 'light' })
})

test.each(['iamcode', 'opencode', 'dingcode', 'openuser', 'token', '_token', 'hqt_token'])(
  'nothing is requested while the credential %s is in the URL',
  (name) => {
    expect(visit({ url: `${LIST}?${name}=secret`, stored: {} })).toMatchObject({
      sent: [],
      keys: [],
    })
  },
)

test.each(['/shopaccount/login?code=1', '/shopaccount/login/', '/shopaccount/auth-redirect'])(
  'nothing is requested on %s',
  (url) => {
    expect(visit({ url, stored: {} }).sent).toEqual([])
  },
)

test("an order's code is no credential", () => {
  expect(
    visit({ url: '/shopaccount/payment/order/detail?code=FK1', stored: {} }).sent,
  ).toHaveLength(3)
})

test('a slash too many or too few at the end changes nothing', () => {
  expect(visit({ url: `${LIST}/`, stored: {} }).preloaded).toHaveLength(2)
  expect(visit({ url: '/shopaccount', stored: {} }).sent).toHaveLength(3)
})
