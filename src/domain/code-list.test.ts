import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCodeList, isTooManyCodes, MOST_CODES, splitCodes } from './code-list'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `FK${index}`)

describe('splitCodes', () => {
  it.each([
    '\n',
    '\r\n',
    '\t',
    ' ',
    ',',
    '，',
    '、',
    ';',
    '；',
    '　',
    ', ',
    ' ;\n',
    '/',
    '|',
    '。',
    '\uFEFF\n',
  ])('takes %j for what parts codes', (separator) => {
    expect(splitCodes(`FK2${separator}FK1${separator}KK3${separator}`)).toEqual([
      'FK2',
      'FK1',
      'KK3',
    ])
  })

  it.each([
    '\u200BFK1',
    'FK\u20601',
    '\uFEFFFK1',
    '\u202AFK1\u202C',
    'ＦＫ１',
    '"FK1"',
    '“FK1”',
    'FK1。',
  ])('reads %j as people see it', (pasted) => {
    expect(splitCodes(pasted)).toEqual(['FK1'])
    expect(splitCodes(`FK2,${pasted}`)).toEqual(['FK2', 'FK1'])
  })

  it('has each code once, where it stood first, however it is written', () => {
    expect(splitCodes('FK2,FK1,FK2,fk1')).toHaveLength(2)
    expect(splitCodes('FK2,FK1,FK2')).toEqual(['FK2', 'FK1'])
  })

  it('finds in a written list what it was written from', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const codes = splitCodes(text)
        expect(splitCodes(codes.join(','))).toEqual(codes)
      }),
    )
  })
})

describe('a list of codes', () => {
  it('is several of them', () => {
    expect(isCodeList('FK1,FK2')).toBe(true)
    for (const text of ['FK1', '', undefined, 10]) expect(isCodeList(text)).toBe(false)
  })

  it('is too long from the 51st on', () => {
    expect(isTooManyCodes(numbered(MOST_CODES).join('\n'))).toBe(false)
    expect(isTooManyCodes(numbered(MOST_CODES + 1).join('\n'))).toBe(true)
    expect(isTooManyCodes(`${numbered(MOST_CODES).join(',')},fk1`)).toBe(false)
    expect(isTooManyCodes('x'.repeat(2001))).toBe(true)
  })
})
