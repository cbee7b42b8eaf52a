import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { LIST_CALL } from '../support/calls'
import { headersOf, isOnTop, openPanel, rowsOf, sumsIn, tableOf } from '../support/lists'
import {
  allOrders,
  askServer,
  columnOf,
  openList,
  scrollerOf,
  type WireDocument,
} from '../support/payment-orders'
import { expect, test } from '../test'
import { HEADERS, without, leftOf, closePanel, saveView } from '../support/columns'

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
  // What has moved to an end keeps the focus.
  const up = panel.getByRole('button', { name: '上移 状态' })
  await up.press('Enter')
  await expect(up).toBeDisabled()
  await expect(up).toBeFocused()
  await panel.getByRole('button', { name: '下移 状态' }).press('Enter')
  await expect(headersOf(page)).toHaveText(changed)
  await closePanel(page)

  await page.reload()
  await expect(headersOf(page)).toHaveText(changed)
  panel = await openPanel(page, '列设置')
  for (const more of ['结算类型', '备注', '创建人']) {
    await expect(panel.getByRole('checkbox', { name: more, exact: true })).not.toBeChecked()
    await panel.getByRole('checkbox', { name: more, exact: true }).check()
  }
  await expect(headersOf(page)).toHaveText(changed.toSpliced(-2, 0, '结算类型', '备注', '创建人'))
  const [order] = await allOrders(page)
  await expect(rowsOf(page).first()).toContainText(order?.createName ?? 'a name')

  // Where there is no room below the button, the panel stands above it.
  await closePanel(page)
  await page.setViewportSize({ width: 375, height: 740 })
  panel = await openPanel(page, '列设置')
  await expect.poll(async () => (await panel.boundingBox())?.height).toBeGreaterThan(250)
  await panel.getByRole('button', { name: '恢复默认列' }).click()
  await expect(headersOf(page)).toHaveText(HEADERS)
})

/** A flag of the server's as people read it. */
const flag = (value: number | null) => (value === null ? '—' : value === 1 ? '是' : '否')

test('What an order is looked up by elsewhere can be shown, and goes along with what is exported', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?pageSize=50' })
  await expect(rowsOf(page)).toHaveCount(50)
  const orders = await askServer<WireDocument[]>(page, LIST_CALL, {
    business: 1,
    pageNum: 1,
    pageSize: 50,
  })
  const expected = {
    申请单号: orders.map(({ applyCode }) => applyCode ?? '—'),
    核销单号: orders.map(({ verifyCode }) => verifyCode ?? '—'),
    付款单位: orders.map(({ paymentUnit }) => paymentUnit ?? '—'),
    付款单位账号: orders.map(({ paymentUnitAccount }) => paymentUnitAccount ?? '—'),
    仅可消费: orders.map(({ canOnlyConsume }) => flag(canOnlyConsume)),
  }
  expect(expected.付款单位, 'some have none').toContain('—')
  expect(new Set(expected.付款单位).size, 'and some have one').toBeGreaterThan(1)
  const names = Object.keys(expected)
  const panel = await openPanel(page, '列设置')
  for (const name of names) await panel.getByRole('checkbox', { name, exact: true }).check()
  await closePanel(page)
  await expect(headersOf(page)).toHaveText(HEADERS.toSpliced(-2, 0, ...names))
  for (const [name, texts] of Object.entries(expected)) {
    expect(await columnOf(page, name), name).toEqual(texts)
  }
  // One that has something in one of them, and nothing in another.
  const at = orders.findIndex(({ applyCode, verifyCode }) => applyCode && !verifyCode)
  const code = (await columnOf(page, '单号')).at(at)
  expect(at).not.toBe(-1)
  await page.goto(`payment/order/list?code=${code}`)
  await expect(rowsOf(page)).toHaveCount(1)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出当前列' }).click(),
  ])
  const [head, row] = await readSheet(await download.path())
  expect(names.map((name) => row?.[head?.indexOf(name) ?? -1])).toEqual(
    Object.values(expected).map((texts) => (texts.at(at) === '—' ? null : texts.at(at))),
  )
})

