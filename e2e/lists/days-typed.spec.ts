import { chipsOf, formOf, openList, search } from '../support/payment-orders'
import { choose } from '../support/shell'
import { expect, test } from '../test'

test('Days are typed as people write them, in the order of their language, and read back', async ({
  page,
  world,
}) => {
  await page.clock.setFixedTime('2026-11-22T12:00:00+08:00')
  await openList(page, world)
  const first = formOf(page).getByLabel('创建时间：开始日期')
  const last = formOf(page).getByLabel('创建时间：结束日期')
  await first.fill('20261101')
  await last.fill('今天')
  await expect(first).toHaveValue('2026-11-01')
  await last.press('Enter')
  await expect(chipsOf(page)).toHaveText(['创建时间: 2026-11-01 – 2026-11-22'])
  await expect(last).toHaveValue('2026-11-22')

  await first.fill('2026年10月3日')
  await last.fill('11/1')
  await expect(first).toHaveValue('2026-10-03')
  await search(page)
  await expect(chipsOf(page)).toHaveText(['创建时间: 2026-10-03 – 2026-11-01'])

  await choose(page, '语言', 'Español')
  const form = page.getByRole('search')
  await form.getByRole('textbox', { name: /primer día/i }).fill('3/10')
  await form.getByRole('textbox', { name: /último día/i }).fill('hoy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/createTimeStart=2026-10-03&createTimeEnd=2026-11-22/)

  const firstDay = form.getByRole('textbox', { name: /primer día/i })
  await firstDay.clear()
  await firstDay.pressSequentially('30 de septiembre de 2026')
  await firstDay.blur()
  await expect(firstDay).toHaveValue('2026-09-30')
})
