import { switchLanguage } from '../support/languages'
import { rowOf, rowsOf } from '../support/lists'
import { allOrders, chipsOf, formOf, openList } from '../support/payment-orders'
import { expect, test } from '../test'

test('A cell filters the list by what it holds, by one click or by a key in its row', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?pageSize=20&type=1' })
  const order = (await allOrders(page, { type: 1 })).find(({ ownerName }) => ownerName !== null)
  if (!order) throw new Error('An order with a payer is needed')
  const row = rowOf(page, order.code)
  const { ownerName, principalName, gmtCreate } = order
  const owner = row.getByRole('cell', { name: ownerName ?? '', exact: true }).first()
  await owner.hover()
  await page.getByRole('button', { name: `只看 付款人包含: ${ownerName}` }).click()
  await expect(chipsOf(page)).toHaveText(['结算类型: 内部', `付款人包含: ${ownerName}`])
  await expect(page).toHaveURL(/pageSize=20/)

  await row.getByRole('link', { name: order.code }).focus()
  await page.keyboard.press('f')
  const menu = page.getByRole('menu', { name: '只看此项' })
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(row.getByRole('link', { name: order.code })).toBeFocused()
  // What is pressed beside it keeps the focus.
  await page.keyboard.press('f')
  await expect(menu).toBeVisible()
  await formOf(page).getByLabel('单号').click()
  await expect(menu).toHaveCount(0)
  await expect(formOf(page).getByLabel('单号')).toBeFocused()
  await row.getByRole('link', { name: order.code }).focus()
  await page.keyboard.press('f')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  const day = gmtCreate.slice(0, 10)
  await expect(menu.getByRole('menuitem', { name: `创建时间: ${day} – ${day}` })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('menuitem', { name: `负责人包含: ${principalName}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/principal=/)
  await expect(rowsOf(page).first()).toBeVisible()
})

test('The button of a cell leaves the end of a long state in sight', async ({ page, world }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openList(page, world, { query: '?state=30' })
  await switchLanguage(page, '中文', 'Español')
  const state = page.getByRole('main').getByRole('cell', { name: 'Contabilizada' }).first()
  await state.hover()
  const button = page.getByRole('button', { name: /^Solo .*Contabilizada$/ })
  await expect(button).toBeVisible()
  const end = await state.evaluate((cell) => {
    const text = document.createRange()
    text.selectNodeContents(cell)
    return text.getBoundingClientRect().right
  })
  const { x = 0 } = (await button.boundingBox()) ?? {}
  expect(end - x).toBeLessThan(5)
})
