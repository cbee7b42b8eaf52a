import { describe, expect, test } from 'vitest'
import {
  readMatrixArguments,
  readMutateArguments,
  readShardArguments,
  readSoakArguments,
  readWalkArguments,
} from './arguments'
import { MUTATED } from './mutation/folders'
import { TEST_LIMIT_MS } from '../src/testing/limits'
import { runScript } from './run'

describe('what soak, walk, matrix and mutate are asked for', () => {
  test('is as much as usual when nothing is said', () => {
    expect(readSoakArguments([])).toStrictEqual({ seconds: 600 })
    expect(readWalkArguments([])).toStrictEqual({ steps: '10000', seed: expect.stringMatching(/^\d+$/) as string, workers: '2' }) // prettier-ignore
    expect(readMatrixArguments([])).toMatchObject({ cases: 'all', workers: '2' })
    expect(readMutateArguments([]).map(({ name }) => name)).toStrictEqual(Object.keys(MUTATED))
  })

  test('is read', () => {
    expect(readSoakArguments(['--minutes', '1.5'])).toStrictEqual({ seconds: 90 })
    const walk = ['--steps', '50', '--seed', '0', '--workers', '1']
    expect(readWalkArguments(walk)).toStrictEqual({ steps: '50', seed: '0', workers: '1' })
    const matrix = ['--call', 'detail', '--seed', '5', '--cases', '20', '--grep', 'late', '--workers', '1'] // prettier-ignore
    expect(readMatrixArguments(matrix)).toStrictEqual({ call: 'detail', seed: '5', cases: '20', grep: 'late', workers: '1' }) // prettier-ignore
    expect(readMutateArguments(['rules', 'api'])).toMatchObject([
      { name: 'rules' },
      { name: 'api' },
    ])
  })
})

test('which part of the browser tests is read, with what goes on to Playwright', () => {
  expect(readShardArguments(['2/4', '--workers', '1'])).toStrictEqual({
    current: 2,
    all: 4,
    more: ['--workers', '1'],
  })
  expect(readShardArguments(['--record'])).toBe('record')
})

describe('soak, walk, matrix, mutate and shard refuse', () => {
  const readers = { soak: readSoakArguments, walk: readWalkArguments, matrix: readMatrixArguments, mutate: readMutateArguments, shard: readShardArguments } // prettier-ignore

  test.each([
    ['soak', ['--minutes', '1,5'], '--minutes must be a number above 0 such as 10 or 1.5, not "1,5"'],
    ['soak', ['--minutes', '0'], 'not "0"'],
    ['soak', ['--minutes', ''], 'not ""'],
    ['soak', ['--minuts', '5'], "Unknown option '--minuts'. Known: npm run soak -- [--minutes N]"],
    ['walk', ['--steps', 'x'], '--steps must be a whole number from 1 on, not "x"'],
    ['walk', ['--steps', '0'], '--steps must be'],
    ['walk', ['--seed', '1.5'], '--seed must be a whole number from 0 on'],
    ['walk', ['--workers', '0'], '--workers must be'],
    ['walk', ['50'], "Unexpected argument '50'"],
    ['matrix', ['--call', 'nope'], 'There is no call nope.'],
    ['matrix', ['--call', 'auth/usr'], 'Did you mean auth/user?'],
    ['matrix', ['--call', 'site/script'], 'There is no call site/script.'],
    ['matrix', ['--cases', 'x'], '--cases must be a whole number from 1 on, not "x"'],
    ['matrix', ['--seed', '5'], 'say how many with --cases N'],
    ['matrix', ['--seed', 'x', '--cases', '5'], '--seed must be'],
    ['mutate', ['rules', 'rule'], 'There is no folder rule. Did you mean rules?'],
    ['mutate', ['--help'], 'There is no folder --help. Known: domain, api,'],
    ['mutate', ['toString'], 'There is no folder toString.'],
    ['shard', [], 'Which part of how many? npm run test:shard -- 1/4 or --record, not ""'],
    ['shard', ['--help'], 'not "--help"'],
    ['shard', ['5/4'], 'not "5/4"'],
    ['shard', ['0/4'], 'not "0/4"'],
    ['shard', ['--record', 'extra'], '--record stands alone, without "extra"'],
  ] as const)('%s %j', (tool, args, reason) => {
    expect(() => readers[tool]([...args])).toThrow(reason)
  }) // prettier-ignore

  test('in one line, before anything is built', async () => {
    const wrong = ['--minutes', '1,5']
    const { code, output } = await runScript('tools/soak.ts', wrong, { limit: TEST_LIMIT_MS / 2 })
    expect(output).toBe('--minutes must be a number above 0 such as 10 or 1.5, not "1,5"\n')
    expect(code).toBe(2)
  })

  test.each([
    ['tools/shard.ts', ['--help'], 'Which part of how many?'],
    ['e2e/bench/run.ts', ['--roundz', '3'], "Unknown option '--roundz'. Known: npm run bench"],
    ['e2e/bench/run.ts', ['times', '--compare', 'nosuchref'], 'There is no commit nosuchref'],
  ])('%s %j, with the same code', async (script, args, reason) => {
    const { code, output } = await runScript(script, args, { limit: TEST_LIMIT_MS / 2 })
    expect(output).toMatch(/^.+\n$/)
    expect(output).toContain(reason)
    expect(code).toBe(2)
  })
})
