import { beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE, installInExample } from './pack-fixtures'
import { run } from './run'

/** Compiling and packing share the machine with all other tests. */
const LIMIT = 120_000

describe('the suite of another team', () => {
  beforeAll(() => installInExample(), LIMIT)

  test(
    'compiles against the packed types alone, and misspelt names do not',
    async () => {
      const { code, output } = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', EXAMPLE]) // prettier-ignore
      expect([output, code]).toStrictEqual(['', 0])
    },
    LIMIT,
  )

  test(
    'passes in process, against the compiled server',
    async () => {
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', EXAMPLE, '--reporter=json']
      const { code, output } = await run(process.execPath, args)
      expect(output).toContain('"numPassedTests":5')
      expect(code).toBe(0)
    },
    LIMIT,
  )
})
