import type { Page } from '@playwright/test'
import { LIST_CALL } from '../support/calls'
import { act, refresh } from '../support/confirming'
import { listRows, setLanguage } from '../support/languages'
import { checkboxOf, rowsOf, tableOf, sumsIn, totalsOf } from '../support/lists'
import {
  allOrders,
  bodiesOf,
  expectRows,
  formOf,
  openList,
  orderOf,
  search,
  settle,
  sumOf,
  type WireOrder,
  yuan,
} from '../support/payment-orders'
import { expect, test } from '../test'

/** A line of totals shows these orders' amount and what is left of it, to the cent. */
async function expectSums(page: Page, label: RegExp, orders: readonly WireOrder[]): Promise<void> {
  await expect(sumsIn(totalsOf(page, label))).toHaveText([
    yuan(sumOf(orders, 'amount')),
    yuan(sumOf(orders, 'actual')),
  ])
}

/** All rows are added up, those that count for nothing apart. */
async function expectAll(page: Page, orders: readonly WireOrder[]): Promise<void> {
  const withdrawn = orders.filter(({ state }) => state === 0 || state === 15)
  const others = orders.filter((order) => !withdrawn.includes(order))
  expect(withdrawn).not.toEqual([])
  const all = new RegExp(`^全部 ${others.length} 条合计（不含已取消、已驳回）`)
  await expectSums(page, all, others)
  await expectSums(page, new RegExp(`^已取消、已驳回 ${withdrawn.length} 条合计`), withdrawn)
}

const pick = (orders: readonly WireOrder[], ...places: number[]): WireOrder[] =>
  orders.filter((_, index) => places.includes(index))

test('Rows are selected across pages, by the head those of the page alone, and the totals say what they add up', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const orders = await allOrders(page)
  const all = page.getByRole('checkbox', { name: '选择本页全部' })
  await expectSums(page, /^本页合计/, orders.slice(0, 10))
  await expect(totalsOf(page, /^已选/)).toHaveCount(0)

  await test.step('the head selects and deselects the page, and only the page', async () => {
    for (const order of pick(orders, 4)) await checkboxOf(page, order.code).check()
    await expect(all).toBeChecked({ indeterminate: true })
    await all.check()
    await expect(all).not.toBeChecked({ indeterminate: true })
    await expectSums(page, /^已选 10 条合计/, orders.slice(0, 10))
    await page.getByRole('button', { name: '下一页' }).click()
    await expectRows(page, orders.slice(10, 20))
    await expect(all).not.toBeChecked()
    await all.check()
    await expectSums(page, /^已选 20 条合计/, orders.slice(0, 20))
    await all.uncheck()
    await expectSums(page, /^已选 10 条合计/, orders.slice(0, 10))
    await page.getByRole('button', { name: '上一页' }).click()
    await expectRows(page, orders.slice(0, 10))
    await all.uncheck()
    await expect(totalsOf(page, /^已选/)).toHaveCount(0)
  })

  for (const order of pick(orders, 0, 3)) await checkboxOf(page, order.code).check()
  await expectSums(page, /^已选 2 条合计/, pick(orders, 0, 3))
  await page.getByRole('button', { name: '第 20 页' }).click()
  await expectRows(page, orders.slice(190))
  await expectSums(page, /^本页合计/, orders.slice(190))
  await expectSums(page, /^已选 2 条合计/, pick(orders, 0, 3))
  for (const order of pick(orders, 199)) await checkboxOf(page, order.code).check()
  await expectSums(page, /^已选 3 条合计/, pick(orders, 0, 3, 199))

  await page.getByRole('button', { name: '第 1 页', exact: true }).click()
  await expectRows(page, orders.slice(0, 10))
  for (const order of pick(orders, 0, 3)) await expect(checkboxOf(page, order.code)).toBeChecked()
  for (const order of pick(orders, 3)) await checkboxOf(page, order.code).uncheck()
  await expectSums(page, /^已选 2 条合计/, pick(orders, 0, 199))
})

test('All matching rows are added up on request, to the cent; where that fails it is said, and the list stays as it is', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  const orders = await allOrders(page)
  await test.step('it fails', async () => {
    await world.fault({ call: LIST_CALL, kind: 'status', status: 500 })
    await page.getByRole('button', { name: '合计全部 200 条' }).click()
    const tip = page.getByRole('dialog', { name: '温馨提示' })
    await expect(tip).toContainText('服务器错误')
    await tip.getByRole('button', { name: '确定' }).click()
    await expect(rowsOf(page)).toHaveCount(10)
  })
  await page.getByRole('button', { name: '合计全部 200 条' }).press('Enter')
  await expectAll(page, orders)
  const inForce = orders.filter(({ state }) => state !== 0 && state !== 15)
  await expect(
    page.getByRole('status').filter({ hasText: /^全部 \d+ 条合计/ }),
    'who listens hears what they come to',
  ).toContainText(`：${yuan(sumOf(inForce, 'amount'))} 元`)
  await expect(page.locator('body')).not.toBeFocused()

  // Another filter is another question.
  await formOf(page).getByLabel('状态').selectOption('已记账')
  await search(page)
  await expect(totalsOf(page, /^全部/)).toHaveCount(0)
  const tallied = orders.filter(({ state }) => state === 30)
  await page.getByRole('button', { name: `合计全部 ${tallied.length} 条` }).click()
  await expectSums(page, /^全部 \d+ 条合计/, tallied)
  await page.getByRole('button', { name: '下一页' }).click()
  await expectRows(page, tallied.slice(10, 20))
  await expectSums(page, /^全部 \d+ 条合计/, tallied)
})