test('A panel stays open while a dialog above it is closed by Escape', async ({ page, world }) => {
  await openList(page, world)
  const panel = await openPanel(page, '列设置')
  const up = panel.getByRole('button', { name: '上移 状态' })
  await up.focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: '帮助', exact: true })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await expect(up).toBeFocused()
  const button = page.getByRole('button', { name: '列设置' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('Another person at the same computer has columns and views of their own', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await hide(page, '园区')
  await saveView(page, '我的视图')

  await openList(page, world, { username: 'server.ops' })
  await expect(headersOf(page)).toHaveText(HEADERS)
  await expect(await openPanel(page, '视图')).toContainText('还没有视图')

  await openList(page, world)
  await expect(headersOf(page)).toHaveText(without('园区'))
  await expect((await openPanel(page, '视图')).getByRole('listitem')).toHaveText(['我的视图'])
})

async function hide(page: Page, column: string): Promise<void> {
  const panel = await openPanel(page, '列设置')
  await panel.getByRole('checkbox', { name: column, exact: true }).uncheck()
  await closePanel(page)
}

test('Two tabs of one person have the same columns, and neither takes back what the other changed', async ({
  context,
  page,
  world,
}) => {
  await openList(page, world)
  const other = await context.newPage()
  await other.goto('payment/order/list')
  await expect(headersOf(other)).toHaveText(HEADERS)
  await hide(page, '园区')
  await expect(headersOf(other)).toHaveText(without('园区'))
  await hide(other, '付款人')
  const both = without('园区').filter((header) => header !== '付款人')
  for (const tab of [page, other]) await expect(headersOf(tab)).toHaveText(both)
  await other.reload()
  await expect(headersOf(other)).toHaveText(both)
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

test('Columns that are pinned leave the others room on a narrow screen', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const panel = await openPanel(page, '列设置')
  for (const name of ['结算渠道', '状态', '金额（元）', '可用金额（元）'])
    await panel.getByRole('button', { name: `固定 ${name}` }).click()
  await closePanel(page)
  const scroll = (left: number) =>
    scrollerOf(page).evaluate((scroller, to) => scroller.scrollTo({ left: to }), left)
  const payer = headersOf(page).filter({ hasText: '付款人' })
  const code = rowsOf(page).first().getByRole('link', { name: /^FK/ })
  const state = headersOf(page).nth(3)
  // There is room for all of them.
  await scroll(10_000)
  const stays = await leftOf(state)
  await scroll(0)
  expect(await leftOf(state)).toBe(stays)

  await page.setViewportSize({ width: 1024, height: 768 })
  await payer.evaluate((cell) => cell.scrollIntoView({ inline: 'center' }))
  await expect.poll(() => isOnTop(payer)).toBe(true)
  await expect(code).toBeInViewport({ ratio: 1 })
  await scroll(300)
  await expect.poll(() => isOnTop(code)).toBe(true)
  await scroll(10_000)
  await expect.poll(() => isOnTop(headersOf(page).nth(-2))).toBe(true)
  expect(await isOnTop(code)).toBe(true)
  await expect(page.getByRole('rowheader', { name: /^本页合计/ })).toBeInViewport()

  await page.setViewportSize({ width: 1440, height: 900 })
  await scroll(10_000)
  await expect.poll(() => leftOf(state)).toBe(stays)

  // One more is one too many there, too: as soon as it is pinned.
  const again = await openPanel(page, '列设置')
  for (const name of ['付款人', '归属部门', '园区', '费用项'])
    await again.getByRole('button', { name: `固定 ${name}` }).click()
  const principal = headersOf(page).filter({ hasText: '负责人' })
  await expect.poll(() => isOnTop(principal)).toBe(true)
})

test('Totals leave the rows their room wherever the amount stands, and the selection keeps its tools without one', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const noun = '扣款单'
  const heads = headersOf(page, noun)
  const tools = ['复制', '导出已选', '打印凭证'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  const areInSight = async () => {
    for (const tool of tools) await expect.poll(() => isOnTop(tool)).toBe(true)
  }
  await world.signIn('zhao.min')
  await page.goto('debit/order/list')
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await areInSight()
  let panel = await openPanel(page, '列设置')
  const up = panel.getByRole('button', { name: '上移 金额（元）' })
  while (!(await up.isDisabled())) await up.click()
  await panel.getByRole('button', { name: '固定 金额（元）' }).click()
  await closePanel(page)
  await expect(heads.nth(1)).toHaveText('金额（元）')
  await areInSight()
  const foot = tableOf(page, noun).locator('tfoot')
  await expect
    .poll(async () => (await foot.boundingBox())?.height, 'two lines of totals')
    .toBeLessThan(100)
  // Each sum stands under its column and stays there.
  await page.setViewportSize({ width: 1024, height: 768 })
  const sums = sumsIn(foot.getByRole('row', { name: /合计/ }))
  await expect(sums).toHaveCount(2)
  await areInSight()
  for (const left of [10_000, 0]) {
    await foot.evaluate((part, to) => part.closest('div')?.scrollTo({ left: to }), left)
    const under = await leftOf(heads.nth(1))
    await expect
      .poll(() => Promise.all([0, 1].map((at) => leftOf(sums.nth(at)))))
      .toEqual([under, under])
  }

  panel = await openPanel(page, '列设置')
  await panel.getByRole('checkbox', { name: '金额（元）', exact: true }).uncheck()
  await closePanel(page)
  await expect(heads.nth(1)).toHaveText('单号')
  await expect(foot.getByRole('row')).toHaveText(/^已选 10 条合计/)
  await areInSight()
  await rowsOf(page, noun).first().getByRole('checkbox').press('Control+c')
  await expect(page.getByText('10 行已复制到剪贴板')).toBeVisible()
})
