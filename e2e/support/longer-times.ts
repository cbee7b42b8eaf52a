import type { BrowserContext, Page } from '@playwright/test'

/** The timers of a page that are set to so many ms run for longer, from its next document on. */
export async function lengthenTimers(
  pages: BrowserContext | Page,
  longer: Readonly<Record<number, number>>,
): Promise<void> {
  await pages.addInitScript((lengths) => {
    const original = window.setTimeout.bind(window)
    window.setTimeout = Object.assign(
      (task: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
        original(task, lengths[ms] ?? ms, ...given),
      original,
    )
  }, longer)
}

/**
 * A page takes a note away after 4 s, and gives up what is not answered in 30 s. On a machine that stands still for seconds that
 * is over before a test has looked, or has done what it does while a request is kept back. Here it lasts five times as long, so
 * that to a slow machine a page is what it is to a quick one. A clock that a test installs has the real times: by it they are
 * tested.
 */
export const lastLonger = (context: BrowserContext): Promise<void> =>
  lengthenTimers(context, {
    // Notes, without and with something to press; a number beside it begins their time anew (`stayFor`).
    4000: 20_000,
    4001: 20_000,
    15_000: 75_000,
    15_001: 75_000,
    // Requests, files and parts of the program.
    30_000: 150_000,
  })

/**
 * Notifications stay for a minute also by a clock that the test has installed: a machine that is held up for longer than they
 * stand would look for one that has gone. After `clock.install`.
 */
export const keepNotifications = (page: Page, ms = 60_000): Promise<void> =>
  lengthenTimers(page, { 4000: ms, 4001: ms, 15_000: ms, 15_001: ms })

/**
 * A page waits 300 ms for what other tabs answer. This one waits ten times as long: on a busy machine the time may be over before
 * another tab was let run.
 */
export const waitLongerForTabs = (page: Page): Promise<void> => lengthenTimers(page, { 300: 3000 })

/**
 * Before a page sends something it wants to know within 5 s whose session it is. Here it waits for a minute. Not where a page finds out
 * what became of a write: it looks every 5 s. After `clock.install`.
 */
export const waitLongerForSession = (page: Page): Promise<void> =>
  lengthenTimers(page, { 5000: 60_000 })
