import type { Page } from '@playwright/test'
import type { Username } from '../../fixtures/users'
import { DECISION_CALL, DETAIL_CALL } from '../support/calls'
import { stepsOf } from '../support/chain'
import {
  act,
  approveOf,
  confirmTable,
  decideAs,
  decisionOf,
  decisionRemarkOf,
  decisionsOf,
  expectReviewRead,
  openConfirmList,
  openReviewAs,
  queueBarOf,
  queueOf,
  rejectOf,
  resubmitAs,
  review,
  waitingOrders,
  type WireDecided,
} from '../support/confirming'
import { closeWarmTip, warmTip } from '../support/languages'
import { changedOf } from '../support/outcomes'
import { rowOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import { bodiesOf, orderOf, yuan } from '../support/payment-orders'
import { tagsOf } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

/** An order that somebody may decide on, made by one of these people. */
async function pickWaiting(page: Page, ...creators: string[]): Promise<WireDecided> {
  const orders = await waitingOrders(page)
  const order = orders.find(
    ({ createBy, verifyCode }) => !verifyCode && creators.includes(createBy),
  )
  if (!order) throw new Error(`No order of ${creators.join(', ')} waits`)
  return order
}

interface Together {
  anotherBrowser: (username: Username) => Promise<Page>
  page: Page
  world: World
}

/** An order is open for review while its applicant and another reviewer can change it. */
async function openAmongOthers({ anotherBrowser, page, world }: Together) {
  const applicant = await anotherBrowser('zhang.wei')
  const chen = await anotherBrowser('chen.jie')
  const order = await pickWaiting(chen, 'zhang.wei')
  await openReviewAs(page, world, { code: order.code })
  return { applicant, chen, ...order }
}

const versionOf = (page: Page, field: string) =>
  page
    .getByRole('table', { name: '单据版本对比' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) })
    .getByRole('cell')

/** The order is read again before it is decided on: this read waits. The next order of a queue is read whenever the browser is idle. */
async function holdLook(world: World, code: string) {
  const where = { body: { code } }
  const hold = await world.fault({ call: DETAIL_CALL, kind: 'hold', where })
  const looks = async () =>
    (await world.journal(DETAIL_CALL))
      .filter(({ body }) => (body as { code: string }).code === code)
      .map(({ status }) => status)
  const isHeld = () => expect.poll(async () => (await looks()).at(-1)).toBeNull()
  return { hold, isHeld }
}

async function whatIsTold(page: Page): Promise<string> {
  if (await changedOf(page).isVisible()) return 'changed'
  return (await page.getByText('已处理', { exact: true }).isVisible()) ? 'done' : 'nothing'
}

test('An order that was cancelled after it was opened is not approved', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const zhao = await anotherBrowser('zhao.min')
  const { code, gmtModified } = await pickWaiting(zhao, 'zhao.min')
  await openReviewAs(page, world, { code })
  await act(zhao, 'payment_order/cancel.json', { code, gmtModified })
  await decisionRemarkOf(page).fill('金额已核对')
  await approveOf(page).click()
  await expect(changedOf(page)).toBeVisible()
  await expect(versionOf(page, '状态')).toHaveText(['待确认', '已取消'])
  expect(await decisionsOf(world)).toEqual([])
  await expect(decisionRemarkOf(page)).toHaveValue('金额已核对')

  await changedOf(page).getByRole('button', { name: '知道了' }).click()
  await expect(changedOf(page)).toHaveCount(0)
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'true')
  expect((await orderOf(page, code)).state).toBe(0)
})

test('An order that does not wait any more, as the screen has just said, is gone from the list', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const zhao = await anotherBrowser('zhao.min')
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const { code: first } = await pickWaiting(zhao, 'zhang.wei')
  const codes = await queueOf(page)
  const second = codes[codes.indexOf(first) + 1] ?? ''
  await review(page, first)
  await decideAs(zhao, first)
  await approveOf(page).click()
  await expect(changedOf(page)).toBeVisible()
  // On to the next one without putting away what was said.
  await page.keyboard.press('j')
  await expect(headingOf(page, 'payment', second)).toBeVisible()
  await page.getByRole('button', { name: '返回列表' }).click()
  await expect(rowOf(page, second, '付款审核')).toBeVisible()
  await expect(rowOf(page, first, '付款审核')).toHaveCount(0)
})

test('The queue’s summary counts such an order as no longer waiting before what was said is put away', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const li = await anotherBrowser('li.na')
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=100' })
  const last = (await queueOf(page)).at(-1) ?? ''
  await review(page, last)
  await decideAs(li, last)
  await approveOf(page).click()
  await expect(changedOf(page)).toBeVisible()
  await page.getByRole('button', { name: '队列小结' }).click()
  const summary = page.getByRole('region', { name: '队列小结' })
  await expect(summary.getByRole('row', { name: /^已不再待审 1 / })).toBeVisible()
  await expect(summary.getByRole('row', { name: /^已跳过 0 / })).toBeVisible()
})

