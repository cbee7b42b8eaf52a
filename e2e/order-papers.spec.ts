import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './helpers'
import { closeWarmTip } from './languages'
import { detailsIn, openDetail, type WireDebit } from './order-details'
import { allOrders, askServer, yuan, type WireOrder } from './payment-orders'
import { expect, test } from './test'
import type { World } from './world'

const REVERSES_CALL = 'reverse_order/list.json'
const DETAIL_CALL = 'payment_order/detail.json'

const ledgerOf = (page: Page): Locator => page.getByRole('table', { name: '资金台账' })
const linesOf = (page: Page): Locator => ledgerOf(page).locator('tbody').getByRole('row')
const lineOf = (page: Page, code: string): Locator =>
  linesOf(page).filter({ has: page.getByRole('cell', { name: code, exact: true }) })
const cellsOf = (line: Locator): Promise<string[]> => line.getByRole('cell').allTextContents()

test.describe('The ledger', () => {
  test.use({ orders: 60 })

  test('It ends on what every seeded order says is left', async ({ page, world }) => {
    const details = await detailsIn(page, world, [30, 40])
    expect(details.some(({ debitOrders }) => debitOrders.length > 1)).toBe(true)
    // Somebody without reverse orders: what came back is told all the same.
    await world.signIn('he.jun')
    for (const { code, amount, actual, debitOrders } of details) {
      await openDetail(page, code)
      const reversed = debitOrders.filter(({ state }) => state === 30)
      await expect(linesOf(page)).toHaveCount(1 + debitOrders.length + reversed.length)
      expect((await cellsOf(linesOf(page).first()))[5]).toBe(yuan(amount))
      expect((await cellsOf(linesOf(page).last()))[5], code).toBe(yuan(actual))
      await expect(page.getByText(`台账余额：${yuan(actual)} 元`)).toBeVisible()
      await expect(page.getByText('台账与单据可用金额相差')).toHaveCount(0)
    }
    expect(await world.journal(REVERSES_CALL)).toEqual([])
  })
})

/** An order with a debit that was reversed, and one tallied beside it where there is one. */
async function reversedOrder(page: Page, world: World) {
  const details = await detailsIn(page, world, [30, 40])
  const order = details
    .filter(({ debitOrders }) => debitOrders.some(({ state }) => state === 30))
    .toSorted((left, right) => right.debitOrders.length - left.debitOrders.length)[0]
  const debit = order?.debitOrders.find(({ state }) => state === 30)
  if (!order || !debit) throw new Error('The seed has no reversed debit')
  return { order, debit }
}

const reverseOf = ({ code, amount, gmtModified }: WireDebit) => ({
  code: 'CX0001',
  debitCode: code,
  state: 20,
  amount,
  remark: '金额有误\n已与财务核对',
  createName: '张伟',
  gmtCreate: gmtModified,
})

test('Without a list of all reverse orders a line says that an amount was given back', async ({
  page,
  world,
}) => {
  const { order, debit } = await reversedOrder(page, world)
  await world.signIn('he.jun')
  await openDetail(page, order.code)
  const taken = lineOf(page, debit.code)
  expect((await cellsOf(taken)).slice(1, 5)).toEqual([
    '扣款单',
    '已冲销',
    `−${yuan(debit.amount)}`,
    '—',
  ])
  const back = linesOf(page).filter({ hasText: '已冲销退回' })
  expect(await cellsOf(back.filter({ hasText: debit.code }))).toEqual([
    '—',
    `已冲销退回${debit.code}`,
    '—',
    '—',
    `+${yuan(debit.amount)}`,
    expect.any(String),
    '—',
    debit.gmtModified,
    '',
  ])
  await expect(ledgerOf(page).getByRole('link')).toHaveCount(0)
})

