import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalCode } from './normal-code'

describe('normalCode', () => {
  it.each([
    'FK20261112',
    'fk20261112',
    'ＦＫ２０２６１１１２',
    'ｆｋ20261112',
    ' FK20261112\n',
    'FK20261112\u200B',
    '\uFEFFFK2026\u20601112',
    '“fk20261112”',
    'FK20261112，',
    'FK20261112。',
  ])('has %j as the server has it', (typed) => {
    expect(normalCode(typed)).toBe('FK20261112')
  })

  it('is nothing where nothing is typed that could be seen', () => {
    for (const typed of ['', '  ', '\u200B', '，']) expect(normalCode(typed)).toBe('')
  })

  it('makes no one code of several', () => {
    expect(normalCode('fk1，fk2')).toBe('FK1 FK2')
  })

  it('leaves what it has made as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalCode(normalCode(text))).toBe(normalCode(text))
      }),
    )
  })
})
