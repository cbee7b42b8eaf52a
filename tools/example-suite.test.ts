import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ARCHIVE, EXAMPLE, installInExample } from './pack-fixtures'
import { run } from './run'

/** Compiling and packing share the machine with all other tests. */
const LIMIT = 120_000

const read = (path: string) => readFile(path, 'utf8')

describe('what is written down about installing it', () => {
  test('names the archive that is packed, whatever version the project has', async () => {
    const { devDependencies } = JSON.parse(await read(`${EXAMPLE}/package.json`)) as {
      devDependencies: Record<string, string>
    }
    expect(devDependencies['shopaccount-fixtures']).toBe(`file:../../${ARCHIVE}`)
    const pages = [`${EXAMPLE}/README.md`, 'fixtures/testing/README.md', 'fixtures/README.md']
    const texts = await Promise.all(pages.map(read))
    const named = texts.flatMap((text) => text.match(/[^\s`/]+\.tgz/g) ?? [])
    expect(new Set(named)).toStrictEqual(new Set([basename(ARCHIVE)]))
  })

  test('brings the types that its compiler asks for', async () => {
    const { compilerOptions } = JSON.parse(await read(`${EXAMPLE}/tsconfig.json`)) as {
      compilerOptions: { types: string[] }
    }
    const manifest = await read(`${EXAMPLE}/package.json`)
    for (const name of compilerOptions.types) expect(manifest).toContain(`"@types/${name}":`)
  })
})

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

  test(
    'is loaded by CommonJS suites as well',
    async () => {
      const code = `require('node:module').createRequire(${JSON.stringify(resolve(EXAMPLE, 'x.cjs'))})`
      const names = ['playwright', 'vitest'].map(
        (name) => `typeof load('shopaccount-fixtures/${name}').createTest`,
      )
      const script = `const load = ${code}; console.log([${names.join()}].join())`
      const { output } = await run(process.execPath, ['--no-warnings', '-e', script])
      expect(output).toBe('function,function\n')
    },
    LIMIT,
  )

  test(
    'starts the server by the package’s own command, which says what it knows',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'package-bin-'))
      const bin = resolve(EXAMPLE, 'node_modules/shopaccount-fixtures/bin.js')
      const usage = await run(process.execPath, [bin, '--help'])
      expect([usage.code, usage.output]).toStrictEqual([0, expect.stringContaining('--api-only')])
      const without = await run(process.execPath, [bin])
      expect([without.code, without.output]).toStrictEqual([1, 'Name the folder of a built application with --site, or leave it out with --api-only\n']) // prettier-ignore

      const env = { ...process.env, PORT: '0', DATA_FILE: join(folder, 'data.db') }
      const args = [bin, '--api-only', '--scenario', 'queue-of-ten']
      const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
      let told = ''
      for await (const chunk of server.stdout) {
        told += String(chunk)
        if (told.includes('server.ops')) break
      }
      const [url = ''] = /http:\/\/localhost:\d+/.exec(told) ?? []
      // A world of another size is seeded by a thread of its own, whose file has to be in the package.
      const made = await fetch(`${url}/__fixtures/worlds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orders: 7 }),
      })
      expect(made.status).toBe(201)
      server.kill('SIGTERM')
      expect(await once(server, 'exit')).toStrictEqual([0, null])
      await rm(folder, { recursive: true })
    },
    LIMIT,
  )
})
