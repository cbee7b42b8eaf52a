import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCapitalYuan } from './capital-numerals'

const DIGITS = new Map(Array.from('零壹贰叁肆伍陆柒捌玖', (digit, value) => [digit, BigInt(value)]))
const PLACES = new Map([
  ['拾', 10n],
  ['佰', 100n],
  ['仟', 1000n],
])

/** Reads a whole number by splitting at its largest unit; knows nothing of how it was written. */
function readNumber(text: string): bigint {
  for (const [unit, size] of [
    ['亿', 100_000_000n],
    ['万', 10_000n],
  ] as const) {
    const at = text.lastIndexOf(unit)
    if (at >= 0) return readNumber(text.slice(0, at)) * size + readNumber(text.slice(at + 1))
  }
  let sum = 0n
  let pending = 0n
  for (const sign of text) {
    const place = PLACES.get(sign)
    const value = DIGITS.get(sign)
    if (place !== undefined) {
      sum += pending * place
      pending = 0n
    } else if (value === undefined) {
      throw new Error(`${sign} is no numeral`)
    } else {
      pending = value
    }
  }
  return sum + pending
}

/** Cents of an amount in capital numerals. */
function readCapitals(text: string): bigint {
  const match = /^(负?)(?:(.+)元)?零?(?:(.)角)?(?:(.)分)?整?$/.exec(text)
  if (!match) throw new Error(`${text} is no amount`)
  const [, sign, yuan = '零', jiao = '零', fen = '零'] = match
  const cents = readNumber(yuan) * 100n + readNumber(jiao) * 10n + readNumber(fen)
  return sign ? -cents : cents
}

/** Amounts of every length, many of their digits zero. */
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 9e15 }),
  fc
    .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9 })), {
      minLength: 1,
      maxLength: 15,
    })
    .map((digits) => Number(digits.join(''))),
)

const positiveAmounts = amounts.filter((cents) => cents > 0)

describe('capital numerals', () => {
  test.each([
    [0, '零元整'],
    [1, '壹分'],
    [5, '伍分'],
    [10, '壹角整'],
    [15, '壹角伍分'],
    [100, '壹元整'],
    [101, '壹元零壹分'],
    [110, '壹元壹角整'],
    [1000, '壹拾元整'],
    [1005, '壹拾元零伍分'],
    [1050, '壹拾元零伍角整'],
    [10_000, '壹佰元整'],
    [10_100, '壹佰零壹元整'],
    [100_000, '壹仟元整'],
    [100_100, '壹仟零壹元整'],
    [101_000, '壹仟零壹拾元整'],
    [1_000_000, '壹万元整'],
    [1_000_100, '壹万零壹元整'],
    [1_010_000, '壹万零壹佰元整'],
    [10_100_000, '壹拾万壹仟元整'],
    [100_000_000, '壹佰万元整'],
    [123_456_789, '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分'],
    [9_999_999_999, '玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    [10_000_000_000, '壹亿元整'],
    [10_000_000_001, '壹亿元零壹分'],
    [10_000_000_100, '壹亿零壹元整'],
    [10_000_100_000, '壹亿零壹仟元整'],
    [10_100_000_000, '壹亿零壹佰万元整'],
    [100_010_000_000, '壹拾亿零壹拾万元整'],
    [110_000_000_000, '壹拾壹亿元整'],
    [101_000_000_000, '壹拾亿壹仟万元整'],
    [1_000_100_010_001, '壹佰亿零壹佰万零壹佰元零壹分'],
    [100_000_000_000_000, '壹万亿元整'],
    [100_000_000_000_100, '壹万亿零壹元整'],
    [100_100_000_000_000, '壹万零壹拾亿元整'],
    [Number.MAX_SAFE_INTEGER, '玖拾万零柒佰壹拾玖亿玖仟贰佰伍拾肆万柒仟肆佰零玖元玖角壹分'],
    [-1, '负壹分'],
    [-100_500, '负壹仟零伍元整'],
  ])('%d cents are %s', (cents, text) => {
    expect(toCapitalYuan(cents)).toBe(text)
  })

  test.each([
    [140_950, '壹仟肆佰零玖元伍角整'],
    [600_714, '陆仟零柒元壹角肆分'],
    [168_032, '壹仟陆佰捌拾元零叁角贰分'],
    [10_700_053, '壹拾万柒仟元零伍角叁分'],
    [1_640_902, '壹万陆仟肆佰零玖元零贰分'],
    [32_504, '叁佰贰拾伍元零肆分'],
  ])('The example of the rules of the central bank with %d cents is %s', (cents, text) => {
    expect(toCapitalYuan(cents)).toBe(text)
  })

  test('Read back they give the same cents', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (size, isNegative) => {
        const cents = isNegative && size !== 0 ? -size : size
        expect(readCapitals(toCapitalYuan(cents))).toBe(BigInt(cents))
      }),
      { numRuns: 2000 },
    )
  })

  test('Two amounts never read the same', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 9_000_000 }), (cents, more) => {
        expect(toCapitalYuan(cents)).not.toBe(toCapitalYuan(cents + more))
      }),
    )
  })

  test('零 never stands twice, first, last or before a unit; 整 never follows 分', () => {
    fc.assert(
      fc.property(positiveAmounts, (cents) => {
        const text = toCapitalYuan(cents)
        expect(text).not.toMatch(/^零|零零|零$|零[元角分万亿拾佰仟]|分整/)
        expect(text).toMatch(/[整分]$/)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (value) => {
    expect(() => toCapitalYuan(value)).toThrow(RangeError)
  })

  test('Negative zero is nothing', () => {
    expect(toCapitalYuan(-0)).toBe('零元整')
  })
})
