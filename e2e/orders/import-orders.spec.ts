import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import writeXlsxFile from 'write-excel-file/node'
import { expectAccessible } from '../support/accessible'
import { headingOf } from '../support/order-pages'
import { allOrders, openList, orderOf } from '../support/payment-orders'
import { printed } from '../support/paper'
import { expectNotTooWide } from '../support/shell'
import { expect, test } from '../test'

const STAGING = 'payment_order/staging.json'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '导入付款单' })
const tableOf = (page: Page) => dialogOf(page).getByRole('table', { name: '文件中的行' })
/** A row of the preview by its number in the sheet. */
const rowOf = (page: Page, number: number) =>
  tableOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(number), exact: true }) })

/** A workbook of this table, as a person saves it. */
async function workbookOf(rows: readonly (readonly (string | number)[])[]) {
  const buffer = await writeXlsxFile(rows.map((cells) => [...cells])).toBuffer()
  return { name: '十一月付款.xlsx', mimeType: '', buffer: Buffer.from(buffer) }
}

/** Chooses a file in the browser's own dialog. */
async function choose(page: Page, file: Awaited<ReturnType<typeof workbookOf>>) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialogOf(page).getByRole('button', { name: '选择文件' }).click(),
  ])
  await chooser.setFiles(file)
}

/** A row that is right, by the template's columns: internal settlement through BCC. */
const order = (amount: number | string, remark: string, more: Record<string, string> = {}) => ({
  结算渠道: 'BCC',
  '金额（元）': amount,
  费用项: '礼品',
  归属部门: '战略规划部',
  园区: '青岛园区',
  负责人: '马超',
  备注: remark,
  ...more,
})

