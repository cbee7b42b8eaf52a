import type { Page } from '@playwright/test'
import { openPanel, rowsOf } from '../support/lists'
import { allOrders, openList } from '../support/payment-orders'
import { tagOf } from '../support/shell'
import { expect, test } from '../test'

/** What assistive technology is told of the page, as one text. */
async function heard(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name }) => String(name?.value ?? ''))
    .join('\n')
}

declare global {
  interface Window {
    /** the browser's own search in the page: in no standard, and in every browser */
    find: (text: string, isCaseSensitive: boolean, isBackwards: boolean, wraps: boolean) => boolean
  }
}

const finds = (page: Page, text: string) =>
  page.evaluate((what) => window.find(what, false, false, true), text)

/** Where the focus is: outside of everything, in the page that shows or around it, or in one behind it. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === body) return 'nothing'
    return activeElement?.closest('[data-hidden]') ? 'a page behind' : 'what shows'
  })

test('A page behind the one that shows is reached by no key, no search and no screen reader', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const [first = '', second = ''] = (await allOrders(page)).map(({ code }) => code)
  expect(await heard(page)).toContain(second)
  expect(await finds(page, second)).toBe(true)

  const link = rowsOf(page).getByRole('link', { name: first })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await expect(link).toBeHidden()
  expect(await heard(page)).toContain(first)
  expect(await heard(page)).not.toContain(second)
  expect(await finds(page, first)).toBe(true)
  expect(await finds(page, second)).toBe(false)

  const places: string[] = []
  do {
    await page.keyboard.press('Tab')
    places.push(await focusIn(page))
  } while (places.at(-1) !== 'nothing' && places.length < 200)
  expect(places.slice(0, -1)).toContain('what shows')
  expect(places).not.toContain('a page behind')
})

test('What lies above a list goes with it, and takes no key from the page that comes', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const link = rowsOf(page).first().getByRole('link').first()
  const heading = page.getByRole('heading', { level: 1, name: (await link.textContent()) ?? '' })
  await link.click()
  await expect(heading).toBeVisible()
  const inside = {
    列设置: page.getByRole('checkbox', { name: '园区' }),
    视图: page.getByRole('textbox', { name: '视图名称' }),
  }
  for (const name of ['列设置', '视图'] as const) {
    await tagOf(page, '付款单').click()
    const panel = await openPanel(page, name)
    await inside[name].focus()
    await page.goBack()
    await expect(heading).toBeVisible()
    await expect(panel).toHaveCount(0)
    await page.keyboard.press('Tab')
    expect(await focusIn(page)).toBe('what shows')
    await page.goForward()
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  }
})
