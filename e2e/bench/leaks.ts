import type { CDPSession, Page } from '@playwright/test'
import { open, withBrowser, type Bench, type Subject } from './browser'
import { firstRows, goBack, linkOf, rowsOf, settle, timeClick } from './steps'

/** The person that the page is opened as, by the name on the sign-in page. */
const NAME = '赵敏'

/** What stays behind after one cycle of something that a person does over and over. */
export interface Leak {
  heapKib: number
  nodes: number
  listeners: number
  documents: number
}

/** Of each kind of cycle; the floor has only the first. */
export interface Leaks {
  /** list → detail → back */
  back: Leak
  /** list → detail → its tag closed */
  closedTag?: Leak
  /** log-out → sign-in → list */
  logOut?: Leak
}

interface Cycles {
  /** first some that are not counted: caches fill */
  warmUp: number
  counted: number
}

const MANY: Cycles = { warmUp: 10, counted: 50 }
/** Each loads the page anew, twice. */
const FEW: Cycles = { warmUp: 2, counted: 8 }

async function read(page: Page, session: CDPSession): Promise<Leak> {
  await settle(page)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    heapKib: value('JSHeapUsedSize') / 1024,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    documents: value('Documents'),
  }
}

async function perCycle(
  page: Page,
  { warmUp, counted }: Cycles,
  cycle: () => Promise<void>,
): Promise<Leak> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let round = 0; round < warmUp; round++) await cycle()
  const before = await read(page, session)
  for (let round = 0; round < counted; round++) await cycle()
  const after = await read(page, session)
  return {
    heapKib: (after.heapKib - before.heapKib) / counted,
    nodes: (after.nodes - before.nodes) / counted,
    listeners: (after.listeners - before.listeners) / counted,
    documents: (after.documents - before.documents) / counted,
  }
}

/** Measures, on the machine as it is, what each kind of cycle leaves behind. */
export function measureLeaks(bench: Bench, { base, isBare }: Subject): Promise<Leaks> {
  return withBrowser(bench, {}, async (context) => {
    const list = `${base}payment/order/list`
    const page = await open(context, list, { slowdown: 1 })
    await firstRows(page)
    const { first, count } = await rowsOf(page)
    const rows = { kind: 'rows', first, count } as const
    const toDetail = () => timeClick(page, linkOf(page, first), { kind: 'detail', code: first })
    const back = await perCycle(page, MANY, async () => {
      await toDetail()
      await goBack(page, rows)
    })
    if (isBare) return { back }
    const tag = page.getByRole('tablist').first().getByRole('tab').filter({ hasText: first })
    const closedTag = await perCycle(page, MANY, async () => {
      await toDetail()
      await tag.press('Delete')
      await linkOf(page, first).waitFor()
      await tag.waitFor({ state: 'detached' })
    })
    const logOut = await perCycle(page, FEW, async () => {
      await page.getByRole('button', { name: /^用户菜单/ }).click()
      await page.getByRole('menuitem', { name: '退出登录' }).click()
      // The platform's page; its button has a part of the menu's name.
      await page.waitForURL(/\/auth\/redirect\?/)
      await page.getByRole('button', { name: NAME }).click()
      await page.getByRole('button', { name: /^用户菜单/ }).waitFor()
      await page.goto(list)
      await firstRows(page)
    })
    return { back, closedTag, logOut }
  })
}
