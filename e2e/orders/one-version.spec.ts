import type { Locator, Page } from '@playwright/test'
import { DETAIL_CALL } from '../support/calls'
import {
  decide,
  headOf,
  openReview,
  raiseDebit,
  raisePayment,
  talliedPayment,
} from '../support/chain'
import { approveOf, openConfirmList, queueOf, review } from '../support/confirming'
import { closeWarmTip, warmTip } from '../support/languages'
import { headingOf, lineOf, openDetail } from '../support/order-pages'
import { expect, test } from '../test'

const entriesOf = (page: Page): Locator =>
  page.getByRole('list', { name: '操作日志' }).getByRole('listitem')

/** To the payment order of the chain and back: what the page shows is looked at again. */
async function lookAway(page: Page, payment: string, back: () => Promise<void>): Promise<void> {
  await page.getByRole('article').getByRole('link', { name: payment }).first().click()
  await expect(headingOf(page, 'payment', payment)).toBeVisible()
  await back()
  await page.goBack()
}

test('After somebody else’s step a detail does not contradict itself', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const li = await anotherBrowser('li.na')
  const payment = await talliedPayment(page, li, 100_000)
  const code = await raiseDebit(page, payment, 40_000)
  await openDetail(page, 'debit', code)
  await expect(lineOf(page, code)).toContainText('待确认')
  await lookAway(page, payment, async () => {
    await decide(li, 'debit', code)
  })
  await expect(headingOf(page, 'debit', code)).toBeVisible()
  await expect(lineOf(page, code)).toContainText('已记账')
  // Long before what was read would count as old.
  await expect(headOf(page)).toContainText('已记账')
  await expect(entriesOf(page).filter({ hasText: 'li.na' })).not.toHaveCount(0)
  await expect(headOf(page).getByRole('button', { name: '取消单据' })).toHaveCount(0)
})

test('On the confirm screen the order stays as it was opened, and what is newer is marked', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const li = await anotherBrowser('li.na')
  const chen = await anotherBrowser('chen.jie')
  const payment = await talliedPayment(page, li, 100_000)
  const other = await raiseDebit(page, payment, 10_000)
  const code = await raiseDebit(page, payment, 40_000)
  await openReview(li, 'debit', code)
  await expect(lineOf(li, other)).toContainText('待确认')
  const marks = li.getByText('打开后有变化', { exact: true })
  await expect(marks).toHaveCount(0)
  await lookAway(li, payment, async () => {
    await decide(chen, 'debit', other)
    await decide(chen, 'debit', code)
  })
  await expect(headingOf(li, 'debit', code)).toBeVisible()
  await expect(lineOf(li, other)).toContainText('打开后有变化')
  await expect(lineOf(li, code)).toContainText('打开后有变化')
  await expect(headOf(li)).toContainText('待确认')
  const changed = li.getByRole('alert').filter({ hasText: '单据在您查看后已被修改。' })
  await expect(changed).toBeVisible()
  await expect(changed, 'nobody has pressed anything').not.toContainText('操作未执行')
  await expect(entriesOf(li).filter({ hasText: '打开后有变化' })).not.toHaveCount(0)

  await li.getByRole('button', { name: '知道了' }).click()
  await expect(headOf(li)).toContainText('已记账')
  await expect(marks).toHaveCount(0)
})

test('A document that does not exist says so, in the dialog and where it would stand', async ({
  page,
  world,
}) => {
  await world.signIn('server.ops')
  for (const [path, noun, failure] of [
    ['payment/order/detail', '付款单', '获取付款单失败!'],
    ['debit/confirm/submit', '扣款单', '获取扣款单失败'],
    ['reverse/order/detail', '冲销单', '获取冲销单失败'],
  ] as const) {
    const code = 'XX20990101000001'
    await page.goto(`${path}?code=${code}`)
    await expect(warmTip(page)).toContainText(failure)
    await expect(warmTip(page)).toContainText(`${noun} ${code} 不存在`)
    await closeWarmTip(page)
    const told = page.getByRole('main').getByRole('alert')
    await expect(told).toContainText(failure)
    await expect(told, 'the reason stays').toContainText(`${noun} ${code} 不存在`)
  }
})

test('A document that the server refuses for a while is there again after Retry', async ({
  page,
  world,
}) => {
  const [made] = await world.arrange([{ state: 30 }])
  const code = made?.code ?? ''
  await world.signIn('zhao.min')
  await world.fault({ call: DETAIL_CALL, kind: 'refuse', message: '系统维护中，请稍后再试' })
  await page.goto(`payment/order/detail?code=${code}`)
  await expect(warmTip(page)).toContainText('系统维护中，请稍后再试')
  await closeWarmTip(page)
  const told = page.getByRole('main').getByRole('alert')
  await expect(told).toContainText('系统维护中，请稍后再试')
  await told.getByRole('button', { name: '重试' }).click()
  await expect(headingOf(page, 'payment', code)).toBeVisible()
})

test('In a queue one line says what was done, and elsewhere notes stand below', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const [first = '', second = ''] = await queueOf(page)
  await review(page, first)
  const line = page
    .getByRole('article')
    .getByRole('status')
    .filter({ hasText: /已审核通过/ })
  for (const code of [first, second]) {
    await approveOf(page).click()
    await expect(line).toHaveText(`${code} 已审核通过并记账`)
    // Nowhere else, and over nothing.
    await expect(page.getByText(/已审核通过并记账/)).toHaveCount(1)
    if (code === first) await page.keyboard.press('j')
    await expect(headOf(page)).toBeInViewport({ ratio: 0.9 })
  }

  // What the queue's page still reads would be refused to the next person.
  await page.goto('about:blank')
  await world.signIn('zhang.wei')
  const code = await raisePayment(page, 100)
  await openDetail(page, 'payment', code)
  await page.getByRole('article').getByRole('button', { name: '取消单据' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消单据' }).click()
  const note = page.getByText(`${code} 已取消`)
  await expect(note).toBeVisible()
  const { height = 0 } = page.viewportSize() ?? {}
  expect((await note.boundingBox())?.y ?? 0).toBeGreaterThan(height / 2)
})

test('In a batch the text of an exception is folded away, a reason is not', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const [first = '', second = ''] = await queueOf(page)
  for (const code of [first, second]) {
    await page.getByRole('checkbox', { name: `选择 ${code}`, exact: true }).check()
  }
  const call = 'payment_order/approval.json'
  const raw = 'org.example.BudgetException: closed'
  await world.fault({ call, kind: 'refuse', message: raw })
  await world.fault({ call, kind: 'refuse', message: '预算已关账', nth: 2 })
  const bar = page.getByRole('region', { name: '已选单据' })
  await bar.getByRole('button', { name: '通过', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^通过：2 条/ })
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  const resultOf = (code: string) => dialog.getByRole('row').filter({ hasText: code })
  await expect(resultOf(second)).toContainText('预算已关账')
  await expect(resultOf(first)).toContainText('保存财务审核付款单失败!')
  await expect(dialog.getByText(raw)).toBeHidden()
  await resultOf(first).getByText('详情', { exact: true }).click()
  await expect(dialog.getByText(raw)).toBeVisible()
})
