import type { Page } from '@playwright/test'
import { toCapitalYuan } from '../../src/domain/capital-numerals'
import { expectAccessible } from '../support/accessible'
import { checkboxOf, totalsOf } from '../support/lists'
import { allOrders, askServer, openList, sumOf, yuan } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '所选单据的凭证' })

const TOO_MANY = '一次最多打印 50 张凭证；已选 100 张单据。'

/** How often the page asked the browser to print. */
const printed = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { printed: number }).printed)

/** The first one of which it is so; they are asked one after the other. */
async function asyncFind<One>(all: readonly One[], isSo: (one: One) => Promise<boolean>) {
  for (const one of all) if (await isSo(one)) return one
  return undefined
}

test('The vouchers of selected orders are printed together, behind a sheet with their sum, or not at all', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { printed: 0 })
    globalThis.print = () => {
      ;(globalThis as unknown as { printed: number }).printed += 1
    }
  })
  await openList(page, world, { query: '?state=30&pageSize=100' })
  const tallied = await allOrders(page, { state: 30 })
  const byThemselves = await asyncFind(tallied, async ({ code }) => {
    const log = await askServer<{ step: string; createBy: string }[]>(
      page,
      'payment_order/logs.json',
      { recordId: code, bizType: 1 },
    )
    return log.find(({ step }) => step === 'approve')?.createBy === 'zhao.min'
  })
  // Something was debited of these: they may have reverse orders.
  const others = tallied
    .filter((order) => order !== byThemselves && order.actual < order.amount)
    .slice(0, 2)
  const orders = tallied.filter((order) => order === byThemselves || others.includes(order))
  const [first, second] = orders
  if (!first || !second) throw new Error('Orders are needed')
  for (const { code } of orders) await checkboxOf(page, code).check()
  const press = () => totalsOf(page, /^已选/).getByRole('button', { name: '打印凭证' }).click()

  // One that can't be read is named, and nothing is printed by itself.
  await world.fault({
    call: 'payment_order/detail.json',
    kind: 'refuse',
    message: '单据不可读',
    where: { body: { code: second.code } },
  })
  await press()
  await expect(dialogOf(page).getByRole('alert')).toHaveText(
    `以下单据未能读取，因此未打印任何内容：${second.code}`,
  )
  await expect(dialogOf(page).getByRole('article')).toHaveCount(3)
  await expect(dialogOf(page).getByText(`已选择但未包含在本次打印中：${second.code}`)).toBeVisible()
  expect(await printed(page)).toBe(0)
  await dialogOf(page).getByRole('button', { name: '重试' }).click()

  // All are there: a cover sheet, and each voucher on a page of its own.
  await expect.poll(() => printed(page)).toBe(1)
  const papers = dialogOf(page).getByRole('article')
  await expect(papers).toHaveCount(4)
  const cover = papers.first()
  const sum = sumOf(orders, 'amount')
  await expect(cover.getByRole('heading')).toHaveText('凭证汇总单')
  for (const { code, amount } of orders) {
    await expect(
      cover.getByRole('row').filter({ has: page.getByRole('rowheader', { name: code }) }),
    ).toContainText(yuan(amount))
  }
  const total = cover.getByRole('cell', { name: `¥${yuan(sum)}` })
  await expect(total).toHaveCSS('font-weight', '700')
  await expect(cover).toContainText(`人民币${toCapitalYuan(sum)}`)
  await expect(cover).toContainText('(zhao.min)')
  // Who approved is named where the name is known: one was approved by who prints.
  const own = papers.filter({ hasText: byThemselves?.code ?? '' }).last()
  await expect(own).toContainText(/最近审核赵敏 \(zhao\.min\) \d{4}-/)
  for (const [index, { code }] of orders.entries()) {
    await expect(papers.nth(index + 1)).toContainText(code)
  }
  // What they come to is all in the orders themselves.
  await allAnswered(world)
  expect(await world.journal('reverse_order/list.json')).toEqual([])
  await expectAccessible(page)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(4)
  await test.step('each takes the whole width of its sheet, whatever stands in it', async () => {
    await page.emulateMedia({ media: 'print' })
    const widths = await papers.evaluateAll((all) => all.map((each) => each.clientWidth))
    expect(new Set(widths)).toEqual(new Set([page.viewportSize()?.width]))
    await page.emulateMedia({ media: null })
  })
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '打印凭证' })).toBeFocused()

  // More than a person signs at once are not begun.
  await page.goto('payment/order/list?pageSize=100')
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  const print = page.getByRole('button', { name: '打印凭证' })
  await expect(print).toHaveAttribute('title', TOO_MANY)
  await print.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: TOO_MANY })).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await printed(page)).toBe(0)
})
