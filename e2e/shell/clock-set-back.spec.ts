import { LIST_CALL } from '../support/calls'
import { openList, settle } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

test('Who comes back to the window after the computer’s clock was set back sees what the server has now', async ({
  page,
  world,
}) => {
  await openList(page, world)
  // The page after it is read by itself: that is over before anything is counted.
  await settle(world)
  const comeBack = () => page.evaluate(() => void dispatchEvent(new Event('focus')))
  const lists = async () => (await world.journal(LIST_CALL)).length
  const before = await lists()
  await comeBack()
  await page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() - 3_600_000
  })
  await comeBack()
  await expect.poll(lists).toBeGreaterThan(before)
  await allAnswered(world)
  // Only what stood there before the clock was set is read again.
  const after = await lists()
  expect(after).toBe(before + 1)
})
