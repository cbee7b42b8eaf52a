import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { LIST_CALL } from '../support/calls'
import { tabTo } from '../support/keyboard'
import { LANGUAGES, listRows, setLanguage } from '../support/languages'
import { headersOf, openPanel, rowsOf, totalsOf } from '../support/lists'
import {
  allOrders,
  chipsOf,
  expectTotal,
  formOf,
  openList,
  scrollerOf,
  search,
} from '../support/payment-orders'
import { chooseInTagMenu } from '../support/shell'
import { expect, test } from '../test'

const HEADERS = [
  '',
  '单号',
  '结算渠道',
  '状态',
  '金额（元）',
  '可用金额（元）',
  '付款人',
  '归属部门',
  '园区',
  '费用项',
  '负责人',
  '申请日期',
  '创建时间',
  '操作',
]

const without = (header: string) => HEADERS.filter((other) => other !== header)

/** Where an element begins on the screen, in px. */
const leftOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().left)

async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function saveView(page: Page, name: string): Promise<void> {
  const panel = await openPanel(page, '视图')
  await panel.getByLabel('视图名称').fill(name)
  await panel.getByLabel('视图名称').press('Enter')
  await expect(panel.getByRole('button', { name, exact: true })).toBeVisible()
  await closePanel(page)
}

const homeAndBack = async (page: Page) => {
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('heading', { name: /^欢迎/ })).toBeVisible()
  await menu.getByRole('link', { name: '付款单' }).click()
}

test('Columns are hidden and moved, stay so after a reload, and can be restored', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await expect(headersOf(page)).toHaveText(HEADERS)
  let panel = await openPanel(page, '列设置')
  await expect(panel.getByRole('checkbox', { name: '单号', exact: true })).toBeDisabled()
  await panel.getByRole('checkbox', { name: '园区', exact: true }).uncheck()
  await expect(headersOf(page)).toHaveText(without('园区'))
  await panel.getByRole('button', { name: '上移 状态' }).click()
  const changed = without('园区').with(2, '状态').with(3, '结算渠道')
  await expect(headersOf(page)).toHaveText(changed)
  await expect(panel.getByRole('button', { name: '上移 单号' })).toBeDisabled()
  await expect(panel.getByRole('button', { name: '下移 创建时间' })).toBeDisabled()
  await closePanel(page)

  await page.reload()
  await expect(headersOf(page)).toHaveText(changed)
  panel = await openPanel(page, '列设置')
  await panel.getByRole('button', { name: '恢复默认列' }).click()
  await expect(headersOf(page)).toHaveText(HEADERS)
})

test('Another person at the same computer has columns and views of their own', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await (
    await openPanel(page, '列设置')
  )
    .getByRole('checkbox', { name: '园区', exact: true })
    .uncheck()
  await closePanel(page)
  await saveView(page, '我的视图')

  await openList(page, world, { username: 'server.ops' })
  await expect(headersOf(page)).toHaveText(HEADERS)
  await expect(await openPanel(page, '视图')).toContainText('还没有视图')

  await openList(page, world)
  await expect(headersOf(page)).toHaveText(without('园区'))
  await expect((await openPanel(page, '视图')).getByRole('listitem')).toHaveText(['我的视图'])
})

test('A pinned column stays in view when the table is scrolled sideways', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const panel = await openPanel(page, '列设置')
  await panel.getByRole('button', { name: '固定 金额（元）' }).click()
  await expect(panel.getByRole('button', { name: '固定 金额（元）' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(panel.getByRole('button', { name: '固定 单号' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await closePanel(page)
  await expect(headersOf(page).nth(2)).toHaveText('金额（元）')

  const pinned = [rowsOf(page).first().getByRole('cell').nth(2), headersOf(page).nth(2)]
  const scrolling = headersOf(page).filter({ hasText: '付款人' })
  const before = await Promise.all(pinned.map(leftOf))
  const scrolledFrom = await leftOf(scrolling)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ left: 10_000 }))
  const moved = await scrollerOf(page).evaluate(({ scrollLeft }) => scrollLeft)
  expect(moved, 'the table is wider than its frame').toBeGreaterThan(50)
  expect(await Promise.all(pinned.map(leftOf))).toEqual(before)
  expect(await leftOf(scrolling)).toBe(scrolledFrom - moved)
  await expect(rowsOf(page).first().getByRole('link', { name: /^FK/ })).toBeInViewport()
})

/** What changes the width of a column. */
const handleOf = (page: Page, name: string) =>
  page.getByRole('separator', { name: `${name}列宽`, exact: true })

const widthOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().width)

async function drag(page: Page, handle: Locator, by: number): Promise<void> {
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is no handle')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y)
  await page.mouse.move(x + by, y)
}

test('A column is dragged wider, with all that stands in it, and stays so for this person alone', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const park = headersOf(page).filter({ hasText: '归属部门' })
  const cell = rowsOf(page).first().getByRole('cell').nth(7)
  const handle = handleOf(page, '归属部门')
  const before = await widthOf(park)
  await drag(page, handle, 60)
  expect(await widthOf(cell), 'while it is dragged').toBe(before + 60)
  await page.mouse.up()
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 60))
  expect(await widthOf(park)).toBe(before + 60)

  await page.reload()
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 60))
  expect(await widthOf(cell)).toBe(before + 60)
  await openList(page, world, { username: 'server.ops' })
  await expect(handle).toHaveAttribute('aria-valuenow', String(before))

  await openList(page, world)
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 60))
  await handle.dblclick()
  await expect(handle).toHaveAttribute('aria-valuenow', String(before))
  expect(await widthOf(park)).toBe(before)
})

