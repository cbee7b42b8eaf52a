import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bareName } from '../../fixtures/rules/bare-name'
import { seenName } from './seen-name'

/** Parts of names that joiners may stand between, or must not. */
const PARTS = [
  '\u200C',
  '\u200D',
  '\u202E',
  '\u200B',
  '👨',
  '❤',
  '\uFE0F',
  '\u{1F3FD}',
  'می',
  'क्',
  '报',
  'e',
  'p',
  '.',
  '．',
  '-',
  '1',
]

it.each([
  ['报销👨\u200D👩\u200D👧.png'],
  ['❤\uFE0F\u200D🔥.png'],
  ['👩\u{1F3FD}\u200D🚀.jpg'],
  ['می\u200Cخواهم.pdf'],
  ['क्\u200Dष.pdf'],
])('Joiners that change what is seen stay: %j', (name) => {
  expect(seenName(name)).toBe(name)
  expect(bareName(name)).toBe(name)
})

it.each([
  // By its looks it would be a picture.
  ['a.p\u200Dng', 'a.png'],
  ['a.\u200Dexe', 'a.exe'],
  ['می\u200C.exe', 'می.exe'],
  ['👨\u200D.exe', '👨.exe'],
  ['می\u200C．png', 'می．png'],
  ['\u200D👨.png', '👨.png'],
  ['👨.png\u200D', '👨.png'],
  ['می\u200C\u200Cخ.pdf', 'میخ.pdf'],
  ['می\u200C\u202Eخ.pdf', 'میخ.pdf'],
  ['invoice\u202Egnp.exe', 'invoicegnp.exe'],
])('Of what nobody sees %j keeps nothing', (name, seen) => {
  expect(seenName(name)).toBe(seen)
  expect(bareName(name)).toBe(seen)
})

it('A name as one sees it is the same seen again, and ends as it does without joiners', () => {
  const ending = (name: string) => /\.[^.]*$/.exec(name)?.[0].replaceAll(/[^\p{ASCII}]/gu, '?')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS)), (parts) => {
      const seen = seenName(parts.join(''))
      expect(seenName(seen)).toBe(seen)
      expect(bareName(parts.join(''))).toBe(seen.trim())
      expect(ending(seen.replaceAll(/[\u200C\u200D]/g, ''))).toBe(
        ending(parts.join('').replaceAll(/\p{Cf}/gu, '')),
      )
      expect(seen).not.toMatch(/[\p{ASCII}．][\u200C\u200D]|[\u200C\u200D][\p{ASCII}．]/u)
    }),
  )
})
