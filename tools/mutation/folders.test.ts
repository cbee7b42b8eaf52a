import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MUTATED, scoreOf } from './folders'

describe('the folders that mistakes are planted in', () => {
  it.each(Object.entries(MUTATED))('%s is there, and has tests', (_, { mutate, tests }) => {
    for (const pattern of [...mutate, ...tests]) {
      expect(existsSync(pattern.replace(/^!/, '').replace(/\/\*\*.*$/, '')), pattern).toBe(true)
    }
    expect(mutate.some((pattern) => pattern.startsWith('!'))).toBe(true)
  })
})

describe('a score', () => {
  const report = (...statuses: string[]) => ({
    files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) }, 'b.ts': { mutants: [] } },
  })

  it('is of what a test comes by', () => {
    const mixed = report('Killed', 'Timeout', 'Killed', 'Survived', 'Ignored', 'RuntimeError')
    expect(scoreOf(mixed)).toEqual({ score: 75, killed: 3, survived: 1, uncovered: 0 })
    expect(scoreOf(report('NoCoverage', 'Killed'))).toMatchObject({ score: 100, uncovered: 1 })
    expect(scoreOf(report())).toMatchObject({ score: 0 })
  })
})
