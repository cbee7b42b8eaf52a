import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'
import type { World } from '../world'

/** The kinds of base data, as they stand in paths. */
type Kind = 'department' | 'remark' | 'verifyuser'

export const TITLES: Record<Kind, string> = {
  department: '归属部门',
  remark: '备注',
  verifyuser: '核销确认人',
}

export const entryOf = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: text })
export const switchOf = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name: `启用：${name}`, exact: true })
export const newButton = (page: Page): Locator =>
  page.getByRole('button', { name: '新建', exact: true })
export const dialogOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true })
export const save = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: '保存', exact: true }).click()
/** What became of a write whose answer was lost. */
export const outcomeOf = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })

export async function openList(
  page: Page,
  world: World,
  kind: Kind,
  username = 'sun.li',
): Promise<void> {
  await world.signIn(username)
  await page.goto(`maintain/${kind}/list`)
  await expect(page.getByRole('heading', { level: 1, name: TITLES[kind] })).toBeVisible()
  await expect(page.getByRole('switch').first()).toBeVisible()
}
