import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { separatorsOf } from '@/domain/written-number'
import {
  clampNumber,
  cleanNumber,
  groupThousands,
  scaledNumber,
  ungroupThousands,
  unscaledNumber,
} from './number-text'

const MONEY = { decimals: 2, min: 1, max: 9_999_999_999 }
const SIGNED = { decimals: 1, min: -100, max: 100 }
const WHOLE = { decimals: 0, min: 0, max: 99 }

describe('cleanNumber', () => {
  it.each([
    ['1,234.56', '1234.56'],
    ['￥ 1 234.5元', '1234.5'],
    ['１２．３４', '12.34'],
    ['12。5', '12.5'],
    ['1.239', '1.23'],
    ['1.2.3', '1.23'],
    ['007', '7'],
    ['0.5', '0.5'],
    ['0', '0'],
    ['.5', '.5'],
    ['12.', '12.'],
    ['-5', '5'],
    ['abc', ''],
    ['', ''],
  ])('%s → %s', (typed, cleaned) => {
    expect(cleanNumber(typed, MONEY)).toBe(cleaned)
  })

  it('keeps a minus in front where negative numbers are allowed, and no point without decimals', () => {
    expect(cleanNumber('−3.55', SIGNED)).toBe('-3.5')
    expect(cleanNumber('3-5', SIGNED)).toBe('35')
    expect(cleanNumber('12.9', WHOLE)).toBe('12')
  })

  it('leaves alone what is clean, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const cleaned = cleanNumber(typed, MONEY)
        expect(cleanNumber(cleaned, MONEY)).toBe(cleaned)
        expect(cleaned).toMatch(/^\d*(\.\d{0,2})?$/)
      }),
    )
  })
})

describe('scaledNumber and unscaledNumber', () => {
  it('are each other’s inverse', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(4), (scaled, decimals) => {
        expect(scaledNumber(unscaledNumber(scaled, decimals), decimals)).toBe(scaled || 0)
      }),
    )
  })

  it.each([
    ['', undefined],
    ['.', undefined],
    ['12.', 1200],
    ['.5', 50],
    ['1.234', undefined],
    ['90071992547409.93', undefined],
  ])('reads %s as %s', (text, scaled) => {
    expect(scaledNumber(text, 2)).toBe(scaled)
  })
})

describe('clampNumber', () => {
  it.each([
    ['0', '0.01'],
    ['5', '5.00'],
    ['100000000', '99999999.99'],
    ['99999999999999999999', '99999999.99'],
    ['.', ''],
    ['', ''],
  ])('%s → %s', (text, clamped) => {
    expect(clampNumber(text, MONEY)).toBe(clamped)
  })

  it('always ends between the limits', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const clamped = clampNumber(cleanNumber(typed, SIGNED), SIGNED)
        const scaled = scaledNumber(clamped, 1)
        expect(clamped === '' || (scaled !== undefined && scaled >= -100 && scaled <= 100)).toBe(
          true,
        )
      }),
    )
  })
})

it('ungroupThousands reads back what groupThousands writes, in every language', () => {
  expect(groupThousands('1234567.50', separatorsOf('es'))).toBe('1.234.567,50')
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('zh', 'en', 'es'), (scaled, locale) => {
      const text = unscaledNumber(scaled, 2)
      const separators = separatorsOf(locale)
      expect(ungroupThousands(groupThousands(text, separators), separators)).toBe(text)
    }),
  )
})

it('groupThousands writes what cleanNumber reads back', () => {
  expect(groupThousands('1234567.50')).toBe('1,234,567.50')
  fc.assert(
    fc.property(fc.nat(), (scaled) => {
      const text = unscaledNumber(scaled, 2)
      expect(cleanNumber(groupThousands(text), MONEY)).toBe(text)
    }),
  )
})
