import type { Page } from '@playwright/test'
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
