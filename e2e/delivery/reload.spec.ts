import { LIST_CALL } from '../support/calls'
import { rowsOf } from '../support/lists'
import { allOrders, expectRows, openList, settle } from '../support/payment-orders'
import { allAnswered, answeredTimes } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

const QUERY = '?state=30'

/** What was asked of the list's first page, in order. */
async function firstPagesAsked(world: World) {
  const entries = await world.journal(LIST_CALL)
  const bodies: unknown[] = entries.map(({ body }) => body)
  return bodies.filter((body) => (body as { pageNum?: number }).pageNum === 1)
}

test('After a reload the list is asked for together with the session, once, for what the address says; for another person anew', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: QUERY })
  await settle(world)
  // What a reload breaks off is repeated by the page that goes.
  await allAnswered(world)
  await world.clearJournal()
  await test.step('once, and it shows after the session', async () => {
    const session = await world.fault({ call: 'auth/user', kind: 'hold' })
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => firstPagesAsked(world)).toHaveLength(1)
    // The answer is there before the session is known.
    await answeredTimes(world, LIST_CALL, 1)
    await expect(rowsOf(page)).toHaveCount(0)
    await world.release(session)
    await expect(rowsOf(page)).toHaveCount(10)
    await settle(world)
    expect(await firstPagesAsked(world)).toEqual([expect.objectContaining({ state: 30 })])
    await expectRows(page, (await allOrders(page, { state: 30 })).slice(0, 10))
  })

  await test.step('for what the address says, and not for what it said before', async () => {
    await world.clearJournal()
    await page.goto('payment/order/list?state=10')
    await expect(rowsOf(page)).toHaveCount(10)
    await settle(world)
    expect(await firstPagesAsked(world)).toEqual([expect.objectContaining({ state: 10 })])
  })

  await test.step('for another person anew', async () => {
    // Somebody who may see the same orders: the very same call.
    await world.signIn('server.ops')
    await world.clearJournal()
    await page.reload()
    await expect(rowsOf(page)).toHaveCount(10)
    await settle(world)
    const [early, own, ...more] = await firstPagesAsked(world)
    expect(own).toEqual(early)
    expect(more).toEqual([])
  })
})

test.describe('After a reload', () => {
  // The browser's own lines about the early call, which the server refuses.
  test.use({ expectedConsole: [/status of 40[13] .*\/balance\/payment_order\/list/] })

  test('Without a session, or without the authority, nothing of the list shows', async ({
    page,
    world,
  }) => {
    await openList(page, world)
    await settle(world)
    await world.signIn('sun.li')
    await page.reload()
    await expect(page).toHaveURL(/\/404\?from=/)
    await expect(rowsOf(page)).toHaveCount(0)

    await openList(page, world)
    await settle(world)
    await page.context().clearCookies()
    await page.reload()
    await expect(page).not.toHaveURL(/order\/list$/)
    await expect(rowsOf(page)).toHaveCount(0)
  })
})
