import type { Locator, Page } from '@playwright/test'
import { act } from './confirming'
import { rowsOf, sumsIn, totalsOf } from './lists'
import { headingOf, type Kind, TYPES } from './order-pages'
import { INTERNAL_DOCUMENT } from './payment-form'
import { askServer, yuan } from './payment-orders'
import { expect } from '../test'

interface WireBase {
  code: string
  state: number
  amount: number
  remark: string | null
  createBy: string
  gmtCreate: string
  gmtModified: string
}

/** A reverse order as the server sends it. */
export interface WireReverse extends WireBase {
  debitCode: string
  paymentCode: string
}

/** A debit order as the server sends it; `reverseOrder` on its detail only. */
export interface WireDebit extends WireBase {
  paymentCode: string
  reverseOrder?: WireReverse | null
}

/** A payment order as the server sends it; `debitOrders` on its detail only. */
export interface WirePayment extends WireBase {
  actual: number
  debitOrders: WireDebit[]
}

interface WireOf {
  payment: WirePayment
  debit: WireDebit
  reverse: WireReverse
}

/** An order as the server has it, read as whoever the page belongs to. */
export function read<K extends Kind>(page: Page, kind: K, code: string): Promise<WireOf[K]> {
  return askServer(page, `${kind}_order/detail.json`, { code })
}

/** A list as the server has it, in its order; what is to be confirmed of everybody with business 2. */
export function readList<K extends Kind>(
  page: Page,
  kind: K,
  filters: object = {},
): Promise<WireOf[K][]> {
  const request = { business: 1, pageNum: 1, pageSize: 1000, ...filters }
  return askServer(page, `${kind}_order/list.json`, request)
}

/** The steps of an order's log, the oldest first, those that failed marked with `!`. */
export async function stepsOf(page: Page, kind: Kind, code: string): Promise<string[]> {
  const { bizType } = TYPES[kind]
  const log = await askServer<{ step: string; state: number }[]>(page, 'payment_order/logs.json', {
    recordId: code,
    bizType,
  })
  return log.map(({ step, state }) => (state === 1 ? step : `${step}!`)).toReversed()
}

async function submit(page: Page, kind: Kind, document: object): Promise<string> {
  const { code } = await act<{ code: string }>(page, `${kind}_order/submit.json`, document)
  return code
}

/** Somebody submits a payment order of so many cents, without a screen. */
export const raisePayment = (page: Page, amount: number): Promise<string> =>
  submit(page, 'payment', { ...INTERNAL_DOCUMENT, attachments: [], amount })

/** Somebody submits a debit of so many cents, without a screen. */
export const raiseDebit = (page: Page, paymentCode: string, amount: number): Promise<string> =>
  submit(page, 'debit', { paymentCode, amount, remark: '团建', attachments: [] })

/** Somebody submits the reverse of a debit, without a screen. */
export const raiseReverse = (page: Page, debitCode: string): Promise<string> =>
  submit(page, 'reverse', { debitCode, remark: '重复扣款' })

/** Somebody decides on an order as it is now, without a screen; it gives the order's code. */
export async function decide(
  page: Page,
  kind: Kind,
  code: string,
  decision: object = { approved: 1 },
): Promise<string> {
  const { gmtModified } = await read(page, kind, code)
  await act(page, `${kind}_order/approval.json`, { code, gmtModified, ...decision })
  return code
}

/** A tallied payment order of so many cents. */
export async function talliedPayment(applicant: Page, reviewer: Page, amount: number) {
  return decide(reviewer, 'payment', await raisePayment(applicant, amount))
}

/** A tallied debit of so many cents, of a payment order of 1,000 yuan. */
export async function talliedDebit(applicant: Page, reviewer: Page, amount = 40_000) {
  const paymentCode = await talliedPayment(applicant, reviewer, 100_000)
  const debitCode = await decide(
    reviewer,
    'debit',
    await raiseDebit(applicant, paymentCode, amount),
  )
  return { paymentCode, debitCode }
}

