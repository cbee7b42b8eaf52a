import type { Locator, Page, Request } from '@playwright/test'
import { DECISION_CALL } from './calls'
import { rowOf } from './lists'
import { headingOf, type Kind } from './order-pages'
import { askServer, orderOf, type WireOrder } from './payment-orders'
import { allAnswered } from './under-way'
import { expect } from '../test'
import type { World } from '../world'

/** What a write of an existing order holds. */
const EDITED = [
  'code',
  'gmtModified',
  'channelId',
  'applyCode',
  'applyDate',
  'feeItemCode',
  'amount',
  'ownerName',
  'paymentUnit',
  'paymentUnitAccount',
  'affiliationParkId',
  'affiliationDepartmentCode',
  'principalId',
  'canOnlyConsume',
  'remark',
  'attachments',
]

/** An order as the server sends it, with what decisions depend on. */
export interface WireDecided extends WireOrder {
  verifyCode: string | null
  gmtModified: string
}

/** A decision as it was sent. */
export interface Decision {
  code: string
  approved: 0 | 1
  remark?: string
  gmtModified: string
}

/** What waits for a decision, in the list's order, those that only wait for verification among them. */
export function waitingOrders(page: Page): Promise<WireDecided[]> {
  const request = { business: 2, state: 10, pageNum: 1, pageSize: 1000 }
  return askServer(page, 'payment_order/list.json', request)
}

/** The codes of a queue over all that waits. */
export async function queueOf(page: Page): Promise<string[]> {
  const orders = await waitingOrders(page)
  return orders.filter(({ verifyCode }) => !verifyCode).map(({ code }) => code)
}

/** Somebody does something without a screen; the server must accept it. */
export async function act<Data>(page: Page, call: string, data: object): Promise<Data> {
  const response = await page.request.post(`/api/shopaccount/v1/balance/${call}`, { data })
  const answer = (await response.json()) as { success: boolean; data: Data }
  expect(answer, call).toMatchObject({ success: true })
  return answer.data
}

/** Somebody decides on an order as it is now, without a screen. */
export async function decideAs(page: Page, code: string, remark?: string): Promise<void> {
  const { gmtModified } = await orderOf(page, code)
  const approved = remark === undefined ? 1 : 0
  await act(page, DECISION_CALL, { code, approved, remark, gmtModified })
}

/** Somebody submits an order again, with some fields changed, without a screen. */
export async function resubmitAs(page: Page, code: string, changes: object): Promise<void> {
  const order: Record<string, unknown> = { ...(await orderOf(page, code)) }
  const sent = EDITED.filter((field) => order[field] !== null)
  const document = Object.fromEntries(sent.map((field) => [field, order[field]]))
  await act(page, 'payment_order/submit.json', { ...document, ...changes })
}

/** The decisions that reached the server, in order. */
export async function decisionsOf(world: World): Promise<Decision[]> {
  return (await world.journal(DECISION_CALL)).map(({ body }) => body as Decision)
}

export const confirmTable = (page: Page): Locator =>
  page.getByRole('table', { name: '付款审核', exact: true })

/** Signs somebody in and opens the confirm list at a query string. */
export async function openConfirmList(
  page: Page,
  world: World,
  { query = '', username = 'li.na' } = {},
): Promise<void> {
  await world.signIn(username)
  await page.goto(`payment/confirm/list${query}`)
  await expect(confirmTable(page).locator('tbody').getByRole('row').first()).toBeVisible()
}

/**
 * Presses Refresh until the list is asked for: within a second of the last time that is refused. How long the press itself takes
 * is the machine's business. The next page is read ahead by itself: of a list with several that has to be over (`settle`).
 */
export async function refresh(page: Page, kind: Kind = 'payment'): Promise<void> {
  const call = new RegExp(`${kind}_order/list\\.json$`)
  let asked = 0
  const count = (request: Request) => {
    if (call.test(request.url())) asked += 1
  }
  page.on('request', count)
  await expect(async () => {
    // What an earlier press has asked for may be seen late: it is not pressed twice.
    if (asked === 0) await page.getByRole('button', { name: '刷新' }).click()
    await expect.poll(() => asked, { timeout: 1000 }).toBeGreaterThan(0)
  }).toPass()
  page.off('request', count)
}

/** Goes from the confirm list to an order, which starts a queue; the order is there then. */
export async function review(page: Page, code: string): Promise<void> {
  await rowOf(page, code, '付款审核').getByRole('link', { name: '审核' }).click()
  await expectDecidable(page, code)
}

/** Opens the confirm screen of an order by its address: a queue of one. */
export async function openReviewAs(
  page: Page,
  world: World,
  { code, username = 'li.na' }: { code: string; username?: string },
): Promise<void> {
  await world.signIn(username)
  await page.goto(`payment/confirm/submit?code=${code}`)
  await expectDecidable(page, code)
}

/** The order is there, and all that its page reads by itself: nothing of it comes later, or meets what a test does next. */
export async function expectReviewRead(page: Page, world: World, code: string): Promise<void> {
  await expectDecidable(page, code)
  const facts = page.getByRole('region', { name: '参考信息' })
  await expect(facts).toBeVisible()
  await expect(facts.getByText('正在核对…')).toHaveCount(0)
  await allAnswered(world)
}

async function expectDecidable(page: Page, code: string): Promise<void> {
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  await expect(decisionOf(page)).toBeVisible()
}

export const decisionOf = (page: Page): Locator => page.getByRole('region', { name: '审核意见' })

export const decisionRemarkOf = (page: Page): Locator =>
  decisionOf(page).getByRole('textbox', { name: '备注' })

export const approveOf = (page: Page): Locator =>
  decisionOf(page).getByRole('button', { name: '通过', exact: true })

export const rejectOf = (page: Page): Locator =>
  decisionOf(page).getByRole('button', { name: '驳回', exact: true })

export const queueBarOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: '审核队列' })

/** Where the order stands in its queue: `3 / 27`. */
export const placeOf = (page: Page): Locator => queueBarOf(page).getByRole('status')

/** What can't be done now with the order whose detail shows, each with its reason. */
export async function reasonsOf(page: Page): Promise<Record<string, string>> {
  await page.getByRole('article').getByRole('button', { name: '更多操作' }).click()
  const reasons = page.getByRole('dialog', { name: '更多操作' })
  await expect(reasons).toBeVisible()
  const entries = await reasons
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map(({ children: [name, reason] }) => [name?.textContent, reason?.textContent]),
    )
  await page.keyboard.press('Escape')
  await expect(reasons).toHaveCount(0)
  return Object.fromEntries(entries) as Record<string, string>
}

/** What can be done with all selected orders of a confirm list at once. */
export const batchBarOf = (page: Page): Locator => page.getByRole('region', { name: '已选单据' })

/** The dialog of a batch, by how many orders it sends. */
export const batchDialogOf = (page: Page, count: number, name = '通过'): Locator =>
  page.getByRole('dialog', { name: new RegExp(`^${name}：${count} 条，共 `) })

/** How far a batch is, as it stands in its dialog: who listens is told so less often. */
export const batchProgressOf = (dialog: Locator): Locator => dialog.getByText(/^已处理 \d/).first()

/** What the dialog of a batch says of an order. */
export const batchResultOf = (dialog: Locator, code: string): Locator =>
  dialog
    .getByRole('row')
    .filter({ has: dialog.page().getByRole('rowheader', { name: code }) })
    .getByRole('cell')
    .last()
