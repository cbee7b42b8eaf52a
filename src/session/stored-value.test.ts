import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  migrateStored,
  readStored,
  removeAllStored,
  removeStored,
  SETTINGS,
  SETTINGS_OWNER,
  writeStored,
} from './stored-value'
import { memoryStorage } from '@/testing/test-transport'
import { userHash } from './user-hash'

const memory = memoryStorage()
const { items } = memory

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', memory)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a stored value', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        writeStored('columns', 'zhang.wei', 'payment-order', value)
        const expected: unknown = JSON.parse(JSON.stringify(value))
        expect(readStored('columns', 'zhang.wei', 'payment-order')).toEqual(expected)
      }),
    )
  })

  it('is not there until it is written', () => {
    expect(readStored('columns', 'zhang.wei', 'payment-order')).toBeUndefined()
  })

  it('belongs to one person, one list and one kind', () => {
    writeStored('columns', 'zhang.wei', 'payment-order', 1)
    expect(readStored('columns', 'li.na', 'payment-order')).toBeUndefined()
    expect(readStored('columns', 'zhang.wei', 'debit-order')).toBeUndefined()
    expect(readStored('views', 'zhang.wei', 'payment-order')).toBeUndefined()
    expect(readStored('columns', '', 'payment-order')).toBeUndefined()
  })

  it('never meets that of another person, however they are called', () => {
    const username = fc.string({ unit: fc.constantFrom('a', 'b', '.') })
    fc.assert(
      fc.property(username, username, (one, other) => {
        fc.pre(one !== other)
        items.clear()
        writeStored('views', one, 'payment-order', 'of one')
        expect(readStored('views', other, 'payment-order')).toBeUndefined()
      }),
    )
  })

  it.each(['', '{', 'not json', 'undefined'])('reads as missing when it is broken: %j', (text) => {
    writeStored('columns', 'zhang.wei', 'payment-order', 1)
    for (const key of items.keys()) items.set(key, text)
    expect(readStored('columns', 'zhang.wei', 'payment-order')).toBeUndefined()
  })

  it('is missing again once nothing was written over it', () => {
    writeStored('columns', 'zhang.wei', 'payment-order', 1)
    writeStored('columns', 'zhang.wei', 'payment-order', undefined)
    expect(readStored('columns', 'zhang.wei', 'payment-order')).toBeUndefined()
  })

  it('costs nothing but the memory where storage is full, closed or missing', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    for (const storage of [{ getItem: refuse, setItem: refuse }, undefined]) {
      vi.stubGlobal('localStorage', storage)
      expect(() => writeStored('columns', 'zhang.wei', 'payment-order', 1)).not.toThrow()
      expect(readStored('columns', 'zhang.wei', 'payment-order')).toBeUndefined()
    }
  })
})

/** A storage whose keys can be listed, as a browser's can. */
function listable(entries: Record<string, string>, { isFull = false } = {}) {
  const hide = (value: unknown) => ({ value, enumerable: false })
  const storage: Record<string, string> = { ...entries }
  Object.defineProperties(storage, {
    getItem: hide((key: string) => storage[key] ?? null),
    setItem: hide((key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage[key] = value
    }),
    removeItem: hide((key: string) => void delete storage[key]),
  })
  vi.stubGlobal('localStorage', storage)
  return storage
}

describe('what is stored', () => {
  it('does not tell whose it is', () => {
    const storage = listable({})
    writeStored('views', 'zhang.wei', 'payment-order', [])
    expect(Object.keys(storage)).toHaveLength(1)
    expect(JSON.stringify(storage)).not.toMatch(/zhang|wei/)
    expect(userHash('zhang.wei')).not.toBe(userHash('zhang.wej'))
  })

  it('under names of before is found again once, and stands there no more', () => {
    const storage = listable({
      'shopaccount.views.zhang.wei.payment-order': '[1]',
      'shopaccount.columns.li.na.debit-confirm': '{"order"',
      'shopaccount.recent.li.na.documents': '[2]',
      'shopaccount.settings.zhang.wei': '{"size":"mini"}',
      'shopaccount.settings-of': 'zhang.wei',
      'shopaccount.locale': 'es',
      'of-another.application': 'x',
    })
    migrateStored()
    migrateStored()
    expect(readStored('views', 'zhang.wei', 'payment-order')).toEqual([1])
    expect(readStored('columns', 'li.na', 'debit-confirm')).toBeUndefined()
    expect(readStored('recent', 'li.na', 'documents')).toEqual([2])
    expect(readStored(SETTINGS, 'zhang.wei', SETTINGS)).toEqual({ size: 'mini' })
    expect(storage[SETTINGS_OWNER]).toBe(userHash('zhang.wei'))
    expect(storage).toMatchObject({ 'shopaccount.locale': 'es', 'of-another.application': 'x' })
    expect(JSON.stringify(storage)).not.toMatch(/zhang|li\.na/)
  })

  it('stays under its name of before where there is no room for it under the new one', () => {
    const key = 'shopaccount.views.zhang.wei.payment-order'
    const storage = listable({ [key]: '[1]' }, { isFull: true })
    migrateStored()
    expect(Object.keys(storage)).toEqual([key])
    removeAllStored('li.na')
    expect(Object.keys(storage)).toEqual([key])
    removeAllStored('zhang.wei')
    expect(Object.keys(storage)).toEqual([])
  })

  it('since is newer than what stands under a name of before', () => {
    listable({ 'shopaccount.views.zhang.wei.payment-order': '"old"' })
    writeStored('views', 'zhang.wei', 'payment-order', 'new')
    migrateStored()
    expect(readStored('views', 'zhang.wei', 'payment-order')).toBe('new')
  })

  it('can be deleted, one value or all of one person', () => {
    const storage = listable({ 'shopaccount.locale': 'es' })
    for (const [kind, username] of [
      ['views', 'zhang.wei'],
      ['recent', 'zhang.wei'],
      ['views', 'li.na'],
    ] as const) {
      writeStored(kind, username, 'x', 1)
    }
    removeStored('recent', 'zhang.wei', 'x')
    expect(readStored('recent', 'zhang.wei', 'x')).toBeUndefined()
    expect(readStored('views', 'zhang.wei', 'x')).toBe(1)
    removeAllStored('zhang.wei')
    expect(readStored('views', 'zhang.wei', 'x')).toBeUndefined()
    expect(readStored('views', 'li.na', 'x')).toBe(1)
    expect(storage['shopaccount.locale']).toBe('es')
  })

  it('is nothing where the storage is closed, and that breaks nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(() => {
      migrateStored()
      removeAllStored('zhang.wei')
      removeStored('views', 'zhang.wei', 'x')
    }).not.toThrow()
  })
})
