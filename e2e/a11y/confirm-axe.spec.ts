import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { DECISION_CALL } from '../support/calls'
import {
  act,
  approveOf,
  confirmTable,
  decisionRemarkOf,
  expectReviewRead,
  openConfirmList,
  openReviewAs,
  queueOf,
  rejectOf,
  review,
  waitingOrders,
} from '../support/confirming'
import { closeWarmTip } from '../support/languages'
import { expect, test } from '../test'
import type { World } from '../world'

/** Opens an order of zhao.min that may be decided on, and gives it. */
async function openWaiting({ page, world }: { page: Page; world: World }) {
  await world.signIn('li.na')
  const orders = await waitingOrders(page)
  const order = orders.find(({ createBy, verifyCode }) => createBy === 'zhao.min' && !verifyCode)
  const code = order?.code ?? ''
  await openReviewAs(page, world, { code })
  return { code, gmtModified: order?.gmtModified }
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('The confirm list with a selection, and a batch while it is asked about and over, can be used by everybody', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world)
  await confirmTable(page).getByRole('checkbox').first().check()
  await expect(page.getByRole('region', { name: '已选单据' })).toBeVisible()
  await test.step('a selection', () => expectAccessible(page))

  await confirmTable(page).getByRole('checkbox', { name: '选择本页全部' }).check()
  await page
    .getByRole('region', { name: '已选单据' })
    .getByRole('button', { name: '通过', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: /^通过：/ })
  await expect(dialog).toBeVisible()
  await test.step('the question before a batch', () => expectAccessible(page))
  await world.fault({ call: DECISION_CALL, kind: 'refuse', message: '预算已关账' })
  await world.fault({ call: DECISION_CALL, kind: 'empty', nth: 2 })
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  // One by one.
  await expect(dialog.getByRole('button', { name: '关闭' })).toBeVisible({ timeout: 120_000 })
  await test.step('a batch that is over', () => expectAccessible(page))
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('list', { name: '未完成，仍保持选中' })).toBeVisible()
  await test.step('what it left', () => expectAccessible(page))
})

test('The end of a queue, and an order that is not to be decided on, can be used by everybody', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  await review(page, (await queueOf(page)).at(-1) ?? '')
  await expect(page.getByText('10 / 10')).toBeVisible()
  await page.getByRole('button', { name: '队列小结' }).click()
  await expect(page.getByRole('region', { name: '队列小结' })).toBeVisible()
  await test.step('the end of a queue', () => expectAccessible(page))

  await openConfirmList(page, world)
  const own = (await waitingOrders(page)).find(({ createBy }) => createBy === 'li.na')
  await review(page, own?.code ?? '')
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('combobox', { name: '队列分组' }).selectOption('按申请人')
  await page.getByText(/^全部分组/).click()
  await expect(page.getByRole('table', { name: '按申请人' })).toBeVisible()
  await test.step('an order that is not to be decided on', () => expectAccessible(page))
})

test('A rejection that is wanting, the question before one, and both versions of an order can be used by everybody', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const order = await openWaiting({ page, world })
  await rejectOf(page).click()
  await expect(decisionRemarkOf(page)).toHaveAccessibleDescription('请填写驳回原因')
  await test.step('a decision that is wanting', () => expectAccessible(page))

  await decisionRemarkOf(page).fill('重复报销')
  await rejectOf(page).click()
  await expect(page.getByRole('dialog')).toContainText('重复报销')
  await test.step('the question before a rejection', () => expectAccessible(page))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await act(await anotherBrowser('zhao.min'), 'payment_order/cancel.json', order)
  await approveOf(page).click()
  await expect(page.getByRole('table', { name: '单据版本对比' })).toBeVisible()
  await test.step('both versions of an order that was changed', () => expectAccessible(page))
})

test('A decision whose result is unknown can be used by everybody', async ({ page, world }) => {
  const { code } = await openWaiting({ page, world })
  await expectReviewRead(page, world, code)
  await world.fault({ call: DECISION_CALL, kind: 'empty' })
  const logs = 'payment_order/logs.json'
  await world.fault({ call: logs, kind: 'status', status: 500, times: 'always' })
  await approveOf(page).click()
  await closeWarmTip(page)
  await expect(page.getByRole('button', { name: '再次查询' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '结果未知' })).toBeVisible()
  await expectAccessible(page)
})
