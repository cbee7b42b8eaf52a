import type { Page } from '@playwright/test'
import { FIRST_ANSWERS_LIMIT_MS } from '../../src/app/first-answers'
import { rowsOf } from '../support/lists'
import { lengthenTimers } from '../support/longer-times'
import { allAnswered } from '../support/under-way'
import { firstPath, type LoadedFile } from '../../tools/first-path'
import { expect, test } from '../test'

const PATH = '/payment/order/list'

/** The dialog's program is fetched 10 s after the start: a slow machine may not have got to its rows by then. */
const fetchNothingLater = (page: Page) => lengthenTimers(page, { 10_000: 120_000 })

interface Loaded {
  name: string
  bytes: number
}

test('What the budget counts is what a browser loads until the first rows', async ({
  page,
  world,
}) => {
  await fetchNothingLater(page)
  await page.addInitScript(() => {
    // What is fetched in quiet moments is no part of the first load, however late the rows come.
    const idle = globalThis.requestIdleCallback.bind(globalThis)
    const waiting: IdleRequestCallback[] = []
    globalThis.requestIdleCallback = (callback) => waiting.push(callback)
    const observer = new MutationObserver(() => {
      if (!document.querySelector('tbody td')) return
      observer.disconnect()
      const entries = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
      const loaded = entries.map(({ encodedBodySize, name }) => ({
        name: new URL(name).pathname.slice(1),
        bytes: encodedBodySize,
      }))
      Object.assign(globalThis, { loaded })
      globalThis.requestIdleCallback = idle
      for (const callback of waiting) idle(callback)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await world.signIn('zhao.min')
  await page.goto(PATH)
  await expect(rowsOf(page)).toHaveCount(10)
  const loaded = await page.evaluate(
    () => (globalThis as typeof globalThis & { loaded: Loaded[] }).loaded,
  )
  const computed = await firstPath('dist', PATH)
  for (const kind of ['js', 'css'] as const) {
    const seen = loaded.filter(({ name }) => name.endsWith(`.${kind}`))
    const counted = computed.filter((file) => file.kind === kind)
    expect(namesOf(counted), `${kind} that is counted`).toEqual(namesOf(seen))
    const bytes = seen.reduce((sum, file) => sum + file.bytes, 0)
    expect(sumOf(counted), `bytes of ${kind}`).toBe(bytes)
  }
})

test('A list that is answered at once is drawn once: its rows stand in the first frame of the page', async ({
  page,
  world,
}) => {
  // However slow this machine is, the answer is not late.
  await lengthenTimers(page, { [FIRST_ANSWERS_LIMIT_MS]: 20_000 })
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('header')) return
      observer.disconnect()
      Object.assign(globalThis, { firstDrawn: document.querySelectorAll('tbody tr').length })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await world.signIn('zhao.min')
  await page.goto(PATH)
  await expect(rowsOf(page)).toHaveCount(10)
  const firstDrawn = () =>
    page.evaluate(() => (globalThis as typeof globalThis & { firstDrawn: number }).firstDrawn)
  expect(await firstDrawn()).toBe(10)
})

test('What is called before the first rows is compiled while it arrives', async ({ request }) => {
  const scripts = await firstPath('dist', PATH)
  const marked: string[] = []
  for (const { name, kind } of scripts) {
    const text = kind === 'js' ? await (await request.get(name)).text() : ''
    // The browser heeds it on the first line only.
    if (text.startsWith('//# allFunctionsCalledOnLoad\n')) marked.push(name.replace(/-.*/, ''))
  }
  expect(marked.toSorted()).toEqual(['assets/index', 'assets/react', 'assets/rolldown'])
})

/** How many scripts and style sheets a screen may fetch until it is quite there, what comes by itself when idle included. */
const FILES: readonly { path: string; most: number }[] = [
  { path: PATH, most: 18 },
  { path: '/payment/confirm/list', most: 26 },
  { path: '/debit/order/list', most: 26 },
  { path: '/payment/order/submit', most: 28 },
  { path: '/maintain/remark/list', most: 22 },
]

test('A screen comes in a few files: each costs a request, however small it is', async ({
  page,
  world,
}) => {
  await fetchNothingLater(page)
  await world.signIn('server.ops')
  for (const { path, most } of FILES) {
    await page.goto(path)
    await expect(page.getByRole('tab').first()).toBeVisible()
    await allAnswered(world)
    const fetched = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource')
      return entries.map(({ name }) => name).filter((name) => /\.(?:js|css)$/.test(name))
    })
    expect(new Set(fetched).size, path).toBeGreaterThan(7)
    expect(new Set(fetched).size, path).toBeLessThanOrEqual(most)
  }
})

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name).toSorted()
const sumOf = (files: readonly LoadedFile[]) =>
  files.reduce((sum, { bytesSent }) => sum + bytesSent, 0)
