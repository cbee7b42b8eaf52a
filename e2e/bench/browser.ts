import { readFile } from 'node:fs/promises'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { launchOptions } from '../../tools/browser'
import type { BenchServer } from './server'

/** How much slower than this machine the one is that a reviewer may have. */
const CPU_SLOWDOWN = 4
const PERSON = 'zhao.min'
const ORDERS = 2000

/** A build under test: its name and the path that it lives under. */
export interface Subject {
  name: string
  base: string
  /** the floor: a list and a detail, and nothing around them */
  isBare: boolean
}

/** With what everything is measured. */
export interface Bench {
  browser: string
  server: BenchServer
}

/** How a page meets its list. */
export interface Visit {
  person?: string
  /** payment orders of the world */
  orders?: number
}

async function inPageScript(): Promise<string> {
  const file = `${import.meta.dirname}/in-page.ts`
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' })
  return `(() => {${code.replace(/\bexport\s*\{\s*\};?\s*$/, '')}})()`
}

/**
 * Starts a browser with an empty profile in a world of its own, signed in, and hands it over; both are
 * gone afterwards. Nothing that one measurement leaves behind meets the next.
 */
export async function withBrowser<T>(
  { browser: path, server }: Bench,
  { person = PERSON, orders = ORDERS }: Visit,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const world = await server.newWorld(person, orders)
  const { args = [], ...options } = launchOptions(path)
  // Told by its key, not by ignoring what is wrong with it: then the browser would keep nothing in its cache.
  const trust = `--ignore-certificate-errors-spki-list=${server.keyHash}`
  const browser = await chromium.launch({ ...options, args: [...args, trust] })
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    await context.addCookies(world.cookies)
    await context.addInitScript({ content: await inPageScript() })
    return await work(context)
  } finally {
    await browser.close()
    await world.remove()
  }
}

/** A line to the server, by its round trip in ms and its width in Mbit/s. */
export interface Line {
  roundTrip: number
  megabits: number
}

const BITS = 1_000_000 / 8

/** Opens a path in a page of its own. */
export async function open(
  context: BrowserContext,
  path: string,
  { slowdown = CPU_SLOWDOWN, line }: { slowdown?: number; line?: Line } = {},
): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (line) {
    const throughput = line.megabits * BITS
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTrip,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  await page.goto(path)
  return page
}