/** Opens an order's confirm screen by its address; it can be decided on then. */
export async function openReview(page: Page, kind: Kind, code: string): Promise<void> {
  await page.goto(`${kind}/confirm/submit?code=${code}`)
  await expect(headingOf(page, kind, code)).toBeVisible()
  await expect(page.getByRole('region', { name: '审核意见' })).toBeVisible()
}

/** Opens the form of a new debit or reverse. */
export async function openNew(
  page: Page,
  kind: 'debit' | 'reverse',
  from: string | undefined,
): Promise<void> {
  const [path, parameter] =
    kind === 'debit'
      ? ['debit/order/add', 'paymentCode']
      : (['reverse/order/submit', 'debitCode'] as const)
  await page.goto(from === undefined ? path : `${path}?${parameter}=${from}`)
  await expect(newHeadingOf(page, kind)).toBeVisible()
}

export const newHeadingOf = (page: Page, kind: 'debit' | 'reverse'): Locator =>
  page.getByRole('heading', { level: 1, name: `新建${TYPES[kind].noun}` })

/** The field that an order is picked in: 付款单 or 扣款单. */
export const pickerOf = (page: Page, kind: 'payment' | 'debit'): Locator =>
  page.getByRole('main').getByRole('combobox', { name: TYPES[kind].noun })

export const amountOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('textbox', { name: '金额（元）' })

export const remarkOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('textbox', { name: '备注' })

/** The value under a label: of a detail, or of what was picked in a form. */
export const valueOf = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('..')
    .getByRole('definition')

/** The badge with the state, in the head of a detail or confirm screen. */
export const headOf = (page: Page): Locator => page.getByRole('article').locator('header')

/** Submits a debit's or reverse's form and waits for the detail; gives the order's code. */
export async function submitForm(page: Page, kind: 'debit' | 'reverse'): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: '提交', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/${kind}/order/detail\\?code=`))
  const code = new URL(page.url()).searchParams.get('code') ?? ''
  await expect(headingOf(page, kind, code)).toBeVisible()
  return code
}

/** Goes somewhere by the side menu, without a reload. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('link', { name, exact: true }).click()
}

/** A list's page shows exactly these orders with their amounts, and adds them up. */
export async function expectList(
  page: Page,
  kind: Kind,
  orders: readonly WireBase[],
): Promise<void> {
  const rows = rowsOf(page, TYPES[kind].list)
  await expect(rows).toHaveCount(orders.length)
  for (const [index, { code, amount }] of orders.entries()) {
    await expect(rows.nth(index)).toContainText(code)
    await expect(rows.nth(index)).toContainText(yuan(amount))
  }
  const sum = orders.reduce((total, { amount }) => total + amount, 0)
  const totals = totalsOf(page, /^本页合计/, TYPES[kind].list)
  await expect(sumsIn(totals).first()).toHaveText(yuan(sum))
}

/** A line of the ledger: code, state, taken, given back, balance. */
export type Line = readonly [
  code: string,
  state: string,
  taken: string,
  back: string,
  balance: string,
]

/** The ledger shows exactly these lines, ends where the server does, and marks no difference. */
export async function expectLedger(
  page: Page,
  paymentCode: string,
  lines: readonly Line[],
): Promise<void> {
  const ledger = page.getByRole('table', { name: '资金台账' })
  const shown = () =>
    ledger
      .locator('tbody')
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) => [0, 2, 3, 4, 5].map((cell) => row.children[cell]?.textContent ?? '')),
      )
  await expect.poll(shown).toEqual(lines)
  const { actual } = await read(page, 'payment', paymentCode)
  expect(lines.at(-1)?.at(-1)).toBe(yuan(actual))
  const order = page.getByRole('article')
  await expect(order.getByText(`台账余额：${yuan(actual)} 元`)).toBeVisible()
  await expect(order.getByText(`单据可用金额：${yuan(actual)} 元`)).toBeVisible()
  await expect(order.getByText(/台账与单据可用金额相差/)).toHaveCount(0)
}