test('The total of all rows goes when the list is read again, and is there to be asked for again', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  const orders = await allOrders(page)
  const ofAll = page.getByRole('button', { name: '合计全部 200 条' })
  await ofAll.click()
  await expectAll(page, orders)
  // Of a page that doesn't show: nothing in sight tells that the total is another.
  const submitted = orders.slice(20).find(({ state }) => state === 10)
  const code = submitted?.code ?? ''
  const { gmtModified } = await orderOf(page, code)
  await act(page, 'payment_order/cancel.json', { code, gmtModified })
  const hold = await world.fault({ call: LIST_CALL, kind: 'hold' })
  await refresh(page)
  const button = page.getByRole('button', { name: '刷新', exact: true })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeFocused()
  const told = page.getByRole('status').filter({ hasText: '第 1 页：10 行' })
  await expect(told).toHaveCount(0)
  await world.release(hold)
  await expect(told).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).toBeFocused()
  await expect(totalsOf(page, /^全部/)).toHaveCount(0)
  // Nor does it come back with another page.
  await page.getByRole('button', { name: '下一页' }).click()
  await expectRows(page, orders.slice(10, 20))
  await expect(totalsOf(page, /^全部/)).toHaveCount(0)
  await ofAll.click()
  await expectAll(page, await allOrders(page))
  // Also searching for what shows begins on the first page, which is read again.
  await search(page)
  await expectRows(page, orders.slice(0, 10))
  await expect(totalsOf(page, /^全部/)).toHaveCount(0)
  await expect(ofAll).toBeVisible()
})

test.describe('with 2,500 orders', () => {
  test.use({ orders: 2500 })

  test('adding up tells how far it is, and can be called off', async ({ page, world }) => {
    await openList(page, world)
    await settle(world)
    await world.clearJournal()
    const hold = await world.fault({ call: LIST_CALL, kind: 'hold', nth: 2, times: 'always' })
    await page.getByRole('button', { name: '合计全部 2,500 条' }).click()
    const line = totalsOf(page, /^全部合计/)
    await expect(line).toContainText('全部合计：已读取 1,000 / 2,500 条')
    await expect.poll(async () => (await world.journal(LIST_CALL)).length).toBeGreaterThan(1)
    await line.getByRole('button', { name: '取消' }).click()
    await expect(line).toHaveCount(0)
    await world.release(hold)
    await expect(page.getByRole('button', { name: '合计全部 2,500 条' })).toBeVisible()
    expect(await bodiesOf(world, LIST_CALL)).toHaveLength(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: '合计全部 2,500 条' }).click()
    await expect(totalsOf(page, /^全部 [\d,]+ 条合计/)).toBeVisible()
  })

  test('the keyboard stays in the page when the way to call adding up off goes', async ({
    page,
    world,
  }) => {
    await openList(page, world)
    await settle(world)
    // The lines of totals, where the next Tab leads to what stands there now.
    const totals = page.locator('tfoot')
    const cancel = totalsOf(page, /^全部合计/).getByRole('button', { name: '取消' })
    const ask = page.getByRole('button', { name: '合计全部 2,500 条' })
    const hold = await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
    await ask.press('Enter')
    await cancel.press('Enter')
    await expect(cancel).toHaveCount(0)
    await expect(totals).toBeFocused()

    await ask.press('Enter')
    await cancel.focus()
    await world.release(hold)
    await expect(totalsOf(page, /^全部 [\d,]+ 条合计/)).toBeVisible()
    await expect(totals).toBeFocused()
  })
})

test('Adding up says so when the list changed under it', async ({ page, world }) => {
  await openList(page, world)
  await settle(world)
  const data = (await allOrders(page)).slice(0, 100)
  await world.fault({
    call: LIST_CALL,
    kind: 'body',
    times: 2,
    body: { success: true, data, pageNum: 1, pageSize: 1000, total: 150 },
  })
  await world.fault({
    call: LIST_CALL,
    kind: 'body',
    nth: 3,
    times: 'always',
    body: { success: true, data: [], pageNum: 2, pageSize: 1000, total: 151 },
  })
  await page.getByRole('button', { name: '合计全部 200 条' }).click()
  await expect(totalsOf(page, /^全部.*读取期间列表有变化/)).toBeVisible()
})

test('Adding up says so when a row came twice, although the list is as long as before', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  const data = (await allOrders(page)).slice(0, 100)
  await world.fault({
    call: LIST_CALL,
    kind: 'body',
    times: 'always',
    body: { success: true, data, pageNum: 1, pageSize: 1000, total: 200 },
  })
  await page.getByRole('button', { name: '合计全部 200 条' }).click()
  await expect(totalsOf(page, /^全部.*读取期间列表有变化/)).toBeVisible()
})

test('A list of one page has nothing more to add up', async ({ page, world }) => {
  await openList(page, world, { query: '?code=FK20261120' })
  await expect(totalsOf(page, /^本页合计/)).toBeVisible()
  await expect(tableOf(page).getByRole('button', { name: /合计全部/ })).toHaveCount(0)
})

test('What can be done with selected rows is all in sight, in two lines where one has no room', async ({
  page,
  world,
}) => {
  await setLanguage(page, 'en')
  await world.signIn('zhao.min')
  await page.goto('payment/order/list')
  await listRows(page, 'en').first().getByRole('checkbox').check()
  for (const name of ['Copy rows', 'Export selected', 'Print vouchers']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})
