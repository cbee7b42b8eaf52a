import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { closeWarmTip } from '../support/languages'
import { reversedOrder } from '../support/order-details'
import { goToOrder, openDetail } from '../support/order-pages'
import { allOrders, askServer, type WireOrder, yuan } from '../support/payment-orders'
import { expect, test } from '../test'
import type { World } from '../world'

type WireDetail = WireOrder & {
  applyDate: string | null
  feeItemName: string | null
  paymentUnit: string | null
  paymentUnitAccount: string | null
  debitOrders: { amount: number; state: number }[]
}

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

/** What debits come to, as the paper says it. */
const sumOf = (debits: readonly { amount: number }[]) =>
  yuan(debits.reduce((total, { amount }) => total + amount, 0))

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
    await openDetail(page, 'payment', order.code)
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
    await expect(field('最近审核')).toContainText(approval?.createBy ?? '')
    await expect(field('最近审核')).toContainText(approval?.gmtCreate ?? '')
    for (const text of ['制单', '审核', '记账']) {
      await expect(voucher.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(
      voucher.getByText(/^打印时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d（中国标准时间）$/),
    ).toBeVisible()

    await voucher.getByRole('button', { name: '打印' }).click()
    await expect.poll(() => printed(page)).toBe(2)
    await page.keyboard.press('Escape')
    await expect(voucher).toHaveCount(0)
    await expect(page.getByRole('button', { name: '打印' })).toBeFocused()
  })

  test('Every field of the paper says what the order says, whatever its settlement', async ({
    page,
    world,
  }) => {
    await world.signIn('zhao.min')
    const orders = await allOrders(page)
    for (const type of [1, 2] as const) {
      await test.step(`settlement ${type}`, async () => {
        const { code } =
          orders.find(
            ({ channel, state, attachments }) =>
              channel?.type === type && state === 30 && attachments.length > 0,
          ) ?? {}
        const order = await askServer<WireDetail>(page, 'payment_order/detail.json', { code })
        const log = await askServer<{ step: string; createBy: string; gmtCreate: string }[]>(
          page,
          'payment_order/logs.json',
          { recordId: code, bizType: 1 },
        )
        const approval = log.find(({ step }) => step === 'approve')
        const taken = order.debitOrders.filter(({ state }) => state >= 20)
        const back = order.debitOrders.filter(({ state }) => state === 30)
        if (type === 1) await openDetail(page, 'payment', order.code)
        else await goToOrder(page, 'payment', order.code)
        const voucher = await openVoucher(page, order.code)
        const fields = {
          金额大写: /^人民币.+[元分整]$/,
          '金额（元）': `¥${yuan(order.amount)}`,
          状态: '已记账',
          结算渠道: order.channel?.name,
          申请日期: order.applyDate,
          创建时间: order.gmtCreate,
          归属部门: order.affiliationDepartmentName,
          园区: order.park?.name,
          负责人: order.principalName,
          付款人: order.ownerName,
          附件张数: String(order.attachments.length),
          ...(type === 1
            ? { 费用项: order.feeItemName }
            : { 付款单位: order.paymentUnit, 付款单位账号: order.paymentUnitAccount }),
          备注: order.remark,
          '扣款（元）': sumOf(taken),
          '退回（元）': sumOf(back),
          '可用金额（元）': yuan(order.actual),
          最近审核: new RegExp(`${approval?.createBy}.* ${approval?.gmtCreate}$`),
        }
        const terms = await voucher.getByRole('term').allTextContents()
        expect(terms).toEqual(Object.keys(fields))
        const values = voucher.getByRole('definition')
        for (const [index, value] of Object.values(fields).entries()) {
          await expect(values.nth(index), terms[index]).toHaveText(value ?? '—')
        }
        await page.keyboard.press('Escape')
        await expect(voucher).toHaveCount(0)
      })
    }
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
    await openDetail(page, 'payment', order.code)
    await closeWarmTip(page)
    const voucher = await openVoucher(page, order.code)
    await expect(voucher.getByText('未能读取审核记录。')).toBeVisible()
    await expect.poll(() => printed(page)).toBe(1)
    await voucher.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('button', { name: '打印' })).toBeFocused()
  })

  test('On paper it stands alone, black on white and whole, from a light screen and from a dark one', async ({
    page,
    world,
  }) => {
    const order = await longOrder(page, world)
    await world.signIn('he.jun')
    await openDetail(page, 'payment', order.code)
    const voucher = await openVoucher(page, order.code)
    await expectAccessible(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme, media: 'screen' })
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
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
})
