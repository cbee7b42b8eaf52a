import { describe, expect, test } from 'vitest'
import { dropUnusedPalettes } from './unused-palettes'

/** A sheet with one rule; gives the names of the declarations that are left of it. */
function left(rule: Record<string, string>, ...texts: string[]): string[] {
  const names = new Set(Object.keys(rule))
  const walkDecls = (
    visit: (declaration: { prop: string; value: string; remove: () => void }) => void,
  ) => {
    for (const prop of Object.keys(rule)) {
      visit({ prop, value: rule[prop] ?? '', remove: () => names.delete(prop) })
    }
  }
  dropUnusedPalettes({ walkDecls }, texts)
  return [...names]
}

const PALETTES = {
  '--mantine-color-red-6': '#fa5252',
  '--mantine-color-red-light-hover': 'rgba(250, 82, 82, 0.15)',
  '--mantine-color-red-outline': 'var(--mantine-color-red-6)',
  '--mantine-color-pink-6': '#e64980',
  '--mantine-color-pink-text': 'var(--mantine-color-pink-6)',
}
const RED = ['--mantine-color-red-6', '--mantine-color-red-light-hover']

describe('Of the palettes in a style sheet', () => {
  test('none stays that only refers to itself', () => {
    expect(left(PALETTES)).toEqual([])
  })

  test.each([
    ['a colour of a component', `color="red"`],
    ['one shade of it', `c={'red.6'}`],
    ['a choice of tones', `failure: 'red',`],
    ['a variable in another sheet', `border-color: var(--mantine-color-red-6);`],
  ])('the whole of one stays that is named by %s', (_how, text) => {
    expect(left(PALETTES, text)).toEqual(RED)
  })

  test('one stays that another rule of the sheet refers to', () => {
    const rule = { ...PALETTES, '--mantine-color-error': 'var(--mantine-color-red-6)' }
    expect(left(rule)).toEqual([...RED, '--mantine-color-error'])
  })

  test('what outlines need stays where a component has one', () => {
    expect(left(PALETTES, `color="red" variant="outline"`)).toEqual([
      ...RED,
      '--mantine-color-red-outline',
    ])
  })

  test('a word that only begins like it names none', () => {
    expect(left(PALETTES, `'redo' 'pinkish' --mantine-color-reddish-6`)).toEqual([])
  })

  test('what is no palette stays', () => {
    const rule = { '--mantine-color-dimmed': 'gray', '--mantine-color-default-hover': 'gray' }
    expect(left(rule)).toEqual(Object.keys(rule))
  })
})
