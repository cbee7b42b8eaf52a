import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import { readJson, readText, removeKey, storedKeys, writeJson, writeText } from './storage'

const AREA = 'sessionStorage'
const KEY = 'shopaccount.thing'

const found = Object.getOwnPropertyDescriptor(globalThis, AREA)

afterEach(() => {
  vi.unstubAllGlobals()
  // Other files share the worker.
  if (found) Object.defineProperty(globalThis, AREA, found)
  else Reflect.deleteProperty(globalThis, AREA)
})

/** Where a person forbids storages, naming one throws. */
function forbidStorage(): void {
  Object.defineProperty(globalThis, AREA, {
    configurable: true,
    get: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
}

describe('a storage', () => {
  it('gives back what was written, and nothing after it was removed', () => {
    vi.stubGlobal(AREA, fakeStorage())
    expect(writeText(AREA, KEY, 'text')).toBe(true)
    expect(writeJson(AREA, 'other', { amount: 1 })).toBe(true)
    expect(storedKeys(AREA)).toEqual([KEY, 'other'])
    expect([readText(AREA, KEY), readJson(AREA, 'other')]).toEqual(['text', { amount: 1 }])
    removeKey(AREA, KEY)
    expect([readText(AREA, KEY), readJson(AREA, KEY)]).toEqual([undefined, undefined])
  })

  it('reads what is no JSON as nothing', () => {
    vi.stubGlobal(AREA, fakeStorage())
    writeText(AREA, KEY, '{')
    expect(readJson(AREA, KEY)).toBeUndefined()
  })

  it('that is full says that nothing was stored', () => {
    const setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    vi.stubGlobal(AREA, { ...fakeStorage(), getItem: () => 'before', setItem })
    expect(writeText(AREA, KEY, 'text')).toBe(false)
    expect(readText(AREA, KEY)).toBe('before')
  })

  it('that is forbidden is empty, and stores nothing', () => {
    vi.stubGlobal(AREA, fakeStorage())
    forbidStorage()
    expect(writeJson(AREA, KEY, 1)).toBe(false)
    expect(readText(AREA, KEY)).toBeUndefined()
    expect(storedKeys(AREA)).toEqual([])
    expect(() => removeKey(AREA, KEY)).not.toThrow()
  })
})
