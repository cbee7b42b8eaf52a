import type { Page } from '@playwright/test'
import {
  decide,
  expectList,
  goByMenu,
  raiseDebit,
  raiseReverse,
  read,
  readList,
  talliedDebit,
  talliedPayment,
  valueOf,
} from '../support/chain'
import { headersOf, openPanel, rowOf, rowsOf, sumsIn, totalsOf } from '../support/lists'
import { openDetail } from '../support/order-pages'
import { chipsOf, expectTotal, yuan } from '../support/payment-orders'
import { expect, test } from '../test'
import type { World } from '../world'

/** What the two lists have in common, by the words that differ. */
const LISTS = [
  {
    kind: 'debit',
    noun: '扣款单',
    filters: ['单号', '付款单号', '状态', '创建时间：开始日期', '创建时间：结束日期'],
    headers: ['单号', '付款单号', '状态', '金额（元）', '创建人', '创建时间', '备注', '操作'],
    prefix: 'KK',
  },
  {
    kind: 'reverse',
    noun: '冲销单',
    filters: ['单号', '付款单号', '扣款单号', '状态', '创建时间：开始日期', '创建时间：结束日期'],
    headers: [
      '单号',
      '扣款单号',
      '状态',
      '金额（元）',
      '付款单号',
      '创建人',
      '创建时间',
      '备注',
      '操作',
    ],
    prefix: 'CX',
  },
] as const

const sumOf = (orders: readonly { amount: number }[]) =>
  orders.reduce((sum, { amount }) => sum + amount, 0)

async function openList(page: Page, world: World, kind: 'debit' | 'reverse', query = '') {
  await world.signIn('zhao.min')
  await page.goto(`${kind}/order/list${query}`)
  await expect(rowsOf(page, kind === 'debit' ? '扣款单' : '冲销单').first()).toBeVisible()
}