test('Who may confirm reverse orders sees them, with their remarks line by line', async ({
  page,
  world,
}) => {
  const { order, debit } = await reversedOrder(page, world)
  await world.fault({
    call: REVERSES_CALL,
    kind: 'body',
    times: 'always',
    body: { success: true, data: [reverseOf(debit)], pageNum: 1, pageSize: 1000, total: 1 },
  })
  await world.signIn('li.na')
  await openDetail(page, order.code)
  const line = lineOf(page, 'CX0001')
  expect((await cellsOf(line)).slice(1, 5)).toEqual([
    `冲销单${debit.code}`,
    '已记账',
    '—',
    `+${yuan(debit.amount)}`,
  ])
  const remark = line.getByRole('cell').last()
  await expect(remark).toHaveCSS('white-space', 'pre-line')
  await expect(page.getByText('台账与单据可用金额相差')).toHaveCount(0)
  const [asked] = await world.journal(REVERSES_CALL)
  expect(asked?.body).toEqual({
    business: 2,
    paymentCode: order.code,
    pageNum: 1,
    pageSize: 1000,
  })
})

for (const username of ['chen.jie', 'zhao.min']) {
  test(`The seeded reverse orders stand in the ledger of ${username}`, async ({ page, world }) => {
    const { order, debit } = await reversedOrder(page, world)
    await world.signIn(username)
    const reverses = await askServer<{ code: string; debitCode: string }[]>(page, REVERSES_CALL, {
      business: 2,
      paymentCode: order.code,
      pageNum: 1,
      pageSize: 1000,
    })
    const reverse = reverses.find(({ debitCode }) => debitCode === debit.code)
    await openDetail(page, order.code)
    await expect(linesOf(page)).toHaveCount(1 + order.debitOrders.length + reverses.length)
    const line = lineOf(page, reverse?.code ?? '')
    expect((await cellsOf(line)).slice(1, 5)).toEqual([
      `冲销单${debit.code}`,
      '已记账',
      '—',
      `+${yuan(debit.amount)}`,
    ])
    expect((await cellsOf(linesOf(page).last()))[5]).toBe(yuan(order.actual))
  })
}

test('Reverse orders that can not be read leave the ledger standing, with a way to try again', async ({
  page,
  world,
}) => {
  const { order, debit } = await reversedOrder(page, world)
  await world.fault({ call: REVERSES_CALL, kind: 'status', status: 500 })
  await world.fault({
    call: REVERSES_CALL,
    nth: 2,
    kind: 'body',
    body: { success: true, data: [reverseOf(debit)], pageNum: 1, pageSize: 1000, total: 1 },
  })
  await world.signIn('li.na')
  await openDetail(page, order.code)
  await expect(page.getByText('未能读取冲销单。')).toBeVisible()
  await expect(linesOf(page).filter({ hasText: '已冲销退回' })).not.toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(lineOf(page, 'CX0001')).toBeVisible()
  await expect(page.getByText('未能读取冲销单。')).toHaveCount(0)
})

test('An order that disagrees with its ledger is marked in words', async ({ page, world }) => {
  const { order } = await reversedOrder(page, world)
  const wrong = { ...order, actual: order.actual + 1234 }
  await world.fault({
    call: DETAIL_CALL,
    kind: 'body',
    times: 'always',
    body: { success: true, data: wrong },
  })
  await world.signIn('he.jun')
  for (const { colorScheme, width } of [
    { colorScheme: 'light', width: 1024 },
    { colorScheme: 'dark', width: 1440 },
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await openDetail(page, order.code)
    const mark = page.getByRole('alert').filter({ hasText: '台账与单据可用金额相差 12.34 元' })
    await expect(mark).toBeVisible()
    await expect(mark.locator('svg')).toBeVisible()
    await expectAccessible(page)
  }
})

async function openVoucher(page: Page, code: string): Promise<Locator> {
  await page.getByRole('article').getByRole('button', { name: '打印' }).click()
  const voucher = page.getByRole('dialog', { name: `付款凭证 ${code}` })
  await expect(voucher).toBeVisible()
  return voucher
}

/** An order that was approved, with the longest texts that there are. */
async function longOrder(page: Page, world: World): Promise<WireOrder> {
  await world.signIn('zhao.min')
  const orders = await allOrders(page)
  const long = orders.find(({ ownerName }) => (ownerName?.length ?? 0) > 30)
  if (!long) throw new Error('The seed has no long order')
  return long
}

/** How often the page asked the browser to print. */
const printed = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { printed: number }).printed)

