import type { Page } from '@playwright/test'
import { openList as openBaseData } from '../support/base-data'
import { LIST_CALL } from '../support/calls'
import { decisionOf, expectReviewRead, openConfirmList, queueOf } from '../support/confirming'
import { openPanel, rowsOf, tableOf } from '../support/lists'
import { ACROSS, layOutOnPaper, printed, unreadable } from '../support/paper'
import {
  allOrders,
  askServer,
  formOf,
  openList,
  scrollerOf,
  search,
  sumOf,
  yuan,
} from '../support/payment-orders'
import { closePanel } from '../support/columns'
import { switchLanguage } from '../support/languages'
import { choose, expectNotTooWide } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

interface WireRow {
  code: string
  amount: number
  gmtCreate: string
}

/** What the totals of the rows that are shown are called. The glyph of its second letter has two names (`paper.ts`). */
const TOTALS = /本.合计/

test('A list of many rows has its totals once, at its end, its head on every sheet, each row whole on one, and nothing that only a screen is good for', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?pageSize=100' })
  await expect(rowsOf(page)).toHaveCount(100)
  const orders = await askServer<WireRow[]>(page, 'payment_order/list.json', {
    business: 1,
    pageNum: 1,
    pageSize: 100,
  })
  const sheets = await printed(page)
  expect(sheets.length).toBeGreaterThan(1)
  for (const { width, height } of sheets) expect(width).toBeGreaterThan(height)

  const last = sheets.at(-1)
  const withTotals = sheets.flatMap(({ lines }) => lines.filter(({ text }) => TOTALS.test(text)))
  expect(withTotals).toHaveLength(1)
  const [totals] = withTotals
  expect(last?.lines).toContain(totals)
  // Columns that are out of sight on the screen, the last one too.
  for (const { lines } of sheets) {
    const heads = lines.filter(({ text }) => text.startsWith('单号'))
    expect(heads.at(-1)?.text).toMatch(/金额.*负责人.*申请日期.*创建时间$/)
  }
  const lines = sheets.flatMap((sheet) => sheet.lines)
  for (const { code, amount, gmtCreate } of orders) {
    const own = lines.filter(({ text }) => text.includes(code))
    expect(own, code).toHaveLength(1)
    expect(own[0]?.text).toContain(yuan(amount))
    expect(own[0]?.text.endsWith(gmtCreate)).toBe(true)
  }
  // Which of all rows they are, as no button says on paper.
  expect(lines.filter(({ text }) => /共 200 条 · 第 1 . \/ 2$/u.test(text))).toHaveLength(1)
  // Under the last row, and on no part of it.
  const code = orders.at(-1)?.code ?? ''
  const lastRow = last?.lines.find(({ text }) => text.includes(code))
  expect((totals?.top ?? 0) - (lastRow?.top ?? 0)).toBeGreaterThan(9)
  expect(lines.map(({ text }) => text).join('\n')).toContain(
    yuan(sumOf((await allOrders(page)).slice(0, 100), 'amount')),
  )
  await test.step('nothing stays in place', () => expectOnlyForPaper(page))
  await test.step('with every column that can be chosen it still has room', async () => {
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1440, height: 900 })
    const columns = await openPanel(page, '列设置')
    for (const name of ['结算类型', '备注', '创建人'])
      await columns.getByRole('checkbox', { name, exact: true }).check()
    await closePanel(page)
    await expect(tableOf(page).getByRole('columnheader', { name: '创建人' })).toBeVisible()
    await layOutOnPaper(page, ACROSS.landscape)
    await expect.poll(() => unreadable(page)).toEqual([])
  })
  await test.step('of what is selected it says which it is, as it says their total', async () => {
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('checkbox', { name: `选择 ${code}`, exact: true }).check()
    const drawn = (await printed(page)).flatMap((sheet) => sheet.lines)
    const [mark, ...others] = drawn.filter(({ text }) => text.includes('✓'))
    expect(others).toEqual([])
    // Of another font, it need not stand in the very line.
    const row = drawn.find(({ text }) => text.includes(code))
    expect(Math.abs((mark?.top ?? 0) - (row?.top ?? Number.NaN))).toBeLessThan(5)
  })
})

