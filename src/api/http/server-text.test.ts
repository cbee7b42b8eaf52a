import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstCharacters, isHtmlDocument, isMarkup } from './server-text'

describe('firstCharacters', () => {
  it('counts characters, not code units, and never splits one', () => {
    expect(firstCharacters('👍'.repeat(300))).toBe('👍'.repeat(200))
    expect(firstCharacters('a' + '👍'.repeat(300))).toBe('a' + '👍'.repeat(199))
  })

  it('has nothing to say of nothing', () => {
    expect(firstCharacters(undefined)).toBeUndefined()
    expect(firstCharacters('  \n ')).toBeUndefined()
  })

  it('is the beginning of the text, at most 200 code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 150, maxLength: 400 }), (text) => {
        const first = firstCharacters(text)
        const expected = Array.from(text.trim()).slice(0, 200).join('')
        expect(first ?? '').toBe(expected)
      }),
    )
  })
})

describe('isMarkup', () => {
  it.each(['<b>no</b>', 'one<br>two', 'a <a href="/x">link</a>', '<P>x</P>'])('%s', (text) => {
    expect(isMarkup(text)).toBe(true)
  })

  it.each(['List<String> is empty', 'a < b', 'Map<A, B>', '</script>', 'plain'])('%s', (text) => {
    expect(isMarkup(text)).toBe(false)
  })
})

describe('isHtmlDocument', () => {
  it('knows a page from a text', () => {
    expect(isHtmlDocument('\n<!DOCTYPE html><html>')).toBe(true)
    expect(isHtmlDocument('<html lang="en">')).toBe(true)
    expect(isHtmlDocument('<b>no</b>')).toBe(false)
    expect(isHtmlDocument('java.lang.IllegalStateException')).toBe(false)
  })
})
