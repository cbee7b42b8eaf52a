import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { closePanel } from '../support/columns'
import { LIST_CALL } from '../support/calls'
import {
  act,
  batchBarOf,
  confirmTable,
  decideAs,
  openConfirmList,
  refresh,
  resubmitAs,
  waitingOrders,
} from '../support/confirming'
import {
  checkboxOf,
  headersOf,
  openPanel,
  receiptOf,
  rowOf,
  rowsOf,
  totalsOf,
} from '../support/lists'
import { allOrders, openList, orderOf, sumOf, yuan } from '../support/payment-orders'
import { expect, test } from '../test'

/** Presses a button and gives the file that is saved. */
async function fileOf(page: Page, button: string): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), path: await download.path() }
}

test('Selected rows are copied as a table and exported as a typed workbook, with a receipt to keep', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openList(page, world, { query: '?state=30' })
  const [first, second] = await allOrders(page, { state: 30 })
  if (!first || !second) throw new Error('Two orders are needed')
  const columns = await openPanel(page, '列设置')
  await columns.getByRole('checkbox', { name: '结算渠道', exact: true }).uncheck()
  await closePanel(page)
  // They are taken along as they stand in the list, and not as they were pressed.
  await checkboxOf(page, second.code).check()
  await checkboxOf(page, first.code).check()

  // The tools of a selection come with the first selected row: the key is theirs.
  await expect(totalsOf(page, /^已选/)).toContainText('复制')
  // As large as a pointer needs it.
  const size = await page.getByRole('button', { name: '导出已选' }).boundingBox()
  expect(size?.height).toBeGreaterThanOrEqual(24)
  await checkboxOf(page, second.code).press('Control+c')
  await expect(page.getByText('2 行已复制到剪贴板')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [head, row] = copied.split('\n').map((line) => line.split('\t'))
  expect(head).toEqual((await headersOf(page).allTextContents()).slice(1, -1))
  expect(row?.slice(0, 3)).toEqual([first.code, '已记账', (first.amount / 100).toFixed(2)])

  const { name, path } = await fileOf(page, '导出已选')
  expect(name).toMatch(/^付款单-\d{8}-\d{6}\.xlsx$/)
  const [header, ...rows] = await readSheet(path)
  expect(header).toEqual(head)
  expect(rows.map(([code, , amount]) => [code, amount])).toEqual([
    [first.code, first.amount / 100],
    [second.code, second.amount / 100],
  ])
  expect(rows[0]?.at(-1)).toEqual(new Date(`${first.gmtCreate.replace(' ', 'T')}Z`))

  const receipt = receiptOf(page)
  await expect(receipt).toContainText('状态 已记账 · 已选 2 行')
  await expect(receipt).toContainText('(zhao.min)')
  await expect(receipt.getByRole('status')).toHaveText(
    '文件与所选行的行数和金额合计一致（未逐格核对）。',
  )
  const digest = createHash('sha256').update(readFileSync(path)).digest('hex')
  await expect(receipt).toContainText(`SHA-256 ${digest}`)
  // On paper it stands alone under its heading.
  await expect(receipt.getByRole('heading')).toBeHidden()
  await page.evaluate(() => {
    globalThis.print = () => undefined
  })
  await receipt.getByRole('button', { name: '打印回执' }).click()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(receipt.getByRole('heading', { name: '导出回执' })).toBeVisible()
  await expect(receipt).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(receipt).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(receipt.getByRole('button')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  const kept = readFileSync((await fileOf(page, '保存回执')).path, 'utf8')
  expect(kept).toContain(`SHA-256：${digest}`)
  expect(kept).toContain(`控制合计（金额，元）：${yuan(sumOf([first, second], 'amount'))}`)
})

/** What is on the clipboard once the selected rows were copied, by row and cell. */
async function copiedRows(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: '复制', exact: true }).click()
  await expect(page.getByText('1 行已复制到剪贴板').last()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  return copied.split('\n').map((line) => line.split('\t'))
}

test('What is taken along of a confirm list is what stands there by now, and what is decided on is what was selected', async ({
  anotherBrowser,
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openConfirmList(page, world)
  const waiting = await waitingOrders(page)
  const order = waiting.find(({ createBy, verifyCode }) => createBy === 'zhang.wei' && !verifyCode)
  if (!order) throw new Error('An order of 张伟 is needed')
  const { code, amount } = order
  await page.goto(`payment/confirm/list?tab=all&code=${code}`)
  await checkboxOf(page, code).check()
  const selected = totalsOf(page, /^已选 1 条合计/, '付款审核')
  await expect(selected).toContainText(yuan(amount))
  await expect(batchBarOf(page)).toContainText(yuan(amount))

  await decideAs(await anotherBrowser('chen.jie'), code, '金额有误')
  await resubmitAs(await anotherBrowser('zhang.wei'), code, { amount: 9_999_900 })
  await refresh(page)
  await expect(rowOf(page, code, '付款审核')).toContainText('99,999.00')
  await expect(selected).toContainText('99,999.00')
  await expect(batchBarOf(page)).toContainText(yuan(amount))
  const [head = [], row = []] = await copiedRows(page)
  expect(row[head.indexOf('金额（元）')]).toBe('99999.00')
  const [header, exported] = await readSheet((await fileOf(page, '导出已选')).path)
  expect(exported?.[header?.indexOf('金额（元）') ?? -1]).toBe(99_999)
  await expect(receiptOf(page)).toContainText('99,999.00')
})

test('Selected rows of another page are read again before they are taken along, and not taken as they were', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openList(page, world, { query: '?state=10' })
  const [first] = await allOrders(page, { state: 10 })
  const code = first?.code ?? ''
  await checkboxOf(page, code).check()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(checkboxOf(page, code)).toHaveCount(0)
  const { gmtModified } = await orderOf(page, code)
  await act(page, 'payment_order/cancel.json', { code, gmtModified })

  const [head = [], row = []] = await copiedRows(page)
  expect(row[head.indexOf('状态')]).toBe('已取消')
  const [header, exported] = await readSheet((await fileOf(page, '导出已选')).path)
  expect(exported?.[header?.indexOf('状态') ?? -1]).toBe('已取消')
  await expect(receiptOf(page).getByRole('status')).toContainText('一致')
  // Beside another page too it is known by then, and can be let go: no row is in sight to do it.
  const letGo = page.getByRole('button', { name: '取消选择已不符合筛选条件的 1 条' })
  await expect(letGo).toBeVisible()
  await expect(totalsOf(page, /^已选/)).toContainText('（含已取消、已驳回 1 条）')

  // One that can't be read is told, and is not copied as it was.
  await world.fault({ call: LIST_CALL, kind: 'refuse', message: '单据不可读' })
  await page.getByRole('button', { name: '复制', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '温馨提示' })).toContainText('单据不可读')
})

