import type { Locator } from '@playwright/test'
import { filterDrawerOf, openPanel } from '../support/lists'
import { openList } from '../support/payment-orders'
import { saveView } from '../support/columns'
import { expect, test } from '../test'

// Escape gives up the word that an input method composes, which is no answer to what it is typed into.

/** Presses Escape in a field while its input method composes a word. */
function escapeWord(field: Locator): Promise<void> {
  return field.evaluate((element) => {
    const key = { key: 'Escape', bubbles: true, cancelable: true, isComposing: true }
    element.dispatchEvent(new KeyboardEvent('keydown', key))
  })
}

test('Giving up a composed word keeps the drawer of filters open', async ({ page, world }) => {
  await openList(page, world)
  await page.getByRole('button', { name: '更多查询', exact: true }).click()
  const drawer = filterDrawerOf(page)
  const field = drawer.getByLabel('单号')
  await field.fill('青岛')
  await escapeWord(field)
  await expect(drawer.getByRole('button', { name: '查询' })).toBeVisible()
  await field.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('Giving up a composed word keeps a panel open, and what is renamed in it', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await saveView(page, '一号')
  const panel = await openPanel(page, '视图')
  const fresh = panel.getByLabel('视图名称')
  await fresh.fill('二')
  await escapeWord(fresh)
  await panel.getByRole('button', { name: '重命名视图 一号' }).click()
  const renamed = panel.getByLabel('新名称')
  await renamed.fill('三')
  await escapeWord(renamed)
  await expect(renamed).toHaveValue('三')
  await renamed.press('Escape')
  await expect(renamed).toHaveCount(0)
  await expect(fresh).toHaveValue('二')
  await fresh.press('Escape')
  await expect(panel).toHaveCount(0)
})
