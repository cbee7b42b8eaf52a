import { LIST_CALL } from '../support/calls'
import { bodiesOf, openList } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

test('Who comes back to the window after the computer’s clock was set back sees what the server has now', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const comeBack = () => page.evaluate(() => void dispatchEvent(new Event('focus')))
  // The page after it is read by itself, at some time after the rows are there.
  const lists = async () => {
    const bodies = (await bodiesOf(world, LIST_CALL)) as { pageNum: number }[]
    return bodies.filter(({ pageNum }) => pageNum === 1).length
  }
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
