import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { separatorsOf } from '@/domain/written-number'
import { cleanNumber, groupThousands, ungroupThousands } from './number-text'
import { typedText, type ShownNumber } from './typed-text'

const MONEY = { decimals: 2, min: 1, max: 9_999_999_999 }
const resting = (value: string, locale: string): ShownNumber => ({
  shown: groupThousands(value, separatorsOf(locale)),
  plain: (piece) => ungroupThousands(piece, separatorsOf(locale)),
  typed: undefined,
})
const beingTyped = (typed: string): ShownNumber => ({
  shown: cleanNumber(typed, MONEY),
  plain: (piece) => piece,
  typed,
})
/** What stands there after a change of `shown`, as a browser tells it. */
const change = (shown: string, start: number, end: number, added: string) => ({
  text: shown.slice(0, start) + added + shown.slice(end),
  start,
  end,
})

describe('typedText', () => {
  it('keeps every character that is typed one behind the other, whatever the field shows of it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }), (text) => {
        const characters = Array.from(text)
        let typed: string | undefined
        for (const character of characters) {
          const before = typed === undefined ? resting('', 'zh') : beingTyped(typed)
          const { length } = before.shown
          typed = typedText(before, change(before.shown, length, length, character), MONEY)
        }
        expect(typed).toBe(text)
      }),
    )
  })

  it('is what was pasted over all of it', () => {
    for (const locale of ['zh', 'es']) {
      const before = resting('1234.50', locale)
      const edit = change(before.shown, 0, before.shown.length, '1.234,5')
      expect(typedText(before, edit, MONEY)).toBe('1.234,5')
    }
  })

  it('does not take the separators that the field shows for typed ones', () => {
    for (const locale of ['zh', 'es']) {
      const before = resting('1234.50', locale)
      expect(typedText(before, change(before.shown, 3, 3, '9'), MONEY)).toBe('12934.50')
      expect(typedText(before, change(before.shown, 8, 8, '7'), MONEY)).toBe('1234.507')
      expect(typedText(before, change(before.shown, 7, 8, ''), MONEY)).toBe('1234.5')
    }
  })

  it('takes back what is taken away at the end, and no more', () => {
    const before = beingTyped('12,50')
    expect(typedText(before, change('1250', 3, 4, ''), MONEY)).toBe('12,5')
    expect(typedText(beingTyped('12,'), change('12', 1, 2, ''), MONEY)).toBe('1')
    expect(typedText(before, change('1250', 0, 1, ''), MONEY)).toBe('250')
    expect(typedText(before, change('1250', 0, 4, ''), MONEY)).toBe('')
  })
})
