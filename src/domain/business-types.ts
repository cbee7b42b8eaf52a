import { BUSINESS_TYPES } from './dictionary/business-tables'

/** A business type's flag and its names. */
export type BusinessType = (typeof BUSINESS_TYPES)['entries'][number]

/** What a sum of business types holds, or why the number can't be such a sum. */
export type DecodedBusinessTypes =
  | {
      kind: 'decoded'
      /** in ascending order of their flags */
      types: BusinessType[]
      /** flags that no business type has, each a power of two, ascending */
      unknownBits: number[]
    }
  | { kind: 'refused'; reason: 'not-an-integer' | 'negative' | 'too-large' }

/** The bits of the safe integers, ascending. */
const BITS: readonly number[] = Array.from({ length: 53 }, (_, place) => 2 ** place)

/**
 * The business types in a sum of their flags. Exact up to `Number.MAX_SAFE_INTEGER`: the bit operators
 * of the language see 32 bits only, so this divides. Bits that no business type has are named too, so
 * that what was found always adds up to the sum. Never throws.
 */
export function decodeBusinessTypes(sum: number): DecodedBusinessTypes {
  if (Number.isNaN(sum)) return { kind: 'refused', reason: 'not-an-integer' }
  if (sum < 0) return { kind: 'refused', reason: 'negative' }
  if (sum > Number.MAX_SAFE_INTEGER) return { kind: 'refused', reason: 'too-large' }
  if (!Number.isInteger(sum)) return { kind: 'refused', reason: 'not-an-integer' }
  const types: BusinessType[] = []
  const unknownBits: number[] = []
  for (const bit of BITS) {
    // A division by a power of two only moves the exponent, so nothing is rounded here.
    if (Math.floor(sum / bit) % 2 === 0) continue
    const type = BUSINESS_TYPES.entries.find(({ code }) => code === bit)
    if (type) types.push(type)
    else unknownBits.push(bit)
  }
  return { kind: 'decoded', types, unknownBits }
}

/**
 * The sum of flags; one that is given twice counts once. Takes unknown bits as well, so that they
 * survive a change of the known ones.
 *
 * @param flags powers of two up to 2^52
 * @throws RangeError when one of them is not a single bit of the safe integers
 */
export function encodeBusinessTypes(flags: Iterable<number>): number {
  let sum = 0
  for (const flag of new Set(flags)) {
    if (!BITS.includes(flag)) throw new RangeError(`Not a single bit: ${flag}`)
    sum += flag
  }
  return sum
}
