import { describe, expect, test } from 'vitest'
import { FIXTURE_PARTS, readBenchArguments, UI_PARTS } from './bench-arguments'

describe('what the bench is asked for', () => {
  test('is all of the application, seven times, unless told otherwise', () => {
    expect(readBenchArguments([])).toStrictEqual({
      parts: UI_PARTS,
      rounds: 7,
      compare: undefined,
    })
  })

  test('may be single parts and groups, each once and in their order', () => {
    const { parts } = readBenchArguments(['leaks', 'fixtures:million', 'times', 'leaks'])
    expect(parts).toStrictEqual(['times', 'leaks', 'fixtures:million'])
    expect(readBenchArguments(['fixtures', 'fixtures:start']).parts).toStrictEqual(FIXTURE_PARTS)
    expect(readBenchArguments(['ui', 'fixtures']).parts).toStrictEqual([
      ...UI_PARTS,
      ...FIXTURE_PARTS,
    ])
  })

  test('may be beside another commit, and in other rounds', () => {
    const request = readBenchArguments(['times', '--rounds', '3', '--compare', 'main~2'])
    expect(request).toStrictEqual({ parts: ['times'], rounds: 3, compare: 'main~2' })
  })
})

describe('a bad argument', () => {
  test.each([
    [['leak'], 'There is no part leak. Did you mean leaks?'],
    [['--round', '3'], /^Unknown option '--round'\. Known: npm run bench -- /],
    [['--rounds', '0'], '--rounds must be a whole number from 1 to 100, not "0"'],
    [['--rounds', '2.5'], '--rounds must be a whole number from 1 to 100, not "2.5"'],
    [['--compare'], /argument missing/],
    [['--compare', ''], '--compare needs a commit: npm run bench -- --compare main'],
    [['--compare=--output=x'], '--compare needs a commit: npm run bench -- --compare main'],
    [['fixtures', '--compare', 'main'], '--compare is for parts of the application, not of the server'],
  ] as const)('%j is refused with its reason', (args, reason) => {
    expect(() => readBenchArguments(args)).toThrow(reason)
  }) // prettier-ignore
})
