import { checkboxOf, rowsOf, totalsOf } from '../support/lists'
import { allOrders, openList } from '../support/payment-orders'
import { expect, test } from '../test'

const TOO_LARGE = '超出可计算范围'

test('Amounts that can’t be added up take no list along: the rows are there, and the total says so', async ({
  page,
  world,
}) => {
  await world.arrange([{ state: 5, count: 2, amount: Number.MAX_SAFE_INTEGER }])
  await openList(page, world)
  const [first, second, third] = await allOrders(page)
  expect([first?.amount, second?.amount]).toEqual(Array(2).fill(Number.MAX_SAFE_INTEGER))
  await expect(rowsOf(page).first()).toContainText('90,071,992,547,409.91')
  const ofPage = totalsOf(page, /^本页合计/)
  // Both of amounts and of what is left of them.
  await expect(ofPage.getByRole('cell', { name: TOO_LARGE })).toHaveCount(2)

  // What can be added up is, and what was selected is told to who listens as well.
  const selected = totalsOf(page, /^已选/)
  await checkboxOf(page, first?.code ?? '').check()
  await expect(selected.getByRole('cell', { name: '90,071,992,547,409.91' }).first()).toBeVisible()
  await checkboxOf(page, second?.code ?? '').check()
  await expect(selected.getByRole('cell', { name: TOO_LARGE })).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '已选 2 条' })).toContainText(TOO_LARGE)
  await checkboxOf(page, first?.code ?? '').uncheck()
  await checkboxOf(page, second?.code ?? '').uncheck()
  await checkboxOf(page, third?.code ?? '').check()
  await expect(selected).not.toContainText(TOO_LARGE)

  await ofPage.getByRole('button', { name: /^合计全部/ }).click()
  const all = totalsOf(page, /^全部/)
  await expect(all.getByRole('cell', { name: TOO_LARGE })).toHaveCount(2)
})
