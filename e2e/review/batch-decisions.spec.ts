import type { Locator, Page } from '@playwright/test'
import { DECISION_CALL } from '../support/calls'
import {
  act,
  approveOf,
  batchBarOf,
  batchDialogOf,
  batchProgressOf,
  batchResultOf,
  confirmTable,
  decideAs,
  decisionsOf,
  openConfirmList,
  refresh,
  resubmitAs,
  review,
  waitingOrders,
  type WireDecided,
} from '../support/confirming'
import { warmTip } from '../support/languages'
import { checkboxOf, isOnTop, rowOf, rowsOf, rowTopsOf } from '../support/lists'
import { orderOf, sumOf, yuan } from '../support/payment-orders'
import { chooseInTagMenu, chooseUser, logOut, loseSession, SIGN_IN_PAGE } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

/** Opens the list of what waits and gives the orders that somebody else than chen.jie submitted. */
async function openWaiting(page: Page, world: World): Promise<WireDecided[]> {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=100' })
  const orders = await waitingOrders(page)
  return orders.filter(({ verifyCode }) => !verifyCode)
}

/** An order of zhang.wei that waits for a decision. */
async function pickOf(page: Page): Promise<WireDecided> {
  const order = (await waitingOrders(page)).find(({ createBy }) => createBy === 'zhang.wei')
  if (!order) throw new Error('No order of zhang.wei waits')
  return order
}

async function select(page: Page, orders: readonly WireDecided[]): Promise<void> {
  for (const order of orders) await checkboxOf(page, order.code).check()
}

/** Orders are decided on one after the other. */
const ONE_BY_ONE = { timeout: 60_000 }

const decisionOn = ({ code, gmtModified }: WireDecided) => ({ code, approved: 1, gmtModified })

test('No row moves under the pointer when the first one is selected, at any width', async ({
  page,
  world,
}) => {
  const [first] = await openWaiting(page, world)
  await allAnswered(world)
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 1024, height: 740 },
    { width: 375, height: 740 },
    { width: 844, height: 340 },
  ]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      if (width < 640) await expect(confirmTable(page)).toHaveAttribute('data-cards')
      await rowsOf(page, '付款审核').first().getByRole('checkbox').scrollIntoViewIfNeeded()
      const before = await rowTopsOf(page, '付款审核')
      await checkboxOf(page, first?.code ?? '').check()
      const bar = batchBarOf(page)
      await expect(bar).toContainText('已选 1 条')
      const approve = bar.getByRole('button', { name: '通过', exact: true })
      await expect(approve).toBeInViewport({ ratio: 1 })
      expect(await rowTopsOf(page, '付款审核')).toEqual(before)
      await bar.getByRole('button', { name: '清除选择' }).click()
      await expect(bar).toHaveCount(0)
      expect(await rowTopsOf(page, '付款审核')).toEqual(before)

      // What has the focus is not hidden behind what comes.
      const last = rowsOf(page, '付款审核').last().getByRole('checkbox')
      await last.focus()
      await last.evaluate((checkbox) => checkbox.scrollIntoView({ block: 'end' }))
      await page.keyboard.press('Space')
      await expect(bar).toContainText('已选 1 条')
      await expect.poll(() => isOnTop(last)).toBe(true)
      await bar.getByRole('button', { name: '清除选择' }).click()
      await expect(bar).toHaveCount(0)
    })
  }
})

