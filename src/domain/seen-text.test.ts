import { expect, it } from 'vitest'
import { filterText } from './filter-text'

it.each(['\0', '\u200B', '\u2060', '\uFEFF'])(
  'what nobody sees, as %j, is not looked for: no order would be found',
  (unseen) => {
    expect(filterText(` F${unseen}K1${unseen} `)).toBe('FK1')
  },
)
