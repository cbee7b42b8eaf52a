import type { Page } from '@playwright/test'
import { DECISION_CALL } from '../support/calls'
import { stepsOf } from '../support/chain'
import {
  approveOf,
  batchBarOf,
  batchDialogOf,
  batchProgressOf,
  decisionOf,
  decisionRemarkOf,
  decisionsOf,
  expectReviewRead,
  openConfirmList,
  openReviewAs,
  queueOf,
  rejectOf,
  review,
  waitingOrders,
} from '../support/confirming'
import { closeWarmTip, warmTip } from '../support/languages'
import { checkboxOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import { changedOf } from '../support/outcomes'
import { orderOf } from '../support/payment-orders'
import { tagOf, UNKNOWN_RESULT } from '../support/shell'
import { allAnswered, stopClock } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

const unknown = (page: Page) => page.getByRole('alert').filter({ hasText: '结果未知：“通过”' })

/** Opens an order that may be decided on, and gives its code. */
async function openWaiting(page: Page, world: World): Promise<string> {
  await world.signIn('li.na')
  const orders = await waitingOrders(page)
  const { code = '' } = orders.find(({ createBy }) => createBy === 'zhang.wei') ?? {}
  await openReviewAs(page, world, { code })
  // Its log too, or a fault that is set now would meet it.
  await expectReviewRead(page, world, code)
  return code
}

/** Approves; the answer is lost, which the dialog says first. */
async function approveIntoTheVoid(page: Page): Promise<void> {
  await approveOf(page).click()
  await expect(warmTip(page)).toContainText('抱歉，与服务器的连接不畅')
  await closeWarmTip(page)
}

test('An approval whose answer was lost is found out to be done', async ({ page, world }) => {
  const code = await openWaiting(page, world)
  await decisionRemarkOf(page).fill('同意')
  await world.fault({ call: DECISION_CALL, kind: 'drop', when: 'after' })
  await approveIntoTheVoid(page)
  const done = page.getByRole('alert').filter({ hasText: '“通过”实际已完成' })
  await expect(done).toBeVisible()
  // It was the person's own doing: nobody else's change, and nothing to decide on again.
  await expect(changedOf(page)).toHaveCount(0)
  await expect(page.getByText('已处理', { exact: true })).toBeVisible()
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(decisionRemarkOf(page)).toHaveValue('')
  await done.getByRole('button', { name: '确定' }).click()
  await expect(done).toHaveCount(0)
  expect((await stepsOf(page, 'payment', code)).filter((step) => step === 'approve')).toHaveLength(
    1,
  )
})

test('An approval that the browser repeated by itself is told as done, and was done once', async ({
  page,
  world,
}) => {
  const code = await openWaiting(page, world)
  await world.fault({ call: DECISION_CALL, kind: 'drop', when: 'after', mayRepeat: true })
  await approveOf(page).click()
  await expect(page.getByText(`${code} 已审核通过并记账`)).toBeVisible()
  await expect(changedOf(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await stepsOf(page, 'payment', code)).filter((step) => step === 'approve')).toHaveLength(
    1,
  )
  expect(await decisionsOf(world)).toHaveLength(2)
})

test('An approval that never arrived is told as not done after two looks 5 s apart', async ({
  page,
  world,
}) => {
  await page.clock.install()
  const code = await openWaiting(page, world)
  await decisionRemarkOf(page).fill('同意')
  await world.fault({ call: DECISION_CALL, kind: 'drop', when: 'before' })
  await world.clearJournal()
  // The second look must not come by itself.
  await stopClock(page)
  await approveIntoTheVoid(page)
  await world.clearFaults()
  await expect(unknown(page)).toContainText('正在向服务器查询结果')
  const sent = (await decisionsOf(world)).length
  const looks = async () => (await world.journal('payment_order/logs.json')).length
  await expect.poll(looks).toBeGreaterThan(0)
  // The page reads its own log anew a second after the first look, when the same may be asked again.
  await page.clock.runFor(1200)
  await allAnswered(world, DECISION_CALL)
  const before = await looks()

  // Nothing is told, and nothing can be sent, before the second look.
  await page.clock.runFor(1500)
  await allAnswered(world, DECISION_CALL)
  await expect(unknown(page)).toBeVisible()
  expect(await looks()).toBe(before)
  await approveOf(page).click()
  await expect(warmTip(page)).toContainText('您上次的操作已超时，禁止重复操作')
  await closeWarmTip(page)
  expect(await decisionsOf(world)).toHaveLength(sent)

  await page.clock.resume()
  await page.clock.runFor(4000)
  const notDone = page.getByRole('alert').filter({ hasText: '“通过”未执行' })
  await expect(notDone).toContainText('可以重新发送')
  expect(await looks()).toBeGreaterThan(before)
  await expect(decisionRemarkOf(page)).toHaveValue('同意')
  await notDone.getByRole('button', { name: '确定' }).click()
  await approveOf(page).click()
  await expect(page.getByText(`${code} 已审核通过并记账`)).toBeVisible()
  expect((await stepsOf(page, 'payment', code)).filter((step) => step === 'approve')).toHaveLength(
    1,
  )
})

/** Approves an order; the approval is held up on its way, and told as not done. What it gives lets it arrive. */
async function approveTooLate(page: Page, world: World) {
  await page.clock.install()
  const code = await openWaiting(page, world)
  const late = await world.fault({ call: DECISION_CALL, kind: 'late', answer: 'drop' })
  await world.clearJournal()
  await approveIntoTheVoid(page)
  await expect.poll(() => world.journal('payment_order/logs.json')).not.toEqual([])
  await page.clock.runFor(5000)
  const notDone = page.getByRole('alert').filter({ hasText: '“通过”未执行' })
  await expect(notDone).toBeVisible()
  const arrive = async () => {
    await world.release(late)
    expect(await stepsOf(page, 'payment', code)).toContain('approve')
  }
  return { code, notDone, arrive }
}

const doneAfterAll = (page: Page) => page.getByRole('alert').filter({ hasText: '“通过”实际已完成' })

test('An approval that arrives after it was told as not done is told as done then, and as nobody else’s change', async ({
  page,
  world,
}) => {
  const { notDone, arrive } = await approveTooLate(page, world)
  await arrive()
  await page.clock.runFor(10_000)
  await expect(doneAfterAll(page)).toBeVisible()
  await expect(notDone).toHaveCount(0)
  await expect(page.getByText('已处理', { exact: true })).toBeVisible()
  await expect(changedOf(page)).toHaveCount(0)
})

test('An approval that arrives while nobody looks is told as done on the page of the order that is opened later', async ({
  page,
  world,
}) => {
  const { code, notDone, arrive } = await approveTooLate(page, world)
  // What has gone with the page looks no more.
  await page.goto('about:blank')
  await page.goto(`payment/order/detail?code=${code}`)
  await expect(notDone).toBeVisible()
  await page.goto('about:blank')
  await page.goto('payment/order/list')
  await arrive()
  await page.goto(`payment/order/detail?code=${code}`)
  await expect(doneAfterAll(page)).toBeVisible()
  await expect(notDone).toHaveCount(0)
})

test('As long as the server can not be asked it stays unknown, over a reload too', async ({
  page,
  world,
}) => {
  const code = await openWaiting(page, world)
  await world.fault({ call: DECISION_CALL, kind: 'drop', when: 'after' })
  const logs = 'payment_order/logs.json'
  await world.fault({ call: logs, kind: 'status', status: 500, times: 'always' })
  await approveIntoTheVoid(page)
  await expect(unknown(page)).toContainText('暂时无法向服务器查询')
  await expect(changedOf(page)).toHaveCount(0)
  await page.reload()
  // The log of the page could not be read either.
  await closeWarmTip(page)
  await expect(unknown(page)).toContainText('暂时无法向服务器查询')
  const looks = async () => (await world.journal(logs)).length
  const before = await looks()
  await unknown(page).getByRole('button', { name: '再次查询' }).click()
  await expect.poll(looks).toBeGreaterThan(before)
  await expect(unknown(page)).toContainText('暂时无法向服务器查询')
  await world.clearFaults()
  await unknown(page).getByRole('button', { name: '再次查询' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '“通过”实际已完成' })).toBeVisible()
  expect((await orderOf(page, code)).state).toBe(30)
})

