import type { Page } from '@playwright/test'
import { LIST_CALL, STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { closeWarmTip, warmTip } from '../support/languages'
import {
  conflictOf,
  doneOf,
  goOnWithTyped,
  notDoneOf,
  REPEATED,
  restoreOf,
  unknownOf,
} from '../support/outcomes'
import {
  expectForm,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  saveOf,
  stageOrder,
  submitOf,
  submitted,
  unsavedNote,
} from '../support/payment-form'
import { orderOf } from '../support/payment-orders'
import { allAnswered, stopClock } from '../support/under-way'
import { expect, test } from '../test'
import { REMARK, withRemark, leaveAnyway } from '../support/lost-writes'

/**
 * The edges of a write: the page is gone while it is under way, the answer is unreadable, the same person has two tabs, the
 * session is another's, clocks jump, storage is full. Nothing is lost, nothing is done twice, nothing is told falsely.
 */

const alertOf = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })
const failureNotifications = (page: Page) => page.getByText(/付款单失败!/)

test('A save under way, a reload and the restored draft make one order, and the page says which', async ({
  page,
  world,
}) => {
  leaveAnyway(page)
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  // It is done, and the answer is still on its way.
  await world.fault({ call: STAGE_CALL, kind: 'stall', afterBytes: 0 })
  await saveOf(page).click()
  await expect.poll(async () => (await world.journal(STAGE_CALL)).length).toBe(1)
  const search = await world.fault({
    call: LIST_CALL,
    kind: 'status',
    status: 503,
    times: 'always',
  })
  // The names of the people to choose from come later than all that is done here.
  await world.fault({ call: 'base/verify_user/list.json', kind: 'hold', times: 'always' })
  await page.reload()
  await expect(unknownOf(page)).toContainText('暂时无法向服务器查询')

  // The draft can be read and typed in; what is sent waits until it is known.
  await restoreOf(page).click()
  await expectForm(page, { remark: REMARK })
  await saveOf(page).click()
  await expect(warmTip(page)).toContainText(REPEATED)
  await closeWarmTip(page)
  await expect(unknownOf(page)).toBeFocused()
  expect(await world.journal(STAGE_CALL)).toHaveLength(1)

  await world.release(search)
  await unknownOf(page).getByRole('button', { name: '再次查询' }).click()
  await expect(doneOf(page)).toBeVisible()
  const [order] = await withRemark(page)
  await expect(doneOf(page).getByRole('link', { name: order?.code ?? '' })).toBeVisible()
  await doneOf(page).getByRole('button', { name: '确定' }).click()
  await expect(formHeadingOf(page, order?.code ?? '')).toBeVisible()
  await expect(restoreOf(page)).toHaveCount(0)
  expect(await withRemark(page)).toHaveLength(1)
  await expect(failureNotifications(page)).toHaveCount(0)
})