test('Payment orders are imported from a filled-in template: checked by cell, saved by row, none twice', async ({
  page,
  world,
}) => {
  // Many files are made and read.
  test.slow()
  // Two of those in charge have one name.
  await world.fault({
    call: 'base/verify_user/list.json',
    kind: 'change',
    set: { '$.data[3].nickName': '李娜' },
    times: 'always',
  })
  await openList(page, world, { username: 'zhang.wei' })
  await page.getByRole('button', { name: '导入', exact: true }).click()
  await expect(dialogOf(page)).toContainText('确认之前不会发送任何内容')

  // The template: its columns, and a sheet with what can be chosen.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: '下载模板' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('付款单导入模板.xlsx')
  const template = readFileSync(await download.path())
  const [headers = []] = await readSheet(template)
  const [, ...choices] = await readSheet(template, '可选项')
  expect(headers.slice(0, 3)).toEqual(['结算渠道 *', '金额（元） *', '费用项'])
  expect(choices.flat()).toEqual(expect.arrayContaining(['转账', '李娜 (li.na)', '李娜 (xu.lin)']))
  const fileOf = (...rows: ReturnType<typeof order>[]) =>
    workbookOf([
      headers.map(String),
      ...rows.map((row) =>
        headers.map(
          (header) =>
            (row as Record<string, string | number>)[String(header).replace(' *', '')] ?? '',
        ),
      ),
    ])

  // A file that is no table of orders says why.
  await choose(page, { ...(await fileOf()), buffer: Buffer.alloc(11 * 1024 * 1024) })
  await expect(dialogOf(page).getByRole('alert')).toHaveText('文件超过 10 MB。')
  await choose(page, await workbookOf([['Amount (yuan)', 'Remark'], [1, 'x']])) // prettier-ignore
  await expect(dialogOf(page).getByRole('alert')).toHaveText(
    '首行缺少这些列：结算渠道、归属部门、园区、负责人。请使用模板。',
  )

  // Every wrong cell says what is wrong with it, and nothing is sent.
  await choose(
    page,
    await fileOf(
      order(1200.5, '导入甲'),
      order(0.001, '导入乙', { 负责人: '李娜', 园区: '火星园区' }),
      order('', '长'.repeat(201)),
      order('12,50', '导入丁'),
    ),
  )
  await expect(dialogOf(page).getByRole('status')).toHaveText('4 行 · 有错误 3 · 待保存 1')
  await expect(rowOf(page, 3)).toContainText('请输入 0.01 至 99,999,999.99 之间的金额')
  await expect(rowOf(page, 3)).toContainText('有多个同名：李娜 (li.na) · 李娜 (xu.lin)')
  await expect(rowOf(page, 3)).toContainText('火星园区不存在或已停用')
  await expect(rowOf(page, 4)).toContainText('请输入金额')
  await expect(rowOf(page, 4)).toContainText('不能超过 200 个字')
  await expect(rowOf(page, 5)).toContainText('无法确定是哪个金额')
  await expect(rowOf(page, 2).getByRole('cell', { name: '1,200.50' })).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page).getByRole('checkbox', { name: '仅显示有错误的行' }).check()
  await expect(rowOf(page, 2)).toHaveCount(0)
  expect(await world.journal(STAGING)).toEqual([])

  // The corrected file: one row is refused, the answer of another is lost.
  await dialogOf(page).getByRole('button', { name: '返回选择文件' }).click()
  const corrected = await fileOf(
    order(1200.5, '导入甲'),
    order(300, '导入乙', { 负责人: '李娜 (xu.lin)' }),
    order(45.67, '导入丙'),
    order(45.67, '导入丙'),
  )
  await choose(page, corrected)
  await expect(rowOf(page, 5)).toContainText('与第 4 行内容相同')
  await world.fault({ call: STAGING, kind: 'refuse', message: '部门预算已冻结', nth: 2 })
  await world.fault({ call: STAGING, kind: 'drop', when: 'after', nth: 3 })
  const held = await world.fault({ call: STAGING, kind: 'hold' })
  // Not even a key in the moment of the press closes it.
  const save = dialogOf(page).getByRole('button', { name: '保存 4 张付款单，共 1,591.84 元' })
  await save.evaluate((button: HTMLElement) => {
    button.click()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await expect(rowOf(page, 2)).toContainText('处理中')
  // Leaving asks while it runs, and no key closes it.
  const asked = page.waitForEvent('dialog')
  const left = page.goto('about:blank').catch(() => undefined)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await left
  await page.keyboard.press('Escape')
  await world.release(held)
  await expect(rowOf(page, 3)).toContainText('被拒绝：部门预算已冻结')
  await expect(dialogOf(page).getByRole('status')).toHaveText('4 行 · 已保存 3 · 被拒绝 1')
  const saved = async () => {
    const orders = await allOrders(page, { loginOwnerId: 'zhang.wei' })
    return orders.filter(({ remark }) => remark?.startsWith('导入'))
  }
  expect((await saved()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([4567, 4567, 120_050]) // prettier-ignore

  // Only what was not done is sent again.
  await dialogOf(page).getByRole('button', { name: '保存其余 1 张付款单，共 300.00 元' }).click()
  await expect(dialogOf(page).getByRole('status')).toHaveText('4 行 · 已保存 4')
  const codes = await tableOf(page).getByRole('link').allTextContents()
  const all = await saved()
  expect(codes.toSorted()).toEqual(all.map(({ code }) => code).toSorted())
  expect(all.map(({ state }) => state)).toEqual([5, 5, 5, 5])
  const second = all.find(({ amount }) => amount === 30_000)
  expect(await orderOf(page, second?.code ?? '')).toMatchObject({
    principalId: 4,
    channelId: 1,
    feeItemCode: '6666020102',
    affiliationParkId: 1,
  })
  const sent = await world.journal(STAGING)
  expect(sent).toHaveLength(5)
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4)

  // An order is looked at, and what became of the file is still there.
  await rowOf(page, 3).getByRole('link').click()
  await expect(headingOf(page, 'payment', second?.code ?? '')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  // That page is no less a page for it: it has the focus, and its keys.
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '命令面板' })
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(dialogOf(page).getByRole('status')).toHaveText('4 行 · 已保存 4')

  // The same file once more, in another tab and on a phone: its rows are known, and none is sent.
  const later = await page.context().newPage()
  await later.setViewportSize({ width: 375, height: 800 })
  await openList(later, world, { username: 'zhang.wei' })
  await later.getByRole('button', { name: '导入', exact: true }).click()
  await choose(later, corrected)
  await expect(rowOf(later, 3)).toContainText(`之前已保存 ${second?.code}`)
  await expect(dialogOf(later).getByRole('status')).toHaveText('4 行 · 已保存 4')
  await expect(dialogOf(later).getByRole('button', { name: /^保存/ })).toHaveCount(0)
  await expectNotTooWide(later, 'the preview')
  // Its number says what it is, as every other value of a card does.
  const number = rowOf(later, 3).getByRole('rowheader')
  const label = await number.evaluate((node) => getComputedStyle(node, '::before').content)
  expect(label).toMatch(/^"行 "/)
  await later.close()

  await dialogOf(page).getByRole('button', { name: '关闭', exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '导入', exact: true })).toBeFocused()
  await expect(page.getByRole('table', { name: '付款单' })).toContainText(second?.code ?? '')
})