test('Twenty orders are approved at once; what became of each is told, and the failed ones stay selected', async ({
  anotherBrowser,
  page,
  world,
}) => {
  test.slow()
  const applicant = await anotherBrowser('zhang.wei')
  const { code: model } = await pickOf(await anotherBrowser('li.na'))
  for (let count = 0; count < 10; count += 1) {
    await resubmitAs(applicant, model, { code: undefined, gmtModified: undefined })
  }
  const batch = await openWaiting(page, world)
  expect(batch).toHaveLength(20)
  await select(page, batch)
  await expect(batchBarOf(page)).toContainText(`已选 20 条，共 ${yuan(sumOf(batch, 'amount'))} 元`)
  await world.fault({ call: DECISION_CALL, kind: 'refuse', message: '预算已关账', nth: 3 })
  await world.fault({ call: DECISION_CALL, kind: 'status', status: 500, nth: 8 })
  await world.fault({ call: DECISION_CALL, kind: 'status', status: 403, nth: 15 })
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 20)
  await expect(dialog).toContainText(yuan(sumOf(batch, 'amount')))
  // Before it begins all of them are read, by keyboard too.
  const last = batchResultOf(dialog, batch[19]?.code ?? '')
  await expect(dialog.getByRole('textbox', { name: '备注' })).toBeFocused()
  await expect(last).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('group', { name: '本批单据' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('已处理 20 / 20，成功 17', ONE_BY_ONE)
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')

  const failed = batch.filter((_, index) => [2, 7, 14].includes(index))
  await expect(batchResultOf(dialog, batch[2]?.code ?? '')).toHaveText('预算已关账')
  for (const order of batch) {
    if (failed.includes(order)) continue
    await expect(batchResultOf(dialog, order.code)).toHaveText(`${order.code} 已审核通过并记账`)
  }
  // An item of a batch never opens the dialog of failures.
  await expect(warmTip(page)).toHaveCount(0)
  expect(await decisionsOf(world)).toEqual(batch.map(decisionOn))

  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(batchBarOf(page)).toContainText(`已选 3 条，共 ${yuan(sumOf(failed, 'amount'))} 元`)
  for (const order of failed) await expect(checkboxOf(page, order.code)).toBeChecked()
  await expect(rowOf(page, batch[0]?.code ?? '', '付款审核')).toHaveCount(0)

  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const again = batchDialogOf(page, 3)
  await again.getByRole('button', { name: '通过', exact: true }).click()
  await expect(again.getByRole('status')).toHaveText('已处理 3 / 3，成功 3')
  await again.getByRole('button', { name: '关闭' }).click()
  await expect(batchBarOf(page)).toHaveCount(0)
})

test('A batch is stopped in the middle: what is under way ends, the rest is not sent', async ({
  page,
  world,
}) => {
  const batch = (await openWaiting(page, world)).slice(0, 5)
  await select(page, batch)
  const ask = batchBarOf(page).getByRole('button', { name: '通过', exact: true })
  await test.step('nothing is sent before it was asked for, and nothing after Back', async () => {
    await ask.click()
    await expect(batchDialogOf(page, 5)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(batchDialogOf(page, 5)).toHaveCount(0)
    await expect(ask).toBeFocused()
    expect(await decisionsOf(world)).toEqual([])
    await expect(batchBarOf(page)).toContainText('已选 5 条')
  })

  await ask.click()
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold', nth: 2 })
  const dialog = batchDialogOf(page, 5)
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(batchResultOf(dialog, batch[1]?.code ?? '')).toHaveText('处理中…')
  await expect(batchResultOf(dialog, batch[2]?.code ?? '')).toHaveText('待处理')
  await expect(batchProgressOf(dialog)).toHaveText('已处理 1 / 5，成功 1')
  // It can't be closed while something is under way.
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: '后台继续' }).click()
  // It goes on in the other tab of the list, and its page is not closed without a question.
  await page.getByRole('tab', { name: '全部' }).click()
  await expect(batchBarOf(page).getByRole('status')).toHaveText('通过：已处理 1 / 5，成功 1')
  await chooseInTagMenu(page, '付款审核', '关闭')
  const question = page.getByRole('dialog', { name: '停止正在发送的操作？' })
  await expect(question).toContainText('已完成的保持不变，其余的不再发送。')
  await expect(question, 'nothing was typed').not.toContainText('草稿')
  await question.getByRole('button', { name: '返回' }).click()
  await batchBarOf(page).getByRole('button', { name: '查看批量结果' }).click()
  await dialog.getByRole('button', { name: '停止' }).press('Enter')
  await expect(dialog.getByRole('button', { name: '停止' })).toBeDisabled()
  await expect(dialog.locator(':focus'), 'the keyboard stays in it').toHaveCount(1)
  await world.release(hold)
  await expect(batchResultOf(dialog, batch[1]?.code ?? '')).toHaveText(/已审核通过并记账/)
  for (const { code } of batch.slice(2)) {
    await expect(batchResultOf(dialog, code)).toHaveText('未发送')
  }
  await expect(dialog.getByRole('status')).toHaveText('已处理 2 / 5，成功 2')
  expect(await decisionsOf(world)).toHaveLength(2)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(batchBarOf(page), 'nothing is selected in this tab').toHaveCount(0)
  await page.getByRole('tab', { name: '待处理' }).click()
  await expect(batchBarOf(page), 'what was not done').toContainText('已选 3 条')
  await expect(batchBarOf(page).getByRole('listitem')).toHaveText(
    batch.slice(2).map(({ code }) => new RegExp(`^${code}.*未发送`)),
  )
})

