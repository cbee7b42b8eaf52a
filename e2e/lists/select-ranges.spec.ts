import { checkboxOf, rowsOf, sumsIn, totalsOf } from '../support/lists'
import { allOrders, expectRows, openList, sumOf, yuan } from '../support/payment-orders'
import { expect, test } from '../test'

test('Shift and the arrows select rows and give them back; who listens hears count and sum once', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const orders = await allOrders(page)
  const told = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(已选|未选择)/ })
  /** These rows of the page are selected and no others, and their sum is told. */
  const expectSelected = async (...places: number[]) => {
    const picked = orders.filter((_, index) => places.includes(index))
    const sum = yuan(sumOf(picked, 'amount'))
    await expect(rowsOf(page).getByRole('checkbox', { checked: true })).toHaveCount(places.length)
    for (const { code } of picked) await expect(checkboxOf(page, code)).toBeChecked()
    const line = totalsOf(page, new RegExp(`^已选 ${places.length} 条合计`))
    await expect(sumsIn(line).first()).toHaveText(sum)
    await expect(told).toHaveText(`已选 ${places.length} 条，共 ${sum} 元`)
  }
  await expectRows(page, orders.slice(0, 10))
  await checkboxOf(page, orders[6]?.code ?? '').check()
  await expectSelected(6)

  await rowsOf(page).nth(2).getByRole('link').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expectSelected(2, 3, 4, 6)
  await expect(rowsOf(page).nth(4).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Shift+End')
  await expectSelected(2, 3, 4, 5, 6, 7, 8, 9)
  // What was selected before the range came there stays.
  await page.keyboard.press('Shift+Home')
  await expectSelected(0, 1, 2, 6)

  // By mouse as well, and on from there by keyboard.
  await checkboxOf(page, orders[0]?.code ?? '').uncheck()
  await checkboxOf(page, orders[2]?.code ?? '').click({ modifiers: ['Shift'] })
  await expectSelected(6)
  await page.keyboard.press('Shift+ArrowUp')
  await expectSelected(2, 6)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByRole('checkbox', { name: '选择本页全部' }).uncheck()
  await expect(told).toHaveText('未选择任何行')
})

test('The rows of the last search are not selected into the next one', async ({ page, world }) => {
  await openList(page, world)
  const orders = await allOrders(page)
  const [first] = orders
  const code = first?.code ?? ''
  await expectRows(page, orders.slice(0, 10))
  // Of what the list reads by itself meanwhile nothing is held back.
  const held = await world.fault({
    call: 'payment_order/list.json',
    kind: 'hold',
    where: { body: { code } },
  })
  await page.getByRole('textbox', { name: '单号', exact: true }).fill(code)
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(code))
  const all = page.getByRole('checkbox', { name: '选择本页全部' })
  await all.click()
  await checkboxOf(page, orders[1]?.code ?? '').click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await world.release(held)
  await expectRows(page, orders.slice(0, 1))
  await expect(totalsOf(page, /^已选/)).toHaveCount(0)
  await all.click()
  await expect(totalsOf(page, /^已选 1 条合计/)).toBeVisible()
})