test('A tab that dies with a save under way leaves what the next one finds out', async ({
  context,
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  // It is done, and the answer is still on its way.
  await world.fault({ call: STAGE_CALL, kind: 'stall', afterBytes: 0 })
  await saveOf(page).click()
  await expect.poll(async () => (await world.journal(STAGE_CALL)).length).toBe(1)
  // A duplicated tab gets all that the first one has in its storage.
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await expect(unknownOf(copy)).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await expect(doneOf(copy)).toBeVisible({ timeout: 30_000 })
  expect(await withRemark(copy)).toHaveLength(1)
})

test('A duplicated tab does not own the draft that it copied', async ({ context, page, world }) => {
  leaveAnyway(page)
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  await expect(unsavedNote(page)).toBeVisible()
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await expect(copy.getByText('正在另一个标签页中编辑')).toBeVisible()
  await restoreOf(copy).click()
  await expectForm(copy, { remark: REMARK })
  await fillForm(copy, { remark: '另一份' })
  for (const tab of [page, copy]) {
    await saveOf(tab).click()
    await expect(tab).toHaveURL(/submit\?code=/)
  }
  // Each under a key of its own: two documents, as the person was told.
  const keys = (await world.journal(STAGE_CALL)).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(2)
  expect(await withRemark(page)).toHaveLength(1)
})

test('A draft that was submitted in the first tab is offered in its copy no longer', async ({
  context,
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  await expect(unsavedNote(page)).toBeVisible()
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await expect(restoreOf(copy)).toBeVisible()
  await submitted(page)
  // Who goes over to a tab gives it the focus.
  await copy.evaluate(() => void dispatchEvent(new Event('focus')))
  await expect(restoreOf(copy)).toHaveCount(0)
})

test('An answer that can’t be read is unknown: it is not sent again, and not told as failed', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  await world.fault({ call: LIST_CALL, kind: 'status', status: 503, times: 'always' })
  await world.fault({ call: STAGE_CALL, kind: 'shape' })
  await saveOf(page).click()
  await expect(unknownOf(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await saveOf(page).click()
  await expect(warmTip(page)).toContainText(REPEATED)
  await closeWarmTip(page)
  await expect(failureNotifications(page)).toHaveCount(0)
  expect(await world.journal(STAGE_CALL)).toHaveLength(1)
  await expect(unknownOf(page)).toContainText('暂时无法向服务器查询')
})

test('A save that commits after it was told as not done is done once, whatever is sent then', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  const late = await world.fault({ call: SUBMIT_CALL, kind: 'late', answer: 'status' })
  await submitOf(page).click()
  await expect(warmTip(page)).toContainText('请求失败')
  await closeWarmTip(page)
  await page.clock.runFor(6000)
  await expect(notDoneOf(page)).toBeVisible()
  await notDoneOf(page).getByRole('button', { name: '确定' }).click()
  await world.release(late)

  // Something else is typed since, and sent under the same key: nothing is done twice, nothing typed is lost.
  await fillForm(page, { amount: '99.00' })
  await submitOf(page).click()
  const arrived = alertOf(page, '您之前发送的内容其实已经到达')
  const [first] = await withRemark(page)
  await expect(arrived.getByRole('link', { name: first?.code ?? '' })).toBeVisible()
  await expectForm(page, { amount: '99.00', remark: REMARK })
  expect(await withRemark(page)).toHaveLength(1)
  // Who loads the page anew, or comes back to the form, has what was typed still.
  leaveAnyway(page)
  await page.reload()
  await restoreOf(page).click()
  await expectForm(page, { amount: '99.00', remark: REMARK })
  await submitOf(page).click()
  await arrived.getByRole('button', { name: '将当前填写的内容另建一单' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await submitOf(page).click()
  await expect(page).toHaveURL(/\/payment\/order\/detail\?code=/)
  const amounts = (await withRemark(page)).map(({ amount }) => amount)
  expect(amounts.toSorted((a, b) => a - b)).toEqual([8850, 9900])
})

test('One order in two tabs of one person: the second save is a conflict, and never told as saved', async ({
  context,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`payment/order/submit?code=${code}`)
    await expect(formHeadingOf(tab, code)).toBeVisible()
  }
  await fillForm(other, { amount: '444.00' })
  await fillForm(page, { amount: '333.00' })
  await saveOf(page).click()
  await expect(page.getByText(`${code} 已保存`)).toBeVisible()

  await saveOf(other).click()
  await expect(conflictOf(other)).toContainText(
    '您在此处打开后，又在其他标签页或窗口中修改了此单据',
  )
  await expect(other.getByText(`${code} 已保存`)).toHaveCount(0)
  await expectForm(other, { amount: '444.00' })
  expect(await orderOf(other, code)).toMatchObject({ amount: 33_300 })
  await goOnWithTyped(other)
  await saveOf(other).click()
  await expect(other.getByText(`${code} 已保存`)).toBeVisible()
  expect(await orderOf(other, code)).toMatchObject({ amount: 44_400 })
})

test('What timed out is unknown, and never told as failed beside it', async ({ page, world }) => {
  await page.clock.install()
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  await world.fault({ call: STAGE_CALL, kind: 'timeout' })
  await saveOf(page).click()
  await expect.poll(async () => (await world.journal(STAGE_CALL)).length).toBe(1)
  await allAnswered(world, STAGE_CALL)
  await page.clock.runFor(31_000)
  await expect(warmTip(page)).toContainText('请求超时')
  await closeWarmTip(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
  await expect(failureNotifications(page)).toHaveCount(0)
})

const UNUSABLE = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  forbidden: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  },
}

for (const [how, spoil] of Object.entries(UNUSABLE)) {
  test(`With a storage that is ${how} a save is found out all the same, and leaving asks`, async ({
    page,
    world,
  }) => {
    await page.addInitScript(spoil)
    await openForm(page, world)
    await fillForm(page, { ...INTERNAL, remark: REMARK })
    await world.fault({ call: LIST_CALL, kind: 'status', status: 503, times: 'always' })
    await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
    await saveOf(page).click()
    await closeWarmTip(page)
    await expect(unknownOf(page)).toContainText('暂时无法向服务器查询')
    const asked = page.waitForEvent('dialog')
    const left = page.goto('about:blank').catch(() => undefined)
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await left
    await world.clearFaults()
    await unknownOf(page).getByRole('button', { name: '再次查询' }).click()
    await expect(doneOf(page)).toBeVisible()
  })
}

test('A lost save that was found done opens the way for the next one', async ({ page, world }) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await page.goto(`payment/order/submit?code=${code}`)
  await fillForm(page, { amount: '333.00' })
  await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
  await saveOf(page).click()
  await closeWarmTip(page)
  await expect(doneOf(page)).toBeVisible()
  await doneOf(page).getByRole('button', { name: '确定' }).click()
  await expect(unsavedNote(page)).toBeHidden()
  await fillForm(page, { amount: '444.00' })
  await saveOf(page).click()
  await expect(page.getByText(`${code} 已保存`)).toBeVisible()
  expect(await orderOf(page, code)).toMatchObject({ amount: 44_400 })
})

test('A cancellation that arrives between the two looks is shown as what the order has become', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await page.goto(`payment/order/detail?code=${code}`)
  await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
  await allAnswered(world)
  const late = await world.fault({
    call: 'payment_order/cancel.json',
    kind: 'late',
    answer: 'drop',
  })
  await page.getByRole('button', { name: '取消单据' }).click()
  const cancel = page.getByRole('dialog').getByRole('button', { name: '取消单据' })
  await expect(cancel).toBeVisible()
  // The second look does not come by itself: five seconds may be over before the write has arrived.
  await stopClock(page)
  await cancel.click()
  await closeWarmTip(page)
  await expect(unknownOf(page)).toContainText('正在向服务器查询结果')
  await world.release(late)
  await page.clock.resume()
  await expect(doneOf(page)).toBeVisible()
  await expect(page.getByRole('main').getByText('已取消', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '取消单据', exact: true })).toHaveCount(0)
})
