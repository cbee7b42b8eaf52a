import type { Page } from '@playwright/test'
import { act, confirmTable, openConfirmList, waitingOrders } from '../support/confirming'
import { checkboxOf, isOnTop, rowsOf, totalsOf } from '../support/lists'
import {
  allOrders,
  chipsOf,
  columnOf,
  expectRows,
  openList,
  orderOf,
} from '../support/payment-orders'
import { expect, test } from '../test'

const showOnly = (page: Page) => page.getByRole('button', { name: '只看已选' })

test('Selected orders of several pages are shown alone, by an address to share, and Back leads to the filters before', async ({
  page,
  world,
  context,
}) => {
  await openList(page, world, { query: '?state=10' })
  const orders = await allOrders(page, { state: 10 })
  const [first, second] = [orders[0], orders[11]]
  if (!first || !second) throw new Error('Two pages are needed')
  await page.getByRole('button', { name: '下一页' }).click()
  await checkboxOf(page, second.code).check()
  await page.getByRole('button', { name: '上一页' }).click()
  await checkboxOf(page, first.code).check()
  // The filters would hide it.
  const { gmtModified } = await orderOf(page, first.code)
  await act(page, 'payment_order/cancel.json', { code: first.code, gmtModified })

  await showOnly(page).press('Enter')
  await expectRows(page, [first, second])
  expect((await columnOf(page, '状态'))[0]).toBe('已取消')
  await expect(page).toHaveURL(
    (url) => decodeURIComponent(url.search) === `?code=${first.code},${second.code}`,
  )
  await expect(chipsOf(page)).toHaveCount(1)
  for (const { code } of [first, second]) await expect(checkboxOf(page, code)).toBeChecked()
  await expect(showOnly(page)).toBeFocused()
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expectRows(shared, [first, second])

  await checkboxOf(page, first.code).uncheck()
  await showOnly(page).click()
  await expectRows(page, [second])
  await expect(page).toHaveURL((url) => url.search === `?code=${second.code}`)
  await page.goBack()
  await expectRows(page, [first, second])
  await page.goBack()
  await expect(page).toHaveURL(/list\?state=10$/)
  await expect(totalsOf(page, /^已选/)).toContainText('已选 1 条合计')
  await page.goForward()
  await expectRows(page, [first, second])
  await expect(checkboxOf(page, second.code)).toBeChecked()
  await expect(checkboxOf(page, first.code)).not.toBeChecked()
})

test('In both tabs of a confirm list what is selected is shown alone, for the tab itself', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world)
  const [first, , third] = await waitingOrders(page)
  if (!first || !third) throw new Error('Three orders are needed')
  for (const query of ['', '?tab=all']) {
    await page.goto(`payment/confirm/list${query}`)
    for (const { code } of [third, first]) await checkboxOf(page, code).check()
    await showOnly(page).click()
    const rows = rowsOf(page, '付款审核')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(first.code)
    await expect(rows.last()).toContainText(third.code)
    await expect(confirmTable(page).getByRole('checkbox', { checked: true })).toHaveCount(3)
    const tab = new URL(page.url()).searchParams.get('tab')
    expect(tab).toBe(query === '' ? null : 'all')
  }
})

test('More than fifty selected orders are not shown alone, and it is said why', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?pageSize=100' })
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await expect(showOnly(page)).toHaveAccessibleDescription('最多只能单独查看 50 条已选单据')
  await showOnly(page).press('Enter')
  await expect(page.getByText('最多只能单独查看 50 条已选单据')).toBeVisible()
  await expect(page).toHaveURL(/list\?pageSize=100$/)
  await expect(rowsOf(page)).toHaveCount(100)
})

test('The tools of a selection are in sight in the longest language, on a narrow screen too', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => localStorage.setItem('shopaccount.locale', 'es'))
  await world.signIn('zhao.min')
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('payment/order/list')
    await page.getByRole('checkbox', { name: 'Seleccionar todas las filas de esta página' }).check()
    const tops = new Set<number>()
    for (const name of [
      'Copiar filas',
      'Exportar selección',
      'Imprimir comprobantes',
      'Solo estas',
    ]) {
      const tool = page.getByRole('button', { name, exact: true })
      await expect.poll(() => isOnTop(tool), `${name} at ${width} px`).toBe(true)
      tops.add(await tool.evaluate((button) => button.getBoundingClientRect().top))
    }
    expect(tops.size, `lines at ${width} px`).toBeLessThanOrEqual(2)
  }
})
