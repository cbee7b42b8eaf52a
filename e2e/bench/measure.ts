import { readFile } from 'node:fs/promises'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { launchOptions } from '../../tools/browser'
import type { Until } from './in-page'

const CPU_SLOWDOWN = 4
const PERSON = 'zhao.min'
/** As long as a hand takes from reaching a link to pressing it. */
const HOVER_MS = 300
const SETTLE_MS = 1500
const BACKS = 3
const WARM_UP_CYCLES = 10
const CYCLES = 50

/** A page under test: its name and the path that it lives under. */
export interface Subject {
  name: string
  base: string
}

export interface Sample {
  jsKib: number
  cssKib: number
  requests: number
  /** what was requested to the first rows, without the page itself */
  paths: readonly string[]
  firstRowsCold: number
  firstRowsWarm: number
  blocking: number
  detailFirst: number
  detailSecond: number
  back10: number
  back100: number
  pageChange: number
}

export interface HeapSample {
  heapKibPerCycle: number
  nodesPerCycle: number
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function inPageScript(): Promise<string> {
  const file = `${import.meta.dirname}/in-page.ts`
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' })
  return `(() => {${code.replace(/\bexport\s*\{\s*\};?\s*$/, '')}})()`
}

/** Starts a browser with an empty profile, signs in, and hands it over; it is closed afterwards. */
async function withBrowser<T>(
  browserPath: string,
  origin: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(launchOptions(browserPath))
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    await context.addInitScript({ content: await inPageScript() })
    await context.request.post('/__fixtures/sign-in', { data: { username: PERSON } })
    return await work(context)
  } finally {
    await browser.close()
  }
}

async function open(context: BrowserContext, path: string, slowdown: number): Promise<Page> {
  const page = await context.newPage()
  if (slowdown > 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await page.goto(path)
  return page
}

const firstRows = (page: Page) => page.evaluate(() => window.bench.firstRows)

async function rowsOf(page: Page): Promise<{ first: string; count: number }> {
  const found = await page.evaluate(() => window.bench.rows())
  if (!found) throw new Error(`There are no rows at ${page.url()}`)
  return found
}

async function duration(page: Page): Promise<number> {
  const { from, to } = await page.evaluate(() => window.bench.timed())
  return to - from
}

const linkOf = (page: Page, code: string) =>
  page.locator('table tbody tr td a', { hasText: code }).filter({ visible: true }).first()

async function openDetail(page: Page, code: string): Promise<number> {
  const link = linkOf(page, code)
  await link.hover()
  await page.waitForTimeout(HOVER_MS)
  await page.evaluate((until) => window.bench.fromClick(until), { kind: 'detail', code } as Until)
  await link.click()
  return duration(page)
}

async function goBack(page: Page, until: Until): Promise<number> {
  await page.evaluate((what) => window.bench.fromBack(what), until)
  return duration(page)
}

/** Bytes and requests that were begun before the first rows were there. */
async function transferred(page: Page, until: number) {
  const entries = await page.evaluate(
    (limit) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ startTime }) => startTime < limit)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, encodedBodySize })),
    until,
  )
  const kib = (ending: string) =>
    entries.reduce(
      (sum, each) => sum + (each.path.endsWith(ending) ? each.encodedBodySize : 0),
      0,
    ) / 1024
  // The page itself is not among its resources.
  return {
    jsKib: kib('.js'),
    cssKib: kib('.css'),
    requests: entries.length + 1,
    paths: entries.map(({ path }) => path),
  }
}

/** Going back from a detail to a list of so many rows. */
async function measureBack(context: BrowserContext, { base }: Subject, count: number) {
  const page = await open(context, `${base}payment/order/list?pageSize=${count}`, CPU_SLOWDOWN)
  await firstRows(page)
  await page.waitForTimeout(SETTLE_MS)
  const { first } = await rowsOf(page)
  const times: number[] = []
  for (let round = 0; round < BACKS; round++) {
    await openDetail(page, first)
    await page.waitForTimeout(SETTLE_MS)
    times.push(await goBack(page, { kind: 'rows', first, count }))
    await page.waitForTimeout(SETTLE_MS / 2)
  }
  await page.close()
  return median(times)
}

