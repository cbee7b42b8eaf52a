import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, writeStored } from './stored-value'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
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