for (const { kind, noun, filters, prefix } of LISTS) {
  test.describe(`The list of ${kind} orders`, () => {
    test('is filtered by its address, by chips and by the drawer under Ctrl+F', async ({
      page,
      world,
    }) => {
      await openList(page, world, kind, '?state=20&createTimeStart=2026-06-01')
      const all = await readList(page, kind)
      const tallied = all.filter(({ state }) => state === 20)
      const late = tallied.filter(({ gmtCreate }) => gmtCreate >= '2026-06-01')
      expect(late.length).toBeGreaterThan(0)
      await expect(chipsOf(page)).toHaveText(['状态: 已记账', '创建时间: 2026-06-01 – …'])
      await expectTotal(page, late.length)
      await expectList(page, kind, late.slice(0, 10))
      await test.step('a chip takes a filter away', async () => {
        await page.getByRole('button', { name: '移除筛选条件 创建时间' }).click()
        await expect(page).toHaveURL(new RegExp(`/${kind}/order/list\\?state=20$`))
        await expectTotal(page, tallied.length)
        await expectList(page, kind, tallied.slice(0, 10))
        await page.getByRole('button', { name: '移除筛选条件 状态' }).click()
        await expectTotal(page, all.length)
      })

      await test.step('the drawer has every filter', async () => {
        const order = all.at(-1)
        await page.keyboard.press('Control+f')
        const drawer = page.getByRole('dialog', { name: '查询条件' })
        for (const label of filters) {
          await expect(drawer.getByLabel(label, { exact: true })).toBeVisible()
        }
        await drawer.getByLabel('付款单号', { exact: true }).fill(order?.paymentCode ?? '')
        await drawer.getByLabel('付款单号', { exact: true }).press('Enter')
        await expect(drawer).toHaveCount(0)
        await expect(chipsOf(page)).toHaveText([`付款单号: ${order?.paymentCode}`])
        const found = await readList(page, kind, {
          paymentCode: order?.paymentCode,
          pageSize: 10,
        })
        await expectList(page, kind, found)
        await expect(rowOf(page, order?.code ?? '', noun)).toBeVisible()
      })
    })

    test('adds up a page, the selected rows and everything, and leads to an order and back', async ({
      page,
      world,
    }) => {
      await openList(page, world, kind)
      const all = await readList(page, kind)
      expect(all.length).toBeGreaterThan(10)
      await expectTotal(page, all.length)
      await expectList(page, kind, all.slice(0, 10))
      const picked = all.slice(1, 3)
      for (const { code } of picked) {
        await page.getByRole('checkbox', { name: `选择 ${code}`, exact: true }).check()
      }
      await page.getByRole('button', { name: '下一页' }).click()
      await expect(page).toHaveURL(/\?pageNum=2$/)
      await expectList(page, kind, all.slice(10, 20))
      const shown = (label: RegExp) => sumsIn(totalsOf(page, label, noun))
      await expect(shown(/^已选 2 条合计/)).toHaveText(yuan(sumOf(picked)))
      await page.getByRole('button', { name: /^合计全部/ }).click()
      const inForce = all.filter(({ state }) => state !== 0 && state !== 15)
      await expect(shown(/^全部 \d+ 条合计/)).toHaveText(yuan(sumOf(inForce)))

      await test.step('an order, and its row as it was', async () => {
        const link = rowsOf(page, noun)
          .nth(3)
          .getByRole('link', { name: new RegExp(`^${prefix}`) })
        const code = (await link.textContent()) ?? ''
        await link.click()
        const order = await read(page, kind, code)
        await expect(valueOf(page, '金额（元）')).toHaveText(yuan(order.amount))
        await expect(valueOf(page, '付款单')).toHaveText(order.paymentCode)
        await expect(valueOf(page, '创建时间')).toHaveText(order.gmtCreate)
        await expect(valueOf(page, '备注')).toHaveText(order.remark ?? '—')
        await page.goBack()
        await expect(link).toBeFocused()
      })
    })

    test('of what is to be confirmed has two tabs', async ({ page, world }) => {
      await world.signIn('chen.jie')
      await page.goto(`${kind}/confirm/list?pageSize=100`)
      const table = `${noun.slice(0, 2)}审核`
      const submitted = await readList(page, kind, { business: 2 })
      const waiting = submitted.filter(({ state }) => state === 10)
      await expect(rowsOf(page, table)).toHaveCount(waiting.length)
      await expectTotal(page, waiting.length)
      await expect(page.getByRole('search').getByLabel('状态')).toHaveCount(0)
      await page.getByRole('tab', { name: '全部' }).click()
      await expect(page).toHaveURL(/tab=all/)
      await expectTotal(page, submitted.length)
      await page.getByRole('search').getByLabel('状态').selectOption('已驳回')
      await page.getByRole('search').getByRole('button', { name: '查询', exact: true }).click()
      await expectTotal(page, submitted.filter(({ state }) => state === 15).length)
      await page.getByRole('tab', { name: '待处理' }).click()
      await expectTotal(page, waiting.length)
    })
  })
}

test('A debit and its reverse have vouchers with the amount in capitals', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => Object.assign(globalThis, { isPrinted: true })
  })
  await world.signIn('zhang.wei')
  const li = await anotherBrowser('li.na')
  const { debitCode } = await talliedDebit(page, li, 12_345)
  const expectVoucher = async ({ kind, noun }: (typeof LISTS)[number], code: string) => {
    await openDetail(page, kind, code)
    await expect(valueOf(page, '金额大写')).toHaveText('壹佰贰拾叁元肆角伍分')
    await page.getByRole('article').getByRole('button', { name: '打印' }).click()
    const voucher = page.getByRole('dialog', { name: `${noun.slice(0, -1)}凭证 ${code}` })
    await expect.poll(() => page.evaluate(() => 'isPrinted' in globalThis)).toBe(true)
    const field = (label: string) =>
      voucher
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .locator('..')
        .getByRole('definition')
    await expect(field('金额大写')).toHaveText('人民币壹佰贰拾叁元肆角伍分')
    await expect(field('金额（元）')).toHaveText('¥123.45')
    await expect(field('状态')).toHaveText('已记账')
    await expect(field('最近审核')).toHaveText(/^(li\.na|李娜) 20/)
    await page.keyboard.press('Escape')
    await expect(voucher).toHaveCount(0)
  }
  const [debits, reverses] = LISTS
  // Before it is reversed: then it is 已冲销.
  await expectVoucher(debits, debitCode)
  const reversed = await decide(li, 'reverse', await raiseReverse(page, debitCode))
  await expectVoucher(reverses, reversed)
})

