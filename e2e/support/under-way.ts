import type { Locator, Page } from '@playwright/test'
import type { JournalEntry } from '../../fixtures/journal'
import { expect } from '../test'
import type { World } from '../world'

/**
 * Waits until everything has come that the browser has asked for, but the one call, or the part of the application, that is kept
 * back on purpose. Before that no test may put the page's clock ahead: whatever is still under way would be over its time limit
 * of 30 s.
 */
export async function allAnswered(
  world: World,
  except?: JournalEntry['call'] | `assets/${string}`,
): Promise<void> {
  const open = async () => [
    ...(await world.journal())
      .filter(({ call, status }) => status === null && call !== except)
      .map(({ call }) => call),
    ...world.underWay().filter((url) => !except || !url.includes(`/${except}`)),
  ]
  await expect.poll(open).toEqual([])
}

/**
 * Waits until the page has asked for all that it wants by now. A repeat of the cache's within a second of the same read is held
 * back until that has passed, so that before no journal can say that nothing was asked for again. The page's clock has to be
 * the test's.
 */
export async function nothingHeldBack(page: Page, world: World): Promise<void> {
  await allAnswered(world)
  await page.clock.runFor(1000)
  await allAnswered(world)
}

/** Waits until the server has answered a call so many times with success. */
export async function answeredTimes(
  world: World,
  call: NonNullable<JournalEntry['call']>,
  times: number,
): Promise<void> {
  const answers = async () => (await world.journal(call)).filter(({ status }) => status === 200)
  await expect.poll(async () => (await answers()).length).toBe(times)
}

/**
 * From here on only the test lets the page's time pass; before, it goes by by itself as well. It is stopped half a second
 * from now: not at a moment that has gone by before the page was told.
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))).toPass()
}

/**
 * Lets time pass in the page, whose clock is stopped, in steps of a tenth of a second until something shows: what is drawn when the
 * browser is idle, or a moment later, would never come.
 */
export async function passUntilShown(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(what).toBeVisible({ timeout: 500 })
  }).toPass()
}
