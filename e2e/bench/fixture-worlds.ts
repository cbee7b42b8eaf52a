import { setTimeout as pause } from 'node:timers/promises'
import { createFixtureApp, type FixtureApp } from '../../fixtures/app'
import { newWorld, type TestClient } from '../../fixtures/testing/client'
import { sampled, timed, type FixtureReport } from './fixture-samples'

/** How long a list of another world takes while something else is done. */
export async function waitsDuring(other: TestClient, work: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false }
  const over = work.finally(() => {
    state.isOver = true
  })
  const waits: number[] = []
  while (!state.isOver) {
    waits.push((await timed(() => other.call('payment_order/list.json', { business: 1 }))).wall)
    // In process nothing else would ever have its turn.
    await pause(1)
  }
  await over
  return waits
}

/** New worlds, resets, snapshots: at intervals, as tests ask for them, and without any. */
async function worldsOf(
  { app, report, rounds }: { app: FixtureApp; report: FixtureReport; rounds: number },
  orders: number,
  goal: string,
): Promise<void> {
  const client = await newWorld(app, { orders })
  const remove = (world: TestClient) => client.control('DELETE', `/worlds/${world.world}`)
  const rest = orders > 1000 ? 150 : 20
  const made: TestClient[] = []
  const making = async () => {
    made.push(await newWorld(app, { orders }))
  }
  report.add(`new world, ${orders} orders`, await sampled(rounds, making, rest), goal)
  await Promise.all(made.map(remove))
  const reset = () => client.control('POST', '/reset')
  report.add(`reset, ${orders} orders`, await sampled(rounds, reset, rest), goal)
  report.add(`reset, ${orders}, one right after the other`, await sampled(rounds, reset))
  const { body } = await client.control('POST', '/snapshots')
  const restore = () => client.control('POST', `/snapshots/${body.id}/restore`)
  report.add(`restore, ${orders} orders`, await sampled(rounds, restore, rest), goal)
  const snapshot = () => client.control('POST', '/snapshots')
  report.add(`snapshot, ${orders} orders`, await sampled(5, snapshot, rest))
}

/** Worlds of two sizes, and what another world waits while the first of a large size is made. */
export async function benchWorlds(report: FixtureReport, rounds: number): Promise<void> {
  const app = createFixtureApp()
  try {
    const other = await (await newWorld(app, { orders: 5 })).signIn('zhao.min')
    const making = newWorld(app, { orders: 50_000 })
    const waits = await waitsDuring(other, making)
    report.add('a list meanwhile: first world of 50000', { wall: waits }, 'most < 50')
    await worldsOf({ app, report, rounds }, 200, 'p95 < 10')
    await worldsOf({ app, report, rounds }, 20_000, 'p95 < 40')
  } finally {
    app.close()
  }
}