test('An answer that is not to be read makes the result unknown, not failed', async ({
  page,
  world,
}) => {
  const code = await openWaiting(page, world)
  await decisionRemarkOf(page).fill('重复报销')
  await world.fault({ call: DECISION_CALL, kind: 'stall', afterBytes: 0 })
  await page.clock.install()
  await rejectOf(page).click()
  await page
    .getByRole('dialog', { name: `驳回 ${code}？` })
    .getByRole('button', { name: '驳回' })
    .click()
  await expect.poll(() => decisionsOf(world)).toHaveLength(1)
  await allAnswered(world, DECISION_CALL)
  await page.clock.runFor(31_000)
  await expect(warmTip(page)).toContainText('请求超时')
  await closeWarmTip(page)
  await expect(page.getByRole('alert').filter({ hasText: '“驳回”实际已完成' })).toBeVisible()
  expect((await orderOf(page, code)).state).toBe(15)
})

test('Every page of the order says that a result is unknown, and the queue counts what is found out there', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=100' })
  const orders = await waitingOrders(page)
  const { code = '' } = orders.find(({ createBy }) => createBy === 'zhang.wei') ?? {}
  const last = (await queueOf(page)).at(-1) ?? ''
  await review(page, code)
  await expectReviewRead(page, world, code)
  await world.fault({ call: DECISION_CALL, kind: 'drop', when: 'after' })
  const logs = 'payment_order/logs.json'
  await world.fault({ call: logs, kind: 'status', status: 500, times: 'always' })
  await approveIntoTheVoid(page)
  await expect(unknown(page)).toContainText('暂时无法向服务器查询')
  await world.clearFaults()
  const { searchParams } = new URL(page.url())
  await page.goto(`payment/order/detail?code=${code}`)
  await expect(page.getByRole('alert').filter({ hasText: '“通过”实际已完成' })).toBeVisible()
  await page.goto(`payment/confirm/submit?code=${last}&queue=${searchParams.get('queue')}`)
  await page.getByRole('button', { name: '队列小结' }).click()
  const summary = page.getByRole('region', { name: '队列小结' })
  await expect(summary.getByRole('row', { name: /^已通过 1 / })).toBeVisible()
  await expect(summary.getByRole('row', { name: /^结果未知 0 / })).toBeVisible()
})