test('Several orders are rejected for one reason, which has to be given', async ({
  page,
  world,
}) => {
  // All of them have no room in the window: they scroll between the remark and the buttons.
  await page.setViewportSize({ width: 375, height: 667 })
  const batch = await openWaiting(page, world)
  expect(batch).toHaveLength(10)
  await select(page, batch)
  await batchBarOf(page).getByRole('button', { name: '驳回', exact: true }).click()
  const dialog = batchDialogOf(page, 10, '驳回')
  const remark = dialog.getByRole('textbox', { name: '备注' })
  const reject = dialog.getByRole('button', { name: '驳回', exact: true })
  await expect(reject).toBeInViewport({ ratio: 1 })
  await reject.click()
  await expect(remark).toHaveAccessibleDescription('请填写驳回原因')
  await expect(remark).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveText('请填写驳回原因')
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
  expect(await decisionsOf(world)).toEqual([])
  await remark.fill('缺少合同')
  await dialog.getByRole('button', { name: '返回' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(batchBarOf(page)).toContainText('已选 10 条')

  // The bar stands behind the rows: from any of them the palette is nearer.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '命令面板' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('驳回')
  await page.keyboard.press('Enter')
  await expect(remark, 'what was typed before Back').toHaveValue('缺少合同')
  await remark.fill('请补发票')
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold', nth: 5 })
  await remark.press('Control+Enter')
  const progress = batchProgressOf(dialog)
  await expect(progress).toHaveText('已处理 4 / 10，成功 4', ONE_BY_ONE)
  await expect(progress).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: '停止' })).toBeInViewport({ ratio: 1 })
  await world.release(hold)
  await expect(progress).toHaveText('已处理 10 / 10，成功 10', ONE_BY_ONE)
  await expect(progress).toBeInViewport({ ratio: 1 })
  await expect(batchResultOf(dialog, batch[0]?.code ?? '')).toHaveText(`${batch[0]?.code} 已驳回`)
  expect(await decisionsOf(world)).toMatchObject(
    batch.map(({ code }) => ({ code, approved: 0, remark: '请补发票' })),
  )
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(batchBarOf(page)).toHaveCount(0)
})

test('Orders that can not be decided on are named with the reason, and not sent', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const orders = await waitingOrders(page)
  await confirmTable(page).getByRole('checkbox', { name: '选择本页全部' }).check()
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 8)
  const decidable = orders.filter(({ createBy, verifyCode }) => createBy !== 'li.na' && !verifyCode)
  // What is passed over is no part of the sum.
  await expect(dialog).toHaveAccessibleName(new RegExp(`${yuan(sumOf(decidable, 'amount'))} 元$`))
  for (const { code, createBy, verifyCode } of orders) {
    const isOwn = createBy === 'li.na'
    const reason = verifyCode
      ? '已审核通过，核销系统尚未确认，请再次通知核销。'
      : isOwn
        ? '不能审核自己创建的单据'
        : undefined
    await expect(batchResultOf(dialog, code)).toHaveText(
      reason ? new RegExp(`^跳过：${reason}$`) : '待处理',
    )
  }
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('已处理 8 / 8，成功 8', ONE_BY_ONE)
  expect(await decisionsOf(world)).toEqual(decidable.map(decisionOn))
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(batchBarOf(page)).toContainText('已选 4 条')
})

