import type { Locator, Page } from '@playwright/test'
import { DETAIL_CALL, LIST_CALL } from './calls'
import { rowsOf, tableOf } from './lists'
import type { JournalEntry } from '../../fixtures/journal'
import { expect } from '../test'
import type { World } from '../world'

/** A payment order as the server sends it, as far as these tests look at it. */
export interface WireOrder {
  code: string
  channelId: number | null
  channel: { name: string; type: number } | null
  park: { name: string } | null
  state: number
  amount: number
  actual: number
  ownerName: string | null
  principalName: string | null
  affiliationDepartmentCode: string | null
  affiliationDepartmentName: string | null
  remark: string | null
  gmtCreate: string
  createBy: string
  createName: string | null
  attachments: { attachmentId: string; name: string }[]
}

/** An order with everything that the form writes and that decisions depend on. */
export interface WireDocument extends WireOrder {
  applyCode: string | null
  applyDate: string | null
  affiliationParkId: number | null
  principalId: number | null
  canOnlyConsume: number | null
  feeItemCode: string | null
  paymentUnit: string | null
  paymentUnitAccount: string | null
  verifyCode: string | null
  gmtModified: string
  lastModifiedBy: string
}

/** Asks the server itself, in the page's session: what the screens are held against. */
export async function askServer<Data>(page: Page, call: string, data: object): Promise<Data> {
  const response = await page.request.post(`/api/shopaccount/v1/balance/${call}`, { data })
  const answer = (await response.json()) as { data: Data }
  return answer.data
}

/** An order as the server has it. */
export function orderOf(page: Page, code: string): Promise<WireDocument> {
  return askServer(page, DETAIL_CALL, { code })
}

/** All orders that the person may see, in the list's order; up to 1,000. */
export function allOrders(page: Page, filters: object = {}): Promise<WireOrder[]> {
  return askServer(page, LIST_CALL, { business: 1, pageNum: 1, pageSize: 1000, ...filters })
}

/** What scrolls the rows: the frame around the table. */
export const scrollerOf = (page: Page): Locator => tableOf(page).locator('..')

export const formOf = (page: Page): Locator => page.getByRole('search', { name: '付款单筛选' })

export const chipsOf = (page: Page): Locator =>
  page.getByRole('list', { name: '已生效的筛选条件' }).getByRole('listitem')

/** Signs somebody in and opens the list at a query string; its first rows are there then. */
export async function openList(
  page: Page,
  world: World,
  { query = '', username = 'zhao.min' } = {},
): Promise<void> {
  await world.signIn(username)
  await page.goto(`payment/order/list${query}`)
  await expect(rowsOf(page).first()).toBeVisible()
}

/** The texts of one column, top to bottom. */
export async function columnOf(page: Page, header: string): Promise<string[]> {
  const headers = await tableOf(page).getByRole('columnheader').allTextContents()
  const at = headers.indexOf(header)
  if (at < 0) throw new Error(`The list has no column ${header}, only ${headers.join(', ')}`)
  return rowsOf(page).evaluateAll(
    (rows, index) => rows.map((row) => row.children[index]?.textContent ?? ''),
    at,
  )
}

/** The list shows exactly these orders, in this order. */
export async function expectRows(page: Page, orders: readonly WireOrder[]): Promise<void> {
  const codes = orders.map(({ code }) => code)
  // Right after a page was opened there is no table yet to read a column of.
  await expect(tableOf(page).getByRole('columnheader', { name: '单号', exact: true })).toBeVisible()
  await expect.poll(() => columnOf(page, '单号')).toEqual(codes)
}

export async function expectTotal(page: Page, total: number): Promise<void> {
  await expect(page.getByText(`共 ${total.toLocaleString('zh-CN')} 条`)).toBeVisible()
}

export async function search(page: Page): Promise<void> {
  await formOf(page).getByRole('button', { name: '查询', exact: true }).click()
}

/** The bodies with which a call was made so far. */
export async function bodiesOf(world: World, call: JournalEntry['call']): Promise<unknown[]> {
  return (await world.journal(call ?? undefined)).map(({ body }) => body)
}

/**
 * Waits until the list stands still, so that every later request is a new one: the page after it is
 * fetched when the browser is idle.
 */
export async function settle(world: World, nextPage = 2): Promise<void> {
  await expect
    .poll(async () => {
      const entries = await world.journal()
      const isDone = entries.every(({ status }) => status !== null)
      return isDone ? entries.map(({ body }) => body) : []
    })
    .toContainEqual(expect.objectContaining({ pageNum: nextPage }))
}

/** Cents as the screens write them. */
export function yuan(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${whole}.${digits.slice(-2)}`
}

/** Cents of all of them together; of a cancelled order nothing is left, whatever stands on it. */
export function sumOf(orders: readonly WireOrder[], field: 'amount' | 'actual'): number {
  const counted = field === 'actual' ? orders.filter(({ state }) => state !== 0) : orders
  return counted.reduce((sum, order) => sum + order[field], 0)
}