test('A cancellation that the browser repeated by itself is told as done', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const orders = await waitingOrders(await anotherBrowser('li.na'))
  const { code = '' } = orders.find(({ createBy }) => createBy === 'zhang.wei') ?? {}
  await world.signIn('zhang.wei')
  await page.goto(`payment/order/detail?code=${code}`)
  await world.fault({
    call: 'payment_order/cancel.json',
    kind: 'drop',
    when: 'after',
    mayRepeat: true,
  })
  await page.getByRole('button', { name: '取消单据' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消单据' }).click()
  await expect(page.getByText(`${code} 已取消`)).toBeVisible()
  await expect(changedOf(page)).toHaveCount(0)
  expect(await world.journal('payment_order/cancel.json')).toHaveLength(2)
})

test('A decision that was not sent is offered again by its order’s number, until that was decided on', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=100' })
  const [first = '', second = ''] = await queueOf(page)
  await review(page, first)
  await expectReviewRead(page, world, first)
  const note = page.getByRole('alert').filter({ hasText: '未发送' })
  const notSent = async () => {
    // The next order is read ahead meanwhile.
    await allAnswered(world)
    await page.clock.fastForward(61_000)
    await world.fault({ call: 'auth/user', kind: 'status', status: 502, times: 'always' })
    await approveOf(page).click()
    await closeWarmTip(page)
    await world.clearFaults()
  }
  await notSent()
  await expect(note).toContainText(`${first} 的“通过”未发送`)
  await decisionOf(page).getByRole('button', { name: '通过并下一单' }).click()
  await expectReviewRead(page, world, second)
  await expect(page.getByText(`${first} 已审核通过并记账`)).toBeVisible()
  await expect(note).toHaveCount(0)

  // Gone on without it, one still reads which order that is about.
  await notSent()
  await page.keyboard.press('k')
  await expect(headingOf(page, 'payment', first)).toBeVisible()
  await expect(note).toContainText(`${second} 的“通过”未发送`)
  await note.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText(`${second} 已审核通过并记账`)).toBeVisible()
  expect((await decisionsOf(world)).map(({ code }) => code)).toEqual([first, second])
})

test('A batch that a reload cut off says which order’s result is unknown', async ({
  page,
  world,
}) => {
  page.on('dialog', (question) => void question.accept())
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=100' })
  const batch = (await queueOf(page)).slice(0, 4)
  const [, lost = '', rest = ''] = batch
  for (const code of batch) await checkboxOf(page, code).check()
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 4)
  await world.fault({ call: DECISION_CALL, kind: 'stall', afterBytes: 0, nth: 2 })
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(batchProgressOf(dialog)).toHaveText('已处理 1 / 4，成功 1')
  await expect.poll(async () => (await orderOf(page, lost)).state).toBe(30)
  await page.reload()

  const left = page.getByRole('list', { name: '此前结果未知的操作' })
  await expect(left.getByRole('listitem')).toHaveText([`结果未知：${lost} 的“通过”`])
  await expect(checkboxOf(page, rest)).toBeVisible()
  await expect(checkboxOf(page, lost)).toHaveCount(0)
  await expect(tagOf(page, '付款审核')).toHaveAccessibleDescription(UNKNOWN_RESULT)
  await left.getByRole('link', { name: lost }).click()
  await expect(page.getByRole('alert').filter({ hasText: '“通过”实际已完成' })).toBeVisible()
  await page.goBack()
  await expect(checkboxOf(page, rest)).toBeVisible()
  await expect(left).toHaveCount(0)
})
