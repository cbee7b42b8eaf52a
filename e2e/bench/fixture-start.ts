import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { prepareDataFile } from '../../fixtures/cli/data-file'
import { freePort } from '../../tools/free-port'
import type { FixtureReport } from './fixture-samples'

const ORDERS = 20_000
const DATA_FILE = '.cache/bench-start.db'

/** A fixture server in a process of its own. */
export interface SpawnedServer {
  origin: string
  end(): void
}

/** Starts a server without the application, and waits for its first answer. */
export async function spawnServer(dataFile: string, args: readonly string[] = []) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const program = [
    '--import',
    './fixtures/packages-first.mjs',
    'fixtures/server.ts',
    '--api-only',
    ...args,
  ]
  const env = { ...process.env, PORT: String(port), DATA_FILE: dataFile }
  const server = spawn(process.execPath, program, { env, stdio: 'ignore' })
  const asked = () => fetch(`${origin}/__fixtures/clock`).catch(() => undefined)
  while (!(await asked())) await pause(5)
  return { origin, end: () => void server.kill('SIGKILL') } satisfies SpawnedServer
}

/** From the start of the process to its first answer, on a data file of 20,000 orders. */
export async function benchStart(report: FixtureReport, rounds: number): Promise<void> {
  prepareDataFile({ dataFile: DATA_FILE, reset: false, orders: ORDERS }, () => undefined).release()
  const wall: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const since = performance.now()
    const server = await spawnServer(DATA_FILE)
    wall.push(performance.now() - since)
    server.end()
  }
  report.add(`start, seeded with ${ORDERS} orders`, { wall }, 'p95 < 1000')
  rmSync(DATA_FILE, { force: true })
}
