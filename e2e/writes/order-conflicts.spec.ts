import type { Page } from '@playwright/test'
import { choose, deletedIds, expectAttached, textFile } from '../support/attachments'
import { expectAccessible } from '../support/accessible'
import { DETAIL_CALL, LIST_CALL, LOGS_CALL, STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { closeWarmTip, NOT_SMOOTH, warmTip } from '../support/languages'
import { headingOf } from '../support/order-pages'
import { conflictOf, goOnWithTyped, outcomeOf, REPEATED } from '../support/outcomes'
import {
  codeInAddress,
  expectForm,
  EXTERNAL,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  saveElsewhere,
  saveOf,
  stageOrder,
  submitOf,
  submitted,
  unsavedNote,
} from '../support/payment-form'
import { allOrders, orderOf } from '../support/payment-orders'
import { allAnswered, stopClock } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

const REMARK = '仅此一份的备注'

const ordersWithRemark = async (page: Page) =>
  (await allOrders(page, { loginOwnerId: 'zhang.wei' })).filter(({ remark }) => remark === REMARK)

/** Zhang Wei has staged an order and types into it; gives its code. */
async function editStaged(page: Page, world: World, typed: object = { remark: REMARK }) {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await openForm(page, world, { code })
  await fillForm(page, typed)
  return code
}

/** The texts of one row of the versions that stand side by side. */
const versionsOf = (page: Page, field: string) =>
  conflictOf(page)
    .getByRole('table', { name: '单据版本对比' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${field}`) }) })
    .getByRole('cell')

test.describe('Two people edit one order', () => {
  test('the second sees both versions, chooses where both changed something, and loses nothing of either', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    const code = await editStaged(page, world, { remark: REMARK, amount: '100' })
    const theirs = { amount: '99', owner: '王五' }
    await saveElsewhere(await anotherBrowser('zhao.min'), code, theirs)
    await page.setViewportSize({ width: 1440, height: 480 })
    await page.getByRole('button', { name: '选择文件' }).scrollIntoViewIfNeeded()
    await saveOf(page).click()

    await expect(conflictOf(page).getByText(/zhao\.min/)).toBeInViewport()
    // What follows from the rest is not asked about, and not shown.
    await expect(conflictOf(page).getByRole('rowheader')).toHaveText([
      '金额（元）',
      '付款人',
      '备注',
    ])
    await expect(conflictOf(page).getByRole('columnheader')).toHaveText([
      '字段',
      '打开时',
      '服务器现值',
      '您填写的',
    ])
    await expect(versionsOf(page, '金额')).toHaveText([/88\.50/, /99\.00/, /100\.00/])
    await expect(versionsOf(page, '备注')).toHaveText(['—', '—', REMARK])
    await expectForm(page, { remark: REMARK, amount: '100.00' })
    expect(await orderOf(page, code)).toMatchObject({ amount: 9900, remark: null })

    // Only the amount was changed by both: it is asked about, and nothing goes on before.
    const asked = conflictOf(page).getByRole('group')
    await expect(asked).toHaveCount(1)
    await conflictOf(page).getByRole('button', { name: '合并后继续' }).click()
    await expect(asked).toHaveAccessibleDescription('请从两者中选择一个')
    await expect(asked.getByRole('radio', { name: '服务器现值: 99.00' })).toBeFocused()
    await expectAccessible(page)
    await goOnWithTyped(page)
    await expect(conflictOf(page)).toBeHidden()
    await expectForm(page, { remark: REMARK, amount: '100.00', owner: '王五' })
    await saveOf(page).click()
    await expect.poll(async () => (await orderOf(page, code)).remark).toBe(REMARK)
    expect(await orderOf(page, code)).toMatchObject({
      amount: 10_000,
      ownerName: '王五',
      lastModifiedBy: 'zhang.wei',
    })
  })

  test('the focus goes from a field that the versions have pushed out of sight to them', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    const code = await editStaged(page, world)
    await saveElsewhere(await anotherBrowser('zhao.min'), code, { amount: '99' })
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.getByRole('textbox', { name: '备注' }).focus()
    await page.keyboard.press('Control+s')
    await expect(conflictOf(page)).toBeFocused()
    await expect(conflictOf(page)).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(conflictOf(page).locator(':focus')).toHaveCount(1)
  })

  test("the second takes the other's version, and their own is gone", async ({
    page,
    world,
    anotherBrowser,
  }) => {
    const code = await editStaged(page, world)
    await saveElsewhere(await anotherBrowser('zhao.min'), code, { amount: '99' })
    await choose(page, textFile('不要.txt'))
    await expectAttached(page, '不要.txt')
    await submitOf(page).click()
    await page.getByRole('button', { name: '采用服务器版本' }).click()
    // Nothing has the file any more.
    await expect.poll(() => deletedIds(world)).toHaveLength(1)
    await expectForm(page, { remark: '', amount: '99.00' })
    await expect(unsavedNote(page)).toBeHidden()
    expect(await submitted(page)).toMatchObject({ state: 10, amount: 9900, remark: null })
  })

  test('the second can not go on with an order that was submitted meanwhile', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    const code = await editStaged(page, world)
    const other = await anotherBrowser('zhao.min')
    await other.goto(`payment/order/submit?code=${code}`)
    await submitted(other)
    await saveOf(page).click()
    await expect(conflictOf(page)).toBeVisible()
    await expect(page.getByRole('button', { name: '合并后继续' })).toBeHidden()
    // Nobody typed a state: what only the server knows stands under its versions alone.
    await expect(versionsOf(page, '状态')).toHaveText(['已保存', '待核销', ''])
    await expect(versionsOf(page, '备注')).toHaveText(['—', '—', REMARK])
    await expectForm(page, { remark: REMARK })
    expect(await orderOf(page, code)).toMatchObject({ state: 10, remark: null })

    // Nothing more can be typed into it: what was typed goes, and the order itself is shown.
    await page.getByRole('button', { name: '放弃填写内容，查看单据' }).click()
    await expect(headingOf(page, 'payment', code)).toBeVisible()
    await expect(formHeadingOf(page, code)).toBeHidden()
    await expect(page.getByRole('tab')).toHaveText(['首页', `付款单 ${code}`])
    await page.goto(`payment/order/submit?code=${code}`)
    await expect(page.getByRole('main')).toContainText('已提交，尚未审核')
    await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
  })
})

/** Types an order, new or existing, and submits it into a connection that ends. */
async function submitInto(
  page: Page,
  world: World,
  when: 'before' | 'after',
  existing: boolean,
): Promise<string | undefined> {
  await page.clock.install()
  await world.signIn('zhang.wei')
  const code = existing ? await stageOrder(page) : undefined
  await openForm(page, world, code === undefined ? {} : { code })
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  // Its log too, for which the form does not wait.
  await allAnswered(world)
  await world.fault({ call: SUBMIT_CALL, kind: 'drop', when })
  return code
}

test.describe('The connection is lost while submitting', () => {
  for (const existing of [false, true]) {
    const what = existing ? 'an existing order' : 'a new order'

    test(`after ${what} was written: it is found to be done, once`, async ({ page, world }) => {
      await submitInto(page, world, 'after', existing)
      await submitOf(page).click()
      await expect(warmTip(page)).toContainText(NOT_SMOOTH.zh)
      await closeWarmTip(page)
      await expect(outcomeOf(page)).toContainText('“提交”实际已完成')
      const [order, ...more] = await ordersWithRemark(page)
      expect(more).toEqual([])
      expect(order).toMatchObject({ state: 10 })
      await expect(outcomeOf(page).getByRole('link')).toHaveText(order?.code ?? '')
      await outcomeOf(page).getByRole('button', { name: '确定' }).click()
      await expect(headingOf(page, 'payment', order?.code ?? '')).toBeVisible()
      expect(await ordersWithRemark(page)).toHaveLength(1)
      await page.goto('payment/order/submit')
      await expect(formHeadingOf(page)).toBeVisible()
      await expect(page.getByRole('button', { name: '恢复草稿' })).toBeHidden()
    })

    test(`before ${what} was written: it is sent again only once that is certain`, async ({
      page,
      world,
    }) => {
      await submitInto(page, world, 'before', existing)
      const looked = existing ? LOGS_CALL : LIST_CALL
      await world.clearJournal()
      // The second look must not come by itself.
      await stopClock(page)
      await submitOf(page).click()
      await expect(warmTip(page)).toContainText(NOT_SMOOTH.zh)
      await closeWarmTip(page)
      await expect(outcomeOf(page)).toContainText('结果未知：“提交”')
      // What is told right away is told by the clock, too.
      await page.clock.runFor(100)
      const sent = (await world.journal(SUBMIT_CALL)).length
      await submitOf(page).click()
      await expect(warmTip(page)).toContainText(REPEATED)
      await closeWarmTip(page)
      expect(await world.journal(SUBMIT_CALL)).toHaveLength(sent)

      const looks = async () => (await world.journal(looked)).filter(({ status }) => status === 200)
      await expect.poll(async () => (await looks()).length).toBe(1)
      await page.clock.fastForward(5000)
      await page.clock.resume()
      await expect(outcomeOf(page)).toContainText('“提交”未执行')
      expect(await looks()).toHaveLength(2)
      await expectForm(page, { ...INTERNAL, remark: REMARK })
      await world.clearFaults()
      await outcomeOf(page).getByRole('button', { name: '确定' }).click()
      expect(await submitted(page)).toMatchObject({ state: 10, remark: REMARK })
      expect(await ordersWithRemark(page)).toHaveLength(1)
    })

    test(`of ${what}, and the server can not be asked: it stays unknown until it can`, async ({
      page,
      world,
    }) => {
      await submitInto(page, world, 'after', existing)
      for (const call of [LIST_CALL, DETAIL_CALL, LOGS_CALL] as const) {
        // An order without a code is looked for in the list, another one is read before its log.
        const mayStayUnmet = call !== (existing ? DETAIL_CALL : LIST_CALL)
        await world.fault({ call, kind: 'status', status: 503, times: 'always', mayStayUnmet })
      }
      await submitOf(page).click()
      await closeWarmTip(page)
      await expect(outcomeOf(page)).toContainText('暂时无法向服务器查询。')
      await submitOf(page).click()
      await expect(warmTip(page)).toContainText(REPEATED)
      await closeWarmTip(page)
      await world.clearFaults()
      await outcomeOf(page).getByRole('button', { name: '再次查询' }).click()
      await expect(outcomeOf(page)).toContainText('“提交”实际已完成')
      expect(await ordersWithRemark(page)).toHaveLength(1)
    })
  }
})

test('A save of which nothing was heard is found to be done, and the form goes on', async ({
  page,
  world,
}) => {
  const code = await editStaged(page, world)
  await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
  await saveOf(page).click()
  await closeWarmTip(page)
  await expect(outcomeOf(page)).toContainText('“保存”实际已完成')
  await outcomeOf(page).getByRole('button', { name: '确定' }).click()
  await expect(outcomeOf(page)).toBeHidden()
  await expect(formHeadingOf(page, code)).toBeVisible()
  await expectForm(page, { remark: REMARK })
  await expect(unsavedNote(page)).toBeHidden()
  expect(codeInAddress(page)).toBe(code)
  await fillForm(page, EXTERNAL)
  expect(await submitted(page)).toMatchObject({ state: 10, paymentUnit: EXTERNAL.paymentUnit })
})

/** Somebody has changed what this form had saved before. */
const changedSinceSaved = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'zhao.min 在您保存后修改了此单据' })

/** What the colleague has changed and what was typed since are put together, and saved. */
async function goOnWithBoth(page: Page, code: string): Promise<void> {
  const changed = changedSinceSaved(page)
  await expect(changed).toBeVisible()
  await expectForm(page, { remark: REMARK, owner: '李雷', amount: '88.50' })
  await expect(changed.getByRole('group')).toHaveCount(0)
  await changed.getByRole('button', { name: '合并后继续' }).click()
  await expectForm(page, { remark: REMARK, owner: '李雷', amount: '99.00' })
  await saveOf(page).click()
  await expect.poll(async () => (await orderOf(page, code)).ownerName).toBe('李雷')
  expect(await orderOf(page, code)).toMatchObject({ amount: 9900, remark: REMARK })
}

test.describe('Somebody changes what was saved, while more is typed', () => {
  test('before the save that was not answered is read to be done: both versions show', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    const code = await editStaged(page, world)
    await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
    await saveOf(page).click()
    await closeWarmTip(page)
    await expect(outcomeOf(page)).toContainText('“保存”实际已完成')
    await fillForm(page, { owner: '李雷' })
    await saveElsewhere(await anotherBrowser('zhao.min'), code, { amount: '99' })
    await outcomeOf(page).getByRole('button', { name: '确定' }).click()
    await goOnWithBoth(page, code)
  })

  test('before the save is answered: both versions show', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    const code = await editStaged(page, world)
    const other = await anotherBrowser('zhao.min')
    // It is done, and the answer is still on its way.
    const answer = await world.fault({ call: STAGE_CALL, kind: 'stall', afterBytes: 0 })
    await saveOf(page).click()
    await expect.poll(async () => (await orderOf(page, code)).remark).toBe(REMARK)
    await fillForm(page, { owner: '李雷' })
    await saveElsewhere(other, code, { amount: '99' })
    await world.release(answer)
    await expect(page.getByText(`${code} 已保存`)).toBeVisible()
    await goOnWithBoth(page, code)
  })

  for (const isRead of [true, false]) {
    const draft = isRead ? 'is of the version before theirs' : 'is of none, as it could not be read'
    test(`of a new order, whose draft then ${draft}: both versions show`, async ({
      page,
      world,
      anotherBrowser,
    }) => {
      await openForm(page, world)
      await fillForm(page, { ...INTERNAL, remark: REMARK })
      const answer = await world.fault({ call: STAGE_CALL, kind: 'stall', afterBytes: 0 })
      await saveOf(page).click()
      await expect.poll(async () => (await ordersWithRemark(page)).length).toBe(1)
      const [{ code } = { code: '' }] = await ordersWithRemark(page)
      await fillForm(page, { owner: '李雷' })
      await saveElsewhere(await anotherBrowser('zhao.min'), code, { amount: '99' })
      if (!isRead) {
        await world.fault({ call: DETAIL_CALL, kind: 'status', status: 503, times: 'always' })
      }
      await world.release(answer)
      if (!isRead) {
        await closeWarmTip(page)
        await world.clearFaults()
        await page.getByRole('main').getByRole('button', { name: '重试' }).click()
      }
      await expect(formHeadingOf(page, code)).toBeVisible()
      await page.getByRole('button', { name: '恢复草稿' }).click()
      await expectForm(page, { owner: '李雷', amount: '88.50' })
      await saveOf(page).click()
      await expect(conflictOf(page).getByText(/zhao\.min/)).toBeVisible()
      expect(await orderOf(page, code)).toMatchObject({ amount: 9900, ownerName: null })
    })
  }
})
