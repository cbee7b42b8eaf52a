import { test as base, expect } from '@playwright/test'
import { extendWithWorld } from '../fixtures/testing/browser-test'
import { World } from './world'

export { expect }

/** The test function of this project: every test has a world, and a page that keeps its console clean. */
export const test = extendWithWorld(base, (world, context) => new World(world, context))
