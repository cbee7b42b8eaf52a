import { countRenders, takeRenders } from '../bench/renders'
import { rowsOf } from '../support/lists'
import { openList, settle } from '../support/payment-orders'
import { expect, test } from '../test'

/** Components at most, however many rows the list has: the router and the shell, and nothing of a list. */
const BACK = 30
/** An order that was open before: it has kept its page too. */
const DETAIL_AGAIN = 40

for (const size of [10, 100]) {
  test(`Going back to a list renders none of its ${size} rows`, async ({ page, world }) => {
    await countRenders(page)
    await openList(page, world, { query: `?pageSize=${size}` })
    await settle(world)
    expect(await takeRenders(page), 'every row is rendered once').toBeGreaterThan(2 * size)
    const link = rowsOf(page).nth(4).getByRole('link').first()
    const code = (await link.textContent()) ?? ''
    const heading = page.getByRole('heading', { level: 1, name: `付款单 ${code}` })
    const log = page.getByRole('list', { name: '操作日志' })
    for (const visit of ['first', 'second']) {
      await link.click()
      await expect(heading).toBeVisible()
      await expect(log).toBeVisible()
      const detail = await takeRenders(page)
      if (visit === 'second')
        expect(detail, 'the order once more').toBeLessThanOrEqual(DETAIL_AGAIN)
      await page.goBack()
      await expect(rowsOf(page)).toHaveCount(size)
      await expect(link).toBeVisible()
      const back = await takeRenders(page)
      expect(back, `${visit} way back`).toBeGreaterThan(0)
      expect(back, `${visit} way back`).toBeLessThanOrEqual(BACK)
    }
  })
}
