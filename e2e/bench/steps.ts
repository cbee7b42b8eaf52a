import type { Locator, Page } from '@playwright/test'
import type { Until } from './in-page'

/** As long as a hand takes from reaching a link to pressing it. */
const HOVER_MS = 300
/** What a page does after it shows is over by then; no figure has it in it. */
const SETTLE_MS = 1500

export const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLE_MS)

const ROWS_WITHIN_MS = 60_000

/** When the first rows were on the screen, in ms since the page was asked for. @throws when none come */
export const firstRows = (page: Page): Promise<number> =>
  page.evaluate((limit) => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('There are no rows')), limit)
    })
    return Promise.race([window.bench.firstRows, late])
  }, ROWS_WITHIN_MS)

/** What the list shows: the code of its first order, and how many there are. */
export async function rowsOf(page: Page): Promise<{ first: string; count: number }> {
  const found = await page.evaluate(() => window.bench.rows())
  if (!found) throw new Error(`There are no rows at ${page.url()}`)
  return found
}

/** What was timed last, in ms. */
async function duration(page: Page): Promise<number> {
  const { from, to } = await page.evaluate(() => window.bench.timed())
  return to - from
}

export const linkOf = (page: Page, code: string): Locator =>
  page.locator('table tbody tr td a', { hasText: code }).filter({ visible: true }).first()

export const nextPageOf = (page: Page): Locator =>
  page.getByRole('button', { name: '下一页', exact: true })

/** Clicks something; gives the ms from the click until what is waited for is on the screen. */
export async function timeClick(page: Page, target: Locator, until: Until): Promise<number> {
  await page.evaluate((what) => window.bench.fromClick(what), until)
  await target.click()
  return duration(page)
}

/** Points at an order's link as a hand does, and clicks it; ms until the order's heading shows. */
export async function openDetail(page: Page, code: string): Promise<number> {
  const link = linkOf(page, code)
  await link.hover()
  await page.waitForTimeout(HOVER_MS)
  return timeClick(page, link, { kind: 'detail', code })
}

/** Goes back in the history; ms until the rows are on the screen. */
export async function goBack(page: Page, until: Until): Promise<number> {
  await page.evaluate((what) => window.bench.fromBack(what), until)
  return duration(page)
}

/** Turns to the next page; ms from its answer, or from the click when the answer was there before it. */
export async function turnPage(page: Page): Promise<number> {
  const { first } = await rowsOf(page)
  await page.evaluate((until) => window.bench.fromClick(until), {
    kind: 'otherRows',
    than: first,
  } as const)
  await nextPageOf(page).click()
  const { from, to } = await page.evaluate(() => window.bench.timed())
  const answered = await page.evaluate(
    (click) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => name.endsWith('list.json') && startTime >= click)
        .map(({ responseEnd }) => responseEnd)[0],
    from,
  )
  return to - Math.max(from, answered !== undefined && answered < to ? answered : from)
}
