import { expect, test } from 'vitest'
import { run } from './run'

const node = (code: string, options = {}) => run(process.execPath, ['-e', code], options)

test('A command tells its exit code and both of its streams', async () => {
  const told = await node('console.log("out"); console.error("err"); process.exitCode = 3')
  expect(told.code).toBe(3)
  expect(told.output).toContain('out\n')
  expect(told.output).toContain('err\n')
})

test(
  'A command that yields has a lower priority than this one, and so has what it starts',
  // Where others are at work it has to wait for them.
  { timeout: 200_000 },
  async () => {
    const own = "require('node:os').getPriority()"
    const code = `
    const child = "console.log(${own})"
    setTimeout(() => require('node:child_process').spawn(process.execPath, ['-e', child], { stdio: 'inherit' }), 200)`
    const yielding = await node(code, { isYielding: true, limit: 180_000 })
    const plain = await node(code)
    expect(Number(yielding.output)).toBeGreaterThan(Number(plain.output))
  },
)

test('A command that is not there has failed with the reason', async () => {
  const { code, output } = await run('no-such-command-here', [])
  expect(code).toBe(1)
  expect(output).toContain('ENOENT')
})

test(
  'What hangs is ended at its time limit with all that it has started',
  { timeout: 40_000 },
  async () => {
    const child = "console.log('started'); setInterval(() => undefined, 1000)"
    const parent = `
    const { spawn } = require('node:child_process')
    spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })
    setInterval(() => undefined, 1000)`
    // It comes back only when nobody can write to its streams any more.
    const { code, output } = await node(parent, { limit: 8000 })
    expect(code).toBe(1)
    expect(output).toBe('started\n\nended after 8 s without a result\n')
  },
)
