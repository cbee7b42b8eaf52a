import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { TEST_LIMIT_MS } from '../src/testing/limits'
import { run } from './run'

const folder = mkdtempSync(join(tmpdir(), 'run-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const node = (code: string, options = {}) => run(process.execPath, ['-e', code], options)

test('A command tells its exit code and both of its streams', async () => {
  const told = await node('console.log("out"); console.error("err"); process.exitCode = 3')
  expect(told.code).toBe(3)
  expect(told.output).toContain('out\n')
  expect(told.output).toContain('err\n')
})

test('A command that yields has a lower priority than this one, and so has what it starts', async () => {
  const isGiven = join(folder, 'priority-is-given')
  // It starts nothing before it has its priority. A shell, for it gets next to nothing of a busy machine.
  const code = `until [ -e '${isGiven}' ]; do sleep 0.1; done; nice`
  const yielding = run('sh', ['-c', code], { isYielding: true, limit: TEST_LIMIT_MS })
  writeFileSync(isGiven, '')
  const plain = await run('nice', [])
  expect(Number((await yielding).output)).toBeGreaterThan(Number(plain.output))
})

test('A command that is not there has failed with the reason', async () => {
  const { code, output } = await run('no-such-command-here', [])
  expect(code).toBe(1)
  expect(output).toContain('ENOENT')
})

test('What hangs is ended at its time limit with all that it has started', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => {
    shown.mockRestore()
    // Nothing lives on, wherever the test has ended.
    vi.advanceTimersByTime(20_000)
    vi.useRealTimers()
  })
  const child = "console.log('started'); setInterval(() => undefined, 1000)"
  const parent = `
    const { spawn } = require('node:child_process')
    spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })
    setInterval(() => undefined, 1000)`
  const ended = node(parent, { limit: 8000, isShown: true })
  // However long that takes, the limit is not before it.
  await expect.poll(() => shown.mock.calls.join()).toContain('started')
  vi.advanceTimersByTime(8000)
  // It comes back only when nobody can write to its streams any more.
  const { code, output } = await ended
  expect(code).toBe(1)
  expect(output).toBe('started\n\nended after 8 s without a result\n')
})