test('What one decides or notifies by itself leaves the selection, and the reasons of the batch before', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const orders = await waitingOrders(page)
  const decidable = orders.filter(({ createBy, verifyCode }) => createBy !== 'li.na' && !verifyCode)
  const unverified = orders.find(({ verifyCode }) => verifyCode)?.code ?? ''
  const [failed = '', selected = '', rest = ''] = decidable.map(({ code }) => code)
  await checkboxOf(page, failed).check()
  await checkboxOf(page, unverified).check()
  await world.fault({ call: DECISION_CALL, kind: 'refuse', message: '预算已关账' })
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 1)
  const remark = dialog.getByRole('textbox', { name: '备注' })
  await remark.fill('特批')
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await dialog.getByRole('button', { name: '关闭' }).click()
  const reasons = batchBarOf(page).getByRole('listitem')
  await expect(reasons).toHaveCount(2)

  await rowOf(page, unverified, '付款审核').getByRole('button', { name: '再次通知' }).click()
  await expect(page.getByText(`${unverified} 已记账`)).toBeVisible()
  await expect(reasons).toHaveText([new RegExp(`^${failed}.*预算已关账`)])
  await checkboxOf(page, selected).check()
  await checkboxOf(page, rest).check()
  await expect(batchBarOf(page)).toContainText('已选 3 条')

  // On the page that its reason leads to, and on one that its row does.
  await reasons.getByRole('link', { name: failed }).click()
  await approveOf(page).click()
  await expect(page.getByText(`${failed} 已审核通过并记账`)).toBeVisible()
  await page.goBack()
  await expect(batchBarOf(page)).toContainText('已选 2 条')
  await expect(reasons).toHaveCount(0)
  await review(page, selected)
  await approveOf(page).click()
  await expect(page.getByText(`${selected} 已审核通过并记账`)).toBeVisible()
  await page.goBack()
  await expect(batchBarOf(page)).toContainText('已选 1 条')
  await world.clearJournal()
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  await expect(remark, 'what it was typed for is done').toHaveValue('')
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(batchResultOf(dialog, rest)).toHaveText(`${rest} 已审核通过并记账`)
  expect((await decisionsOf(world)).map(({ code }) => code)).toEqual([rest])
})

test('An order is decided on as it was when it was selected', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const waiting = await openWaiting(page, world)
  const batch = waiting.filter(({ createBy }) => createBy === 'zhang.wei').slice(0, 2)
  await select(page, batch)
  const [changed, unchanged] = [batch[0]?.code ?? '', batch[1]?.code ?? '']
  const lina = await anotherBrowser('li.na')
  const applicant = await anotherBrowser('zhang.wei')
  await decideAs(lina, changed, '请核对金额')
  await resubmitAs(applicant, changed, { amount: 999_900 })
  await refresh(page)
  await expect(rowOf(page, changed, '付款审核')).toContainText('9,999.00')

  await world.clearJournal()
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 2)
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('已处理 2 / 2，成功 1')
  await expect(batchResultOf(dialog, changed)).toHaveText('选中之后已被修改。')
  await expect(batchResultOf(dialog, unchanged)).toHaveText(`${unchanged} 已审核通过并记账`)
  expect(await decisionsOf(world)).toEqual(batch.map(decisionOn))
  expect(await orderOf(page, changed)).toMatchObject({ state: 10, amount: 999_900 })

  // As it is now it is decided on once the person says so.
  await dialog.getByRole('button', { name: '关闭' }).click()
  const left = batchBarOf(page).getByRole('listitem').filter({ hasText: changed })
  await expect(left).toContainText('选中之后已被修改。')
  await decideAs(lina, changed, '请再核对')
  await resubmitAs(applicant, changed, { amount: 888_800 })
  await left.getByRole('button', { name: `按现状选中 ${changed}` }).click()
  await expect(left).toHaveCount(0)
  await expect(batchBarOf(page)).toContainText('已选 1 条，共 8,888.00 元')
  await expect(checkboxOf(page, changed)).toBeChecked()
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  await batchDialogOf(page, 1).getByRole('button', { name: '通过', exact: true }).click()
  await expect(batchResultOf(batchDialogOf(page, 1), changed)).toHaveText(
    `${changed} 已审核通过并记账`,
  )
  expect(await orderOf(page, changed)).toMatchObject({ state: 30, amount: 888_800 })
})

