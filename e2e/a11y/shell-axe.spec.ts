import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleSize } from '../support/accessible'
import { rowsOf } from '../support/lists'
import { reversedOrder } from '../support/order-details'
import { fillForm, INTERNAL, openForm, unsavedNote } from '../support/payment-form'
import { openList } from '../support/payment-orders'
import { tagOf } from '../support/shell'
import { expect, test } from '../test'
import type { World } from '../world'

const LANGUAGES = ['zh-CN', 'en', 'es']
const SIZES = ['large', 'medium', 'small', 'mini']

const SCREENS: Record<string, (page: Page, world: World) => Promise<void>> = {
  'the list of payment orders': async (page, world) => {
    await openList(page, world, { query: '?state=40&createTimeStart=2025-01-01' })
    await rowsOf(page).first().getByRole('checkbox').check()
  },
  'the form of a payment order': async (page, world) => {
    await openForm(page, world)
    await fillForm(page, INTERNAL)
    await expect(unsavedNote(page)).toBeVisible()
  },
  'a payment order with its chain': async (page, world) => {
    const { order } = await reversedOrder(page, world)
    await page.goto(`payment/order/detail?code=${order.code}`)
    await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
  },
}

/** Chooses in a menu of the top bar, whatever the language is: the entry at `index`. */
async function pick(page: Page, label: RegExp, index: number): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: label }).click()
  await page.getByRole('menuitem').nth(index).click()
  await expect(page.getByRole('menuitem')).toHaveCount(0)
}

// Few rows show all that many would, and every one is looked at for long.
// High enough for all rows in every size: one that is half below the totals row is no target of the size it has.
test.use({ orders: 60, viewport: { width: 1440, height: 1100 } })

test.describe('In every language and every size, in light and dark colours,', () => {
  for (const [title, open] of Object.entries(SCREENS)) {
    test(`${title} can be used by everybody`, async ({ page, world }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, world)
      for (const [language, lang] of LANGUAGES.entries()) {
        await pick(page, /^(语言|Language|Idioma): /, language)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        for (const [index, size] of SIZES.entries()) {
          await pick(page, /^(尺寸|Size|Tamaño): /, index)
          await expect(page.locator('html')).toHaveAttribute('data-size', size)
          // Colours do not follow the language: in each size they are looked at once.
          const look =
            size === 'medium'
              ? () => expectAccessible(page)
              : () => expectAccessibleSize(page, { withColours: language === 0 })
          await test.step(`${lang}, ${size}`, look)
        }
      }
    })
  }
})

test('An open menu of the bar and of a tag is accessible, and its first entry has the focus, or the choice in force', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const banner = page.getByRole('banner')
  const entries = page.getByRole('menu').getByRole('menuitem')
  const language = banner.getByRole('button', { name: /^语言/ })
  for (const [opener, key] of [
    [language, 'Enter'],
    [banner.getByRole('button', { name: /^用户菜单/ }), 'Space'],
    [tagOf(page, '付款单'), 'Shift+F10'],
  ] as const) {
    await opener.focus()
    await opener.press(key)
    await expect(entries.first()).toBeFocused()
    await expect(entries.first()).toHaveCSS('outline-style', 'solid')
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(entries.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }

  // The key that opened it, held down, chooses nothing.
  await language.focus()
  await page.keyboard.down('Enter')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(entries.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await banner.getByRole('button', { name: /^Language/ }).press('Enter')
  await expect(entries.nth(1)).toBeFocused()
  await expect(entries.nth(1)).toHaveAttribute('aria-current', 'true')
})
