import { readFile } from 'node:fs/promises'
import type { Download, Page, Request } from '@playwright/test'
import { readSheet, type Row } from 'read-excel-file/node'
import { EXPORT_CALL, LIST_CALL } from '../support/calls'
import { openConfirmList } from '../support/confirming'
import { isOnTop, pressExport, receiptOf, rowsOf, rowTopsOf, tableOf } from '../support/lists'
import { keepNotifications } from '../support/longer-times'
import {
  allOrders,
  bodiesOf,
  formOf,
  openList,
  search,
  sumOf,
  type WireOrder,
  yuan,
} from '../support/payment-orders'
import { chooseInTagMenu } from '../support/shell'
import { stopClock } from '../support/under-way'
import { expect, test } from '../test'

const panelOf = (page: Page) => page.getByRole('region', { name: '导出', exact: true })

const isExport = (request: Request) => request.url().includes(`/${EXPORT_CALL}`)

/** Presses 导出 once the last press is a second ago: within that it is refused. The page's clock has to be the test's. */
async function pressExportAgain(page: Page): Promise<void> {
  await page.clock.runFor(1000)
  await Promise.all([page.waitForRequest(isExport), pressExport(page)])
}

/** Presses 导出 and waits for the file. */
async function exportList(page: Page): Promise<Download> {
  const download = page.waitForEvent('download')
  await pressExport(page)
  return download
}

/** The files that the page saves from here on. */
function savedFiles(page: Page): string[] {
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  return names
}

async function readRows(download: Download): Promise<{ head: Row; rows: Row[] }> {
  const [head = [], ...rows] = await readSheet(await readFile(await download.path()))
  return { head, rows }
}

/** One column of a file below its head. */
function cellsOf({ head, rows }: { head: Row; rows: Row[] }, header: string) {
  const at = head.indexOf(header)
  expect(at, `the file has a column ${header}`).toBeGreaterThanOrEqual(0)
  return rows.map((row) => row[at])
}

/** Yuan as a spreadsheet's number, in whole cents. */
const toCents = (value: unknown) => Math.round(Number(value) * 100)

/** The two counts of the receipt say so many rows and so many cents. */
async function expectCounts(page: Page, orders: readonly WireOrder[]): Promise<void> {
  const numbers = [orders.length.toLocaleString('zh-CN'), yuan(sumOf(orders, 'amount'))]
  const lines = receiptOf(page).getByRole('row')
  await expect(lines.filter({ hasText: '文件' }).getByRole('cell')).toHaveText(numbers)
  await expect(lines.filter({ hasText: '列表' }).getByRole('cell')).toHaveText(numbers)
}

test('The export holds exactly what the filters show', async ({ page, world }) => {
  await openList(page, world)
  await world.clock('2026-11-21 09:30:15')
  const form = formOf(page)
  await form.getByRole('button', { name: '展开' }).click()
  await form.getByLabel('结算类型').selectOption('内部')
  await form.getByLabel('创建时间：开始日期').fill('2026-01-01')
  await search(page)
  await expect(page).toHaveURL(/type=1/)
  await form.getByLabel('单号').fill('typed, not searched')
  const shown = (await allOrders(page)).filter(
    ({ channel, gmtCreate }) => channel?.type === 1 && gmtCreate >= '2026-01-01',
  )

  const download = await exportList(page)
  expect(download.suggestedFilename()).toBe('付款单_20261121_093015.xlsx')
  const file = await readRows(download)
  expect(cellsOf(file, '单号')).toEqual(shown.map(({ code }) => code))
  expect(cellsOf(file, '金额（元）').map(toCents)).toEqual(shown.map(({ amount }) => amount))
  // A cancelled order has no money left: as in the list, there is nothing in its cell.
  expect(cellsOf(file, '可用金额（元）').map((cell) => cell && toCents(cell))).toEqual(
    shown.map(({ state, actual }) => (state === 0 ? null : actual)),
  )
  expect(await bodiesOf(world, EXPORT_CALL)).toEqual([
    { business: 1, type: 1, createTimeStart: '2026-01-01 00:00:00' },
  ])

  const receipt = receiptOf(page)
  await expect(receipt).toContainText('付款单_20261121_093015.xlsx')
  await expect(receipt).toContainText('筛选条件：创建时间 2026-01-01 – … · 结算类型 内部')
  await expect(receipt.getByRole('status')).toHaveText(
    '文件与列表的行数和金额合计一致（未逐格核对）。',
  )
  await expectCounts(page, shown)
  await receipt.getByRole('button', { name: '关闭' }).click()
  await expect(receipt).toHaveCount(0)
})