test('Orders that others have decided on or cancelled meanwhile are told with their states, and are not offered again', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const lina = await anotherBrowser('li.na')
  const applicant = await anotherBrowser('zhang.wei')
  const { code: model } = await pickOf(lina)
  for (let count = 0; count < 3; count += 1) {
    await resubmitAs(applicant, model, { code: undefined, gmtModified: undefined })
  }
  const waiting = await openWaiting(page, world)
  const batch = waiting.filter(({ createBy }) => createBy === 'zhang.wei').slice(0, 4)
  const [approved = '', rejected = '', cancelled = '', changed = ''] = batch.map(({ code }) => code)
  await select(page, batch)
  const cancel = async (code: string) => {
    const { gmtModified } = await orderOf(applicant, code)
    await act(applicant, 'payment_order/cancel.json', { code, gmtModified })
  }
  await decideAs(lina, approved)
  await decideAs(lina, rejected, '请核对金额')
  await decideAs(lina, cancelled, '请核对金额')
  await cancel(cancelled)
  await decideAs(lina, changed, '请核对金额')
  await resubmitAs(applicant, changed, { amount: 777_700 })

  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 4)
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('已处理 4 / 4，成功 0')
  await expect(batchResultOf(dialog, approved)).toHaveText('已不再待审，现为：已记账')
  await expect(batchResultOf(dialog, rejected)).toHaveText('已不再待审，现为：已驳回')
  await expect(batchResultOf(dialog, cancelled)).toHaveText('已不再待审，现为：已取消')
  await expect(batchResultOf(dialog, changed)).toHaveText('选中之后已被修改。')
  await expect(dialog).toContainText('3 条已不再待审，不再选中。1 条未完成，仍保持选中。')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(batchBarOf(page)).toContainText('已选 1 条')
  await expect(checkboxOf(page, rejected)).toHaveCount(0)

  // One that is decided on before it is selected as it is now is told as well.
  const left = batchBarOf(page).getByRole('listitem').filter({ hasText: changed })
  await decideAs(lina, changed, '请再核对')
  await left.getByRole('button', { name: `按现状选中 ${changed}` }).click()
  await expect(page.getByText(`${changed} 已不再待审，现为：已驳回`)).toBeVisible()
  await expect(batchBarOf(page)).toHaveCount(0)
})