/** On paper nothing of a list stays in place, and what only a screen is good for is left out. */
async function expectOnlyForPaper(page: Page): Promise<void> {
  await layOutOnPaper(page, ACROSS.landscape)
  const table = tableOf(page)
  const positions = await table.evaluate((element) =>
    [...element.querySelectorAll('*')].map((part) => getComputedStyle(part).position),
  )
  expect(positions).not.toContain('sticky')
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(table.locator('tfoot')).toHaveCSS('display', 'table-row-group')
  await expect(rowsOf(page).first()).toHaveCSS('break-inside', 'avoid')
  await expect(table.getByRole('columnheader', { name: '操作' })).toHaveCount(0)
  for (const role of ['checkbox', 'button', 'separator'] as const)
    await expect(table.getByRole(role)).toHaveCount(0)
  await expect(table.getByRole('link', { name: '详情' })).toHaveCount(0)
  // Each sum still stands under its amounts.
  const ends = await table.evaluate((element) =>
    [...element.querySelectorAll('thead > tr, tfoot > tr')].map((row) =>
      [...row.children]
        .filter((cell) => cell.checkVisibility() && /（元）|\.\d\d$/.test(cell.textContent))
        .map((cell) => Math.round(cell.getBoundingClientRect().right)),
    ),
  )
  expect(ends[0]).toHaveLength(2)
  expect(ends[1]).toEqual(ends[0])
}

test('Rows of the filters before are not printed below the next ones, whose answer is on its way; a row that was opened in place is, as wide as the sheet', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=30' })
  const texts = async () =>
    (await printed(page)).flatMap(({ lines }) => lines.map(({ text }) => text))
  const before = (await texts()).filter((text) => /^FK\d/.test(text))
  expect(before).toHaveLength(10)
  const [code = ''] = /^FK\d+/.exec(before[0] ?? '') ?? []
  const held = await world.fault({ call: LIST_CALL, kind: 'hold', where: { body: { code } } })
  await formOf(page).getByRole('textbox', { name: '单号' }).fill(code)
  await search(page)
  await expect(scrollerOf(page)).toHaveAttribute('aria-busy', 'true')
  const meanwhile = await texts()
  expect(meanwhile.filter((text) => /^FK\d|^共|合计/.test(text))).toEqual([])
  expect(meanwhile).toContain('加载中')
  await page.emulateMedia({ media: 'print' })
  await expect(tableOf(page)).toBeHidden()
  await page.emulateMedia({ media: null })

  await world.release(held)
  await expect(scrollerOf(page)).toHaveAttribute('aria-busy', 'false')
  const after = await texts()
  expect(after.filter((text) => /^FK\d/.test(text))).toEqual(before.slice(0, 1))
  expect(after).not.toContain('加载中')

  await rowsOf(page).first().getByRole('button', { expanded: false }).click()
  const opened = tableOf(page).getByRole('table', { name: '资金台账' })
  await expect(opened).toBeVisible()
  await layOutOnPaper(page, ACROSS.landscape)
  await expect.poll(() => unreadable(page)).toEqual([])
  const box = await opened.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(ACROSS.landscape)
})

test('What is still on its way is said on paper, where grey lines are not printed', async ({
  page,
  world,
}) => {
  const held = await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
  await world.signIn('server.ops')
  await page.goto('payment/order/list')
  await expect(page.getByRole('status', { name: '加载中' })).toBeVisible()
  const texts = (await printed(page)).flatMap(({ lines }) => lines.map(({ text }) => text))
  expect(texts).toContain('加载中')
  await world.release(held)
  await expect(rowsOf(page)).toHaveCount(10)
})

const LISTS = {
  'payment/order/list?pageSize=100': ACROSS.landscape,
  'payment/confirm/list?tab=all&pageSize=50': ACROSS.landscape,
  'debit/order/list?pageSize=50': ACROSS.landscape,
  'debit/confirm/list?tab=all&pageSize=50': ACROSS.landscape,
  'reverse/order/list?pageSize=50': ACROSS.landscape,
  'maintain/department/list': ACROSS.portrait,
  'maintain/verifyuser/list': ACROSS.portrait,
}

