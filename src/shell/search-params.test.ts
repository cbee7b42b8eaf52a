import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressAsRead, parseSearch, stringifySearch } from './search-params'

/** Text with everything that means something in a URL, and letters of several scripts. */
const unit = fc.constantFrom(...'aZ05 \t\n&=?#%+/;,:"\'<_-.'.split(''), '张', 'é', '😀')
/** An object keeps no own property under `__proto__`. */
const name = fc.oneof(fc.string({ unit }), fc.string()).filter((text) => text !== '__proto__')
const value = fc
  .oneof(fc.string({ unit }), fc.string())
  .map((text) => text.trim())
  .filter((text) => text !== '')
const texts = fc.dictionary(name, value, { noNullPrototype: true })

describe('search parameters', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(texts, (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual(search)
      }),
    )
  })

  it('come back as text when they were numbers', () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.integer(), { noNullPrototype: true }), (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual(
          Object.fromEntries(Object.entries(search).map(([key, number]) => [key, String(number)])),
        )
      }),
    )
  })
})

describe('parseSearch', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?state=10&code=FK1', { state: '10', code: 'FK1' }],
    ['state=10', { state: '10' }],
    ['?code=a+b%20c', { code: 'a b c' }],
    ['?ownerName=%E5%BC%A0%E4%BC%9F', { ownerName: '张伟' }],
    ['?code=&state=+&park', {}],
    ['?code=%20FK1%20', { code: 'FK1' }],
    ['?state=5&state=10', { state: ['5', '10'] }],
    ['?state=10&code=FK1&state=10', { state: '10', code: 'FK1' }],
    ['?code=FK1&code=FK1&code=+FK2&code=&code=FK3', { code: ['FK1', 'FK2', 'FK3'] }],
    ['?state=5&state=', { state: '5' }],
    ['?code=%22FK1%22', { code: '"FK1"' }],
    ['?code=a=b', { code: 'a=b' }],
    ['?code=%', { code: '%' }],
  ])('reads %j', (query, search) => {
    expect(parseSearch(query)).toEqual(search)
  })

  it('never throws, and gives nothing that is empty or padded', () => {
    const nonsense = fc.oneof(fc.string({ unit }), fc.string())
    fc.assert(
      fc.property(nonsense, (query) => {
        const search = parseSearch(query)
        for (const text of Object.values(search).flat()) {
          expect(text).not.toBe('')
          expect(text).toBe(text.trim())
        }
        expect(parseSearch(stringifySearch(search))).toEqual(search)
      }),
    )
  })

  it('can not be talked into changing what objects are', () => {
    for (const evil of ['__proto__=evil', '__proto__=evil&__proto__=more']) {
      const search = parseSearch(`?${evil}&constructor=x&toString=y`)
      expect(search).toEqual({ constructor: 'x', toString: 'y' })
      expect(Object.getPrototypeOf(search)).toBe(Object.prototype)
    }
    expect('evil' in {}).toBe(false)
  })
})

describe('stringifySearch', () => {
  it('leaves out what is not set', () => {
    expect(stringifySearch({})).toBe('')
    expect(stringifySearch({ code: undefined, state: null, park: '' })).toBe('')
    expect(stringifySearch({ code: undefined, state: 10 })).toBe('?state=10')
  })

  it('keeps zero, which is a state', () => {
    expect(stringifySearch({ state: 0 })).toBe('?state=0')
  })

  it('writes plain text, as people write it', () => {
    expect(stringifySearch({ state: 10, code: 'FK1' })).toBe('?state=10&code=FK1')
    expect(stringifySearch({ code: 'a b&c' })).toBe('?code=a+b%26c')
    expect(stringifySearch({ state: ['5', '', '10'] })).toBe('?state=5&state=10')
  })

  it('never throws, whatever a link puts into it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
        expect(stringifySearch(search)).toMatch(/^(\?.+)?$/)
      }),
    )
  })
})

describe('addressAsRead', () => {
  it.each([
    ['list', 'list'],
    ['list?', 'list'],
    ['list?ownerName=%20', 'list'],
    ['list?ownerName=', 'list'],
    ['list?ownerName=%20%E7%8E%8B%20&state=10', 'list?ownerName=%E7%8E%8B&state=10'],
    ['list?state=10&state=10&state=5#view=a', 'list?state=10&state=5#view=a'],
    ['list?code=a%20b,c%2Bd', 'list?code=a+b%2Cc%2Bd'],
    ['/elsewhere.example/?a=%20', '/elsewhere.example/'],
  ])('of %j is %j', (address, expected) => {
    expect(addressAsRead(`http://own.example/${address}`).href).toBe(
      `http://own.example/${expected}`,
    )
  })
})
