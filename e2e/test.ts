import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { ConsoleWatch } from '../fixtures/testing/console-watch'
import type { WorldOptions } from '../fixtures/testing/world-control'
import { World } from './world'

export { expect }

interface Options extends WorldOptions {
  /**
   * What the pages of a test may say on the console, as `text (address)`. Everything else that is an
   * error or a warning fails the test; failures of a call that a fault was set on are known.
   */
  expectedConsole: RegExp[]
}

interface Fixtures {
  /** The test's own backend; the browser of the test is in it from the start. */
  world: World
  /** Opens a browser beside the test's own, in the same world: another person, or another device. */
  anotherBrowser: (username?: string) => Promise<Page>
  consoleWatch: ConsoleWatch
}

/** The test function of this project: every test has a world, and a page that keeps its console clean. */
export const test = base.extend<Fixtures & Options>({
  orders: [200, { option: true }],
  now: [undefined, { option: true }],
  expectedConsole: [[], { option: true }],

  consoleWatch: async ({}, use) => {
    await use(new ConsoleWatch())
  },

  world: [
    async (
      { baseURL, context, consoleWatch, expectedConsole, now, orders, playwright },
      use,
      info,
    ) => {
      const origin = new URL(baseURL ?? '').origin
      consoleWatch.watch(context)
      const control = await playwright.request.newContext({ baseURL: origin })
      const world = await World.create(control, context, {
        orders,
        now,
        origin,
        testId: info.testId,
      })
      await use(world)

      const unexpected = consoleWatch.unexpected({
        messages: expectedConsole,
        faultedPaths: world.faultedPaths,
      })
      if (info.status !== info.expectedStatus) {
        const body = JSON.stringify(await world.journal(), null, 2)
        await info.attach('journal', { body, contentType: 'application/json' })
      }
      const unmet = await world.remove()
      await control.dispose()
      expect(unmet, 'every fault that was set must have been met').toEqual([])
      expect(unexpected, 'the console must stay clean').toEqual([])
    },
    { auto: true },
  ],

  anotherBrowser: async ({ baseURL, browser, consoleWatch, contextOptions, world }, use) => {
    const origin = new URL(baseURL ?? '').origin
    const opened: BrowserContext[] = []
    await use(async (username) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? origin })
      opened.push(context)
      consoleWatch.watch(context)
      await world.admit(context)
      if (username !== undefined) await world.signIn(username, context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})
