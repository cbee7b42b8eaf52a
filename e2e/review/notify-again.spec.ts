import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { LOGS_CALL } from '../support/calls'
import { decide, headOf, raiseDebit, read, readList, talliedPayment } from '../support/chain'
import { approveOf, decisionOf, openReviewAs, placeOf, waitingOrders } from '../support/confirming'
import { rowOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import { askServer, expectTotal, orderOf } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const APPROVED = '已审核通过，通知记账失败，请再次通知记账。'
const TO_DO = '扣款审核'

const againOf = (page: Page, name: string): Locator =>
  decisionOf(page).getByRole('button', { name, exact: true })

/** The number of a card on the start page. */
const numberOf = (page: Page, group: string, name: string): Locator =>
  page.getByRole('region', { name: group, exact: true }).getByRole('link', { name })

const isFailedTally = (log: { step: string; state: number }[] | undefined) =>
  log?.[0]?.step === 'tally' && log[0].state === 0

/** How many submitted debits were approved and not tallied, by the server's own logs. */
async function approvedDebits(page: Page): Promise<string[]> {
  const waiting = await readList(page, 'debit', { business: 2, state: 10 })
  const logs = await Promise.all(
    waiting.map(({ code }) =>
      askServer<{ step: string; state: number }[]>(page, LOGS_CALL, { recordId: code, bizType: 2 }),
    ),
  )
  return waiting.filter((_, index) => isFailedTally(logs[index])).map(({ code }) => code)
}

test('Who may only confirm tells accounting again: on the confirm screen, from the list, found from Home', async ({
  page,
  world,
}) => {
  await world.signIn('chen.jie')
  const external = (await waitingOrders(page)).filter(({ channel }) => channel?.type === 2)
  const [first = '', second = ''] = external.map(({ code }) => code)
  await world.outside('accounting', false)
  for (const code of [first, second]) {
    await openReviewAs(page, world, { code, username: 'chen.jie' })
    await approveOf(page).click()
    await expect(page.getByText(`${code}：记账系统未响应，请稍后再次通知记账。`)).toBeVisible()
  }
  // On the confirm screen itself.
  await world.outside('accounting', true)
  await againOf(page, '再次通知记账').click()
  await expect(page.getByText(`${second} 已记账`)).toBeVisible()
  await expect(headOf(page)).toContainText('已记账')
  await expect(againOf(page, '再次通知记账')).toHaveCount(0)
  await expect(headingOf(page, 'payment', second)).toBeFocused()

  // From Home to the list that shows exactly those, and there in the row.
  await page.goto('.')
  const all = await askServer<unknown[]>(page, 'payment_order/list.json', {
    business: 2,
    state: 20,
    pageNum: 1,
    pageSize: 1000,
  })
  const card = numberOf(page, '付款单', '已核销或已确认，未记账')
  await expect(card).toContainText(String(all.length))
  await card.click()
  await expect(page).toHaveURL(/\/payment\/confirm\/list\?tab=all&state=20$/)
  await expectTotal(page, all.length)
  const row = rowOf(page, first, '付款审核')
  await expect(row.getByRole('link', { name: '审核' })).toHaveCount(0)
  await row.getByRole('button', { name: '再次通知' }).press('Enter')
  await expect(page.getByText(`${first} 已记账`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectTotal(page, all.length - 1)
  expect(await orderOf(page, first)).toMatchObject({ state: 30 })
  await expectAccessible(page)
})

test('An order that was verified by nobody yet is notified again by its reviewer, from its row', async ({
  page,
  world,
}) => {
  await world.signIn('chen.jie')
  await page.goto('payment/confirm/list?pageSize=20')
  const order = (await waitingOrders(page)).find(({ verifyCode }) => verifyCode)
  const code = order?.code ?? ''
  const row = rowOf(page, code, '付款审核')
  await expect(row).toContainText('核销中')
  await row.getByRole('button', { name: '再次通知' }).click()
  await expect(page.getByText(`${code} 已记账`)).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('A debit that was approved and not tallied is told apart wherever it waits, and tallied', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const li = await anotherBrowser('li.na')
  const payment = await talliedPayment(page, li, 100_000)
  const approved = await raiseDebit(page, payment, 40_000)
  const waiting = await raiseDebit(page, payment, 10_000)
  await world.outside('accounting', false)
  await decide(li, 'debit', approved)
  await world.outside('accounting', true)
  const chen = await anotherBrowser('chen.jie')

  // Home counts it; its creator is told there too.
  const all = await approvedDebits(chen)
  expect(all).toContain(approved)
  await chen.goto('.')
  await expect(numberOf(chen, '扣款单', '已审核，未记账')).toContainText(String(all.length))
  // What she counts there of others reads logs, too.
  await expect(numberOf(chen, '冲销单', '已审核，未记账')).toContainText(/\d/)
  await page.goto('.')
  await expect(numberOf(page, '扣款单', '已审核，未记账')).toContainText(/[1-9]/)

  // In the to-do list it is marked, and only those are asked about that may be approved. Home has read all its logs by then.
  await allAnswered(world)
  await world.clearJournal()
  await chen.goto(`debit/confirm/list?paymentCode=${payment}`)
  await expect(rowOf(chen, approved, TO_DO)).toContainText('已审核，未记账')
  await expect(rowOf(chen, approved, TO_DO).getByRole('link', { name: '详情' })).toBeVisible()
  await expect(rowOf(chen, waiting, TO_DO).getByRole('link', { name: '审核' })).toBeVisible()
  // The applicant's start page reads logs of its own.
  const asked = (await world.journal(LOGS_CALL)).filter(({ username }) => username === 'chen.jie')
  expect(asked.map(({ body }) => body)).toEqual([{ recordId: approved, bizType: 2 }])

  // A batch passes it over.
  await chen.getByRole('checkbox', { name: '选择本页全部' }).check()
  const bar = chen.getByRole('region', { name: '已选单据' })
  await bar.getByRole('button', { name: '通过', exact: true }).click()
  const dialog = chen.getByRole('dialog', { name: '通过：1 条，共 100.00 元' })
  await expect(dialog.getByRole('row').filter({ hasText: approved })).toContainText(APPROVED)
  await dialog.getByRole('button', { name: '返回' }).click()

  // The queue does without it; opened all the same it says so and can be told again.
  await rowOf(chen, waiting, TO_DO).getByRole('link', { name: '审核' }).click()
  await expect(placeOf(chen)).toHaveText('1 / 1')
  await chen.getByRole('navigation', { name: '审核队列' }).getByRole('button').first().click()
  await rowOf(chen, approved, TO_DO).getByRole('link', { name: '详情' }).click()
  await expect(headingOf(chen, 'debit', approved)).toBeVisible()
  await expect(headOf(chen)).toContainText(APPROVED)
  await againOf(chen, '再次通知记账').click()
  await expect(chen.getByText(`${approved} 已记账`)).toBeVisible()
  await expect(headOf(chen)).toContainText('已记账')
  await expect(headOf(chen)).not.toContainText(APPROVED)
  expect(await read(chen, 'debit', approved)).toMatchObject({ state: 20 })
})

test('Logs that can not be read leave the list and Home as they are, without a dialog', async ({
  page,
  world,
}) => {
  await world.signIn('chen.jie')
  const all = await approvedDebits(page)
  expect(all.length).toBeGreaterThan(0)
  await world.fault({ call: LOGS_CALL, kind: 'status', status: 500, times: 'always' })
  await page.goto('debit/confirm/list?pageSize=100')
  await expect.poll(async () => (await world.journal(LOGS_CALL)).length).toBeGreaterThan(0)
  await expect(rowOf(page, all[0] ?? '', TO_DO).getByRole('link', { name: '审核' })).toBeVisible()
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(numberOf(page, '扣款单', '已审核，未记账')).toContainText('至少 0')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
