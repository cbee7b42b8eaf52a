import type { Page } from '@playwright/test'
import { choose, textFile } from '../support/attachments'
import { dialogOf, openList, switchOf } from '../support/base-data'
import { DECISION_CALL, DETAIL_CALL, STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import {
  act,
  approveOf,
  decisionOf,
  expectReviewRead,
  openConfirmList,
  openReviewAs,
  queueOf,
  review,
  waitingOrders,
} from '../support/confirming'
import { closeWarmTip } from '../support/languages'
import { rowsOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import { changedOf, conflictOf, outcomeOf } from '../support/outcomes'
import {
  expectBudget,
  expectWrong,
  fieldOf,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  saveElsewhere,
  saveOf,
  stageOrder,
  submitOf,
} from '../support/payment-form'
import { menuOf, tagOf } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

const UPLOAD = 'common/v1/file/upload'

// As a laptop with large letters shows it: the end of a page and its beginning are not in sight together.
const LOW = { width: 1440, height: 480 }
test.use({ viewport: LOW })

/** Scrolls the page to its end: its heading is out of sight. */
async function toTheEnd(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await heading.hover()
  await page.mouse.wheel(0, 5000)
  await expect(heading).not.toBeInViewport()
}

/** Goes to another page, in which nothing has the focus but its beginning. */
async function leave(page: Page): Promise<void> {
  await menuOf(page).getByRole('link', { name: '付款单', exact: true }).click()
  await expect(rowsOf(page).first()).toBeVisible()
}

/** Waits until a call has arrived and is kept back. */
async function arrived(
  world: World,
  call: typeof UPLOAD | typeof STAGE_CALL | typeof SUBMIT_CALL,
): Promise<void> {
  const open = async () => (await world.journal(call)).filter(({ status }) => status === null)
  await expect.poll(open).toHaveLength(1)
}

test('A failed save of which nothing is said above the form moves nothing; one whose answer is lost is said above it, in sight', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await test.step('failed', async () => {
    // What comes late would move the form by itself.
    await expectBudget(page)
    await allAnswered(world)
    await world.fault({ call: STAGE_CALL, kind: 'refuse', message: '系统维护中' })
    await toTheEnd(page)
    const before = await fieldOf(page, 'remark').boundingBox()
    await saveOf(page).click()
    await closeWarmTip(page)
    expect(await fieldOf(page, 'remark').boundingBox()).toEqual(before)
  })

  await test.step('lost', async () => {
    await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeInViewport()
    await saveOf(page).click()
    await closeWarmTip(page)
    await expect(outcomeOf(page)).toContainText('“保存”实际已完成')
    await expect(outcomeOf(page)).toBeInViewport()
    await expect(saveOf(page)).toBeInViewport()
  })
})

test('A decision that met another version, or whose answer is lost, says so in sight', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('li.na')
  const mine = (await waitingOrders(page)).filter(
    ({ createBy, verifyCode }) => !verifyCode && createBy === 'zhang.wei',
  )
  const [first, second] = mine
  const [code = '', other = ''] = [first?.code, second?.code]
  await openReviewAs(page, world, { code })
  const applicant = await anotherBrowser('zhang.wei')
  await act(applicant, 'payment_order/cancel.json', { code, gmtModified: first?.gmtModified })
  await toTheEnd(page)
  await approveOf(page).click()
  await expect(changedOf(page)).toBeInViewport()
  // Once more, from the end of the page.
  await toTheEnd(page)
  await expect(changedOf(page)).not.toBeInViewport()
  await approveOf(page).click()
  await expect(changedOf(page)).toBeInViewport()

  await openReviewAs(page, world, { code: other })
  await expectReviewRead(page, world, other)
  await world.fault({ call: DECISION_CALL, kind: 'drop', when: 'after' })
  await toTheEnd(page)
  await approveOf(page).click()
  await closeWarmTip(page)
  await expect(outcomeOf(page)).toBeInViewport()
  await expect(decisionOf(page)).toBeInViewport()
})

test('A decision that was pressed far down is told in sight, with the heading that has the focus', async ({
  page,
  world,
}) => {
  await world.signIn('chen.jie')
  const [code = ''] = await queueOf(page)
  await openReviewAs(page, world, { code, username: 'chen.jie' })
  await expectReviewRead(page, world, code)
  await world.fault({ call: DECISION_CALL, kind: 'status', status: 500 })
  await toTheEnd(page)
  await approveOf(page).click()
  await closeWarmTip(page)
  await expect(page.getByText('保存财务审核付款单失败!')).toBeInViewport()
  await expect(headingOf(page, 'payment', code)).not.toBeInViewport()
  await approveOf(page).click()
  await expect(page.getByText(`${code} 已审核通过并记账`)).toBeInViewport()
  await expect(headingOf(page, 'payment', code)).toBeFocused()
  await expect(headingOf(page, 'payment', code)).toBeInViewport()
})

