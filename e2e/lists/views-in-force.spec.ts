import type { Locator, Page } from '@playwright/test'
import { headersOf, openPanel } from '../support/lists'
import { HEADERS, closePanel, saveView, without } from '../support/columns'
import { keepNotifications } from '../support/longer-times'
import { chipsOf, formOf, openList, search } from '../support/payment-orders'
import { openConfirmList } from '../support/confirming'
import { chooseInTagMenu, menuOf, tagOf } from '../support/shell'
import { expect, test } from '../test'

const barOf = (page: Page) => page.getByRole('group', { name: '视图' })
const viewOf = (page: Page, name: string | RegExp) => barOf(page).getByRole('button', { name })

/** All of this is to be seen on a phone, too. */
async function expectInView(page: Page, ...shown: Locator[]): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 375, height: 740 })
  for (const each of shown) await expect(each).toBeInViewport({ ratio: 1 })
  if (size) await page.setViewportSize(size)
}

test('A view stands beside the title, is marked once the list differs, and is brought up to date there', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=10' })
  await saveView(page, '待办')
  await expect(viewOf(page, '待办')).toHaveAttribute('aria-pressed', 'true')
  await expect(viewOf(page, '待办')).toHaveText('待办')

  await formOf(page).getByLabel('负责人').fill('李')
  await search(page)
  await expect(viewOf(page, '待办')).toHaveText('待办已更改')
  await expectInView(
    page,
    viewOf(page, '待办'),
    viewOf(page, '更新视图'),
    viewOf(page, '另存为新视图'),
  )
  await barOf(page).getByRole('button', { name: '另存为新视图' }).click()
  const dialog = page.getByRole('dialog', { name: '另存为新视图' })
  // Another one is not lost to a name.
  await dialog.getByLabel('视图名称').fill('待办')
  await dialog.getByLabel('视图名称').press('Enter')
  await expect(dialog.getByLabel('视图名称')).toHaveAccessibleDescription('已有同名视图')
  await dialog.getByLabel('视图名称').fill('李的待办')
  await dialog.getByLabel('视图名称').press('Enter')
  await expect(viewOf(page, '李的待办')).toHaveAttribute('aria-pressed', 'true')
  await expect(viewOf(page, /^待办/)).toHaveAttribute('aria-pressed', 'false')

  await viewOf(page, /^待办$/).click()
  await expect(chipsOf(page)).toHaveText(['状态: 待核销/待确认'])
  await formOf(page).getByLabel('状态').selectOption('已记账')
  await search(page)
  await barOf(page).getByRole('button', { name: '更新视图' }).press('Enter')
  await expect(viewOf(page, /^待办$/)).toHaveAttribute('aria-pressed', 'true')
  await formOf(page).getByRole('button', { name: '重置' }).click()
  await expect(viewOf(page, /^待办$/)).toHaveAttribute('aria-pressed', 'false')
  await viewOf(page, /^待办$/).click()
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
})

