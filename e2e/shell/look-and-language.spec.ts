import { switchLanguage } from '../support/languages'
import { tableOf } from '../support/lists'
import { chipsOf, formOf, openList } from '../support/payment-orders'
import { choose } from '../support/shell'
import { expect, test } from '../test'

test('The language changes without a reload and keeps what was typed', async ({ page, world }) => {
  await openList(page, world, { query: '?state=30' })
  await formOf(page).getByLabel('单号').fill('FK typed')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'zh-CN')

  await switchLanguage(page, '中文', 'English')
  await expect(html).toHaveAttribute('lang', 'en')
  const english = page.getByRole('search', { name: 'Filters of Payment orders' })
  await expect(english.getByLabel('Code')).toHaveValue('FK typed')
  await expect(english.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Settlement channel' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText('State: Tallied')
  await expect(page.getByText(/^\d+ in total$/)).toBeVisible()
  await expect(page).toHaveTitle('Payment orders · Settlement desk')

  await switchLanguage(page, 'English', 'Español')
  await expect(html).toHaveAttribute('lang', 'es')
  const spanish = page.getByRole('search', { name: 'Filtros de Órdenes de pago' })
  await expect(spanish.getByLabel('Código')).toHaveValue('FK typed')
  await expect(spanish.getByRole('button', { name: 'Buscar' })).toBeVisible()
  await expect(page.getByText(/^\d+ en total$/)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^Esta página/ })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis), 'no reload').toBe(true)

  await page.reload()
  await expect(html).toHaveAttribute('lang', 'es')
  await expect(spanish.getByRole('button', { name: 'Buscar' })).toBeVisible()
  await switchLanguage(page, 'Español', '中文')
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
  await expect(tableOf(page)).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`where the system is ${scheme}`, () => {
    test.use({ colorScheme: scheme })
    const other = scheme === 'dark' ? 'light' : 'dark'
    const choice = scheme === 'dark' ? '浅色' : '深色'

    test(`${other} colours that were chosen are there from the first paint after a reload`, async ({
      page,
      world,
    }) => {
      // Every colour scheme that the document had from the moment on when it could be painted.
      await page.addInitScript(() => {
        const schemes: (string | null)[] = []
        Object.assign(globalThis, { schemes })
        const note = () => {
          const root = document.documentElement
          const hasBody = root.querySelector('body') !== null
          if (hasBody) schemes.push(root.getAttribute('data-mantine-color-scheme'))
        }
        new MutationObserver(note).observe(document, {
          attributes: true,
          childList: true,
          subtree: true,
        })
      })
      const seen = () =>
        page.evaluate(() => [
          ...new Set((globalThis as unknown as { schemes: (string | null)[] }).schemes),
        ])
      await openList(page, world)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme)
      expect(await seen()).toEqual([scheme])
      await choose(page, '外观: 跟随系统', choice)
      await expect(html).toHaveAttribute('data-mantine-color-scheme', other)

      await page.reload()
      await expect(tableOf(page)).toBeVisible()
      expect(await seen()).toEqual([other])
    })
  })
}

test('The fields and buttons of a line of filters stand in line, in the longest language and in the smallest size', async ({
  page,
  world,
}) => {
  await world.signIn('server.ops')
  await page.goto('debit/order/list')
  const form = page.getByRole('search')
  const firstDay = form.getByRole('group').getByRole('textbox').first()
  const apart = () =>
    form.evaluate((filters) => {
      const tops = [...filters.querySelectorAll('input, select, button')].map(
        (control) => control.getBoundingClientRect().top,
      )
      const gaps = tops.flatMap((top) => tops.map((other) => Math.abs(top - other)))
      // What stands in one line is less than a field's height apart.
      return Math.max(...gaps.filter((gap) => gap < 28))
    })
  for (const [language, size, search] of [
    ['中文', 'mini', '查询'],
    ['Español', 'medium', 'Buscar'],
  ] as const) {
    await test.step(`${language}, ${size}`, async () => {
      if (language !== '中文') await switchLanguage(page, '中文', language)
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { size: chosen }), size) // prettier-ignore
      // The menu of languages names it before its texts are there.
      await expect(form.getByRole('button', { name: search, exact: true })).toBeVisible()
      await expect(form.getByRole('button').last()).toBeVisible()
      await expect.poll(apart).toBeLessThan(1)
      // What is said below a field pushes it to no other line.
      await firstDay.fill('abc')
      await page.keyboard.press('Enter')
      await expect(firstDay).toHaveAttribute('aria-invalid')
      expect(await apart()).toBeLessThan(1)
      await firstDay.fill('')
      await expect(firstDay).not.toHaveAttribute('aria-invalid')
    })
  }
})
