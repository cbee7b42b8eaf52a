import type { Locator, Page } from '@playwright/test'
import { headersOf, openPanel, rowsOf } from '../support/lists'
import { chipsOf, expectTotal, formOf, openList, search } from '../support/payment-orders'
import { chooseInTagMenu } from '../support/shell'
import { expect, test } from '../test'
import { HEADERS, without, closePanel, saveView } from '../support/columns'

const homeAndBack = async (page: Page) => {
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('heading', { name: /^欢迎/ })).toBeVisible()
  await menu.getByRole('link', { name: '付款单' }).click()
}

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
  // One press is soon made: it can be taken back.
  const note = page.getByRole('status').filter({ hasText: '已删除视图 记账' })
  await note.getByRole('button', { name: '撤销' }).click()
  await expect(note).toHaveCount(0)
  await page.reload()
  panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '记账', exact: true }).click()
  await expect(headersOf(page)).toHaveText(without('费用项'))
})

test('A view is not given a name that is taken or too long, and the views stay under the keyboard after one was renamed or deleted', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await saveView(page, '一号')
  await saveView(page, '二号')
  const panel = await openPanel(page, '视图')
  const name = panel.getByLabel('新名称')
  await panel.getByRole('button', { name: '重命名视图 二号' }).click()
  await name.fill('一号')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription('已有同名视图')
  // Nothing of what was pasted is cut off in silence.
  await name.fill('长'.repeat(41))
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription('最多 40 个字')
  await name.press('Escape')
  const newName = panel.getByLabel('视图名称')
  await newName.fill('长'.repeat(41))
  await newName.press('Enter')
  await expect(newName).toHaveAccessibleDescription('最多 40 个字')
  await newName.fill('')
  await expect(panel.getByRole('listitem')).toHaveText(['一号', '二号'])

  await panel.getByRole('button', { name: '重命名视图 二号' }).click()
  await name.fill('三号')
  await name.press('Enter')
  await expect(panel.getByRole('listitem')).toHaveText(['一号', '三号'])
  await expect(panel.locator(':focus')).toHaveCount(1)
  await panel.getByRole('button', { name: '删除视图 一号' }).press('Enter')
  await expect(panel.getByRole('listitem')).toHaveText(['三号'])
  await expect(panel.locator(':focus')).toHaveCount(1)
  await panel.getByRole('button', { name: '删除视图 三号' }).press('Enter')
  await expect(panel).toContainText('还没有视图')
  await expect(panel.locator(':focus')).toHaveCount(1)
  await closePanel(page)
  await expect(page.getByRole('button', { name: '视图', exact: true })).toBeFocused()
})

/** Whether a part of what is written there can't be read. */
const isCut = (of: Locator) =>
  of.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
    ),
  )

/** As long as they may be, of one script that is broken anywhere and one that is not, and a short one. */
const NAMES = [
  '已记账的付款单，其中可用金额大于零的，按园区和归属部门，每周一早会之前看一遍，共',
  'Pagos_contabilizados_con_saldo_pendiente',
  '短',
]

test('Names as long as they may be are read whole in the panel', async ({ page, world }) => {
  await openList(page, world, { query: '?state=30' })
  for (const name of NAMES) await saveView(page, name)
  const panel = await openPanel(page, '视图')
  for (const name of NAMES) {
    const item = panel.getByRole('listitem').filter({ hasText: name })
    expect(await isCut(item.getByRole('button', { name, exact: true })), name).toBe(false)
    // What can be done with it stands in its first line, at the end.
    const first = await item.getByRole('button').first().boundingBox()
    const star = await item.getByRole('button', { name: /^默认视图/ }).boundingBox()
    const bin = await item.getByRole('button', { name: /^删除视图/ }).boundingBox()
    expect(Math.abs((star?.y ?? 0) - (first?.y ?? 0)), name).toBeLessThanOrEqual(2)
    expect(star?.y).toBe(bin?.y)
    const room = await item.boundingBox()
    expect((bin?.x ?? 0) + (bin?.width ?? 0)).toBeCloseTo((room?.x ?? 0) + (room?.width ?? 0), 0)
  }
})

test('Names as long as they may be are read whole beside the title, also of a view that the list has left', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=30' })
  for (const name of NAMES) await saveView(page, name)
  const bar = page.getByRole('group', { name: '视图' })
  const chipOf = (name: string) => bar.getByRole('button', { name })
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of NAMES) {
      expect(await isCut(chipOf(name)), `${name}, ${width} px`).toBe(false)
    }
  }
  const [first = ''] = NAMES
  await chipOf(first).click()
  await formOf(page).getByLabel('状态').selectOption('已取消')
  await search(page)
  await expect(chipOf(first)).toHaveText(/已更改$/)
  expect(await isCut(chipOf(first))).toBe(false)
  const update = bar.getByRole('button', { name: '更新视图' })
  for (const shown of [chipOf(first), update]) await expect(shown).toBeInViewport({ ratio: 1 })
  // On a phone the bar itself has less room than the name.
  await page.setViewportSize({ width: 375, height: 740 })
  for (const shown of [chipOf(first), update]) await expect(shown).toBeInViewport({ ratio: 1 })
})

test('Where days are in force, their choice stands apart from the name of the view', async ({
  page,
  world,
}) => {
  // A choice there is where they are a period today.
  await page.clock.setFixedTime('2026-11-30T12:00:00+08:00')
  await openList(page, world, { query: '?createTimeStart=2026-11-01&createTimeEnd=2026-11-30' })
  const panel = await openPanel(page, '视图')
  const days = await panel.getByLabel('创建时间').boundingBox()
  const name = await panel.getByLabel('视图名称').boundingBox()
  expect((name?.y ?? 0) - ((days?.y ?? 0) + (days?.height ?? 0))).toBeGreaterThanOrEqual(8)
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

  // From a document one comes to its list as it is.
  await chooseInTagMenu(page, '付款单', '关闭')
  await page.goto('payment/order/submit')
  await page
    .getByRole('navigation', { name: '面包屑' })
    .getByRole('link', { name: '付款单' })
    .click()
  await expectTotal(page, 200)
  await expect(page).toHaveURL('payment/order/list')
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
