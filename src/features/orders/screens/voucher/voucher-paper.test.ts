import { msg } from '@lingui/core/macro'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutGaps } from './voucher-paper'

const field = (id: string, isWide?: boolean) => ({ id, label: msg`Code`, text: id, ...(isWide === undefined ? {} : { isWide }) }) // prettier-ignore

/** The lines of a paper, two fields to a line but for the wide ones. */
const wideOf = (pattern: string) =>
  withoutGaps(Array.from(pattern, (kind, at) => field(String(at), kind === 'W')))
    .map(({ isWide }) => (isWide ? 'W' : 'n'))
    .join('')

describe('The fields of a voucher', () => {
  it('fill their lines: one that would stand alone takes the whole line', () => {
    expect(wideOf('Wnnn')).toBe('WnnW')
    expect(wideOf('nWnn')).toBe('WWnn')
    expect(wideOf('n')).toBe('W')
    expect(wideOf('WnnnnWn')).toBe('WnnnnWW')
  })

  it('leave no gap in whatever order they stand', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('W', 'n'), maxLength: 12 }), (pattern) => {
        for (const narrow of wideOf(pattern).split('W')) expect(narrow.length % 2).toBe(0)
      }),
    )
  })
})