test('The next order of a queue that somebody has decided on before one comes shows as it is', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const other = await anotherBrowser('zhao.min')
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const [first = '', second = ''] = await queueOf(page)
  await review(page, first)
  // It is read ahead, and nobody has seen it.
  await expect.poll(() => bodiesOf(world, DETAIL_CALL)).toContainEqual({ code: second })
  await allAnswered(world)
  await decideAs(other, second)
  await page.keyboard.press('j')
  await expect(headingOf(page, 'payment', second)).toBeVisible()
  await expect(page.getByText('已处理', { exact: true })).toBeVisible()
  await expect(changedOf(page)).toHaveCount(0)
  await queueBarOf(page).getByRole('button', { name: '上一单' }).click()
  await expect(headingOf(page, 'payment', first)).toBeVisible()
  await queueBarOf(page).getByRole('button', { name: '下一单' }).click()
  await expect(page.getByText('已处理', { exact: true })).toBeVisible()
})

test('An order that came back with another amount is shown as it was and as it is', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const { applicant, chen, code, amount } = await openAmongOthers({ anotherBrowser, page, world })
  await decideAs(chen, code, '请核对金额')
  await resubmitAs(applicant, code, { amount: amount + 12_345 })
  await world.clearJournal()
  await decisionRemarkOf(page).fill('同意')
  await approveOf(page).click()
  await expect(changedOf(page)).toBeVisible()
  await expect(versionOf(page, '金额（元）')).toHaveText([yuan(amount), yuan(amount + 12_345)])
  // Only what differs is compared.
  await expect(versionOf(page, '园区')).toHaveCount(0)
  expect(await decisionsOf(world)).toEqual([])

  // Pressed again, it is still the old amount that would be approved: nothing is sent.
  await approveOf(page).click()
  await expect(changedOf(page)).toBeFocused()
  expect(await decisionsOf(world)).toEqual([])

  await changedOf(page).getByRole('button', { name: '知道了' }).click()
  await expect(changedOf(page)).toHaveCount(0)
  await expect(decisionRemarkOf(page)).toHaveValue('同意')
  await approveOf(page).click()
  await expect(page.getByText(`${code} 已审核通过并记账`)).toBeVisible()
  const { gmtModified } = (await decisionsOf(world))[0] ?? {}
  expect(await decisionsOf(world)).toEqual([{ code, approved: 1, remark: '同意', gmtModified }])
  expect(await orderOf(page, code)).toMatchObject({ state: 30, amount: amount + 12_345 })
})

test('A file that was exchanged for another of the same name is a change', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const zhao = await anotherBrowser('zhao.min')
  const chen = await anotherBrowser('chen.jie')
  const { code } = await pickWaiting(zhao, 'zhao.min')
  const upload = async (text: string) => {
    const response = await zhao.request.post('/api/common/v1/file/upload', {
      multipart: {
        path: 'shopaccount',
        file: { name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) },
      },
    })
    const { data } = (await response.json()) as { data: { id: string } }
    return { attachmentId: data.id, name: '发票.pdf' }
  }
  const attach = async (text: string) => {
    await decideAs(chen, code, '请换发票')
    await resubmitAs(zhao, code, { attachments: [await upload(text)] })
  }
  await attach('%PDF-1.4 first')
  await openReviewAs(page, world, { code })
  await attach('%PDF-1.4 second')
  await approveOf(page).click()
  await expect(versionOf(page, '附件')).toHaveText([/发票\.pdf/, /发票\.pdf/])
  expect((await orderOf(page, code)).state).toBe(10)
})

test('A change that comes between the last look and the decision is shown as well', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const { applicant, chen, code, amount } = await openAmongOthers({ anotherBrowser, page, world })
  await decisionRemarkOf(page).fill('同意')
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold' })
  await approveOf(page).click()
  await expect.poll(() => decisionsOf(world)).toHaveLength(1)
  await decideAs(chen, code, '请核对金额')
  await resubmitAs(applicant, code, { amount: amount + 100 })
  await world.release(hold)
  await expect(changedOf(page)).toBeVisible()
  await expect(versionOf(page, '金额（元）')).toHaveText([yuan(amount), yuan(amount + 100)])
  await expect(decisionRemarkOf(page)).toHaveValue('同意')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await stepsOf(page, 'payment', code)).not.toContainEqual(expect.stringMatching(/^approve/))
})

