import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatYuan, parseYuan, sumCents } from './money'

const cents = fc.maxSafeInteger()

/** The same amount, written with arithmetic that can't round. */
function yuanByBigInt(value: number): string {
  const size = BigInt(Math.abs(value))
  const yuan = (size / 100n).toLocaleString('en-US')
  return `${value < 0 ? '-' : ''}${yuan}.${String(size % 100n).padStart(2, '0')}`
}

describe('formatYuan', () => {
  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [1, '0.01'],
    [-1, '-0.01'],
    [10, '0.10'],
    [100, '1.00'],
    [99_999, '999.99'],
    [100_000, '1,000.00'],
    [-123_456_789, '-1,234,567.89'],
    [9_999_999_999, '99,999,999.99'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
    [Number.MIN_SAFE_INTEGER, '-90,071,992,547,409.91'],
  ])('writes %d cents as %s', (value, expected) => {
    expect(formatYuan(value)).toBe(expected)
  })

  it('is exact for every safe integer', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(formatYuan(value)).toBe(yuanByBigInt(value))
      }),
    )
  })

  it('changes the separators for Spanish, and nothing else', () => {
    fc.assert(
      fc.property(cents, (value) => {
        const swapped = { ',': '.', '.': ',' } as Record<string, string>
        const spanish = Array.from(yuanByBigInt(value), (sign) => swapped[sign] ?? sign).join('')
        expect(formatYuan(value, 'es')).toBe(spanish)
        expect(formatYuan(value, 'en')).toBe(yuanByBigInt(value))
      }),
    )
    expect(formatYuan(1_234_567, 'es')).toBe('12.345,67')
  })

  it('refuses what is no amount in cents', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        fc.pre(!Number.isSafeInteger(value))
        expect(() => formatYuan(value)).toThrow(RangeError)
      }),
    )
    expect(() => formatYuan(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError)
  })
})

describe('parseYuan', () => {
  it('reads back every amount that was written, with and without separators', () => {
    fc.assert(
      fc.property(cents, (value) => {
        const text = formatYuan(value)
        expect(parseYuan(text)).toBe(value)
        expect(parseYuan(text.replaceAll(',', ''))).toBe(value)
        expect(parseYuan(`  ${text}\t`)).toBe(value)
      }),
    )
  })

  it('never goes through a float: amounts that a float would round stay exact', () => {
    for (const [text, expected] of [
      ['1.005', undefined],
      ['0.29', 29],
      ['1.15', 115],
      ['4.35', 435],
      ['8.2', 820],
      ['1001.10', 100_110],
      ['90071992547409.91', Number.MAX_SAFE_INTEGER],
      ['90071992547409.90', Number.MAX_SAFE_INTEGER - 1],
    ] as const) {
      expect(parseYuan(text)).toBe(expected)
    }
  })

  it.each([
    ['1', 100],
    ['1.', 100],
    ['1.5', 150],
    ['1.50', 150],
    ['1.5000', 150],
    ['007.10', 710],
    ['0', 0],
    ['-0.01', -1],
    ['-12.3', -1230],
  ])('reads %s as %d cents', (text, expected) => {
    expect(parseYuan(text)).toBe(expected)
  })

  it('knows no negative zero', () => {
    expect(Object.is(parseYuan('-0.00'), 0)).toBe(true)
  })

  it.each([
    '',
    ' ',
    ',',
    '.',
    '-',
    '.5',
    '1.001',
    '1.2.3',
    '+1',
    '--1',
    '1-',
    '1e3',
    '0x10',
    '1 000',
    '¥1',
    '１',
    'NaN',
    'Infinity',
  ])('does not take %j for an amount', (text) => {
    expect(parseYuan(text)).toBeUndefined()
  })

  it('refuses an amount that would not be exact', () => {
    expect(parseYuan('90071992547409.92')).toBeUndefined()
    expect(parseYuan('-90071992547409.92')).toBeUndefined()
    expect(parseYuan('9'.repeat(400))).toBeUndefined()
  })

  it('gives a safe integer or nothing, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[-,.\d]{0,20}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const value = parseYuan(text)
        expect(value === undefined || Number.isSafeInteger(value)).toBe(true)
      }),
    )
  })
})

describe('sumCents', () => {
  it('is nothing for no amounts', () => {
    expect(sumCents([])).toBe(0)
  })

  it('is exact for amounts as orders have them, in any order', () => {
    const amounts = fc.array(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }))
    fc.assert(
      fc.property(amounts, (values) => {
        const exact = Number(values.reduce((sum, value) => sum + BigInt(value), 0n))
        expect(sumCents(values)).toBe(exact)
        expect(sumCents(new Set(values).values())).toBe(sumCents([...new Set(values)].toReversed()))
      }),
    )
  })

  it('is never a number that is not the sum: it is exact, or too large to be', () => {
    fc.assert(
      fc.property(fc.array(cents), (values) => {
        const exact = values.reduce((sum, value) => sum + BigInt(value), 0n)
        const sum = sumCents(values)
        if (sum === 'too-large') expect(Number.isSafeInteger(Number(exact))).toBe(false)
        else expect(BigInt(sum)).toBe(exact)
      }),
    )
  })

  it.each([
    [[Number.MAX_SAFE_INTEGER, 1]],
    [[Number.MIN_SAFE_INTEGER, -1]],
    [[Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
    // One more than the largest safe integer: what comes back from beyond must not have lost a cent there.
    [[Number.MAX_SAFE_INTEGER, 2, -1]],
  ])('says of %j that it is too large, and does not fail', (values) => {
    expect(sumCents(values)).toBe('too-large')
  })

  it('is too large with a part that is', () => {
    const part = sumCents([Number.MAX_SAFE_INTEGER, 1])
    expect(sumCents([part, Number.MIN_SAFE_INTEGER])).toBe('too-large')
  })

  it.each([[[0.5]], [[Number.NaN]]])('refuses %j, which are no amounts', (values) => {
    expect(() => sumCents(values)).toThrow(RangeError)
  })
})
