import { countRenders, takeRenders } from '../bench/renders'
import { openList, settle } from '../support/payment-orders'
import { expect, test } from '../test'

/** Components at most from an empty page to a quiet one, by the number of rows. */
const LIMITS = [
  [10, 280],
  [100, 360],
] as const

for (const [size, limit] of LIMITS) {
  test(`A list of ${size} rows is there after few renders, with nothing that waits to be opened`, async ({
    page,
    world,
  }) => {
    await countRenders(page)
    await openList(page, world, { query: `?pageSize=${size}` })
    await expect(page.getByRole('tab', { name: '付款单' })).toBeVisible()
    await settle(world)
    expect(await takeRenders(page)).toBeLessThanOrEqual(limit)
  })
}
