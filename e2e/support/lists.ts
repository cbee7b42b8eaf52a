import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'

/** A list's table, by its name; that of payment orders unless another is named. */
export const tableOf = (page: Page, name = '付款单'): Locator =>
  page.getByRole('table', { name, exact: true })

/** The rows of a list, without those of its head and its totals. */
export const rowsOf = (page: Page, name?: string): Locator =>
  tableOf(page, name).locator('tbody').getByRole('row')

/** Where the rows of a list stand in the window, in px from its top. */
export const rowTopsOf = (page: Page, name?: string): Promise<number[]> =>
  rowsOf(page, name).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))

/** Whether a press in its middle would reach it. */
export const isOnTop = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  })

/** The line below rows that could not be read again. */
export const notReadAgain = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: '列表中是之前读取的数据' })

/** The row of one order. */
export const rowOf = (page: Page, code: string, name?: string): Locator =>
  rowsOf(page, name).filter({ has: page.getByRole('link', { name: code, exact: true }) })

/** The line under a list whose label begins so: 本页合计, 已选, 全部. */
export const totalsOf = (page: Page, label: RegExp, name?: string): Locator =>
  tableOf(page, name).locator('tfoot').getByRole('row').filter({ hasText: label })

/** The sums in a line of totals. */
export const sumsIn = (totals: Locator): Locator =>
  totals.getByRole('cell').filter({ hasText: /\.\d\d$/ })

export const headersOf = (page: Page, name?: string): Locator =>
  tableOf(page, name).getByRole('columnheader')

/** What selects the row of an order. */
export const checkboxOf = (page: Page, code: string): Locator =>
  page.getByRole('checkbox', { name: `选择 ${code}`, exact: true })

/** All filters of a list, as one opens them on a narrow screen. */
export const filterDrawerOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: '查询条件' })

/** Opens the columns or the views of a list. */
export async function openPanel(page: Page, name: '列设置' | '视图'): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click()
  const panel = page.getByRole('dialog', { name, exact: true })
  await expect(panel).toBeVisible()
  return panel
}

export const pressExport = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '导出', exact: true }).click()

/** What an export was checked against. */
export const receiptOf = (page: Page): Locator => page.getByRole('region', { name: '导出回执' })