test('No row moves while a list is exported, and its receipt is in sight, on every screen', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openList(page, world)
  for (const [width, height] of [
    [1440, 900],
    [1024, 740],
    [375, 740],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      const isPhone = width < 640
      await expect(tableOf(page).and(page.locator('[data-cards]'))).toHaveCount(isPhone ? 1 : 0)
      // Turned to another width, the list shows the row that was read last.
      await page.getByRole('button', { name: '导出', exact: true }).scrollIntoViewIfNeeded()
      await standsStill(page)
      const before = await rowTopsOf(page)
      const hold = await world.fault({ call: EXPORT_CALL, kind: 'hold' })
      await pressExportAgain(page)
      await expect(panelOf(page)).toBeInViewport({ ratio: 1 })
      expect(await rowTopsOf(page)).toEqual(before)
      await world.release(hold)
      await expect(receiptOf(page)).toContainText('SHA-256')
      const close = receiptOf(page).getByRole('button', { name: '关闭' })
      await expect(close).toBeInViewport({ ratio: 1 })
      expect(await rowTopsOf(page)).toEqual(before)
      if (isPhone) await expectBesideTotals(page)

      // What gets the focus comes out from behind it.
      for (const row of await rowsOf(page).all()) {
        const code = row.getByRole('link').first()
        await code.focus()
        await expect.poll(() => isOnTop(code)).toBe(true)
      }
      await close.click()
      await expect(receiptOf(page)).toHaveCount(0)
    })
  }
})

/** Waits until the rows have found their places at a new width. */
async function standsStill(page: Page): Promise<void> {
  await expect(async () => {
    const tops = await rowTopsOf(page)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    expect(await rowTopsOf(page)).toEqual(tops)
  }).toPass()
}

/** The receipt lies on no totals. */
async function expectBesideTotals(page: Page): Promise<void> {
  const told = await receiptOf(page).boundingBox()
  const totals = await tableOf(page).locator('tfoot').boundingBox()
  if (!told || !totals) throw new Error('There is no receipt, or no totals')
  const isBeside = totals.y + totals.height <= told.y || totals.y >= told.y + told.height
  expect(isBeside, 'the receipt lies on no totals').toBe(true)
}

test('The whole list is exported with typed cells, and an empty list as an empty file', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const orders = await allOrders(page)
  const file = await readRows(await exportList(page))
  expect(new Set(cellsOf(file, '单号').map((cell) => typeof cell))).toEqual(new Set(['string']))
  expect(new Set(cellsOf(file, '金额（元）').map((cell) => typeof cell))).toEqual(
    new Set(['number']),
  )
  const owners = cellsOf(file, '付款人')
  for (const text of ['=1+1', '@SUM(A1:A9)', '-2+3', '+86 532 8888 6666', '𠮷田 😀']) {
    const at = orders.findIndex(({ ownerName }) => ownerName === text)
    expect(owners[at]).toBe(text)
  }
  expect(cellsOf(file, '金额（元）')).toEqual(expect.arrayContaining([0.01, 99_999_999.99]))
  await expect(receiptOf(page)).toContainText('筛选条件：无')
  await expectCounts(page, orders)

  await test.step('an empty list', async () => {
    await formOf(page).getByLabel('单号').fill('NOTHING')
    await search(page)
    await expect(page.getByText('没有符合条件的付款单。')).toBeVisible()
    const empty = await readRows(await exportList(page))
    expect(empty.rows).toEqual([])
    await expectCounts(page, [])
  })
})

