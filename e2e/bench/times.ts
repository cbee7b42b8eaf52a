import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { open, withBrowser, type Bench, type Line, type Subject } from './browser'
import { firstRows, goBack, openDetail, rowsOf, settle, turnPage } from './steps'

/** A build with so many rows in its list. */
export interface Case {
  subject: Subject
  rows: number
}

/** One run through a page, from an empty profile on; times in ms. */
export interface Sample {
  jsKib: number
  cssKib: number
  requests: number
  firstRowsCold: number
  /** what tasks took beyond 50 ms each, until the first rows */
  blocking: number
  firstRowsAgain: number
  detailFirst: number
  detailAgain: number
  backFirst: number
  backAgain: number
  /** script, style and layout of that way back: all but painting */
  backWork: number
  pageChange: number
  /** what was requested to the first rows, without the page itself */
  paths: readonly string[]
}

const listOf = ({ subject: { base }, rows }: Case) => `${base}payment/order/list?pageSize=${rows}`

/** Bytes and requests that were begun before the first rows were there. */
async function transferred(page: Page, until: number) {
  const entries = await page.evaluate(
    (limit) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ startTime }) => startTime < limit)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, encodedBodySize })),
    until,
  )
  const kib = (ending: string) => {
    const sizes = entries.filter(({ path }) => path.endsWith(ending))
    return sizes.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024
  }
  // The page itself is not among its resources.
  const requests = entries.length + 1
  return {
    jsKib: kib('.js'),
    cssKib: kib('.css'),
    requests,
    paths: entries.map(({ path }) => path),
  }
}

async function measureCold(context: BrowserContext, path: string) {
  const page = await open(context, path)
  const firstRowsCold = await firstRows(page)
  await settle(page)
  const loaded = await transferred(page, firstRowsCold)
  const tasks = await page.evaluate(() => window.bench.blocking)
  const blocking = tasks.reduce((sum, { at, over }) => sum + (at < firstRowsCold ? over : 0), 0)
  await page.close()
  return { ...loaded, firstRowsCold, blocking }
}

const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

/** What script, style and layout have taken so far in a page, in ms. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.reduce((sum, { name, value }) => sum + (WORK.includes(name) ? value * 1000 : 0), 0)
}

/** One run through a list: to it, to a detail, back, both once more, and to the next page. */
export function measureTimes(bench: Bench, measured: Case): Promise<Sample> {
  return withBrowser(bench, {}, async (context) => {
    const path = listOf(measured)
    const cold = await measureCold(context, path)
    const page = await open(context, path)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    const firstRowsAgain = await firstRows(page)
    await settle(page)
    const { first, count } = await rowsOf(page)
    const visit = async () => {
      const detail = await openDetail(page, first)
      await settle(page)
      const before = await workOf(session)
      const back = await goBack(page, { kind: 'rows', first, count })
      const work = (await workOf(session)) - before
      await settle(page)
      return { detail, back, work }
    }
    const once = await visit()
    const again = await visit()
    const pageChange = await turnPage(page)
    return {
      ...cold,
      firstRowsAgain,
      detailFirst: once.detail,
      detailAgain: again.detail,
      backFirst: once.back,
      backAgain: again.back,
      backWork: again.work,
      pageChange,
    }
  })
}

/** A line of which half of a continent is the way. */
const FAR: Line = { roundTrip: 165, megabits: 9 }

/** The first rows of an empty profile over a long line, in ms. */
export function measureSlowNetwork(bench: Bench, measured: Case): Promise<number> {
  return withBrowser(bench, {}, async (context) => {
    const page = await open(context, listOf(measured), { line: FAR })
    return firstRows(page)
  })
}
