import type { Locator, Page } from '@playwright/test'
import { rowsOf } from './lists'
import { expect } from '../test'

/** The texts of the shell's own parts, as the tests of several tasks look for them. */
export const UNSAVED = '有未保存的更改'
export const UNKNOWN_RESULT = '有操作结果未知'
export const SIGN_IN_PAGE = /\/auth\/redirect\?token=y&url=/

/** What a size that has changed brings about has been brought about. */
export const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done))
  })

export const tagsOf = (page: Page): Locator =>
  page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')

export const tagOf = (page: Page, title: string): Locator =>
  page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab', { name: title, exact: true })

/** These tags stand there, in this order, whatever is marked on them. */
export async function expectTags(page: Page, titles: readonly string[]): Promise<void> {
  const marks = `(${UNSAVED}|${UNKNOWN_RESULT})?`
  await expect(tagsOf(page)).toHaveText(titles.map((title) => new RegExp(`^${title}${marks}$`)))
}

/** The page of this tag is the one that shows. */
export async function expectShown(page: Page, title: string): Promise<void> {
  await expect(tagOf(page, title)).toHaveAttribute('aria-selected', 'true')
}

export const entryOf = (page: Page, name: string): Locator =>
  page.getByRole('menu').getByRole('menuitem', { name, exact: true })

/** Right-clicks a tag and chooses what stands in its menu. */
export async function chooseInTagMenu(page: Page, title: string, entry: string): Promise<void> {
  await tagOf(page, title).click({ button: 'right' })
  await entryOf(page, entry).click()
}

/** Opens orders from the list one after the other, and comes back to the list; gives their codes. */
export async function openOrders(page: Page, count: number): Promise<string[]> {
  const codes: string[] = []
  for (let row = 0; row < count; row++) {
    const link = rowsOf(page).nth(row).getByRole('link').first()
    const code = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: `付款单 ${code}` })).toBeVisible()
    await tagOf(page, '付款单').click()
    codes.push(code)
  }
  return codes
}

export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: '菜单' })

/** Changes a setting in the top bar: the button that says `label`, the entry that says `choice`. */
export async function choose(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: label }).click()
  await page.getByRole('menuitem', { name: choice, exact: true }).click()
}

export const userMenuOf = (page: Page): Locator => page.getByRole('button', { name: /^用户菜单/ })

export async function logOut(page: Page): Promise<void> {
  await userMenuOf(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
}

/** Chooses a person on the platform's sign-in page. */
export async function chooseUser(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(SIGN_IN_PAGE)
  await page.getByRole('button', { name }).click()
}

/** No screen scrolls sideways: neither the window nor the page in it. */
export async function expectNotTooWide(page: Page, what: string): Promise<void> {
  const excess = await page.evaluate(() => {
    const scrollers = [...document.querySelectorAll('main, [data-page-scroller]')]
    const pages = scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    return Math.max(document.documentElement.scrollWidth - innerWidth, ...pages)
  })
  expect(excess, what).toBeLessThanOrEqual(0)
}

/** What a browser tells a page when its tab goes to the background or comes back. */
export const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** The session ends without a word, as it does by time or in another application. */
export const loseSession = (page: Page): Promise<void> =>
  page.context().clearCookies({ name: /session/i })