for (const locale of ['zh', 'es']) {
  test(`Everything that a list's columns show can be read on paper (${locale})`, async ({
    page,
    world,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('shopaccount.locale', name), locale)
    await world.signIn('server.ops')
    for (const [path, width] of Object.entries(LISTS)) {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('main').locator('tbody').getByRole('row').first()).toBeVisible()
      await layOutOnPaper(page, width)
      await expect.poll(() => unreadable(page), path).toEqual([])
    }
  })
}

test('Neither rows of a confirm list nor the name of its totals are broken between sheets, and no row is printed under the totals', async ({
  page,
  world,
}) => {
  await world.signIn('li.na')
  await page.goto('debit/confirm/list?tab=all&pageSize=50')
  await expect(rowsOf(page, '扣款审核')).toHaveCount(50)
  const codes = await rowsOf(page, '扣款审核').getByRole('link', { name: /^KK/ }).allTextContents()
  const sheets = await printed(page)
  for (const { lines, height } of sheets) {
    const rows = lines.filter(({ text }) => codes.some((code) => text.includes(code)))
    for (const [index, { top }] of rows.slice(1).entries())
      expect(top - (rows[index]?.top ?? 0)).toBeGreaterThan(9)
    expect(Math.max(...rows.map(({ top }) => top))).toBeLessThan(height - 24)
  }
  const lines = sheets.flatMap((sheet) => sheet.lines)
  const times = lines.filter(({ text }) => /^KK\d+.*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(text))
  expect(times).toHaveLength(codes.length)
  expect(lines.filter(({ text }) => TOTALS.test(text))).toHaveLength(1)

  await test.step('in English the name of the totals takes two lines', async () => {
    await switchLanguage(page, '中文', 'English')
    const table = page.getByRole('table', { name: 'Confirm debit orders' })
    await expect(table.locator('tbody').getByRole('row')).toHaveCount(50)
    // Wherever on a sheet they come to stand.
    for (let space = 0; space <= 80; space += 10) {
      await page.getByRole('main').evaluate((main, px) => {
        main.style.paddingTop = `${px}px`
      }, space)
      const sheets = await printed(page)
      const started = sheets.findIndex(({ lines }) =>
        lines.some(({ text }) => text.startsWith('This page')),
      )
      const ended = sheets.findIndex(({ lines }) =>
        lines.some(({ text }) => /rejected\)/.test(text)),
      )
      expect(started, 'the totals are there').toBeGreaterThanOrEqual(0)
      expect(ended).toBe(started)
    }
  })
})

test('A list of few columns is printed upright, and what is valid is said in words', async ({
  page,
  world,
}) => {
  await openBaseData(page, world, 'department')
  const [sheet] = await printed(page)
  expect(sheet?.height).toBeGreaterThan(sheet?.width ?? 0)
  expect(sheet?.lines.some(({ text }) => text.endsWith('启用'))).toBe(true)
  await layOutOnPaper(page, ACROSS.portrait)
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0)
})

const inksOf = async (page: Page) =>
  new Set((await printed(page)).flatMap(({ inks }) => inks).toSorted())

test('From a dark screen it is printed as from a light one; of a confirm page the order, not what it is decided with', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world)
  const [code = ''] = await queueOf(page)
  const places = [`payment/confirm/list?code=${code}`, `payment/confirm/submit?code=${code}`]
  for (const place of places) {
    await page.goto(place)
    await expect(page.getByRole('main').getByText(code, { exact: false }).first()).toBeVisible()
    if (place.includes('submit')) await expectReviewRead(page, world, code)
    await allAnswered(world)
    const light = await inksOf(page)
    await choose(page, '外观', '深色')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    expect(light.size, place).toBeGreaterThan(1)
    expect(await inksOf(page), place).toEqual(light)
    await choose(page, '外观', '浅色')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  }
  await test.step('of a confirm page the order', async () => {
    await expectReviewRead(page, world, code)
    await layOutOnPaper(page, ACROSS.portrait)
    await expect(decisionOf(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name: '返回列表' })).toBeHidden()
    await expectNotTooWide(page, 'the confirm page on paper')
    const frames = page.getByRole('main').getByRole('table')
    for (const table of await frames.all()) {
      const isWithin = await table.evaluate((element) => {
        const card = element.closest('section')?.getBoundingClientRect()
        return card !== undefined && element.getBoundingClientRect().right <= card.right
      })
      expect(isWithin).toBe(true)
    }
  })
})