test('What offers to try again lies over no decision, what failed is not said over the next order, and the last decision says in sight what is left to do', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=100' })
  const [first = '', second = '', ...others] = await queueOf(page)
  await review(page, first)
  await expectReviewRead(page, world, first)
  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 500 })
  await toTheEnd(page)
  await approveOf(page).click()
  await closeWarmTip(page)
  const note = page.getByRole('alert').filter({ hasText: `${first} 的“通过”未发送` })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 600 },
  ]) {
    await page.setViewportSize(size)
    await expect(note).toBeInViewport()
    for (const button of await decisionOf(page).getByRole('button').all()) {
      await button.click({ trial: true })
    }
  }

  await world.fault({ call: DECISION_CALL, kind: 'status', status: 500 })
  await note.getByRole('button', { name: '重试' }).click()
  await closeWarmTip(page)
  const failure = page.getByText('保存财务审核付款单失败!')
  await expect(failure).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(headingOf(page, 'payment', second)).toBeVisible()
  await expect(failure).toHaveCount(0)

  await test.step('the last decision of a queue leads to what became of all', async () => {
    await page.setViewportSize(LOW)
    await menuOf(page).getByRole('link', { name: '付款审核', exact: true }).click()
    const code = others.at(-1) ?? ''
    await review(page, code)
    await expectReviewRead(page, world, code)
    await world.outside('accounting', false)
    await world.outside('verification', false)
    await toTheEnd(page)
    await approveOf(page).click()
    const summary = page.getByRole('heading', { name: '队列小结' })
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport()
    await expect(page.getByText(new RegExp(`^${code}：.*系统未响应`))).toBeInViewport()
  })
})

test('An entry whose change got no answer is spoken of in sight of its row’s page', async ({
  page,
  world,
}) => {
  await openList(page, world, 'remark')
  await world.fault({ call: 'remark/update.json', kind: 'drop', when: 'after' })
  const last = page.getByRole('main').getByRole('switch').last()
  await last.scrollIntoViewIfNeeded()
  await toTheEnd(page)
  await last.click()
  await closeWarmTip(page)
  await expect(outcomeOf(page)).toBeInViewport()
})

/** A form is submitted that somebody else has saved meanwhile, and closed before the refusal, which comes once the fault given is released. */
async function closeBeforeConflict(
  page: Page,
  world: World,
  elsewhere: Page,
  code: string,
): Promise<string> {
  await saveElsewhere(elsewhere, code, { amount: '99' })
  const hold = await world.fault({ call: SUBMIT_CALL, kind: 'hold' })
  await submitOf(page).click()
  await arrived(world, SUBMIT_CALL)
  // Nothing is typed, and it is asked all the same.
  await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
  const question = page.getByRole('dialog', { name: '尚未返回结果，仍要离开？' })
  await expect(question).toContainText('已发出的操作会继续，结果将另行提示。')
  await question.getByRole('button', { name: '关闭', exact: true }).click()
  await expect(rowsOf(page).first()).toBeVisible()
  return hold
}

/** A new order's form is left for the list while the order is sent: the list stays where one is, and in the history. */
async function leaveWhileSent(
  page: Page,
  world: World,
  {
    call,
    press,
    said,
  }: { call: typeof SUBMIT_CALL | typeof STAGE_CALL; press: typeof saveOf; said: string },
): Promise<void> {
  await fillForm(page, INTERNAL)
  const hold = await world.fault({ call, kind: 'hold' })
  await press(page).click()
  await arrived(world, call)
  await leave(page)
  const search = page.getByRole('main').getByRole('button', { name: '查询', exact: true })
  await search.focus()
  await world.release(hold)
  await expect(page.getByText(new RegExp(`^FK\\d+ ${said}$`))).toBeVisible()
  // The form is done with, and its tag with it: by then it would have led to the order.
  await expect(tagOf(page, '新建付款单')).toHaveCount(0)
  await allAnswered(world)
  await expect(page).toHaveURL(/\/payment\/order\/list/)
  await expect(search).toBeFocused()
  // Nor is the list gone from the history, by which one came to where one goes from here.
  await menuOf(page).getByRole('link', { name: '扣款单', exact: true }).click()
  await expect(page).toHaveURL(/\/debit\/order\/list/)
  await page.goBack()
  await expect(page).toHaveURL(/\/payment\/order\/list/)
  await expect(rowsOf(page).first()).toBeVisible()
}

