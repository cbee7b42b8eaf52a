import { test as base, expect } from '@playwright/test'
import { extendWithWorld } from '../fixtures/testing/browser-test'
import { watchHiddenLayout } from '../src/platform/hidden-layout'
import { lastLonger } from './support/longer-times'
import { World } from './world'

export { expect }

/**
 * The test function of this project: every test has a world, and a page that keeps its console clean, lays out
 * nothing that is hidden, and takes nothing away before a busy machine has looked: `lastLonger`, unless `realTimes` are asked for.
 */
export const test = extendWithWorld(base).extend<{ world: World; realTimes: boolean }>({
  realTimes: [false, { option: true }],
  world: async ({ backend, context }, use) => {
    await use(new World(backend, context))
  },
  context: async ({ context, realTimes, trace }, use) => {
    // Who records a trace asks every page, a hidden one too, where it is scrolled to.
    if (trace === 'off') await context.addInitScript(watchHiddenLayout)
    if (!realTimes) await lastLonger(context)
    await use(context)
  },
  anotherBrowser: async ({ anotherBrowser, realTimes }, use) => {
    await use(async (who) => {
      const page = await anotherBrowser(who)
      if (!realTimes) await lastLonger(page.context())
      return page
    })
  },
})
