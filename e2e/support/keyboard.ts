import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The focus did not get there within ${most} presses of Tab`)
}

/** Whether the page keeps Ctrl+F from the browser. */
export const keepsFind = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const key = { key: 'f', ctrlKey: true, bubbles: true, cancelable: true }
    const event = new KeyboardEvent('keydown', key)
    ;(document.activeElement ?? document.body).dispatchEvent(event)
    return event.defaultPrevented
  })

/** Nothing lies on what has the focus, and it is within what is scrolled. */
export const isFocusInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return false
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const corners = [
      [left + 1, top + 1],
      [right - 1, bottom - 1],
    ] as const
    return corners.every(([x, y]) => focused.contains(document.elementFromPoint(x, y)))
  })