test.describe('What comes to a form that was left', () => {
  test('a conflict, is in sight on the way back, and nothing is done to the page in between', async ({
    anotherBrowser,
    page,
    world,
  }) => {
    await world.signIn('zhang.wei')
    const code = await stageOrder(page)
    await openForm(page, world, { code })
    await fillForm(page, { amount: '100' })
    await saveElsewhere(await anotherBrowser('zhao.min'), code, { amount: '99' })

    await toTheEnd(page)
    const hold = await world.fault({ call: STAGE_CALL, kind: 'hold' })
    await saveOf(page).click()
    await arrived(world, STAGE_CALL)
    await leave(page)
    await world.release(hold)
    await allAnswered(world)
    await tagOf(page, `编辑付款单 ${code}`).click()
    await expect(conflictOf(page).getByText(/zhao\.min/)).toBeInViewport()
  })

  test('a conflict of one that is closed by then, is told where one is, with the way to the order', async ({
    anotherBrowser,
    page,
    world,
  }) => {
    await world.signIn('zhang.wei')
    const code = await stageOrder(page)
    await openForm(page, world, { code })
    const hold = await closeBeforeConflict(page, world, await anotherBrowser('zhao.min'), code)
    await world.release(hold)
    await closeWarmTip(page)
    const told = page.getByRole('alert').filter({ hasText: '提交付款单失败!' })
    await told.getByRole('button', { name: '打开单据' }).click()
    await expect(headingOf(page, 'payment', code)).toBeVisible()
  })

  test('a conflict that is told over another order, names its own, and keeps the way to it', async ({
    anotherBrowser,
    page,
    world,
  }) => {
    await world.signIn('zhao.min')
    const code = await stageOrder(page)
    await openForm(page, world, { code, username: 'zhao.min' })
    const hold = await closeBeforeConflict(page, world, await anotherBrowser('zhao.min'), code)
    await menuOf(page).getByRole('link', { name: '付款审核', exact: true }).click()
    const [first = '', second = ''] = await queueOf(page)
    await review(page, first)
    await world.release(hold)
    await closeWarmTip(page)
    const told = page.getByRole('alert').filter({ hasText: `${code}：提交付款单失败!` })
    await expect(told).toBeInViewport()
    await page.keyboard.press('j')
    await expect(headingOf(page, 'payment', second)).toBeVisible()
    await told.getByRole('button', { name: '打开单据' }).click()
    await expect(headingOf(page, 'payment', code)).toBeVisible()
  })

  test('that it was submitted or saved, is told where one is, and leads nobody away', async ({
    page,
    world,
  }) => {
    await openForm(page, world)
    await leaveWhileSent(page, world, { call: SUBMIT_CALL, press: submitOf, said: '已提交' })
    await page.getByRole('main').getByRole('link', { name: '新建', exact: true }).click()
    await expect(formHeadingOf(page)).toBeVisible()
    await leaveWhileSent(page, world, { call: STAGE_CALL, press: saveOf, said: '已保存' })
  })

  test('a refusal of one field, is said at the field, which is in sight, and leaves the focus on a tag', async ({
    anotherBrowser,
    page,
    world,
  }) => {
    await openForm(page, world)
    await fillForm(page, INTERNAL)
    const hold = await world.fault({ call: SUBMIT_CALL, kind: 'hold' })
    await toTheEnd(page)
    await submitOf(page).click()
    await arrived(world, SUBMIT_CALL)
    await leave(page)
    const maintainer = await anotherBrowser('sun.li')
    const department = INTERNAL.department ?? ''
    await maintainer.goto(`maintain/department/list?name=${department}`)
    await switchOf(maintainer, department).click()
    const question = dialogOf(maintainer, `停用“${department}”？`)
    await question.getByRole('button', { name: '停用' }).click()
    await expect(switchOf(maintainer, department)).not.toBeChecked()
    await world.release(hold)
    await expect(page.getByText('提交付款单失败!')).toBeVisible()
    // Whoever walks through the open pages by their tags goes on from there.
    await tagOf(page, '付款单').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expectWrong(fieldOf(page, 'department'), '归属部门不存在或已停用')
    await expect(fieldOf(page, 'department')).toBeInViewport()
    await expect(tagOf(page, '新建付款单')).toBeFocused()
  })

  test('a file that failed while the order waited for it, is asked about, and has the focus', async ({
    page,
    world,
  }) => {
    await openForm(page, world)
    await fillForm(page, INTERNAL)
    const lost = await world.fault({ call: UPLOAD, kind: 'timeout' })
    await choose(page, textFile('慢.txt'))
    await submitOf(page).click()
    await arrived(world, UPLOAD)
    await leave(page)
    await world.release(lost)
    await closeWarmTip(page)
    // It says so where the person is by then.
    await expect(page.getByText('新建付款单：尚未提交。未附上：慢.txt')).toBeVisible()
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: '未附上的文件' })
    await expect(question.getByRole('button', { name: '重新上传' })).toBeFocused()
    await expect(question).toBeInViewport()
  })
})
