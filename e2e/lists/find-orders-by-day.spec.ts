import { LIST_CALL } from '../support/calls'
import { filterDrawerOf, isOnTop } from '../support/lists'
import { chipsOf, formOf, openList, search, settle } from '../support/payment-orders'
import { expect, test } from '../test'

test('A last day before the first is refused at its field and nothing is sent', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  await world.clearJournal()
  const form = formOf(page)
  const last = form.getByLabel('创建时间：结束日期')
  await form.getByLabel('创建时间：开始日期').fill('2026-03-05')
  await last.fill('2026-03-04')
  await search(page)
  await expect(last).toHaveAccessibleDescription('结束日期早于开始日期')
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  await expect(last).toBeFocused()
  await expect(page).toHaveURL(/list$/)
  expect(await world.journal(LIST_CALL)).toEqual([])

  await last.fill('2026-03-32')
  await search(page)
  await expect(last).toHaveAccessibleDescription('该日期不存在')
  await last.fill('2026-03-31')
  await search(page)
  await expect(chipsOf(page)).toHaveText(['创建时间: 2026-03-05 – 2026-03-31'])
  await expect(last).toHaveAccessibleDescription('')

  // Enlarged four times, the button is in sight where the field is not: one is led there.
  await page.setViewportSize({ width: 320, height: 256 })
  await last.fill('2026-03-32')
  await search(page)
  await expect(last).toBeFocused()
  expect(await isOnTop(last)).toBe(true)
  await form.getByRole('button', { name: '更多查询', exact: true }).click()
  const drawer = filterDrawerOf(page)
  await expect(drawer.getByLabel('单号')).toBeFocused()
  await drawer.getByRole('button', { name: '查询', exact: true }).click()
  const lastInDrawer = drawer.getByLabel('创建时间：结束日期')
  await expect(lastInDrawer).toBeFocused()
  expect(await isOnTop(lastInDrawer)).toBe(true)
})

test('An address with days the wrong way round says so where they are, and is put right there', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  await page.goto('payment/order/list?createTimeStart=2026-11-05&createTimeEnd=2026-11-01')
  const last = formOf(page).getByLabel('创建时间：结束日期')
  await expect(last).toHaveAccessibleDescription('结束日期早于开始日期')
  await expect(page.getByText('没有符合条件的付款单。')).toBeVisible()
  await last.fill('2026-11-06')
  await expect(last).toHaveAccessibleDescription('')
  await search(page)
  await expect(page).toHaveURL(/createTimeStart=2026-11-05&createTimeEnd=2026-11-06/)
  await expect(last).toHaveAccessibleDescription('')
})
