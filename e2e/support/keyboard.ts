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