test('A drag that is given up changes nothing, and a pinned column takes those behind it along', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await (await openPanel(page, '列设置')).getByRole('button', { name: '固定 状态' }).click()
  await closePanel(page)
  const code = headersOf(page).nth(1)
  const state = rowsOf(page).first().getByRole('cell').nth(2)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ left: 300 }))
  const [width, left] = [await widthOf(code), await leftOf(state)]
  await drag(page, handleOf(page, '单号'), 40)
  expect(await leftOf(state), 'while it is dragged').toBe(left + 40)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await widthOf(code)).toBe(width)
  expect(await leftOf(state)).toBe(left)
  await drag(page, handleOf(page, '单号'), 40)
  await page.mouse.up()
  await expect(handleOf(page, '单号')).toHaveAttribute('aria-valuenow', String(width + 40))
  expect(await leftOf(state)).toBe(left + 40)
})

test('Widths are set from the keyboard, within what a column can be', async ({ page, world }) => {
  await openList(page, world)
  const [code, channel, amount] = ['单号', '结算渠道', '金额（元）'].map((name) =>
    handleOf(page, name),
  )
  if (!code || !channel || !amount) throw new Error('There are no handles')
  await tabTo(page, code)
  await page.keyboard.press('ArrowDown')
  await expect(channel).toBeFocused()
  const declared = Number(await channel.getAttribute('aria-valuenow'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(channel).toHaveAttribute('aria-valuenow', String(declared + 20))
  await page.keyboard.press('ArrowLeft')
  await expect(channel).toHaveAttribute('aria-valuenow', String(declared + 10))
  expect(await widthOf(headersOf(page).nth(2))).toBe(declared + 10)
  await page.keyboard.press('Home')
  await expect(channel).toHaveAttribute('aria-valuenow', '60')
  await page.keyboard.press('Delete')
  await expect(channel).toHaveAttribute('aria-valuenow', String(declared))

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(amount).toBeFocused()
  await page.keyboard.press('Home')
  const total = totalsOf(page, /^本页合计/)
    .getByRole('cell')
    .first()
  const overflow = await total.evaluate((cell) => cell.scrollWidth - cell.clientWidth)
  expect(overflow, 'amounts are never cut off').toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('Amounts of many digits, their totals and dates are never cut off, and totals are pinned with their column', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const orders = await allOrders(page, { pageSize: 10 })
  const data = orders.map((order) => ({ ...order, amount: 98_765_432_199 }))
  const body = { success: true, data, pageNum: 1, pageSize: 10, total: 10 }
  await world.fault({ call: LIST_CALL, kind: 'body', body, times: 'always' })
  await page.reload()
  const cells = rowsOf(page).first().getByRole('cell')
  const total = totalsOf(page, /^本页合计/).getByRole('cell', { name: '9,876,543,219.90' })
  await expect(cells.filter({ hasText: '987,654,321.99' })).toBeVisible()
  const dates = cells.filter({ hasText: /^\d{4}-\d\d-\d\d( [\d:]{8})?$/ })
  await expect(dates).toHaveCount(2)
  for (const whole of [
    cells.filter({ hasText: '987,654,321.99' }),
    total,
    ...(await dates.all()),
  ]) {
    const overflow = await whole.evaluate((cell) => cell.scrollWidth - cell.clientWidth)
    expect(overflow, await whole.innerText()).toBeLessThanOrEqual(0)
  }

  const amountHead = headersOf(page).filter({ hasText: /^金额/ })
  expect(await leftOf(total)).toBe(await leftOf(amountHead))
  await (await openPanel(page, '列设置')).getByRole('button', { name: '固定 金额（元）' }).click()
  await closePanel(page)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ left: 300 }))
  await expect.poll(() => scrollerOf(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(300)
  expect(await leftOf(total)).toBe(await leftOf(amountHead))
  const label = page.getByRole('rowheader', { name: /^本页合计/ })
  expect(await leftOf(label)).toBe(await leftOf(headersOf(page).first()))
})

for (const language of LANGUAGES) {
  test(`The actions of a row are in view and whole on a small screen, in ${language}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await setLanguage(page, language)
    await world.signIn('zhang.wei')
    await page.goto('payment/order/list?state=5')
    const links = listRows(page, language).first().getByRole('cell').last().getByRole('link')
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  })
}

for (const path of ['debit/order/list', 'payment/confirm/list?tab=all&state=10']) {
  test(`In English the states of ${path} are whole on a small screen, and so is an order’s tag`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await setLanguage(page, 'en')
    await world.signIn('server.ops')
    await page.goto(path)
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await expect(rows.first()).toBeVisible()
    const headers = await page.getByRole('table').getByRole('columnheader').allTextContents()
    for (const row of await rows.all()) {
      const state = row.getByRole('cell').nth(headers.indexOf('State'))
      const overflow = await state.evaluate((cell) => cell.scrollWidth - cell.clientWidth)
      expect(overflow, await state.innerText()).toBeLessThanOrEqual(0)
    }
    const code = rows.first().getByRole('link').first()
    const name = (await code.textContent()) ?? ''
    await code.click()
    const title = page.getByRole('tab', { name }).locator('[title]').first()
    await expect(title).toBeVisible()
    expect(await title.evaluate((tag) => tag.scrollWidth - tag.clientWidth)).toBeLessThanOrEqual(0)
  })
}

test('On a small screen the actions of a confirm list stand beside whole amounts', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await world.signIn('li.na')
  await page.goto('payment/confirm/list')
  const cells = page.getByRole('table').locator('tbody').getByRole('row').first().getByRole('cell')
  const action = cells.last()
  await expect(action.getByRole('link')).toBeInViewport({ ratio: 1 })
  const amount = await cells.nth(4).evaluate((cell) => {
    const text = document.createRange()
    text.selectNodeContents(cell)
    return { text: cell.textContent, end: text.getBoundingClientRect().right }
  })
  expect(amount.text).toMatch(/\.\d\d$/)
  expect(amount.end).toBeLessThan(await leftOf(action))
})

test('The head and the totals stay in view when the rows are scrolled', async ({ page, world }) => {
  await openList(page, world, { query: '?pageSize=100' })
  await expect(rowsOf(page)).toHaveCount(100)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ top: 1500 }))
  await expect(headersOf(page).nth(1)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('rowheader', { name: /^本页合计/ })).toBeInViewport({ ratio: 1 })
})

test('A view keeps filters, columns and page size under a name, and can be renamed and deleted', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?pageSize=20' })
  await formOf(page).getByLabel('状态').selectOption('已记账')
  await search(page)
  await expect(page).toHaveURL(/state=30/)
  await (
    await openPanel(page, '列设置')
  )
    .getByRole('checkbox', { name: '费用项', exact: true })
    .uncheck()
  await closePanel(page)
  await saveView(page, '已记账的单')

  await formOf(page).getByRole('button', { name: '重置' }).click()
  await page.getByLabel('每页条数').selectOption('10 条/页')
  await (await openPanel(page, '列设置')).getByRole('button', { name: '恢复默认列' }).click()
  await closePanel(page)
  await page.reload()
  await expectTotal(page, 200)

  let panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '已记账的单', exact: true }).click()
  await expect(page).toHaveURL(/\?(state=30&pageSize=20|pageSize=20&state=30)$/)
  await expect(rowsOf(page)).toHaveCount(20)
  await expect(headersOf(page)).toHaveText(without('费用项'))

  await panel.getByRole('button', { name: '重命名视图 已记账的单' }).click()
  await panel.getByLabel('新名称').fill('记账')
  await panel.getByRole('button', { name: '重命名', exact: true }).click()
  await expect(panel.getByRole('listitem')).toHaveText(['记账'])
  await page.reload()
  panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '删除视图 记账' }).click()
  await expect(panel).toContainText('还没有视图')
})

test('The views stay under the keyboard after one was renamed or deleted', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await saveView(page, '一号')
  const panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '重命名视图 一号' }).click()
  await panel.getByLabel('新名称').fill('二号')
  await panel.getByLabel('新名称').press('Enter')
  await expect(panel.getByRole('listitem')).toHaveText(['二号'])
  await expect(panel.locator(':focus')).toHaveCount(1)
  await panel.getByRole('button', { name: '删除视图 二号' }).press('Enter')
  await expect(panel).toContainText('还没有视图')
  await expect(panel.locator(':focus')).toHaveCount(1)
  await closePanel(page)
  await expect(page.getByRole('button', { name: '视图', exact: true })).toBeFocused()
})

test('A name that is taken is refused at its field', async ({ page, world }) => {
  await openList(page, world)
  await saveView(page, '一号')
  await saveView(page, '二号')
  const panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '重命名视图 二号' }).click()
  await panel.getByLabel('新名称').fill('一号')
  await panel.getByLabel('新名称').press('Enter')
  await expect(panel.getByLabel('新名称')).toHaveAccessibleDescription('已有同名视图')
  await panel.getByLabel('新名称').press('Escape')
  await expect(panel.getByRole('listitem')).toHaveText(['一号', '二号'])
})

test('A view without days leaves the days in force alone, and one with days sets them', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=30' })
  await saveView(page, '不含日期')
  await page.goto('payment/order/list?type=1&createTimeStart=2026-01-01&createTimeEnd=2026-06-30')
  await saveView(page, '含日期')
  let panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '不含日期', exact: true }).click()
  await expect(chipsOf(page)).toHaveText(['创建时间: 2026-01-01 – 2026-06-30', '状态: 已记账'])

  await page.goto('payment/order/list?createTimeStart=2025-12-01')
  panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '含日期', exact: true }).click()
  await expect(chipsOf(page)).toHaveText(['创建时间: 2026-01-01 – 2026-06-30', '结算类型: 内部'])
})

test('The default view applies from the menu alone, and stands in the address then', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=10&pageSize=20' })
  await saveView(page, '待办')
  const panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '默认视图：待办' }).click()
  await expect(panel.getByRole('button', { name: '默认视图：待办' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goto('payment/order/list')
  await expectTotal(page, 200)
  await expect(chipsOf(page)).toHaveCount(0)
  await page.goto('payment/order/list?type=2')
  await expect(chipsOf(page)).toHaveText(['结算类型: 外部'])

  // A list that is open is found as it was left; one that is not comes up with the view.
  await page.goto('.')
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('link', { name: '付款单' }).click()
  await expect(chipsOf(page)).toHaveText(['结算类型: 外部'])
  await chooseInTagMenu(page, '付款单', '关闭')
  await menu.getByRole('link', { name: '付款单' }).click()
  await expect(page).toHaveURL(/\?(state=10&pageSize=20|pageSize=20&state=10)$/)
  await expect(chipsOf(page)).toHaveText(['状态: 待核销/待确认'])
  await expect(page.getByLabel('每页条数')).toHaveValue('20')
  // Leaving the default view is not undone by coming back.
  await formOf(page).getByRole('button', { name: '重置' }).click()
  await expect(chipsOf(page)).toHaveCount(0)
  await homeAndBack(page)
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(chipsOf(page)).toHaveCount(0)
})

test('Settings that were broken in the browser’s storage fall back to the defaults', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('shopaccount.columns.zhao.min.payment-order', '{"order": "all"')
    localStorage.setItem(
      'shopaccount.views.zhao.min.payment-order',
      JSON.stringify([
        { name: '坏的', filters: { state: 10 } },
        null,
        {
          name: '好的',
          filters: { state: '30', gone: 'x' },
          columns: { order: ['gone', 'state', 'code'], hidden: ['code', 'park'], pinned: ['gone'] },
          pageSize: 20,
          isDefault: false,
        },
      ]),
    )
    localStorage.setItem('shopaccount.locale', 'klingon')
    localStorage.setItem('shopaccount.color-scheme', 'purple')
  })
  await openList(page, world)
  await expect(headersOf(page)).toHaveText(HEADERS)
  const panel = await openPanel(page, '视图')
  await expect(panel.getByRole('listitem')).toHaveText(['好的'])
  await panel.getByRole('button', { name: '好的', exact: true }).click()
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
  await expect(rowsOf(page)).toHaveCount(20)
  await expect(headersOf(page).filter({ hasText: '单号' })).toHaveCount(1)
  await expect(headersOf(page).filter({ hasText: '园区' })).toHaveCount(0)
})
