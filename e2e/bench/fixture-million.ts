import { createFixtureApp } from '../../fixtures/app'
import { newWorld, type TestClient } from '../../fixtures/testing/client'
import { EXTERNAL_DOCUMENT } from '../../fixtures/testing/documents'
import { timed, type FixtureReport } from './fixture-samples'
import { listOf, queriesOf, readExport } from './fixture-queries'
import { waitsDuring } from './fixture-worlds'

const ORDERS = 1_000_000
const MOST = 'most < 50'

/** What people and tests do in a world, by what it is called. */
const CASES: readonly (readonly [string, (client: TestClient) => Promise<unknown>])[] = [
  ...queriesOf(ORDERS).map(
    ([what, , bodies]) =>
      [
        what,
        async (client: TestClient) => {
          for (const body of bodies) await listOf(client, body)
        },
      ] as const,
  ),
  ['a submitted order', (client) => client.call('payment_order/submit.json', EXTERNAL_DOCUMENT)],
  ['counts by state', (client) => client.control('GET', '/orders')],
  ['a budget', (client) => client.call('payment_order/budget/info.json', { affiliationDepartmentCode: 'D1001', feeItemCode: '6666020102' })], // prettier-ignore
]

/**
 * A world of a million orders beside a small one: how long it takes to seed, what the small one waits
 * whatever is done in the large one, and whether an export needs more memory the longer it is.
 */
export async function benchMillion(report: FixtureReport): Promise<void> {
  const app = createFixtureApp()
  try {
    const other = await (await newWorld(app, { orders: 5 })).signIn('zhao.min')
    const made: TestClient[] = []
    const seeding = timed(async () => {
      made.push(await newWorld(app, { orders: ORDERS }))
    })
    const waits = await waitsDuring(other, seeding)
    const { wall, cpu } = await seeding
    report.add(`first world of ${ORDERS}`, { wall: [wall], cpu: [cpu] }, '< 180000')
    report.add('a list of another world meanwhile', { wall: waits }, MOST)
    const [client] = made
    if (!client) throw new Error('There is no world')
    await client.signIn('server.ops')
    for (const [what, ask] of CASES) {
      const asking = timed(() => ask(client))
      const waited = await waitsDuring(other, asking)
      const took = await asking
      report.add(`${ORDERS}: ${what}`, { wall: [took.wall], cpu: [took.cpu] })
      report.add('a list of another world meanwhile', { wall: waited }, MOST)
    }
    const exporting = readExport(client)
    const waited = await waitsDuring(other, exporting)
    report.say([`${ORDERS}: export, MiB more: ${(await exporting).toFixed(0)}`])
    report.add('a list of another world meanwhile', { wall: waited }, MOST)
    const removing = client.control('DELETE', `/worlds/${client.world}`)
    report.add('a list while it is removed', { wall: await waitsDuring(other, removing) }, MOST)
  } finally {
    app.close()
  }
}
