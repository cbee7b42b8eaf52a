/**
 * Money is integer cents from end to end; yuan exists only at the edges, as text.
 * Nothing here goes through a floating-point yuan. See docs/domain/money-and-time.md, "Money".
 */

import { groupDigits, separatorsOf } from './written-number'

const YUAN_TEXT = /^(-?)(\d+)(?:\.(\d{0,2})0*)?$/

/**
 * Cents as yuan text with two decimals and thousands separators: `123456` → `1,234.56`.
 * Exact for every safe integer.
 *
 * @param cents integer cents
 * @param locale language that it is read in; documents and the wire are written without one
 * @throws RangeError when `cents` is not a safe integer
 */
export function formatYuan(cents: number, locale = 'zh'): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in cents: ${cents}`)
  const { group, point } = separatorsOf(locale)
  const digits = Math.abs(cents).toString().padStart(3, '0')
  const yuan = groupDigits(digits.slice(0, -2), group)
  return `${cents < 0 ? '-' : ''}${yuan}${point}${digits.slice(-2)}`
}

/**
 * Yuan text as integer cents: `1,234.5` → `123450`. Thousands separators and surrounding space are
 * ignored; more than two significant decimals, other characters or an unsafe size give `undefined`.
 *
 * @returns integer cents, or `undefined` when the text is not an exact amount
 */
export function parseYuan(text: string): number | undefined {
  const match = YUAN_TEXT.exec(text.trim().replaceAll(',', ''))
  if (!match) return undefined
  const [, sign, yuan = '', fraction = ''] = match
  const cents = Number(yuan + fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return undefined
  return sign && cents !== 0 ? -cents : cents
}

/**
 * A sum of integer cents. One that leaves the safe integers is no number: whoever shows, compares or stores it has to say
 * what becomes of that.
 */
export type CentsSum = number | 'too-large'

/**
 * Sum of integer cents, or of sums of them. It is exact in any order, or `too-large`.
 *
 * @throws RangeError when a part is no whole number
 */
export function sumCents(parts: Iterable<CentsSum>): CentsSum {
  let exact = 0n
  for (const part of parts) {
    if (part === 'too-large') return part
    exact += BigInt(part)
  }
  const sum = Number(exact)
  return Number.isSafeInteger(sum) ? sum : 'too-large'
}