test('A lost session stops the batch and opens the dialog', async ({ page, world }) => {
  const batch = (await openWaiting(page, world)).slice(0, 4)
  await select(page, batch)
  await world.fault({ call: DECISION_CALL, kind: 'status', status: 401, nth: 2 })
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 4)
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(warmTip(page)).toContainText('未登录，请登录')
  const result = (place: number) =>
    page.getByRole('row', { includeHidden: true }).filter({ hasText: batch[place]?.code ?? '' })
  await expect(result(2).filter({ hasText: '未发送' })).toHaveCount(1)
  await expect(result(3).filter({ hasText: '未发送' })).toHaveCount(1)
  expect(await decisionsOf(world)).toHaveLength(2)
  // Escape answers what stands above, and nothing below it.
  await page.keyboard.press('Escape')
  await expect(warmTip(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test.describe('With a session that ends meanwhile', () => {
  // The browser's own line about what is refused.
  test.use({ expectedConsole: [/status of 401 .*\/balance\//] })

  test('A reason that was typed for a batch is asked about before it goes, survives a lost session, and stays for what was not sent', async ({
    page,
    world,
  }) => {
    const batch = (await openWaiting(page, world)).slice(0, 3)
    const dialog = batchDialogOf(page, 3, '驳回')
    const remark = dialog.getByRole('textbox', { name: '备注' })
    const ask = () => batchBarOf(page).getByRole('button', { name: '驳回', exact: true }).click()
    await select(page, batch)
    await ask()
    await remark.fill('缺少合同')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await logOut(page)
    const question = page.getByRole('dialog', { name: '不保存就退出登录？' })
    await expect(question).toContainText('付款审核')
    await question.getByRole('button', { name: '返回' }).click()

    await page.reload()
    await select(page, batch)
    await ask()
    await expect(remark, 'over a reload').toHaveValue('缺少合同')
    await loseSession(page)
    await dialog.getByRole('button', { name: '驳回', exact: true }).click()
    await warmTip(page).getByRole('button', { name: '重新登录' }).click()
    await chooseUser(page, '陈杰')
    await select(page, batch)
    await ask()
    await expect(remark, 'over a lost session').toHaveValue('缺少合同')

    await world.fault({ call: DECISION_CALL, kind: 'refuse', message: '预算已关账', nth: 2 })
    await dialog.getByRole('button', { name: '驳回', exact: true }).click()
    await expect(dialog.getByRole('status')).toHaveText('已处理 3 / 3，成功 2')
    await dialog.getByRole('button', { name: '关闭' }).click()
    await ask()
    const rest = batchDialogOf(page, 1, '驳回')
    await expect(rest.getByRole('textbox', { name: '备注' })).toHaveValue('缺少合同')
    await rest.getByRole('button', { name: '驳回', exact: true }).click()
    await expect(rest.getByRole('status')).toHaveText('已处理 1 / 1，成功 1')
    await rest.getByRole('button', { name: '关闭' }).click()
    // Nothing is left to be asked about.
    await logOut(page)
    await expect(page).toHaveURL(SIGN_IN_PAGE)
  })
})

test('The reason of a batch stays ready while what it would be sent with is selected in either tab', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=100' })
  const order = await pickOf(page)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click()
  const row = checkboxOf(page, order.code)
  await row.check()
  await tab('全部')
  await row.check()
  await world.fault({ call: DECISION_CALL, kind: 'refuse', message: '预算已关账' })
  const ask = () => batchBarOf(page).getByRole('button', { name: '驳回', exact: true }).click()
  await ask()
  const dialog = batchDialogOf(page, 1, '驳回')
  const remark = dialog.getByRole('textbox', { name: '备注' })
  await remark.fill('缺少合同')
  await dialog.getByRole('button', { name: '驳回', exact: true }).click()
  await dialog.getByRole('button', { name: '关闭' }).click()
  const deselect = batchBarOf(page).getByRole('button', { name: `取消选择 ${order.code}` })
  await deselect.click()
  await tab('待处理')
  await ask()
  await expect(remark).toHaveValue('缺少合同')
  await dialog.getByRole('button', { name: '返回' }).click()
  await deselect.click()
  // Nothing is left to be asked about.
  await logOut(page)
  await expect(page).toHaveURL(SIGN_IN_PAGE)
})

test('A lost answer in a batch is unknown, neither done nor failed, and can be found out', async ({
  page,
  world,
}) => {
  const batch = (await openWaiting(page, world)).slice(0, 3)
  await select(page, batch)
  await world.fault({ call: DECISION_CALL, kind: 'cut', afterBytes: 0, nth: 2 })
  await world.fault({ call: DECISION_CALL, kind: 'empty', nth: 3 })
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 3)
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('已处理 3 / 3')
  await expect(warmTip(page)).toHaveCount(0)
  const lost = batchResultOf(dialog, batch[1]?.code ?? '')
  await expect(lost).toContainText('结果未知。')
  await lost.getByRole('link', { name: '查看结果' }).click()
  // Found out there, it is selected no more: it was done.
  await expect(page.getByRole('alert').filter({ hasText: '“通过”实际已完成' })).toBeVisible()
  await page.goBack()
  const reasons = batchBarOf(page)
    .getByRole('list', { name: '未完成，仍保持选中' })
    .getByRole('listitem')
  await expect(reasons).toHaveText([new RegExp(`^${batch[2]?.code}.*结果未知。`)])
  await expect(batchBarOf(page)).toContainText('已选 1 条')
  // What is still unknown is not sent once more.
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const again = batchDialogOf(page, 0)
  await expect(again).toContainText('跳过：上次操作结果未知，请先查看结果')
  await expect(again.getByRole('button', { name: '通过', exact: true })).toBeDisabled()
})

test('A batch goes on while more is selected; what was not done stays selected with its reason, and so does the rest', async ({
  page,
  world,
}) => {
  const orders = await openWaiting(page, world)
  const batch = orders.slice(0, 4)
  const [done, lost, refused, alsoDone] = batch.map(({ code }) => code)
  const meanwhile = orders.slice(4, 6)
  await select(page, batch)
  await world.fault({ call: DECISION_CALL, kind: 'empty', nth: 2 })
  await world.fault({ call: DECISION_CALL, kind: 'refuse', message: '预算已关账', nth: 3 })
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold', nth: 4 })
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 4)
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(batchProgressOf(dialog)).toHaveText('已处理 3 / 4，成功 1')
  await dialog.getByRole('button', { name: '后台继续' }).click()
  await expect(dialog).toHaveCount(0)
  const show = batchBarOf(page).getByRole('button', { name: '查看批量结果' })
  await expect(show).toBeFocused()
  await expect(batchBarOf(page).getByRole('status')).toHaveText('通过：已处理 3 / 4，成功 1')
  await expect(batchBarOf(page).getByRole('button', { name: '通过', exact: true })).toBeDisabled()
  await select(page, meanwhile)
  // It goes on while another page shows, too.
  await rowOf(page, meanwhile[0]?.code ?? '', '付款审核')
    .getByRole('link', { name: '审核' })
    .click()
  await expect(page.getByRole('article')).toBeVisible()
  await world.release(hold)
  await expect.poll(async () => (await orderOf(page, alsoDone ?? '')).state).toBe(30)
  await page.goBack()

  const left = [...orders.slice(1, 3), ...meanwhile]
  await expect(batchBarOf(page)).toContainText(`已选 4 条，共 ${yuan(sumOf(left, 'amount'))} 元`)
  for (const { code } of left) await expect(checkboxOf(page, code)).toBeChecked()
  for (const code of [done, alsoDone]) await expect(checkboxOf(page, code ?? '')).toHaveCount(0)
  const reasons = batchBarOf(page)
    .getByRole('list', { name: '未完成，仍保持选中' })
    .getByRole('listitem')
  await expect(reasons).toHaveText([
    new RegExp(`^${lost}.*结果未知。`),
    new RegExp(`^${refused}.*预算已关账`),
  ])
  await show.click()
  await expect(dialog).toContainText('2 条未完成，仍保持选中。')
  await expect(dialog).toContainText('其中 1 条结果未知，查明之前按未完成处理。')
  await dialog.getByRole('button', { name: '关闭' }).click()

  await reasons.getByRole('button', { name: `取消选择 ${refused}` }).click()
  await expect(checkboxOf(page, refused ?? '')).not.toBeChecked()
  await expect(reasons).toHaveCount(1)
  await batchBarOf(page).getByRole('button', { name: '清除选择' }).click()
  await expect(batchBarOf(page)).toHaveCount(0)
})

test('A batch ends when somebody else signs in in another tab: nothing of it is decided in their name', async ({
  context,
  page,
  world,
}) => {
  const orders = (await openWaiting(page, world)).slice(0, 4)
  await select(page, orders)
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold', nth: 2 })
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 4)
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await expect(batchProgressOf(dialog)).toHaveText('已处理 1 / 4，成功 1')
  // The second is at the server, in the name of who asked for it.
  await expect.poll(() => decisionsOf(world)).toHaveLength(2)
  // Who may decide on them as well.
  await world.signIn('li.na')
  const other = await context.newPage()
  await other.goto('/')
  await expect(page.getByRole('heading', { name: '欢迎，李娜' })).toBeVisible()
  await world.release(hold)
  await page
    .getByRole('navigation', { name: '菜单' })
    .getByRole('link', { name: '付款审核' })
    .click()
  await expect(confirmTable(page).getByRole('row').nth(1)).toBeVisible()
  await confirmTable(page).getByRole('link', { name: '审核' }).first().click()
  await expect(page.getByRole('article')).toBeVisible()
  const sent = await world.journal(DECISION_CALL)
  expect(sent.map(({ username, status }) => [username, status])).toEqual([
    ['chen.jie', 200],
    ['chen.jie', 200],
  ])
})

const colourOf = (button: Locator, of: 'color' | 'backgroundColor') =>
  button.evaluate((element, name) => getComputedStyle(element)[name], of)

const isRed = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  return red > 2 * green && red > 2 * blue
}

test('Rejecting is red wherever it is pressed, and approving never is', async ({ page, world }) => {
  const [first] = await openWaiting(page, world)
  await checkboxOf(page, first?.code ?? '').check()
  for (const [name, isDangerous] of [
    ['通过', false],
    ['驳回', true],
  ] as const) {
    const ask = batchBarOf(page).getByRole('button', { name, exact: true })
    expect(isRed(await colourOf(ask, 'color')), name).toBe(isDangerous)
    await ask.click()
    const dialog = batchDialogOf(page, 1, name)
    const decide = dialog.getByRole('button', { name, exact: true })
    await expect(decide).toBeVisible()
    expect(isRed(await colourOf(decide, 'backgroundColor')), name).toBe(isDangerous)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
