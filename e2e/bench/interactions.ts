import type { Page } from '@playwright/test'
import { open, withBrowser, type Bench, type Subject } from './browser'
import { slowestInteraction, type Interaction } from './interaction-parts'
import { firstRows, nextPageOf, settle } from './steps'

/** May decide on what others have raised. */
const REVIEWER = { username: 'li.na', name: '李娜' }
/** So many that more than one page of 100 waits for a decision. */
const ORDERS = 20_000

/** The slowest interaction of each thing that a person does often. */
export type Interactions = Readonly<
  Record<'selectRow' | 'filter' | 'pageChange' | 'approve', Interaction>
>

/** The browser tells of events when it has nothing else to do. */
const TOLD_WITHIN_MS = 5000

/** Does something and gives the slowest interaction of it. */
async function during(page: Page, act: () => Promise<unknown>): Promise<Interaction> {
  await page.evaluate(() => window.bench.interactions.splice(0))
  await act()
  const told = page.waitForFunction(() => window.bench.interactions.length > 0, undefined, {
    timeout: TOLD_WITHIN_MS,
  })
  // What took less than 16 ms is never told of.
  await told.catch(() => undefined)
  await settle(page)
  return slowestInteraction(await page.evaluate(() => window.bench.interactions))
}

/** Selecting a row, filtering, turning a page and approving, with 100 rows on a slow machine. */
export function measureInteractions(bench: Bench, { base }: Subject): Promise<Interactions> {
  const visit = { person: REVIEWER.username, orders: ORDERS }
  return withBrowser(bench, visit, async (context) => {
    const page = await open(context, `${base}payment/confirm/list?pageSize=100`)
    await firstRows(page)
    await settle(page)
    const box = page.locator('tbody').getByRole('checkbox').nth(1)
    const selectRow = await during(page, () => box.click())
    await box.click()
    const pageChange = await during(page, () => nextPageOf(page).click())
    const filters = page.getByRole('search')
    const filter = await during(page, async () => {
      await filters.getByRole('textbox').first().pressSequentially('FK2026')
      await filters.getByRole('button', { name: '查询', exact: true }).click()
    })
    const others = page.locator('tbody tr').filter({ hasNotText: REVIEWER.name })
    await others.getByRole('link', { name: '审核', exact: true }).first().click()
    const approve = page
      .getByRole('region', { name: '审核意见' })
      .getByRole('button', { name: '通过', exact: true })
    await approve.and(page.locator('[aria-disabled=false]')).waitFor()
    await settle(page)
    const approved = await during(page, () => approve.click())
    await page.getByText('已审核通过并记账').first().waitFor()
    return { selectRow, filter, pageChange, approve: approved }
  })
}
