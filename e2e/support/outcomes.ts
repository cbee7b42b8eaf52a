import type { Locator, Page } from '@playwright/test'

/** What a page says of a write whose answer was lost, or that met somebody else's. */
const alertOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })

/** Nobody knows yet whether it was done. */
export const unknownOf = (page: Page): Locator => alertOf(page, '结果未知：')
/** It was done after all. */
export const doneOf = (page: Page): Locator => alertOf(page, '实际已完成')
/** It was not done. */
export const notDoneOf = (page: Page): Locator => alertOf(page, '未执行')
/** Any of these three. */
export const outcomeOf = (page: Page): Locator => alertOf(page, /结果未知：|实际已完成|未执行/)
/** Somebody has changed the order since it was opened for editing: somebody else, or the same person elsewhere. */
export const conflictOf = (page: Page): Locator => alertOf(page, /修改了此单据，本次未保存。/)
/** Goes on with a conflict: what both sides changed stays as the person typed it, the rest is put together. */
export async function goOnWithTyped(page: Page): Promise<void> {
  const typed = conflictOf(page).getByRole('radio', { name: /^您填写的/ })
  for (const choice of await typed.all()) await choice.check()
  await conflictOf(page).getByRole('button', { name: '合并后继续' }).click()
}
/** Somebody else has changed the order that one is deciding on. */
export const changedOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: '单据在您查看后已被修改' })
export const restoreOf = (page: Page): Locator => page.getByRole('button', { name: '恢复草稿' })

/** What a second sending of the same is refused with. */
export const REPEATED = '您上次的操作已超时，禁止重复操作'
