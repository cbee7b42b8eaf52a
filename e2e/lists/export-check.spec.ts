import { EXPORT_CALL, LIST_CALL } from '../support/calls'
import { pressExport, receiptOf } from '../support/lists'
import { allOrders, bodiesOf, openList, settle, sumOf, yuan } from '../support/payment-orders'
import { printed } from '../support/paper'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const WHOLE_LIST = { business: 1, pageNum: 1, pageSize: 1000 }

const AGREES = '文件与列表的行数和金额合计一致（未逐格核对）。'

test('A list that changed while it was exported is read once more, and then agrees', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  const orders = await allOrders(page)
  await world.clearJournal()
  await world.fault({
    call: LIST_CALL,
    kind: 'body',
    body: { success: true, data: orders.slice(1), pageNum: 1, pageSize: 1000, total: 199 },
  })
  await pressExport(page)
  await expect(receiptOf(page).getByRole('status')).toHaveText(AGREES)
  await expect(receiptOf(page).getByRole('alert')).toHaveCount(0)
  expect(await bodiesOf(world, LIST_CALL)).toEqual([WHOLE_LIST, WHOLE_LIST])

  // A list is printed without what is told of its export, which has a button of its own for that.
  const lines = (await printed(page)).flatMap((sheet) => sheet.lines.map(({ text }) => text))
  expect(lines.some((text) => text.startsWith(orders[0]?.code ?? ''))).toBe(true)
  expect(lines.filter((text) => text.includes('逐格核对'))).toEqual([])
})

test('A list with other rows than the file is called out loudly, after a second look', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  const orders = await allOrders(page)
  const fewer = orders.slice(1)
  await world.clearJournal()
  await world.fault({
    call: LIST_CALL,
    kind: 'body',
    times: 'always',
    body: { success: true, data: fewer, pageNum: 1, pageSize: 1000, total: 199 },
  })
  await pressExport(page)
  const receipt = receiptOf(page)
  await expect(receipt.getByRole('alert')).toHaveText(
    '文件与列表不一致，重新读取列表后仍不一致。请勿使用此文件。',
  )
  const lines = receipt.getByRole('row')
  await expect(lines.filter({ hasText: '文件' }).getByRole('cell')).toHaveText([
    '200',
    yuan(sumOf(orders, 'amount')),
  ])
  await expect(lines.filter({ hasText: '列表' }).getByRole('cell')).toHaveText([
    '199',
    yuan(sumOf(fewer, 'amount')),
  ])
  expect(await bodiesOf(world, LIST_CALL)).toEqual([WHOLE_LIST, WHOLE_LIST])
})

test('One cent of difference is enough', async ({ page, world }) => {
  await openList(page, world)
  await settle(world)
  const data = (await allOrders(page)).map((order, index) =>
    index === 150 ? { ...order, amount: order.amount + 1 } : order,
  )
  await world.fault({
    call: LIST_CALL,
    kind: 'body',
    times: 'always',
    body: { success: true, data, pageNum: 1, pageSize: 1000, total: 200 },
  })
  await pressExport(page)
  await expect(receiptOf(page).getByRole('alert')).toContainText('文件与列表不一致')
  await expect(receiptOf(page).getByRole('status')).toHaveCount(0)
})

test('A file that no sheet program could open is called out loudly', async ({ page, world }) => {
  await openList(page, world)
  await world.fault({
    call: EXPORT_CALL,
    kind: 'body',
    body: 'code;amount\nFK1;1.00\n',
    contentType: 'text/csv',
  })
  const download = page.waitForEvent('download')
  await pressExport(page)
  expect((await download).suggestedFilename()).toBe('export.xlsx')
  await expect(receiptOf(page).getByRole('alert')).toHaveText(
    '文件无法作为该列表的工作簿读取，未能核对。请勿使用此文件。',
  )
  await expect(receiptOf(page).getByRole('status')).toHaveCount(0)
})

test('A list that cannot be read leaves the file not checked, without a dialog', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  await world.fault({ call: LIST_CALL, kind: 'status', status: 500, times: 'always' })
  const download = page.waitForEvent('download')
  await pressExport(page)
  await download
  await expect(receiptOf(page).getByRole('status')).toHaveText(
    '文件：未核对，列表读取失败或一直在变化',
  )
  await allAnswered(world)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