test('The lists of debit and reverse orders remember columns and views of their own', async ({
  page,
  world,
}) => {
  const [debits, reverses] = LISTS
  const hideAndSave = async (column: string, view: string) => {
    const columns = await openPanel(page, '列设置')
    await columns.getByRole('checkbox', { name: column, exact: true }).uncheck()
    await page.keyboard.press('Escape')
    const views = await openPanel(page, '视图')
    await expect(views).toContainText('还没有视图')
    await views.getByLabel('视图名称').fill(view)
    await views.getByLabel('视图名称').press('Enter')
    await expect(views.getByRole('listitem')).toHaveText([view])
  }
  const expectKept = async (
    { kind, noun, headers }: (typeof LISTS)[number],
    column: string,
    view: string,
  ) => {
    await page.goto(`${kind}/order/list`)
    const without = headers.filter((header) => header !== column)
    await expect(headersOf(page, noun)).toHaveText(['', ...without])
    const views = await openPanel(page, '视图')
    await expect(views.getByRole('listitem')).toHaveText([view])
    await views.getByRole('button', { name: view, exact: true }).click()
    await expect(page).toHaveURL(/\?state=20$/)
  }

  await openList(page, world, debits.kind, '?state=20')
  await expect(headersOf(page, debits.noun)).toHaveText(['', ...debits.headers])
  await hideAndSave('备注', '已记账的扣款')
  // The other list has its columns all, and no view yet.
  await page.goto(`${reverses.kind}/order/list?state=20`)
  await expect(headersOf(page, reverses.noun)).toHaveText(['', ...reverses.headers])
  // Another column: what one list writes into the other would not be seen by the same.
  await hideAndSave('创建人', '已记账的冲销')

  await expectKept(debits, '备注', '已记账的扣款')
  await expectKept(reverses, '创建人', '已记账的冲销')
})

test('Debits are approved at once: each has its result, and their payment order follows', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const li = await anotherBrowser('li.na')
  await world.signIn('zhang.wei')
  const payment = await talliedPayment(page, li, 100_000)
  const [first, second, third] = [
    await raiseDebit(page, payment, 30_000),
    await raiseDebit(page, payment, 50_000),
    await raiseDebit(page, payment, 20_000),
  ]
  await li.goto(`debit/confirm/list?paymentCode=${payment}`)
  await expect(rowsOf(li, '扣款审核')).toHaveCount(3)
  await li.getByRole('checkbox', { name: '选择本页全部' }).check()
  const bar = li.getByRole('region', { name: '已选单据' })
  await expect(bar).toContainText('已选 3 条，共 1,000.00 元')
  await world.fault({
    call: 'debit_order/approval.json',
    kind: 'refuse',
    message: '扣款已关账',
    nth: 2,
  })
  await bar.getByRole('button', { name: '通过', exact: true }).click()
  const dialog = li.getByRole('dialog', { name: /^通过：3 条，共 1,000.00 元/ })
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('已处理 3 / 3，成功 2')
  const resultOf = (code: string) =>
    dialog
      .getByRole('row')
      .filter({ has: li.getByRole('rowheader', { name: code }) })
      .getByRole('cell')
      .last()
  await expect(resultOf(second)).toHaveText('扣款已关账')
  for (const code of [first, third]) {
    await expect(resultOf(code)).toHaveText(`${code} 已审核通过并记账`)
  }
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(rowsOf(li, '扣款审核')).toHaveCount(1)
  await expect(bar).toContainText('已选 1 条，共 500.00 元')
  expect(await read(li, 'payment', payment)).toMatchObject({ state: 30, actual: 50_000 })

  await bar.getByRole('button', { name: '通过', exact: true }).click()
  const again = li.getByRole('dialog', { name: /^通过：1 条/ })
  await again.getByRole('button', { name: '通过', exact: true }).click()
  await expect(again.getByRole('status')).toHaveText('已处理 1 / 1，成功 1')
  await again.getByRole('button', { name: '关闭' }).click()
  await expect(li.getByText('没有符合条件的待处理单据。')).toBeVisible()
  expect(await read(li, 'payment', payment)).toMatchObject({ state: 40, actual: 0 })
  await goByMenu(li, '付款单')
  await openDetail(li, 'payment', payment)
  await expect(valueOf(li, '可用金额（元）')).toHaveText('0.00')
})
