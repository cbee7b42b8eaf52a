import { expect, test } from 'vitest'
import { dealFiles, durationsOf } from './shards'

test('files are dealt out so that all shards take about as long, and each runs once', () => {
  const durations = { 'a.spec.ts': 60, 'b.spec.ts': 50, 'c.spec.ts': 40, 'd.spec.ts': 30, 'e.spec.ts': 20, 'f.spec.ts': 10 } // prettier-ignore
  const files = Object.keys(durations)
  expect(dealFiles(files, durations, 2)).toStrictEqual([
    ['a.spec.ts', 'd.spec.ts', 'e.spec.ts'],
    ['b.spec.ts', 'c.spec.ts', 'f.spec.ts'],
  ])
  for (const count of [1, 3, 4, 9]) {
    const shards = dealFiles(files, durations, count)
    expect(shards).toHaveLength(count)
    expect(shards.flat().toSorted()).toStrictEqual(files)
  }
})

test('the order in which files are found changes nothing, and a new one counts as the median', () => {
  const durations = { 'a.spec.ts': 60, 'b.spec.ts': 5, 'c.spec.ts': 5, 'gone.spec.ts': 900 }
  const files = ['a.spec.ts', 'b.spec.ts', 'c.spec.ts', 'new.spec.ts']
  expect(dealFiles(files.toReversed(), durations, 2)).toStrictEqual(dealFiles(files, durations, 2))
  expect(dealFiles(files, durations, 2)[1]).toStrictEqual(['b.spec.ts', 'c.spec.ts', 'new.spec.ts'])
})

test('durations are those of each test once, whatever it was repeated', () => {
  const runs = (...ms: number[]) => ({ tests: ms.map((duration) => ({ results: [{ duration }] })) })
  const suites = [
    { file: 'b.spec.ts', specs: [runs(1000, 3000)], suites: [{ specs: [runs(500)] }] },
    { file: '../examples/a.spec.ts', specs: [runs(70)], suites: [] },
  ]
  expect(durationsOf({ suites }, (file) => `e2e/${file}`)).toStrictEqual({
    'e2e/../examples/a.spec.ts': 0.1,
    'e2e/b.spec.ts': 2.5,
  })
  expect(() => durationsOf({ stats: {} }, String)).toThrow()
})
