import type { Locator, Page } from '@playwright/test'
import { STAGE_CALL } from './calls'
import { goToOrder, headingOf } from './order-pages'
import { askServer, orderOf, type WireDocument } from './payment-orders'
import { expect } from '../test'
import type { World } from '../world'

/** What a person puts into the form: choices by the names that they read. */
export interface Typed {
  settlement?: '内部' | '外部'
  channel?: string
  amount?: string
  feeItem?: string
  paymentUnit?: string
  paymentUnitAccount?: string
  department?: string
  park?: string
  principal?: string
  owner?: string
  applyCode?: string
  applyDate?: string
  remark?: string
}

/** An internal order that can be submitted. */
export const INTERNAL: Typed = {
  channel: 'GEMS',
  amount: '88.50',
  feeItem: '生日福利 (6666010304)',
  department: '信息技术部',
  park: '胶州园区',
  principal: '李娜 (li.na)',
}

/** An external order that can be submitted. */
export const EXTERNAL: Typed = {
  settlement: '外部',
  channel: '转账',
  amount: '1234.56',
  paymentUnit: '青岛鲜花有限公司',
  paymentUnitAccount: '6222 0000 1111',
  department: '信息技术部',
  park: '胶州园区',
  principal: '陈杰 (chen.jie)',
}

/** The document of `INTERNAL`, as it is sent. */
export const INTERNAL_DOCUMENT = {
  channelId: 2,
  amount: 8850,
  feeItemCode: '6666010304',
  affiliationDepartmentCode: 'D1031',
  affiliationParkId: 2,
  principalId: 1,
}

const LABELS = {
  channel: '结算渠道',
  amount: '金额（元）',
  feeItem: '费用项',
  paymentUnit: '付款单位',
  paymentUnitAccount: '付款单位账号',
  department: '归属部门',
  park: '园区',
  principal: '负责人',
  owner: '付款人',
  applyCode: '申请单号',
  applyDate: '申请日期',
  remark: '备注',
} as const satisfies Record<Exclude<keyof Typed, 'settlement'>, string>

type FieldName = keyof typeof LABELS

/** The fields that are chosen from what the browser itself lists. */
const NATIVE_CHOICES = ['channel', 'feeItem', 'park'] as const
/** The fields that are chosen by typing a part of the name. */
const SEARCHED_CHOICES = ['department', 'principal'] as const

const isOneOf = (names: readonly string[], name: string) => names.includes(name)

/** A field of the form, by its label. */
export function fieldOf(page: Page, name: FieldName): Locator {
  const isChoice = isOneOf([...NATIVE_CHOICES, ...SEARCHED_CHOICES], name)
  const role = isChoice ? 'combobox' : 'textbox'
  return page.getByRole('main').getByRole(role, { name: LABELS[name], exact: true })
}

export const submitOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: '提交', exact: true })

export const saveOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: '保存', exact: true })

/** The heading of a new order's form, or of an existing one's. */
export function formHeadingOf(page: Page, code?: string): Locator {
  const name = code === undefined ? '新建付款单' : `编辑付款单 ${code}`
  return page.getByRole('heading', { level: 1, name })
}

/** What says that the form holds something that is not saved. */
export const unsavedNote = (page: Page): Locator => page.getByText('尚未保存到服务器，已在本机暂存')

/** What the form says of what a department may still spend. */
export const budgetOf = (page: Page): Locator => page.getByRole('region', { name: '预算' })

/** The budget is there. It is the last that a form reads: under way, it would meet what a test takes away. */
export async function expectBudget(page: Page): Promise<void> {
  await expect(budgetOf(page).getByRole('definition')).toHaveCount(4)
}

/** Signs somebody in and opens the form: of a new order, or of the one with this code. */
export async function openForm(
  page: Page,
  world: World,
  { code, username = 'zhang.wei' }: { code?: string; username?: string } = {},
): Promise<void> {
  await world.signIn(username)
  await page.goto(`payment/order/submit${code === undefined ? '' : `?code=${code}`}`)
  await expect(formHeadingOf(page, code)).toBeVisible()
}

/** Goes to an order that can be edited and on to its form, without loading the application anew. */
export async function editOrder(page: Page, code: string): Promise<void> {
  await goToOrder(page, 'payment', code)
  await page.getByRole('article').getByRole('button', { name: '编辑' }).click()
  await expect(formHeadingOf(page, code)).toBeVisible()
}

/** Fills in what is given, top to bottom, and leaves the rest as it is. */
export async function fillForm(page: Page, { settlement, ...typed }: Typed): Promise<void> {
  if (settlement !== undefined) await page.getByRole('radio', { name: settlement }).check()
  for (const [name, text] of Object.entries(typed)) {
    const field = fieldOf(page, name as FieldName)
    if (isOneOf(NATIVE_CHOICES, name)) await field.selectOption({ label: text })
    else await field.fill(text)
    if (isOneOf(SEARCHED_CHOICES, name)) {
      // What stood there already is no typing, which would have opened the list.
      await field.click()
      await page.getByRole('listbox').getByRole('option', { name: text, exact: true }).click()
    }
  }
}

/** The form shows exactly this in the fields that are given. */
export async function expectForm(page: Page, { settlement, ...typed }: Typed): Promise<void> {
  if (settlement !== undefined) {
    await expect(page.getByRole('radio', { name: settlement })).toBeChecked()
  }
  for (const [name, text] of Object.entries(typed)) {
    const field = fieldOf(page, name as FieldName)
    const shown = isOneOf(NATIVE_CHOICES, name) ? field.locator('option:checked') : undefined
    if (shown) await expect(shown).toHaveText(text)
    else await expect(field).toHaveValue(text)
  }
}

/** A field is marked as wrong and says so itself, to the eye and to a screen reader. */
export async function expectWrong(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(message)
}

/** Stages an order without the form, as the person whose session the page has; gives its code. */
export async function stageOrder(page: Page, document: object = INTERNAL_DOCUMENT) {
  const body = { attachments: [], ...document }
  const { code } = await askServer<{ code: string }>(page, STAGE_CALL, body)
  return code
}

/** Somebody in a browser of their own saves a staged order with something else in it. */
export async function saveElsewhere(other: Page, code: string, typed: Typed): Promise<void> {
  await other.goto(`payment/order/submit?code=${code}`)
  await expect(formHeadingOf(other, code)).toBeVisible()
  await fillForm(other, typed)
  await saveOf(other).click()
  await expect(other.getByText(`${code} 已保存`)).toBeVisible()
}

/** The code that stands in the address. */
export function codeInAddress(page: Page): string {
  return new URL(page.url()).searchParams.get('code') ?? ''
}

/** Submits and waits for the order's detail; gives the order as the server has it then. */
export async function submitted(page: Page): Promise<WireDocument> {
  await submitOf(page).click()
  await expect(page).toHaveURL(/\/payment\/order\/detail\?code=/)
  const code = codeInAddress(page)
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  return orderOf(page, code)
}
