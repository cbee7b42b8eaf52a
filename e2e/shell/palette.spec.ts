import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { LIST_CALL } from '../support/calls'
import { rowsOf } from '../support/lists'
import { allOrders, askServer, openList } from '../support/payment-orders'
import { allAnswered, stopClock } from '../support/under-way'
import { expect, test } from '../test'

const paletteOf = (page: Page) => page.getByRole('dialog', { name: '命令面板' })
const fieldOf = (page: Page) => paletteOf(page).getByRole('combobox')
const optionsOf = (page: Page) => paletteOf(page).getByRole('option')

/** Opens the palette by its key and types. */
async function ask(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type(typed)
}

test('Screens and actions are found by name, pinyin and initials, and done from the keyboard', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await ask(page, 'kksh')
  await expect(optionsOf(page)).toHaveText(['扣款审核'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/debit\/confirm\/list$/)
  await expect(paletteOf(page)).toHaveCount(0)

  await ask(page, 'chongxiaodan')
  await expect(optionsOf(page).first()).toHaveText('冲销单')
  await expect(optionsOf(page).last()).toHaveText('新建冲销单')
  await page.keyboard.press('ArrowUp')
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '新建冲销单' })).toBeVisible()

  await ask(page, 'sjzd')
  await page.keyboard.press('Enter')
  const dictionary = page.getByRole('dialog', { name: '数据字典' })
  await expect(dictionary).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(paletteOf(page), 'nothing opens above a dialog').toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dictionary).toHaveCount(0)

  await ask(page, 'English')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Command palette' }).click()
  const english = page.getByRole('dialog', { name: 'Command palette' })
  await english.getByRole('combobox').fill('nothing of this name')
  await expect(english.getByRole('status')).toHaveText('Nothing is called so.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeFocused()
})

test('An order of any type is found by a part of its code', async ({ page, world }) => {
  await openList(page, world)
  await expectAccessibleAfter(page)
  for (const [call, title] of [
    ['payment_order/list.json', '付款单'],
    ['debit_order/list.json', '扣款单'],
    ['reverse_order/list.json', '冲销单'],
  ] as const) {
    const [order] = await askServer<{ code: string }[]>(page, call, {
      business: 1,
      pageNum: 1,
      pageSize: 1,
    })
    const code = order?.code ?? ''
    await ask(page, code.toLowerCase())
    await expect(optionsOf(page).first()).toContainText(`${title} ${code}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `${title} ${code}` })).toBeVisible()
  }

  // As an input method for Chinese writes it.
  await ask(page, 'ＦＫ２０２６')
  await expect(optionsOf(page).first()).toContainText('付款单 FK2026')
  // More than are shown lead to the list that shows them.
  const { length } = await allOrders(page, { code: 'FK2026' })
  await page.getByRole('option', { name: `付款单 单号含 FK2026 的全部 ${length} 条` }).click()
  await expect(page).toHaveURL(/payment\/order\/list\?code=FK2026$/)
  await expect(paletteOf(page)).toHaveCount(0)

  // One type that can't be searched leaves out nothing of the others, and opens no dialog of its own.
  await world.fault({ call: 'debit_order/list.json', kind: 'status', status: 500, times: 'always' })
  await ask(page, '2026')
  await expect(paletteOf(page).getByRole('status')).toHaveText('部分单据查询失败。')
  await expect(page.getByRole('dialog'), 'no other dialog').toHaveCount(1)
  await expect(optionsOf(page).first()).toContainText('付款单')
})

test('A whole code and Enter, as fast as they come, open its order; of several none is opened unseen', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await ask(page, 'FK2026')
  // Pressed before they are found, and still held when they are.
  await page.keyboard.down('Enter')
  await expect(optionsOf(page).nth(1)).toBeVisible()
  await allAnswered(world)
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(paletteOf(page)).toBeVisible()
  await page.keyboard.press('Escape')

  const [order] = await allOrders(page)
  const code = order?.code ?? ''
  const hold = await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
  await ask(page, code)
  await page.keyboard.press('Enter')
  await expect(paletteOf(page).getByRole('status')).toHaveText('正在查找单据…')
  await world.release(hold)
  await world.clearFaults()
  await expect(page.getByRole('heading', { level: 1, name: `付款单 ${code}` })).toBeVisible()
  await expect(paletteOf(page)).toHaveCount(0)
})

test('What is found late does not come under what was chosen, nor takes it away', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const [first, second, third] = await rowsOf(page)
    .getByRole('link', { name: /^FK/ })
    .allTextContents()
  for (const code of [third, second]) {
    await page.goto(`payment/order/detail?code=${code}`)
    await expect(page.getByRole('article')).toBeVisible()
  }
  const hold = await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
  await ask(page, 'FK2026')
  await page.keyboard.press('ArrowDown')
  const chosen = paletteOf(page).getByRole('option', { selected: true })
  await expect(chosen).toContainText(third ?? '')
  await world.release(hold)
  await world.clearFaults()
  await expect(optionsOf(page).first()).toContainText(first ?? '')
  await expect(chosen).toContainText(third ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`detail\\?code=${third}$`))
})

test('What was found for an earlier text is not opened by what stands there by now; that nothing is called so is told once it was looked for', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openList(page, world)
  await ask(page, '')
  const status = paletteOf(page).getByRole('status')
  await stopClock(page)
  await page.keyboard.type('qqq')
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(status).toBeEmpty()
  await page.clock.runFor(300)
  await expect(status).toHaveText('没有匹配的结果。')

  await page.clock.resume()
  await fieldOf(page).fill('FK2026')
  await expect(optionsOf(page).first()).toContainText('付款单 FK2026')
  await allAnswered(world)
  await stopClock(page)
  await fieldOf(page).fill('首页')
  await expect(optionsOf(page)).toHaveText(['首页'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('What the page can not do now is offered with the reason', async ({ page, world }) => {
  await openList(page, world)
  const [one, other] = await allOrders(page)
  await page.goto(`payment/order/list?code=${one?.code},${other?.code}`)
  await expect(rowsOf(page)).toHaveCount(2)
  // The palette reads the reason where it stands, in a part that comes late.
  await expect(page.getByText('服务器导出不支持单号列表。')).toBeVisible()
  await ask(page, '导出')
  await expect(optionsOf(page).filter({ hasText: '服务器导出不支持单号列表' })).toHaveCount(1)
})

async function expectAccessibleAfter(page: Page): Promise<void> {
  await ask(page, '付款')
  await expect(optionsOf(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(paletteOf(page)).toHaveCount(0)
}

test('The palette offers what the page offers, and nothing a person may not do', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=20' })
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await ask(page, '取消单据')
  // The state forbids it: the page has no such button either, but the reason behind "…".
  await expect(paletteOf(page).getByRole('status')).toHaveText('没有匹配的结果。')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('再次通知记账')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toContainText('已记账')

  // He raises payment orders and does nothing else.
  const applicant = await anotherBrowser('he.jun')
  await applicant.goto('.')
  await expect(applicant.getByRole('heading', { name: '待办事项' })).toBeVisible()
  await ask(applicant, 'kkd')
  await expect(paletteOf(applicant).getByRole('status')).toHaveText('没有匹配的结果。')
  await applicant.keyboard.press('Control+a')
  await applicant.keyboard.type('xjfkd')
  await expect(optionsOf(applicant)).toHaveText(['新建付款单'])
})
