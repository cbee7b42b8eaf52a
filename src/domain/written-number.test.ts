import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount } from './written-number'

describe('formatCount', () => {
  it.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [1000, '1,000', '1000'],
    [9999, '9,999', '9999'],
    [10_000, '10,000', '10.000'],
    [1_234_567, '1,234,567', '1.234.567'],
  ])('writes %d as %s, in Spanish as %s', (count, plain, spanish) => {
    expect(formatCount(count, 'zh')).toBe(plain)
    expect(formatCount(count, 'en')).toBe(plain)
    expect(formatCount(count, 'es')).toBe(spanish)
  })

  it('is what the browser itself would write', () => {
    const written = ['zh', 'en', 'es'].map((locale) => new Intl.NumberFormat(locale))
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        for (const format of written) {
          expect(formatCount(count, format.resolvedOptions().locale)).toBe(format.format(count))
        }
      }),
    )
  })
})