test('A view of a tab is in force there alone, leads there, and is the tab of its link', async ({
  anotherBrowser,
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openConfirmList(page, world, { query: '?tab=all&state=30' })
  await saveView(page, '已记账')
  await page.getByRole('tab', { name: '待处理' }).click()
  await expect(page).toHaveURL('/payment/confirm/list')
  await expect(viewOf(page, '已记账')).toHaveAttribute('aria-pressed', 'false')
  await expect(viewOf(page, '更新视图')).toHaveCount(0)
  const panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '复制视图 已记账 的链接' }).click()
  await expect(page.getByText('链接已复制到剪贴板')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await closePanel(page)

  await viewOf(page, '已记账').click()
  await expect(page.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true')
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
  await expect(viewOf(page, '已记账')).toHaveAttribute('aria-pressed', 'true')

  const colleague = await anotherBrowser('chen.jie')
  await colleague.goto(link)
  await expect(colleague.getByRole('tab', { name: '全部' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(chipsOf(colleague)).toHaveText(['状态: 已记账'])
})

test('Days of a period roll on with a view, and a link of it carries everything to a colleague', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime('2026-11-30T23:59:00+08:00')
  await keepNotifications(page)
  await openList(page, world, { query: '?pageSize=20' })
  const form = formOf(page)
  await form.getByRole('button', { name: '创建时间：日历' }).click()
  const calendar = page.getByRole('dialog', { name: '创建时间' })
  await calendar.getByRole('button', { name: '本月', exact: true }).click()
  await expect(form.getByLabel('创建时间：开始日期')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chipsOf(page)).toHaveText(['创建时间: 2026-11-01 – 2026-11-30'])
  await expect(page).toHaveURL(/createTimeStart=2026-11-01&createTimeEnd=2026-11-30/)

  const columns = await openPanel(page, '列设置')
  await columns.getByRole('checkbox', { name: '园区', exact: true }).uncheck()
  await closePanel(page)
  const panel = await openPanel(page, '视图')
  await expect(panel.getByLabel('创建时间')).toHaveValue('this-month')
  await panel.getByLabel('视图名称').fill('月度')
  await panel.getByLabel('视图名称').press('Enter')
  await panel.getByRole('button', { name: '复制视图 月度 的链接' }).click()
  await expect(page.getByText('链接已复制到剪贴板')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await closePanel(page)

  // A minute later it is December in China, and in New York still November.
  await page.clock.setFixedTime('2026-12-01T00:00:00+08:00')
  await viewOf(page, '月度').click()
  await expect(chipsOf(page)).toHaveText(['创建时间: 2026-12-01 – 2026-12-31'])

  // Nobody's page is open while the session changes hands, or it would ask as the person before.
  await page.goto('about:blank')
  await world.signIn('li.na')
  await page.goto(link)
  await expectInView(page, page.getByText('共享视图：月度'), viewOf(page, '恢复我的列设置'))
  await expect(chipsOf(page)).toHaveText(['创建时间: 2026-12-01 – 2026-12-31'])
  await expect(headersOf(page)).toHaveText(without('园区'))
  await expect(page.getByLabel('每页条数')).toHaveValue('20')
  await expect(page).not.toHaveURL(/#/)
  await barOf(page).getByRole('button', { name: '恢复我的列设置' }).click()
  await expect(headersOf(page).filter({ hasText: '园区' })).toHaveCount(1)

  await page.goto('.')
  await page.goto(link)
  await barOf(page).getByRole('button', { name: '保留' }).press('Enter')
  await expect(viewOf(page, '月度')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(viewOf(page, '月度')).toHaveAttribute('aria-pressed', 'true')
  await expect(headersOf(page)).toHaveText(without('园区'))

  await page.goto('payment/order/list?state=30#view=bm9uc2Vuc2U')
  await expect(page.getByText('无法识别此链接中的视图。')).toBeVisible()
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
})

test('A page left open over midnight has not changed its view, and bringing that up to date keeps its period', async ({
  page,
  world,
}) => {
  await page.clock.install({ time: '2026-11-30T23:50:00+08:00' })
  await openList(page, world, {
    query: '?createTimeStart=2026-11-01&createTimeEnd=2026-11-30',
  })
  let panel = await openPanel(page, '视图')
  // On this day they are the last thirty days, too.
  await panel.getByLabel('创建时间').selectOption('this-month')
  await panel.getByLabel('视图名称').fill('月度')
  await panel.getByLabel('视图名称').press('Enter')
  await expect(viewOf(page, '月度')).toHaveText('月度')
  await closePanel(page)

  await page.clock.fastForward('15:00')
  panel = await openPanel(page, '视图')
  // The days of another month by now: it is December for whatever looks at the day.
  await expect(panel.getByLabel('创建时间')).toHaveValue('last-month')
  await expect(viewOf(page, '月度')).toHaveText('月度')
  await expect(viewOf(page, '月度')).toHaveAttribute('aria-pressed', 'true')
  await closePanel(page)
  await page.getByLabel('每页条数').selectOption('20 条/页')
  await expect(viewOf(page, '月度')).toHaveText('月度已更改')
  await viewOf(page, '更新视图').click()
  await expect(viewOf(page, '月度')).toHaveText('月度')
  await expect(viewOf(page, '更新视图')).toHaveCount(0)

  await viewOf(page, '月度').click()
  await expect(chipsOf(page)).toHaveText(['创建时间: 2026-12-01 – 2026-12-31'])
  await expect(page.getByLabel('每页条数')).toHaveValue('20')
  await expect(viewOf(page, '月度')).toHaveAttribute('aria-pressed', 'true')
})

test('A colleague’s view that came by a link ends with the page that it opened', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const view = {
    name: '月度',
    filters: { state: '30' },
    columns: { order: [], hidden: ['park'], pinned: ['code'] },
    pageSize: 20,
  }
  const hash = Buffer.from(JSON.stringify(view)).toString('base64url')
  await page.goto(`payment/order/list#view=${hash}`)
  const offer = page.getByText('共享视图：月度')
  const isInForce = async () => {
    await expect(offer).toBeVisible()
    await expect(headersOf(page)).toHaveText(without('园区'))
  }
  await isInForce()

  // Nobody has closed it: another page showed, or it was asked for anew.
  await menuOf(page).getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('heading', { name: /^欢迎/ })).toBeVisible()
  await tagOf(page, '付款单').click()
  await isInForce()
  await chooseInTagMenu(page, '付款单', '刷新')
  await isInForce()

  await chooseInTagMenu(page, '付款单', '关闭')
  await menuOf(page).getByRole('link', { name: '付款单' }).click()
  await expect(headersOf(page)).toHaveText(HEADERS)
  await expect(offer).toHaveCount(0)

  // Who keeps it on a later page stays there.
  await page.goto('.')
  await page.goto(`payment/order/list#view=${hash}`)
  await isInForce()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/pageNum=2/)
  await barOf(page).getByRole('button', { name: '保留' }).click()
  await expect(viewOf(page, '月度')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(headersOf(page)).toHaveText(without('园区'))
})

test('A view that is put in force in one window leaves the columns of another one’s view alone', async ({
  page,
  world,
  context,
}) => {
  await openList(page, world, { query: '?state=30' })
  await saveView(page, '乙')
  await formOf(page).getByLabel('状态').selectOption('待核销/待确认')
  await search(page)
  const columns = await openPanel(page, '列设置')
  await columns.getByRole('checkbox', { name: '园区', exact: true }).uncheck()
  await closePanel(page)
  await saveView(page, '甲')
  await expect(viewOf(page, '甲')).toHaveAttribute('aria-pressed', 'true')

  const other = await context.newPage()
  await other.goto('payment/order/list')
  await viewOf(other, '乙').click()
  await expect(headersOf(other)).toHaveText(HEADERS)
  await expect(chipsOf(other)).toHaveText(['状态: 已记账'])
  // What windows hear of each other comes in its order: once the view is there, its columns would be.
  await saveView(other, '丙')

  await expect(viewOf(page, '丙')).toBeVisible()
  await expect(headersOf(page)).toHaveText(without('园区'))
  await expect(viewOf(page, '甲')).toHaveText('甲')
  await expect(viewOf(page, '更新视图')).toHaveCount(0)
  // Brought up to date there, the view is so here too.
  await viewOf(other, '甲').click()
  await expect(headersOf(other)).toHaveText(without('园区'))
  const panel = await openPanel(other, '列设置')
  await panel.getByRole('checkbox', { name: '费用项', exact: true }).uncheck()
  await closePanel(other)
  await viewOf(other, '更新视图').click()
  await expect(headersOf(page)).toHaveText(without('园区', '费用项'))
  await expect(viewOf(page, '甲')).toHaveText('甲')
  await viewOf(other, '乙').click()
  await saveView(other, '丁')
  await expect(viewOf(page, '丁')).toBeVisible()
  await expect(headersOf(page)).toHaveText(without('园区', '费用项'))
  // Left, the list has the columns that were put last, wherever.
  await formOf(page).getByRole('button', { name: '重置' }).click()
  await expect(headersOf(page)).toHaveText(HEADERS)
  await viewOf(page, '甲').click()
  await expect(headersOf(page)).toHaveText(without('园区', '费用项'))
})
