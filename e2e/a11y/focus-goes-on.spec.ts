import type { Locator, Page } from '@playwright/test'
import { dialogOf, openList as openEntries, switchOf } from '../support/base-data'
import { DETAIL_CALL, EXPORT_CALL, LIST_CALL } from '../support/calls'
import { confirmTable, decideAs, openConfirmList } from '../support/confirming'
import { failureInPlace } from '../support/failing-list'
import { closeWarmTip, warmTip } from '../support/languages'
import { pressExport, receiptOf, rowsOf } from '../support/lists'
import { headingOf, openDetail } from '../support/order-pages'
import { allOrders, chipsOf, openList, scrollerOf } from '../support/payment-orders'
import { expect, test } from '../test'

// What is pressed by key may go with the press. The next key has to find the page, and not the document's beginning.

const focused = (page: Page): Locator => page.locator(':focus')

/** What a pointer has pressed shows no ring, wherever the focus went. */
const ringed = (page: Page): Locator => page.locator(':focus-visible')

/** The button of a filter in force that takes it away. */
const chipOf = (page: Page, label: string): Locator =>
  chipsOf(page).getByRole('button', { name: `移除筛选条件 ${label}`, exact: true })

/** Presses a control by key, and waits until it is gone. */
async function pressAway(control: Locator): Promise<void> {
  await control.press('Enter')
  await expect(control).toHaveCount(0)
}

test('An export that is cancelled, tried again or read leaves the keyboard on the page', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const panel = page.getByRole('region', { name: '导出', exact: true })
  const button = (name: string) => panel.getByRole('button', { name, exact: true })
  const stall = await world.fault({ call: EXPORT_CALL, kind: 'stall', afterBytes: 2048 })
  await pressExport(page)
  await expect(panel).toContainText(/已接收 2\s?kB/)
  await pressAway(button('取消'))
  await expect(focused(page), 'cancelled').toHaveCount(1)
  await world.release(stall)

  for (const name of ['关闭', '重试']) {
    await world.fault({ call: EXPORT_CALL, kind: 'status', status: 500 })
    await pressExport(page)
    await closeWarmTip(page)
    await pressAway(button(name))
    await expect(focused(page), name).toHaveCount(1)
  }

  await pressAway(receiptOf(page).getByRole('button', { name: '关闭', exact: true }))
  await expect(focused(page), 'the receipt was read').toHaveCount(1)
})

test('Of filters in force that are taken away by key, the next one is gone on from', async ({
  page,
  world,
}) => {
  const query = '?state=30&type=1&createTimeStart=2024-01-01'
  await openList(page, world, { query })
  await expect(chipsOf(page)).toHaveCount(3)
  const labels = await chipsOf(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.ariaLabel?.replace('移除筛选条件 ', '') ?? ''),
    )
  const [first = '', second = '', third = ''] = labels
  await pressAway(chipOf(page, second))
  await expect(chipOf(page, third), 'after it').toBeFocused()
  await pressAway(chipOf(page, third))
  await expect(chipOf(page, first), 'before it').toBeFocused()
  await pressAway(chipOf(page, first))
  await expect(focused(page), 'there is none left').toHaveCount(1)

  await page.goto(`payment/order/list${query}`)
  await chipOf(page, second).click()
  await expect(chipsOf(page)).toHaveCount(2)
  await expect(ringed(page)).toHaveCount(0)
})

test('A selection that is cleared leaves the keyboard on its first row', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const bar = page.getByRole('region', { name: '已选单据' })
  const clear = bar.getByRole('button', { name: '清除选择' })
  const boxes = confirmTable(page).locator('tbody').getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await pressAway(clear)
  await expect(boxes.nth(1)).toBeFocused()

  await boxes.first().check()
  await clear.click()
  await expect(bar).toHaveCount(0)
  await expect(ringed(page)).toHaveCount(0)
})

test('A batch that leaves nothing selected leaves the keyboard in the rows that are left', async ({
  page,
  world,
}) => {
  await world.arrange(
    ['100.00', '200.00', '300.00'].map((amount) => ({ state: 10, amount, settlement: 'external' })),
  )
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const rows = confirmTable(page).locator('tbody').getByRole('row')
  const before = await rows.count()
  await rows.nth(1).getByRole('checkbox').check()
  await rows.nth(2).getByRole('checkbox').check()
  await page.getByRole('region', { name: '已选单据' }).getByRole('button', { name: '通过' }).press('Enter') // prettier-ignore
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').press('Control+Enter')
  await expect(dialog.getByRole('status')).toHaveText('已处理 2 / 2，成功 2')
  await dialog.getByRole('button', { name: '关闭' }).press('Enter')
  await expect(rows).toHaveCount(before - 2)
  await expect(rows.locator('input:focus')).toHaveCount(1)
})

