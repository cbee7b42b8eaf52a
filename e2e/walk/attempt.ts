import type { Page } from '@playwright/test'
import type { CallName } from '../../fixtures/calls'
import { expectedOf, isUnknown } from '../../src/testing/fault-matrix/expected'
import { FAULTS } from '../../src/testing/fault-matrix/faults'
import { changedOf } from '../support/outcomes'
import { warmTip } from '../support/languages'
import { expect } from '../test'
import type { World } from '../world'
import type { Mishap } from './steps'

/** What takes longer hangs, in ms: a busy machine stands still for many seconds. */
export const HANGS_MS = 40_000

/** How a write ended, by what the screen has told. */
export type Told = 'done' | 'not done'

/** A write that a person makes, and how they know that it was done at once. */
interface Attempt {
  call: CallName
  /** what the request meets on its way */
  mishap: Mishap | undefined
  press: () => Promise<void>
  /** whether the screen says that it was done */
  isDone: () => Promise<boolean>
  /** whether it says so of what was typed, and nowhere else */
  isRefused?: () => Promise<boolean>
  /** of several orders that are alike, the one that the person knows to be theirs; undefined: none of them */
  pick: (codes: readonly string[]) => Promise<string | undefined>
}

/** What is said of a write whose answer was lost. */
export const outcomeOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /结果未知：|”实际已完成|”未执行/ })
    .first()

/** Closes the dialog as one does who has read it, whenever it comes: its program may have to be fetched first. */
export async function closeEachTip(page: Page): Promise<void> {
  const close = warmTip(page).getByRole('button', { name: '确定' })
  await page.addLocatorHandler(warmTip(page), () => close.click())
}

/** From here on the dialog stands until it is read. */
export async function leaveTips(page: Page): Promise<void> {
  await page.removeLocatorHandler(warmTip(page))
}

/** Lets the page look at the server until it knows, and reads what it says. */
export async function findOut(page: Page, pick: Attempt['pick']): Promise<Told> {
  const outcome = outcomeOf(page)
  const choices = outcome.getByRole('button', { name: /^就是 / })
  const none = outcome.getByRole('button', { name: '都不是' })
  const known = outcome.filter({ hasText: /”实际已完成|”未执行/ })
  await expect(async () => {
    await page.clock.runFor(3000)
    await expect(known.or(none)).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: HANGS_MS })
  if (await none.isVisible()) {
    const codes = (await choices.allTextContents()).map((text) => text.replace('就是 ', ''))
    const code = await pick(codes)
    await (code === undefined ? none : choices.filter({ hasText: code })).click()
    return code === undefined ? 'not done' : 'done'
  }
  const text = (await known.textContent()) ?? ''
  await known.getByRole('button', { name: '确定' }).click()
  return text.includes('未执行') ? 'not done' : 'done'
}

/**
 * Presses, lets the request meet its mishap, reads what is told until it is definite, and clears it away. A write is sent
 * once, whatever becomes of it.
 */
export async function attempt(
  { page, world }: { page: Page; world: World },
  { call, mishap, press, isDone, isRefused, pick }: Attempt,
): Promise<Told> {
  const expected = mishap && expectedOf(mishap, { sends: 'write', answers: 'data' })
  await world.clearJournal()
  if (mishap) await world.fault({ ...FAULTS[mishap], call })
  await press()
  // What is told in a corner goes by itself after a while.
  let wasDone = false
  if (expected && mishap && isUnknown(mishap, expected)) {
    await expect(outcomeOf(page)).toBeVisible({ timeout: HANGS_MS })
  } else {
    const signs = [warmTip(page), changedOf(page), outcomeOf(page)]
    await expect(async () => {
      const shown = await Promise.all(signs.map((sign) => sign.isVisible()))
      wasDone ||= await isDone()
      expect([wasDone, (await isRefused?.()) ?? false, ...shown]).toContain(true)
    }).toPass({ timeout: HANGS_MS })
  }
  await world.clearFaults()
  await expect(warmTip(page)).toHaveCount(0)
  const told = (await outcomeOf(page).isVisible())
    ? await findOut(page, pick)
    : wasDone || (await isDone())
      ? 'done'
      : 'not done'
  expect((await world.journal(call)).length, 'times that it arrived').toBeLessThanOrEqual(1)
  return told
}
