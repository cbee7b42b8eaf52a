import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SAVED_URL_TTL_MS, saveUrl, takeSavedUrl } from './saved-url'

const BASE = '/shopaccount/'
const NOW = Date.parse('2024-05-06T07:08:09Z')
const LIST = '/payment/order/list?state=10&code=FK1'
const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Puts text where the saved URL is kept, as somebody else might. */
function plant(text: string): void {
  saveUrl('/', BASE, NOW)
  for (const key of items.keys()) items.set(key, text)
}

describe('a saved URL', () => {
  it('is resumed with its query', () => {
    saveUrl(LIST, BASE, NOW)
    expect(takeSavedUrl(BASE, NOW)).toBe(LIST)
  })

  it('is resumed once', () => {
    saveUrl(LIST, BASE, NOW)
    takeSavedUrl(BASE, NOW)
    expect(takeSavedUrl(BASE, NOW)).toBeUndefined()
    expect(items.size).toBe(0)
  })

  it('is the last one that was saved', () => {
    saveUrl('/', BASE, NOW)
    saveUrl(LIST, BASE, NOW)
    expect(takeSavedUrl(BASE, NOW)).toBe(LIST)
  })

  it('is good for 60 s, and not for a millisecond more', () => {
    expect(SAVED_URL_TTL_MS).toBe(60_000)
    saveUrl(LIST, BASE, NOW)
    expect(takeSavedUrl(BASE, NOW + 59_999)).toBe(LIST)
    saveUrl(LIST, BASE, NOW)
    expect(takeSavedUrl(BASE, NOW + 60_000)).toBeUndefined()
  })

  it('is not resumed when it was saved in the future', () => {
    saveUrl(LIST, BASE, NOW + 1)
    expect(takeSavedUrl(BASE, NOW)).toBeUndefined()
  })

  it('takes the clock of the browser where no time is given', () => {
    vi.useFakeTimers({ now: NOW })
    saveUrl(LIST, BASE)
    vi.setSystemTime(NOW + 59_999)
    expect(takeSavedUrl(BASE)).toBe(LIST)
    saveUrl(LIST, BASE)
    vi.setSystemTime(NOW + 119_999)
    expect(takeSavedUrl(BASE)).toBeUndefined()
    vi.useRealTimers()
  })

  it.each(['/', '/shopaccount', '/SHOPACCOUNT/', '/shopaccount/next/', ''])(
    'is not resumed under the base path %j',
    (base) => {
      saveUrl(LIST, BASE, NOW)
      expect(takeSavedUrl(base, NOW)).toBeUndefined()
    },
  )

  it('is forgotten when it could not be resumed', () => {
    saveUrl(LIST, BASE, NOW)
    takeSavedUrl('/', NOW)
    expect(takeSavedUrl(BASE, NOW)).toBeUndefined()
  })
})

describe('an address that leads elsewhere', () => {
  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '///evil.example/',
    '/\t/evil.example/',
    '/\n\\evil.example/',
    '/\r/evil.example/',
    'https://evil.example/',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    'payment/order/list',
    ' //evil.example/',
    '',
  ])('is never resumed: %j', (href) => {
    saveUrl(href, BASE, NOW)
    expect(takeSavedUrl(BASE, NOW)).toBeUndefined()
  })

  it('is never resumed, whatever was saved: a browser stays on this origin', () => {
    const origin = 'https://office.example'
    const parts = fc.constantFrom('/', '\\', '\t', '\n', ':', '@', '.', 'evil.example', 'http')
    const hrefs = fc.oneof(
      fc.string(),
      fc.array(parts).map((list) => `/${list.join('')}`),
    )
    fc.assert(
      fc.property(hrefs, (href) => {
        saveUrl(href, BASE, NOW)
        const resumed = takeSavedUrl(BASE, NOW) ?? '/'
        expect(new URL(resumed, `${origin}/`).origin).toBe(origin)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a broken entry', () => {
  it.each([
    '',
    'not json',
    '{',
    'null',
    '[]',
    '1',
    '"/payment/order/list"',
    '{}',
    `{"href":"${LIST}","base":"${BASE}"}`,
    `{"href":"${LIST}","at":${NOW}}`,
    `{"href":"${LIST}","base":"${BASE}","at":"${NOW}"}`,
    `{"href":["${LIST}"],"base":"${BASE}","at":${NOW}}`,
  ])('is no saved URL: %s', (text) => {
    plant(text)
    expect(takeSavedUrl(BASE, NOW)).toBeUndefined()
    expect(items.size).toBe(0)
  })

  it('is told from a whole one', () => {
    plant(JSON.stringify({ href: LIST, base: BASE, at: NOW }))
    expect(takeSavedUrl(BASE, NOW)).toBe(LIST)
  })
})

describe('a closed storage', () => {
  const refuse = () => {
    throw new DOMException('closed', 'SecurityError')
  }

  it('costs the saved URL and nothing else', () => {
    for (const storage of [{ getItem: refuse, setItem: refuse, removeItem: refuse }, undefined]) {
      vi.stubGlobal('sessionStorage', storage)
      expect(() => saveUrl(LIST, BASE, NOW)).not.toThrow()
      expect(takeSavedUrl(BASE, NOW)).toBeUndefined()
    }
  })
})