test('The keyboard stays in the dialog while the orders of a file are saved', async ({
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const rows = [order(10, '键盘甲'), order(20, '键盘乙'), order(30, '键盘丙')]
  const headers = Object.keys(order(0, ''))
  await choose(page, await workbookOf([headers, ...rows.map((row) => Object.values(row))]))
  const button = (name: string | RegExp) => dialogOf(page).getByRole('button', { name })
  const focused = dialogOf(page).locator(':focus')
  const held = await world.fault({ call: STAGING, kind: 'hold' })
  await button(/^保存 3 张付款单/).press('Enter')
  await expect(rowOf(page, 2)).toContainText('处理中')
  await expect(focused, 'while it runs').toHaveCount(1)
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    await expect(focused, 'the dialog is walked through').toHaveCount(1)
  }
  await button('停止').press('Enter')
  await expect(button('停止')).toBeDisabled()
  await expect(focused, 'while it comes to its end').toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(focused).toHaveCount(1)
  await world.release(held)
  await expect(dialogOf(page).getByRole('status')).toHaveText('3 行 · 已保存 1 · 待保存 2')
  await expect(focused, 'when it is over').toHaveCount(1)
})

test('What is wrong in a file of many rows is printed whole, and nothing of the list behind it', async ({
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const rows = Array.from({ length: 40 }, (_, at) => order(at + 1, `第 ${at + 1} 行的备注`, { 园区: '没有的园区' })) // prettier-ignore
  await choose(
    page,
    await workbookOf([Object.keys(order(0, '')), ...rows.map((row) => Object.values(row))]),
  )
  await expect(rowOf(page, 41)).toBeVisible()
  const sheets = await printed(page)
  for (const { width, height } of sheets) expect(width).toBeGreaterThan(height)
  const lines = sheets.flatMap((sheet) => sheet.lines.map(({ text }) => text))
  const inOrder = lines.join('')
  for (const { 备注: remark } of rows) expect(inOrder.split(remark), remark).toHaveLength(2)
  expect(inOrder.split('没有的园区')).toHaveLength(41)
  expect(inOrder).toContain('十一月付款.xlsx')
  expect(inOrder).not.toMatch(/FK\d/)
})

test('The orders of a file are saved on while another page shows', async ({ page, world }) => {
  await world.signIn('zhang.wei')
  await page.goto('')
  const home = page.getByRole('heading', { level: 1, name: /^欢迎/ })
  await expect(home).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: '付款单', exact: true }).click()
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const rows = [order(10, '在后台甲'), order(20, '在后台乙'), order(30, '在后台丙')]
  await choose(
    page,
    await workbookOf([Object.keys(order(0, '')), ...rows.map((row) => Object.values(row))]),
  )
  const held = await world.fault({ call: STAGING, kind: 'hold' })
  await dialogOf(page)
    .getByRole('button', { name: /^保存 3 张付款单/ })
    .click()
  await expect(rowOf(page, 2)).toContainText('处理中')
  await page.goBack()
  await expect(home).toBeVisible()
  const onPaper = (await printed(page)).flatMap(({ lines }) => lines.map(({ text }) => text)).join()
  expect(onPaper).toContain('快速开始')
  expect(onPaper).not.toContain('在后台甲')
  // What is refused is not the one that is held.
  await expect.poll(() => world.journal(STAGING)).toHaveLength(1)
  await world.fault({ call: STAGING, kind: 'refuse', message: '部门预算已冻结', nth: 1 })
  await world.release(held)
  // Nothing else of it is in sight.
  await expect(
    page.getByText('“十一月付款.xlsx”导入结束：已保存 2 · 被拒绝 1', { exact: true }),
  ).toBeVisible()
  await page.goForward()
  await expect(dialogOf(page).getByRole('status')).toHaveText('3 行 · 已保存 2 · 被拒绝 1')
  await expect(dialogOf(page).locator(':focus'), 'the keyboard is in it again').toHaveCount(1)
  // Which row it was, and why, is known nowhere else: no key takes it away, and where to close it is shown.
  await page.keyboard.press('Escape')
  await expect(dialogOf(page).getByRole('button', { name: '关闭', exact: true })).toBeFocused()
  await dialogOf(page)
    .getByRole('button', { name: /^保存其余 1 张付款单/ })
    .click()
  await expect(dialogOf(page).getByRole('status')).toHaveText('3 行 · 已保存 3')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
})