test('An applicant’s export holds their own orders', async ({ page, world }) => {
  await openList(page, world, { username: 'zhang.wei' })
  const own = await allOrders(page, { loginOwnerId: 'zhang.wei' })
  const file = await readRows(await exportList(page))
  expect(cellsOf(file, '单号')).toEqual(own.map(({ code }) => code))
  expect(await bodiesOf(world, EXPORT_CALL)).toEqual([{ business: 1, loginOwnerId: 'zhang.wei' }])
  await expect(receiptOf(page)).toContainText('筛选条件：仅本人的单据')
})

test.describe('with 20,000 orders', () => {
  test.use({ orders: 20_000 })

  test('the whole list is exported and counted', async ({ page, world }) => {
    test.slow()
    await openList(page, world)
    const { rows } = await readRows(await exportList(page))
    expect(rows).toHaveLength(20_000)
    const receipt = receiptOf(page)
    await expect(receipt.getByText('文件与列表的行数和金额合计一致（未逐格核对）。')).toBeVisible({
      // Twenty pages, one after the other.
      timeout: 200_000,
    })
    await expect(receipt.getByRole('row').filter({ hasText: '文件' })).toContainText('20,000')
    await expect(receipt.getByRole('row').filter({ hasText: '列表' })).toContainText('20,000')
  })
})

test('While a file is received the progress counts; cancelling leaves no file, and the list can be worked with', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const saved = savedFiles(page)
  const stall = await world.fault({ call: EXPORT_CALL, kind: 'stall', afterBytes: 2048 })
  await pressExport(page)
  const panel = panelOf(page)
  await expect(panel.getByText(/^正在导出：已接收 2\s?kB$/).first()).toBeVisible()
  await expect(panel.getByRole('progressbar', { name: '导出进度' })).toBeVisible()
  await panel.getByRole('button', { name: '取消' }).click()
  await expect(panel).toHaveCount(0)
  await world.release(stall)

  await test.step('the next one, while the list is worked with', async () => {
    await world.clearJournal()
    const again = await world.fault({ call: EXPORT_CALL, kind: 'stall', afterBytes: 1000 })
    const download = page.waitForEvent('download')
    await pressExport(page)
    await expect(panel).toBeVisible()
    // The panel is there before anything was sent.
    await expect.poll(() => world.journal(EXPORT_CALL)).toHaveLength(1)
    await formOf(page).getByLabel('状态').selectOption('待核销/待确认')
    await search(page)
    await expect(page).toHaveURL(/state=10/)
    await world.release(again)
    const file = await download
    const { rows } = await readRows(file)
    expect(rows).toHaveLength(200)
    expect(saved).toEqual([file.suggestedFilename()])
    // The receipt is about what was exported, not about what the list shows by now.
    await expect(receiptOf(page)).toContainText('筛选条件：无')
    await expectCounts(page, await allOrders(page))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('An export whose page is closed or asked for anew says that there is no file, and leaving the browser’s page is asked about', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const saved = savedFiles(page)
  const stall = await world.fault({
    call: EXPORT_CALL,
    kind: 'stall',
    afterBytes: 1000,
    times: 'always',
  })
  const begin = async () => {
    await pressExport(page)
    await expect(
      panelOf(page)
        .getByText(/^正在导出：已接收 1/)
        .first(),
    ).toBeVisible()
  }
  await begin()
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.close({ runBeforeUnload: true }),
  ])
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  const told = page.getByRole('alert').filter({
    hasText: '付款单：页面已关闭或刷新，导出随之中止，没有保存任何文件。',
  })
  await chooseInTagMenu(page, '付款单', '刷新')
  await told.getByRole('button', { name: '关闭' }).click()
  await expect(told).toHaveCount(0)
  await begin()
  await chooseInTagMenu(page, '付款单', '关闭')
  await expect(told).toBeVisible()
  await world.release(stall)
  expect(saved).toEqual([])
})