/** From the answer (or the click, when the answer was there before it) to the new page's rows. */
async function measurePageChange(page: Page): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < BACKS; round++) {
    const { first } = await rowsOf(page)
    await page.evaluate((until) => window.bench.fromClick(until), {
      kind: 'otherRows',
      than: first,
    } as Until)
    await page.getByRole('button', { name: /^(下一页|Next page)$/ }).click()
    const { from, to } = await page.evaluate(() => window.bench.timed())
    const answered = await page.evaluate(
      (click) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, startTime }) => name.endsWith('list.json') && startTime >= click)
          .map(({ responseEnd }) => responseEnd)[0],
      from,
    )
    times.push(to - Math.max(from, answered !== undefined && answered < to ? answered : from))
    await page.waitForTimeout(SETTLE_MS)
  }
  return median(times)
}

/** One run through a page, from an empty profile on. */
export function measure(browserPath: string, origin: string, subject: Subject): Promise<Sample> {
  return withBrowser(browserPath, origin, async (context) => {
    const path = `${subject.base}payment/order/list`
    const cold = await open(context, path, CPU_SLOWDOWN)
    const firstRowsCold = await firstRows(cold)
    await cold.waitForTimeout(SETTLE_MS * 2)
    const loaded = await transferred(cold, firstRowsCold)
    const blocking = await cold.evaluate(
      (limit) =>
        window.bench.blocking.reduce((sum, { at, over }) => sum + (at < limit ? over : 0), 0),
      firstRowsCold,
    )
    await cold.close()

    const page = await open(context, path, CPU_SLOWDOWN)
    const firstRowsWarm = await firstRows(page)
    await page.waitForTimeout(SETTLE_MS)
    const { first, count } = await rowsOf(page)
    const detailFirst = await openDetail(page, first)
    await page.waitForTimeout(SETTLE_MS)
    await goBack(page, { kind: 'rows', first, count })
    await page.waitForTimeout(SETTLE_MS)
    const detailSecond = await openDetail(page, first)
    await page.waitForTimeout(SETTLE_MS)
    await goBack(page, { kind: 'rows', first, count })
    await page.waitForTimeout(SETTLE_MS)
    const pageChange = await measurePageChange(page)
    await page.close()

    const back10 = await measureBack(context, subject, 10)
    const back100 = await measureBack(context, subject, 100)
    const times = { firstRowsCold, firstRowsWarm, blocking, detailFirst, detailSecond }
    return { ...loaded, ...times, back10, back100, pageChange }
  })
}

/** What list → detail → back leaves behind, over many cycles on the same order. */
export function measureHeap(
  browserPath: string,
  origin: string,
  { base }: Subject,
): Promise<HeapSample> {
  return withBrowser(browserPath, origin, async (context) => {
    const page = await open(context, `${base}payment/order/list`, 1)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await firstRows(page)
    const { first, count } = await rowsOf(page)
    const cycle = async () => {
      await page.evaluate((until) => window.bench.fromClick(until), {
        kind: 'detail',
        code: first,
      } as Until)
      await linkOf(page, first).click()
      await duration(page)
      await goBack(page, { kind: 'rows', first, count })
    }
    const read = async () => {
      await page.waitForTimeout(SETTLE_MS)
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
      return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') }
    }
    for (let round = 0; round < WARM_UP_CYCLES; round++) await cycle()
    const before = await read()
    for (let round = 0; round < CYCLES; round++) await cycle()
    const after = await read()
    return {
      heapKibPerCycle: (after.heap - before.heap) / 1024 / CYCLES,
      nodesPerCycle: (after.nodes - before.nodes) / CYCLES,
    }
  })
}
