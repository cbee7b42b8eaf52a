import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'
import type { World } from '../world'
import { userMenuOf } from './shell'

/** The order types, by the names that a person reads. */
export const TYPES = {
  payment: { noun: '付款单', list: '付款单', bizType: 1 },
  debit: { noun: '扣款单', list: '扣款单', bizType: 2 },
  reverse: { noun: '冲销单', list: '冲销单', bizType: 3 },
} as const
export type Kind = keyof typeof TYPES

/** The heading of an order's detail or confirm screen. */
export const headingOf = (page: Page, kind: Kind, code: string | RegExp): Locator =>
  page.getByRole('heading', {
    level: 1,
    name: code instanceof RegExp ? code : `${TYPES[kind].noun} ${code}`,
    exact: true,
  })

/** Opens an order's detail by its address, as whoever is signed in. */
export async function openDetail(page: Page, kind: Kind, code: string): Promise<void> {
  await page.goto(`${kind}/order/detail?code=${encodeURIComponent(code)}`)
  await expect(headingOf(page, kind, code)).toBeVisible()
}

/** Signs somebody in and opens a payment order's detail. */
export async function openDetailAs(
  page: Page,
  world: World,
  code: string,
  username = 'zhao.min',
): Promise<void> {
  await world.signIn(username)
  await openDetail(page, 'payment', code)
}

/** Goes to an order by its code in the command palette: as who is at work does it, without loading the application anew. */
export async function goToOrder(page: Page, kind: Kind, code: string): Promise<void> {
  // Before it is known who is here nobody listens for the key.
  await expect(userMenuOf(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '命令面板' })
  await palette.getByRole('combobox').fill(code)
  await palette.getByRole('option', { name: `${TYPES[kind].noun} ${code}` }).click()
  await expect(headingOf(page, kind, code)).toBeVisible()
}

/** The ledger of a payment order, on its detail. */
export const ledgerOf = (page: Page): Locator => page.getByRole('table', { name: '资金台账' })

/** The lines of the ledger, without its head. */
export const linesOf = (page: Page): Locator => ledgerOf(page).locator('tbody').getByRole('row')

/** The line of the ledger of one order. */
export const lineOf = (page: Page, code: string): Locator =>
  linesOf(page).filter({ has: page.getByRole('cell', { name: code, exact: true }) })