test('What is exported in one tab of the confirm list goes on in the other', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world)
  const waiting = await allOrders(page, { business: 2, state: 10 })
  const hold = await world.fault({
    call: LIST_CALL,
    kind: 'hold',
    where: { body: { pageSize: 1000 } },
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出当前列' }).click()
  await expect(panelOf(page)).toBeVisible()
  const all = page.getByRole('tab', { name: '全部' })
  await all.click()
  await expect(all).toHaveAttribute('aria-selected', 'true')
  await expect(panelOf(page)).toBeVisible()
  await world.release(hold)
  expect((await readRows(await download)).rows).toHaveLength(waiting.length)
  await expect(receiptOf(page)).toContainText('待核销/待确认')
})

const FAILURES = {
  'a server error': {
    fault: { call: EXPORT_CALL, kind: 'status', status: 500 },
    dialog: /服务器错误/,
  },
  'an error in place of the file': {
    fault: { call: EXPORT_CALL, kind: 'refuse', message: '导出正忙' },
    dialog: /导出付款单失败!\s*导出正忙/,
  },
  'an error that calls itself a spreadsheet': {
    fault: {
      call: EXPORT_CALL,
      kind: 'body',
      body: { success: false, message: '导出正忙' },
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    dialog: /导出付款单失败!\s*导出正忙/,
  },
  'a page in place of the file': {
    fault: { call: EXPORT_CALL, kind: 'html' },
    dialog: /请求失败/,
  },
  'an empty answer': {
    fault: { call: EXPORT_CALL, kind: 'empty' },
    dialog: /抱歉，与服务器的连接不畅/,
  },
  'a connection that is cut in the middle': {
    fault: { call: EXPORT_CALL, kind: 'cut', afterBytes: 1500 },
    dialog: /抱歉，与服务器的连接不畅/,
  },
  'no permission': {
    fault: { call: EXPORT_CALL, kind: 'status', status: 403 },
    dialog: /没有访问权限/,
  },
} as const

test('An export that fails, in whatever way, says so, saves nothing and can be retried', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openList(page, world)
  const saved = savedFiles(page)
  for (const [title, { fault, dialog }] of Object.entries(FAILURES)) {
    await test.step(title, async () => {
      const rows = await page.getByRole('row').allTextContents()
      await world.fault(fault)
      await pressExportAgain(page)
      const tip = page.getByRole('dialog', { name: '温馨提示' })
      await expect(tip).toContainText(dialog)
      await tip.getByRole('button', { name: '确定' }).click()
      await expect(tip).toHaveCount(0)
      const alert = panelOf(page).getByRole('alert')
      await expect(alert).toHaveText('导出付款单失败! 没有保存任何文件。')
      expect(await page.getByRole('row').allTextContents()).toEqual(rows)
      expect(saved).toEqual([])

      const download = page.waitForEvent('download')
      await panelOf(page).getByRole('button', { name: '重试' }).click()
      const { rows: exported } = await readRows(await download)
      expect(exported).toHaveLength(200)
      const receipt = receiptOf(page)
      await expect(receipt).toContainText('文件与列表的行数和金额合计一致（未逐格核对）。')
      expect(saved).toHaveLength(1)
      await receipt.getByRole('button', { name: '关闭' }).click()
      await expect(receipt).toHaveCount(0)
      saved.length = 0
    })
  }
})

test('Pressing 导出 twice asks for one file and says so', async ({ page, world }) => {
  await page.clock.install()
  await keepNotifications(page)
  await openList(page, world)
  const download = page.waitForEvent('download')
  await stopClock(page)
  await page.getByRole('button', { name: '导出', exact: true }).dblclick()
  await page.clock.resume()
  await expect(page.getByText('请求已发送，请稍候')).toBeVisible()
  await download
  await expect(receiptOf(page)).toContainText('文件与列表的行数和金额合计一致（未逐格核对）。')
  expect(await world.journal(EXPORT_CALL)).toHaveLength(1)
})
