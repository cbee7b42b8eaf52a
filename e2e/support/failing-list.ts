import type { Locator, Page } from '@playwright/test'
import { LIST_CALL } from './calls'
import { expect } from '../test'
import type { FaultRequest, World } from '../world'
import { type Language, listRows, type Texts } from './languages'

export const LIST = '/payment/order/list'

export const FAILURE: Texts = { zh: '查询付款单失败!', en: 'Failed to query payment orders!' }

export type ListFault = FaultRequest extends infer Fault
  ? Fault extends FaultRequest
    ? Omit<Fault, 'call'>
    : never
  : never

export async function failList(world: World, fault: ListFault): Promise<void> {
  await world.fault({ ...fault, call: LIST_CALL })
}

/** What the dialog says, line by line, without its title and its buttons. */
export async function expectLines(dialog: Locator, lines: string[]): Promise<void> {
  for (const line of lines) await expect(dialog.getByText(line, { exact: true })).toBeVisible()
}

/** The call's own message stands where the rows would be. */
export function failureInPlace(page: Page, language: Language = 'zh'): Locator {
  return page.getByRole('main').getByRole('alert').filter({ hasText: FAILURE[language] })
}

/** Opens the list on one page of rows, so that nothing is prefetched behind it. */
export async function openShortList(page: Page): Promise<void> {
  await page.goto(`${LIST}?state=10&pageSize=100`)
  await expect(listRows(page).first()).toBeVisible()
}

/** Searches for something that was not asked for yet, and fails in the way that was set. */
export async function searchFor(
  page: Page,
  code: string,
  language: Language = 'zh',
): Promise<void> {
  const field = { zh: '单号', en: 'Code' }[language]
  const button = { zh: '查询', en: 'Search' }[language]
  await page.getByRole('textbox', { name: field, exact: true }).fill(code)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** The application leaves one line per failure on the console: by then it has dealt with it. */
export async function failureSeen(page: Page, call: string, kind: string): Promise<void> {
  await page.waitForEvent('console', (message) => message.text().includes(`(${call}, ${kind}`))
}
