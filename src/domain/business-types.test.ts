import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBusinessTypes, encodeBusinessTypes } from './business-types'
import { BUSINESS_TYPES } from './dictionary/business-tables'

const FLAGS: readonly number[] = BUSINESS_TYPES.entries.map(({ code }) => code)

const anySum = fc.maxSafeNat()
const anyFlags = fc.uniqueArray(
  fc.nat({ max: 52 }).map((place) => 2 ** place),
  { maxLength: 53 },
)

/** What a number decodes to; fails the test where it is refused. */
function decoded(sum: number) {
  const result = decodeBusinessTypes(sum)
  if (result.kind === 'refused') expect.fail(`${sum} is refused: ${result.reason}`)
  return { types: result.types.map(({ code }): number => code), unknownBits: result.unknownBits }
}

describe('decoding a sum of business types', () => {
  it('finds every flag on its own, with its names', () => {
    for (const entry of BUSINESS_TYPES.entries) {
      expect(decodeBusinessTypes(entry.code)).toEqual({
        kind: 'decoded',
        types: [entry],
        unknownBits: [],
      })
    }
  })

  it('tells what a sum is made of', () => {
    expect(decoded(1 + 4 + 1048576)).toEqual({ types: [1, 4, 1048576], unknownBits: [] })
    expect(decoded(0)).toEqual({ types: [], unknownBits: [] })
  })

  it('names the bits that no business type has, beyond 32 bits too', () => {
    expect(decoded(65536 + 16 + 2 ** 31 + 2 ** 40)).toEqual({
      types: [16],
      unknownBits: [65536, 2 ** 31, 2 ** 40],
    })
    const all = decoded(Number.MAX_SAFE_INTEGER)
    expect(all.types).toEqual(FLAGS)
    expect(all.types.length + all.unknownBits.length).toBe(53)
  })

  it.each([
    [-1, 'negative'],
    [-0.5, 'negative'],
    [-Infinity, 'negative'],
    [0.5, 'not-an-integer'],
    [Number.NaN, 'not-an-integer'],
    [Number.MAX_SAFE_INTEGER + 1, 'too-large'],
    [Infinity, 'too-large'],
  ])('refuses %d: %s', (sum, reason) => {
    expect(decodeBusinessTypes(sum)).toEqual({ kind: 'refused', reason })
  })

  it('finds parts that add up to the sum, in ascending order', () => {
    fc.assert(
      fc.property(anySum, (sum) => {
        const { types, unknownBits } = decoded(sum)
        const parts = [...types, ...unknownBits]
        expect(parts.reduce((total, part) => total + part, 0)).toBe(sum)
        expect(new Set(parts).size).toBe(parts.length)
        for (const list of [types, unknownBits]) {
          expect(list).toEqual(list.toSorted((a, b) => a - b))
        }
        expect(unknownBits.some((bit) => FLAGS.includes(bit))).toBe(false)
      }),
    )
  })

  it('undoes the encoding, and the encoding undoes it', () => {
    fc.assert(
      fc.property(anyFlags, (flags) => {
        const { types, unknownBits } = decoded(encodeBusinessTypes(flags))
        expect(new Set([...types, ...unknownBits])).toEqual(new Set(flags))
      }),
    )
    fc.assert(
      fc.property(anySum, (sum) => {
        const { types, unknownBits } = decoded(sum)
        expect(encodeBusinessTypes([...types, ...unknownBits])).toBe(sum)
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.double(), (sum) => {
        expect(decodeBusinessTypes(sum).kind).toMatch(/^(decoded|refused)$/)
      }),
    )
  })
})

describe('encoding business types', () => {
  it('counts a flag that is given twice once', () => {
    expect(encodeBusinessTypes([4, 1, 4])).toBe(5)
    expect(encodeBusinessTypes([])).toBe(0)
  })

  it.each([0, 3, -1, 0.5, Number.NaN, Infinity, 2 ** 53, 2 ** 52 - 1])(
    'refuses %d, which is not a single bit',
    (flag) => {
      expect(() => encodeBusinessTypes([1, flag])).toThrow(RangeError)
    },
  )
})
