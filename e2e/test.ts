import { test as base, expect } from '@playwright/test'
import { extendWithWorld } from '../fixtures/testing/browser-test'
import { watchHiddenLayout } from '../src/platform/hidden-layout'
import { World } from './world'

export { expect }

/**
 * The test function of this project: every test has a world, and a page that keeps its console clean and lays out
 * nothing that is hidden.
 */
export const test = extendWithWorld(base).extend<{ world: World }>({
  world: async ({ backend, context }, use) => {
    await use(new World(backend, context))
  },
  context: async ({ context, trace }, use) => {
    // Who records a trace asks every page, a hidden one too, where it is scrolled to.
    if (trace === 'off') await context.addInitScript(watchHiddenLayout)
    await use(context)
  },
})