test('A refusal as changed, with nothing that changed, is told as a failure', async ({
  page,
  world,
}) => {
  await world.signIn('li.na')
  const { code } = await pickWaiting(page, 'zhang.wei')
  await openReviewAs(page, world, { code })
  await world.fault({
    call: DECISION_CALL,
    kind: 'refuse',
    message: '单据已被他人修改',
    field: 'gmtModified',
  })
  await approveOf(page).click()
  await expect(warmTip(page)).toContainText('单据已被他人修改')
  await closeWarmTip(page)
  await expect(page.getByText('保存财务审核付款单失败!')).toBeVisible()
  await approveOf(page).click()
  await expect(page.getByText(`${code} 已审核通过并记账`)).toBeVisible()
})

test('Two people approve at once, and the order is approved once', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const other = await anotherBrowser('chen.jie')
  const { code } = await pickWaiting(other, 'he.jun')
  await openReviewAs(page, world, { code })
  await other.goto(`payment/confirm/submit?code=${code}`)
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold', times: 2 })
  await approveOf(page).click()
  await approveOf(other).click()
  await expect.poll(() => decisionsOf(world)).toHaveLength(2)
  await world.release(hold)
  await expect
    .poll(async () => {
      const told = await Promise.all([whatIsTold(page), whatIsTold(other)])
      return told.toSorted((left, right) => left.localeCompare(right))
    })
    .toEqual(['changed', 'done'])
  expect((await stepsOf(page, 'payment', code)).filter((step) => step === 'approve')).toHaveLength(
    1,
  )
})

test('A rejection needs a remark and asks back; what was seen counts there too', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const { applicant, code, gmtModified } = await openAmongOthers({ anotherBrowser, page, world })
  await rejectOf(page).click()
  await expect(decisionRemarkOf(page)).toBeFocused()
  await expect(decisionRemarkOf(page)).toHaveAccessibleDescription('请填写驳回原因')
  await decisionRemarkOf(page).fill('字'.repeat(201))
  await rejectOf(page).click()
  await expect(decisionRemarkOf(page)).toHaveAccessibleDescription('不能超过 200 个字')
  await decisionRemarkOf(page).fill('重复报销')
  await rejectOf(page).click()
  const dialog = page.getByRole('dialog', { name: `驳回 ${code}？` })
  await expect(dialog).toContainText('重复报销')
  await dialog.getByRole('button', { name: '返回' }).click()
  await expect(dialog).toHaveCount(0)

  await act(applicant, 'payment_order/cancel.json', { code, gmtModified })
  await rejectOf(page).click()
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(changedOf(page)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(decisionOf(page)).toBeVisible()
  await expect(decisionRemarkOf(page)).toHaveValue('重复报销')
  expect(await decisionsOf(world)).toEqual([])
})

test('What one person has pressed is not sent in the name of another who signs in before it leaves', async ({
  anotherBrowser,
  context,
  page,
  world,
}) => {
  const chen = await anotherBrowser('chen.jie')
  const { code } = await pickWaiting(chen, 'zhang.wei')
  await openReviewAs(page, world, { code })
  // What the page reads by itself would be refused to the other person.
  await expectReviewRead(page, world, code)
  const { hold, isHeld } = await holdLook(world, code)
  await approveOf(page).click()
  await isHeld()
  await world.signIn('chen.jie')
  const other = await context.newPage()
  await other.goto('/')
  await expect(page.getByRole('heading', { name: '欢迎，陈杰' })).toBeVisible()
  await world.release(hold)
  await page
    .getByRole('navigation', { name: '菜单' })
    .getByRole('link', { name: '付款审核' })
    .click()
  await expect(confirmTable(page).getByRole('row').nth(1)).toBeVisible()
  await confirmTable(page).getByRole('link', { name: '审核' }).first().click()
  await expect(page.getByRole('article')).toBeVisible()
  expect(await world.journal(DECISION_CALL)).toEqual([])
  await expect(warmTip(page)).toHaveCount(0)
})

test('Who closes the page while a decision is under way stays where they are, and is told what came of it', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const { code: first } = await pickWaiting(page, 'zhang.wei')
  const queue = await queueOf(page)
  const second = queue[queue.indexOf(first) + 1] ?? ''
  await review(page, first)
  await expectReviewRead(page, world, first)
  const { hold, isHeld } = await holdLook(world, first)
  await decisionOf(page).getByRole('button', { name: '通过并下一单' }).click()
  await isHeld()
  await tagsOf(page).filter({ hasText: first }).click({ button: 'middle' })
  await expect(rowOf(page, first, '付款审核')).toBeVisible()
  await world.release(hold)
  await expect(page.getByText(`${first} 已审核通过并记账`)).toBeVisible()
  await expect(rowOf(page, first, '付款审核')).toHaveCount(0)
  await expect(page).toHaveURL(/\/payment\/confirm\/list/)
  await expect(tagsOf(page).filter({ hasText: second })).toHaveCount(0)
})
