import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { claimDataFile, prepareDataFile } from '../fixtures/cli/data-file'
import { listen } from '../fixtures/cli/listen'
import { TEST_LIMIT_MS } from '../src/testing/limits'

const folder = mkdtempSync(join(tmpdir(), 'start-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  code: unknown
  stdout: string
  stderr: string
}

/** What `npm start` does with arguments behind it. A build would be shown on stdout. */
async function start(args: string, env: Record<string, string> = {}): Promise<Ended> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } } // prettier-ignore
  const settings = { PORT: '0', DATABASE_URL: '', BACKEND_ORIGIN: '', DATA_FILE: join(folder, 'missing.db') } // prettier-ignore
  const options = { env: { ...process.env, ...settings, ...env }, timeout: TEST_LIMIT_MS / 2 }
  return new Promise((done) => {
    execFile('sh', ['-c', `${scripts.start} ${args}`], options, (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, stdout, stderr }),
    )
  })
}

test('npm start says before it builds what it does not understand', async () => {
  const { code, stdout, stderr } = await start('--ordres 5')
  expect([code, stdout]).toStrictEqual([1, ''])
  expect(stderr).toMatch(/^Unknown option '--ordres'\. Known arguments: --reset, .+\n$/)
  expect(await start('--scenario nothing-like-it')).toMatchObject({ code: 1, stdout: '' })
})

test('npm start says before it builds that its port is taken', async () => {
  const other = await listen(() => undefined, '127.0.0.1', 0)
  const { port } = new URL(other.url)
  expect(await start('', { PORT: port })).toStrictEqual({
    code: 1,
    stdout: '',
    stderr: `127.0.0.1:${port} is already in use: choose another with PORT\n`,
  })
  await other.close()
})

test('npm start says before it builds that another server has its data, which stay as they are', async () => {
  const file = join(folder, 'shared.db')
  prepareDataFile({ dataFile: file, reset: false, orders: 3 }, () => undefined).release()
  const claimed = claimDataFile({ dataFile: file, reset: false, orders: undefined })
  const { code, stdout, stderr } = await start('--reset', { DATA_FILE: file })
  expect([code, stdout]).toStrictEqual([1, ''])
  expect(stderr).toMatch(/ is in use by another server: .+\n$/)
  expect(claimed.prepare(() => undefined).orders).toBe(3)
  claimed.release()
})

test('npm start -- --help builds nothing', async () => {
  const { code, stdout, stderr } = await start('--help')
  expect([code, stderr]).toStrictEqual([0, ''])
  expect(stdout).toMatch(/^A backend with data/)
})