test('A selected row that left the filter is told in the total and on the receipt, and can be let go', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=5&pageSize=100' })
  const orders = await allOrders(page, { state: 5 })
  const [left, ...others] = orders
  if (!left || others.length === 0) throw new Error('Two saved orders are needed')
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  const { gmtModified } = await orderOf(page, left.code)
  await act(page, 'payment_order/cancel.json', { code: left.code, gmtModified })
  await refresh(page)
  await expect(checkboxOf(page, left.code)).toHaveCount(0)
  // The whole list shows, and the row is not in it.
  const selected = totalsOf(page, /^已选/)
  const letGo = selected.getByRole('button', { name: '取消选择已不符合筛选条件的 1 条' })
  await expect(selected).toContainText(`已选 ${orders.length} 条合计`)
  await expect(letGo).toBeVisible()

  await fileOf(page, '导出已选')
  await expect(receiptOf(page)).toContainText(
    `状态 已保存 · 已选 ${orders.length} 行 · 其中 1 行已不符合筛选条件`,
  )
  // What was read for the file is known from then on.
  await expect(selected).toContainText('（含已取消、已驳回 1 条）')
  await letGo.press('Enter')
  await expect(selected).toContainText(`已选 ${others.length} 条合计`)
  await expect(selected).toContainText(yuan(sumOf(others, 'amount')))
  // The keyboard goes on from the totals.
  await expect(page.locator('tfoot')).toBeFocused()
  await selected.getByRole('button', { name: '清除选择' }).press('Enter')
  await expect(selected).toHaveCount(0)
  // From the rows the next ones are chosen.
  await expect(checkboxOf(page, others[0]?.code ?? '')).toBeFocused()
  await expect(letGo).toHaveCount(0)
})

/** Gives the texts of the cells of a table that stand elsewhere, or are of another size, while something is copied. */
async function watchCopying(table: Locator): Promise<() => Promise<(string | null)[]>> {
  const watched = await table.evaluateHandle((element) => {
    const cells = [...element.querySelectorAll('th, td')].map((cell) => ({
      cell,
      place: JSON.stringify(cell.getBoundingClientRect()),
    }))
    const moved = new Promise<(string | null)[]>((resolve) => {
      const look = () =>
        resolve(
          cells
            .filter(({ cell, place }) => JSON.stringify(cell.getBoundingClientRect()) !== place)
            .map(({ cell }) => cell.textContent),
        )
      document.addEventListener('copy', look, { once: true })
    })
    return { moved }
  })
  return () => watched.evaluate(({ moved }) => moved)
}

test('Text that is selected over several rows is copied row by row, each with tabs between its cells', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openConfirmList(page, world)
  // What copies comes with the handles of the columns.
  await expect(page.getByRole('separator').first()).toBeAttached()
  const rows = rowsOf(page, '付款审核')
  const texts = await rows.allTextContents()
  const at = texts.findIndex((text, index) => index > 0 && text.includes('核销中'))
  const [above, below] = [rows.nth(at - 1), rows.nth(at)]
  const [, , ...rest] = (await above.getByRole('cell').allTextContents()).slice(0, -1)
  const [, ...upTo] = (await below.getByRole('cell').allTextContents()).slice(0, 5)
  expect(upTo[2]).toBe('待核销 核销中')

  const from = await above.getByRole('cell').nth(2).boundingBox()
  const to = await below.getByRole('cell').nth(4).boundingBox()
  if (!from || !to) throw new Error('The cells have to be in sight')
  await page.mouse.move(from.x + 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width - 2, to.y + to.height / 2)
  await page.mouse.up()
  const moved = await watchCopying(confirmTable(page))
  await page.keyboard.press('Control+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').map((line) => line.split('\t'))).toEqual([rest, upTo])
  // Nobody can see that it was another layout.
  expect(await moved()).toEqual([])
})

test('All rows of a list without an export of the server’s are exported here, and the receipt says what it is narrowed to', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  await page.goto('debit/confirm/list')
  await expect(rowsOf(page, '扣款审核').first()).toBeVisible()
  const total = await page
    .getByRole('navigation', { name: '分页' })
    .getByRole('status')
    .textContent()
  const { path } = await fileOf(page, '导出当前列')
  const [header, ...rows] = await readSheet(path)
  expect(header?.slice(0, 2)).toEqual(['单号', '付款单号'])
  expect(total).toContain(String(rows.length))
  await expect(receiptOf(page).getByRole('status')).toContainText('一致')
  await expect(receiptOf(page)).toContainText('筛选条件：状态 待确认')
  expect(rows.every(([code, payment]) => String(code).startsWith('KK') && payment !== null)).toBe(
    true,
  )
})