test.describe('The voucher', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { printed: 0 })
      globalThis.print = () => {
        ;(globalThis as unknown as { printed: number }).printed += 1
      }
    })
  })

  test('It states the amount in figures and capitals, the approval and places to sign', async ({
    page,
    world,
  }) => {
    await world.clock('2026-11-21 09:30:00')
    const { order } = await reversedOrder(page, world)
    await world.signIn('he.jun')
    await openDetail(page, order.code)
    const voucher = await openVoucher(page, order.code)
    await expect.poll(() => printed(page)).toBe(1)
    const field = (label: string) =>
      voucher
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .locator('..')
        .getByRole('definition')
    const capitals = page
      .getByRole('article')
      .first()
      .getByRole('term')
      .filter({ hasText: '金额大写' })
    const shown = await capitals.locator('..').getByRole('definition').textContent()
    await expect(field('金额大写')).toHaveText(`人民币${shown}`)
    await expect(field('金额（元）')).toHaveText(`¥${yuan(order.amount)}`)
    await expect(field('可用金额（元）')).toHaveText(yuan(order.actual))
    const taken = order.debitOrders
      .filter(({ state }) => state >= 20)
      .reduce((sum, { amount }) => sum + amount, 0)
    await expect(field('扣款（元）')).toHaveText(yuan(taken))
    await expect(field('退回（元）')).toHaveText(yuan(taken - (order.amount - order.actual)))
    const log = await askServer<{ step: string; createBy: string; gmtCreate: string }[]>(
      page,
      'payment_order/logs.json',
      { recordId: order.code, bizType: 1 },
    )
    const approval = log.find(({ step }) => step === 'approve')
    await expect(field('最近审核')).toHaveText(`${approval?.createBy} ${approval?.gmtCreate}`)
    for (const text of ['制单', '审核', '记账']) {
      await expect(voucher.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(
      voucher.getByText(/^打印时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d（中国时间）$/),
    ).toBeVisible()

    await voucher.getByRole('button', { name: '打印' }).click()
    expect(await printed(page)).toBe(2)
    await page.keyboard.press('Escape')
    await expect(voucher).toHaveCount(0)
    await expect(page.getByRole('button', { name: '打印' })).toBeFocused()
  })

  test('A log that fails leaves no approval made up', async ({ page, world }) => {
    const { order } = await reversedOrder(page, world)
    await world.fault({
      call: 'payment_order/logs.json',
      kind: 'status',
      status: 500,
      times: 'always',
    })
    await world.signIn('he.jun')
    await openDetail(page, order.code)
    await closeWarmTip(page)
    const voucher = await openVoucher(page, order.code)
    await expect(voucher.getByText('未能读取审核记录。')).toBeVisible()
    await expect.poll(() => printed(page)).toBe(1)
    await voucher.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('button', { name: '打印' })).toBeFocused()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`On paper it stands alone, black on white and whole, from a ${colorScheme} screen`, async ({
      page,
      world,
    }) => {
      const order = await longOrder(page, world)
      await world.signIn('he.jun')
      await page.emulateMedia({ colorScheme })
      await openDetail(page, order.code)
      const voucher = await openVoucher(page, order.code)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme, media: 'print' })
      const sheet = voucher.getByRole('article')
      await expect(sheet).toBeVisible()
      await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(voucher.getByRole('button')).toHaveCount(0)
      await expect(
        page.getByRole('heading', { level: 1, name: `付款单 ${order.code}` }),
      ).toBeHidden()
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      const paper = page.viewportSize()
      expect((await sheet.boundingBox())?.width).toBe(paper?.width)
      const clipped = await sheet.evaluate((element) =>
        [...element.querySelectorAll('*'), element]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      )
      expect(clipped).toEqual([])
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
    })
  }
})
