import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { TEST_LIMIT_MS } from '../src/testing/limits'
import { ARCHIVE, EXAMPLE, installInExample } from './pack-fixtures'
import { run } from './run'

/** Milliseconds for each of its tests, five seconds without: it starts in a process of its own, beside all the others. */
const SUITE_LIMIT_MS = TEST_LIMIT_MS / 2

const read = (path: string) => readFile(path, 'utf8')

const BIN = resolve(EXAMPLE, 'node_modules/shopaccount-fixtures/bin.js')

/** Starts the server by the package's own command. */
async function startServer(...more: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'package-bin-'))
  const env = { ...process.env, PORT: '0', DATA_FILE: join(folder, 'data.db') }
  const args = [BIN, '--api-only', ...more]
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  for await (const chunk of server.stdout) {
    told += String(chunk)
    if (told.includes('server.ops')) break
  }
  const [url = ''] = /http:\/\/localhost:\d+/.exec(told) ?? []
  const end = async () => {
    server.kill('SIGTERM')
    const ended: unknown[] = await once(server, 'exit')
    await rm(folder, { recursive: true })
    return ended
  }
  return { url, end }
}

/** Tests that are well themselves, and fail by what is found out once they are over. No browser opens for them. */
const FAILING_SUITE = `
import { EventEmitter } from 'node:events'
import { test as base } from '@playwright/test'
import { createTest } from '${resolve(EXAMPLE, 'node_modules/shopaccount-fixtures/dist/fixtures/testing/playwright.js')}'

const test = createTest(base)
test.use({ orders: 1 })
test.beforeEach(({ request }) => request.post('/auth/user'))

test('nothing is the matter', () => {})

test('no request meets its fault', ({ world }) =>
  world.faults.set({ call: 'auth/logout', kind: 'status', status: 503 }))

test('its page says something', ({ consoleWatch }) => {
  const context = new EventEmitter()
  consoleWatch.watch(context)
  context.emit('weberror', { error: () => new Error('of the page') })
})
`

interface ReportedResult {
  errors: { message: string }[]
  attachments: { name: string; body?: string }[]
}
interface PlaywrightReport {
  suites: { specs: { title: string; tests: { results: ReportedResult[] }[] }[] }[]
}

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
  beforeAll(() => installInExample())

  test('compiles against the packed types alone, and misspelt names do not', async () => {
    const { code, output } = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', EXAMPLE]) // prettier-ignore
    expect([output, code]).toStrictEqual(['', 0])
  })

  test('passes in process, against the compiled server', async () => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', EXAMPLE, '--reporter=json', `--testTimeout=${SUITE_LIMIT_MS}`] // prettier-ignore
    const { code, output } = await run(process.execPath, args)
    expect(output).toContain('"numPassedTests":5')
    expect(code).toBe(0)
  })

  test('is loaded by CommonJS suites as well', async () => {
    const code = `require('node:module').createRequire(${JSON.stringify(resolve(EXAMPLE, 'x.cjs'))})`
    const names = ['playwright', 'vitest'].map(
      (name) => `typeof load('shopaccount-fixtures/${name}').createTest`,
    )
    const script = `const load = ${code}; console.log([${names.join()}].join())`
    const { output } = await run(process.execPath, ['--no-warnings', '-e', script])
    expect(output).toBe('function,function\n')
  })

  test('starts the server by the package’s own command, which says what it knows', async () => {
    const usage = await run(process.execPath, [BIN, '--help'])
    expect([usage.code, usage.output]).toStrictEqual([0, expect.stringContaining('--api-only')])
    const without = await run(process.execPath, [BIN])
    expect([without.code, without.output]).toStrictEqual([1, 'Name the folder of a built application with --site, or leave it out with --api-only\n']) // prettier-ignore

    const missing = { env: { TMPDIR: resolve(EXAMPLE, 'no-such-folder') } }
    const nowhere = await run(process.execPath, [BIN, '--api-only'], missing)
    expect([nowhere.code, nowhere.output]).toStrictEqual([1, expect.stringMatching(/^TMPDIR \S+no-such-folder can't be written: ENOENT.*\n$/)]) // prettier-ignore

    const { url, end } = await startServer('--scenario', 'queue-of-ten')
    // A world of another size is seeded by a thread of its own, whose file has to be in the package.
    const made = await fetch(`${url}/__fixtures/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orders: 7 }),
    })
    expect(made.status).toBe(201)
    expect(await end()).toStrictEqual([0, null])
  })

  test('has world and journal in the report of a test that fails once it is over, and of no other', async () => {
    await mkdir('.cache', { recursive: true })
    const folder = await mkdtemp('.cache/failing-suite-')
    await writeFile(join(folder, 'a.spec.js'), FAILING_SUITE)
    const { url, end } = await startServer()
    const config = join(folder, 'playwright.config.js')
    await writeFile(config, `export default { workers: 1, use: { baseURL: '${url}' } }`)
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=json', `--timeout=${SUITE_LIMIT_MS}`] // prettier-ignore
    const { output } = await run(process.execPath, args)
    await end()
    await rm(folder, { recursive: true })

    const { suites } = JSON.parse(output) as PlaywrightReport
    const seen = suites
      .flatMap(({ specs }) => specs)
      .map(({ title, tests }) => {
        const { errors = [], attachments = [] } = tests[0]?.results[0] ?? {}
        const [error] = errors.map(({ message }) => message.split('\n')[0])
        const textOf = (name: string) => {
          const { body = '' } = attachments.find((each) => each.name === name) ?? {}
          return Buffer.from(body, 'base64').toString()
        }
        return [title, error, textOf('world').startsWith('World'), textOf('journal').includes('auth/user')] // prettier-ignore
      })
    expect(seen).toStrictEqual([
      ['nothing is the matter', undefined, false, false],
      ['no request meets its fault', 'Error: No request has met these faults:', true, true],
      ['its page says something', 'Error: The console must stay clean:', true, true],
    ])
  })
})
