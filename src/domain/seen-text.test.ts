import { expect, it } from 'vitest'
import { seenText } from './seen-text'

it.each(['\0', '\u200B', '\u2060', '\uFEFF'])(
  'what nobody sees, as %j, is neither looked for nor sent',
  (unseen) => {
    expect(seenText(` F${unseen}K1${unseen} ${unseen}`)).toBe('FK1')
    expect(seenText(`${unseen} ${unseen}`)).toBe('')
  },
)

it('what joins signs stays: without it they are others', () => {
  for (const text of ['👩‍💻', 'می‌خواهم']) expect(seenText(text)).toBe(text)
})
