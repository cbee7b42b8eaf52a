import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { createFixtureApp, type FixtureApp } from '../../fixtures/app'
import { prepareDataFile } from '../../fixtures/cli/data-file'
import { newWorld, TestClient } from '../../fixtures/testing/client'
import { freePort } from '../../tools/free-port'

// npm run bench -- fixtures: how fast the fixture server is, in process, without HTTP. Nothing is asserted.

const MANY = Number(process.env['BENCH_ORDERS'] ?? 300_000)
const TIMES = Number(process.env['BENCH_ROUNDS'] ?? 20)
const DATA_FILE = `.cache/bench-${MANY}.db`

const lines: string[] = []

function report(what: string, times: readonly number[], goal = ''): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)
  lines.push(`| ${what} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${goal} |`)
  console.log(lines.at(-1))
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** How long something takes, several times; each begins when the copies that it lives on are made. */
async function sampled(work: () => Promise<unknown>, between = 0): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < TIMES; round += 1) {
    if (between > 0) await pause(between)
    times.push(await timed(work))
  }
  return times
}

/** From the start of the process to its first answer, on a data file of 20,000 orders. */
async function starts(): Promise<void> {
  const file = '.cache/bench-start.db'
  prepareDataFile({ dataFile: file, reset: false, orders: 20_000 }, () => undefined).release()
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const port = await freePort()
    const args = ['--import', 'tsx', 'fixtures/server.ts', '--api-only']
    const env = { ...process.env, PORT: String(port), DATA_FILE: file }
    const since = performance.now()
    const server = spawn(process.execPath, args, { env, stdio: 'ignore' })
    const asked = () => fetch(`http://127.0.0.1:${port}/__fixtures/clock`).catch(() => undefined)
    while (!(await asked())) await pause(5)
    times.push(performance.now() - since)
    server.kill('SIGKILL')
  }
  report('start, seeded', times, 'p95 < 1000')
}

/** New worlds, resets, snapshots: at intervals, as tests ask for them, and without any. */
async function worlds(app: FixtureApp, orders: number, goal: string): Promise<void> {
  const client = await newWorld(app, { orders })
  const made = async () => {
    const { world } = await newWorld(app, { orders })
    return () => client.control('DELETE', `/worlds/${world}`)
  }
  const rest = orders > 1000 ? 150 : 20
  const times: number[] = []
  for (let round = 0; round < TIMES; round += 1) {
    await pause(rest)
    const since = performance.now()
    const remove = await made()
    times.push(performance.now() - since)
    await remove()
  }
  report(`new world, ${orders} orders`, times, goal)
  const reset = () => client.control('POST', '/reset')
  report(`reset, ${orders} orders`, await sampled(reset, rest), goal)
  report(`reset, ${orders} orders, one right after the other`, await sampled(reset))
  const { body } = await client.control('POST', '/snapshots')
  const restore = () => client.control('POST', `/snapshots/${body.id}/restore`)
  report(`restore, ${orders} orders`, await sampled(restore, rest), goal)
  const snapshot = await timed(() => client.control('POST', '/snapshots'))
  report(`snapshot, ${orders} orders`, [snapshot])
}

/** How long another world waits while the first one of a size is made. */
async function waits(app: FixtureApp, orders: number): Promise<void> {
  const other = await (await newWorld(app, { orders: 5 })).signIn('zhao.min')
  const first = { isMade: false }
  const since = performance.now()
  const making = newWorld(app, { orders }).then((client) => {
    first.isMade = true
    lines.push(
      `| first world of ${orders} orders | ${(performance.now() - since).toFixed(0)} | | | |`,
    )
    return client.control('DELETE', `/worlds/${client.world}`)
  })
  const times: number[] = []
  while (!first.isMade) {
    times.push(await timed(() => other.call('payment_order/list.json', { business: 1 })))
    // In process nothing else would ever have its turn.
    await pause(1)
  }
  await making
  report(`a list of another world meanwhile`, times, 'most < 50')
}

const OWNER = { ownerName: '张' }
const QUERIES: readonly [string, string, readonly object[]][] = [
  ['the list', '', [{}]],
  [
    'single filters',
    'p95 < 60',
    [OWNER, { principal: '李' }, { affiliationDepartmentName: '部' }, { parkName: '青岛' }, { type: 1 }, { state: 30 }, { code: '0001' }],
  ],
  [
    'pairs',
    'p95 < 100',
    [{ ...OWNER, state: 30 }, { ...OWNER, type: 1 }, { principal: '李', parkName: '青岛' }, { affiliationDepartmentName: '部', type: 2 }],
  ],
  ['three filters', '', [{ ...OWNER, state: 40, type: 1 }, { principal: '李', parkName: '青岛', type: 1 }]],
  [
    'deep pages',
    'p95 < 100',
    [{ ...OWNER, pageNum: 200 }, { pageNum: Math.floor(MANY / 25) }, { affiliationDepartmentName: '部', pageNum: Math.floor(MANY / 30) }],
  ],
] // prettier-ignore

async function queries(): Promise<void> {
  const data = prepareDataFile({ dataFile: DATA_FILE, reset: false, orders: MANY }, console.log)
  const app = createFixtureApp({ dataFile: DATA_FILE, orders: data.orders })
  const client = await new TestClient(app).signIn('server.ops')
  for (const [what, goal, bodies] of QUERIES) {
    const times: number[] = []
    for (const body of bodies) {
      const request = { business: 1, pageSize: 10, ...body }
      times.push(...(await sampled(() => client.call('payment_order/list.json', request))))
    }
    report(`${MANY} orders: ${what}`, times, goal)
  }
  const before = process.memoryUsage().rss
  let most = before
  const exported = await timed(async () => {
    const path = '/api/shopaccount/v1/balance/payment_order/list/export'
    const headers = { 'content-type': 'application/json' }
    const { body } = await client.raw(path, { method: 'POST', headers, body: '{"business":1}' })
    for await (const _ of body ?? []) most = Math.max(most, process.memoryUsage().rss)
  })
  report(`${MANY} orders: export, ${((most - before) / 1024 / 1024).toFixed(0)} MiB more`, [
    exported,
  ])
  app.close()
  data.release()
}

/** Prints what the fixture server takes, in ms. */
export async function benchFixtures(): Promise<void> {
  const app = createFixtureApp()
  await starts()
  await waits(app, 50_000)
  await worlds(app, 200, 'p95 < 10')
  await worlds(app, 20_000, 'p95 < 40')
  app.close()
  await queries()
  rmSync('.cache/bench-start.db', { force: true })
  console.log(`
${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, load ${loadavg()[0]?.toFixed(1)} (above 2, the times are of the others as well); ms, ${TIMES} times each.

| | p50 | p95 | most | goal |
|---|---|---|---|---|
${lines.join('\n')}`)
}
