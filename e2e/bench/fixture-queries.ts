import { createFixtureApp } from '../../fixtures/app'
import { prepareDataFile } from '../../fixtures/cli/data-file'
import { TestClient } from '../../fixtures/testing/client'
import { sampled, timed, type FixtureReport } from './fixture-samples'

const ORDERS = 300_000
const DATA_FILE = `.cache/bench-${ORDERS}.db`
const MIB = 1024 * 1024

const OWNER = { ownerName: '张' }

/** What is asked of a list of so many orders, by kind. */
export const queriesOf = (orders: number): readonly [string, string, readonly object[]][] =>
  [
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
      [{ ...OWNER, pageNum: 200 }, { pageNum: Math.floor(orders / 25) }, { affiliationDepartmentName: '部', pageNum: Math.floor(orders / 30) }],
    ],
  ] // prettier-ignore

export const listOf = (client: TestClient, body: object) =>
  client.call('payment_order/list.json', { business: 1, pageSize: 10, ...body })

/** Reads an export of all orders to its end; gives the most memory that it took beside what there was, in MiB. */
export async function readExport(client: TestClient): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const path = '/api/shopaccount/v1/balance/payment_order/list/export'
  const headers = { 'content-type': 'application/json' }
  const { body } = await client.raw(path, { method: 'POST', headers, body: '{"business":1}' })
  for await (const _ of body ?? []) most = Math.max(most, process.memoryUsage().rss)
  return (most - before) / MIB
}

/** Lists with filters, and an export, of 300,000 orders. */
export async function benchQueries(report: FixtureReport, rounds: number): Promise<void> {
  const data = prepareDataFile({ dataFile: DATA_FILE, reset: false, orders: ORDERS }, console.log)
  const app = createFixtureApp({ dataFile: DATA_FILE, orders: data.orders })
  try {
    const client = await new TestClient(app).signIn('server.ops')
    await listOf(client, {})
    for (const [what, goal, bodies] of queriesOf(ORDERS)) {
      const all = { wall: [] as number[], cpu: [] as number[] }
      for (const body of bodies) {
        const { wall, cpu } = await sampled(rounds, () => listOf(client, body))
        console.log(`  ${JSON.stringify(body)}: ${Math.min(...wall).toFixed(1)} ms at best`)
        all.wall.push(...wall)
        all.cpu.push(...cpu)
      }
      report.add(`${ORDERS} orders: ${what}`, all, goal)
    }
    let more = 0
    const { wall, cpu } = await timed(async () => {
      more = await readExport(client)
    })
    report.add(`${ORDERS} orders: export`, { wall: [wall], cpu: [cpu] })
    report.say([`memory of it, MiB more: ${more.toFixed(0)}`])
  } finally {
    app.close()
    data.release()
  }
}