test('An order that somebody else has decided on while its cancelling is asked about leaves the keyboard on the page', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const [order] = await world.arrange([{ state: 10, amount: '100.00', settlement: 'external' }])
  const code = order?.code ?? ''
  await world.signIn('zhang.wei')
  await openDetail(page, 'payment', code)
  await page.getByRole('article').getByRole('button', { name: '取消单据' }).press('Enter')
  const question = page.getByRole('dialog')
  const cancel = question.getByRole('button', { name: '取消单据' })
  await expect(cancel).toBeVisible()
  await decideAs(await anotherBrowser('chen.jie'), code)
  await cancel.press('Enter')
  await expect(page.getByText('单据在您查看后已被修改')).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(focused(page)).toHaveCount(1)
})

test('What could not be read, and is asked for again, leaves the keyboard on the page', async ({
  page,
  world,
}) => {
  // Not from a list that is shown: what it reads ahead would meet the fault.
  await world.signIn('zhao.min')
  const [order] = await allOrders(page)
  const code = order?.code ?? ''
  await world.fault({ call: LIST_CALL, kind: 'status', status: 500 })
  await page.goto('payment/order/list?state=30&pageSize=100')
  await closeWarmTip(page)
  await pressAway(failureInPlace(page).getByRole('button', { name: '重试' }))
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(focused(page), 'the list').toHaveCount(1)

  // A page, and rows, that there are not.
  for (const [query, name] of [
    ['?pageNum=90', '转到最后一页'],
    ['?code=FK0', '重置'],
  ] as const) {
    await page.goto(`payment/order/list${query}`)
    await pressAway(scrollerOf(page).getByRole('button', { name }))
    await expect(rowsOf(page).first()).toBeVisible()
    await expect(focused(page), name).toHaveCount(1)
  }

  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 500 })
  await page.goto(`payment/order/detail?code=${code}`)
  await closeWarmTip(page)
  await expect(warmTip(page)).toHaveCount(0)
  await pressAway(page.getByRole('main').getByRole('button', { name: '重试' }))
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  await expect(focused(page), 'the order').toHaveCount(1)
})

test('An entry that its filter finds no more leaves the keyboard at the one in its place', async ({
  page,
  world,
}) => {
  await openEntries(page, world, 'remark')
  await page.goto('maintain/remark/list?valid=1')
  const switches = page.getByRole('switch')
  await expect(switches.nth(2)).toBeVisible()
  const names = await switches.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
  const [first = '', second = '', third = ''] = names
  const switchNamed = (name: string) => page.getByRole('switch', { name, exact: true })
  await switchNamed(second).press('Space')
  await expect(switchNamed(second)).toHaveCount(0)
  await expect(switchNamed(third)).toBeFocused()

  await switchNamed(first).click()
  await expect(switchNamed(first)).toHaveCount(0)
  await expect(ringed(page), 'pressed by pointer').toHaveCount(0)
})

test('The only entry that a filter finds, changed so that it does not, leaves the keyboard on the page', async ({
  page,
  world,
}) => {
  await openEntries(page, world, 'remark')
  await page.goto('maintain/remark/list?name=退休')
  await page.getByRole('button', { name: '编辑：退休员工慰问' }).press('Enter')
  const dialog = dialogOf(page, '编辑备注')
  const name = dialog.getByRole('textbox', { name: '备注' })
  await name.fill('老员工慰问')
  await name.press('Enter')
  await expect(page.getByText('没有符合条件的备注。')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(focused(page), 'edited').toHaveCount(1)

  await page.goto('maintain/remark/list?valid=1&name=春节')
  await switchOf(page, '春节慰问品').press('Space')
  await expect(page.getByText('没有符合条件的备注。')).toBeVisible()
  await expect(focused(page), 'switched').toHaveCount(1)
})

test('A notification that is closed by key gives the focus back', async ({ page, world }) => {
  await openEntries(page, world, 'remark')
  const toggle = page.getByRole('switch').nth(1)
  const note = page.getByRole('status').filter({ has: page.getByRole('button', { name: '撤销' }) })
  const close = note.getByRole('button', { name: '关闭消息' })
  await toggle.press('Space')
  await pressAway(close)
  await expect(toggle).toBeFocused()

  // On the way through the notification itself.
  await expect(toggle).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('Space')
  await note.getByRole('button', { name: '撤销' }).focus()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await pressAway(close)
  await expect(toggle).toBeFocused()

  // Of two, on the way through the other one. The same switch once more within a second would be a repeat.
  await page.getByRole('switch').nth(3).press('Space')
  await expect(close).toHaveCount(1)
  const other = page.getByRole('switch').nth(2)
  await other.press('Space')
  await expect(close).toHaveCount(2)
  await close.first().focus()
  await close.last().focus()
  await page.keyboard.press('Enter')
  await expect(close).toHaveCount(1)
  await expect(other).toBeFocused()

  // Above a dialog, by pointer.
  const dialog = dialogOf(page, '编辑备注')
  await page
    .getByRole('button', { name: /^编辑：/ })
    .first()
    .click()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await close.click()
  await expect(note).toHaveCount(0)
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')

  await page.getByRole('switch').nth(4).press('Space')
  await expect(close).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await close.click()
  await expect(note).toHaveCount(0)
  await expect(ringed(page)).toHaveCount(0)
})
