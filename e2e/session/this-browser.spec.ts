import manifest from '../../package.json' with { type: 'json' }
import { expectAccessible } from '../support/accessible'
import { switchLanguage } from '../support/languages'
import { expect, test } from '../test'
import type { Page } from '@playwright/test'
import { openList } from '../support/payment-orders'
import { choose, logOut, userMenuOf } from '../support/shell'

const everythingStored = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

test('The user menu shows the picture and the enterprise; a picture of elsewhere is never asked for', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.goto('.')
  await expect(userMenuOf(page).getByRole('presentation')).toHaveAttribute('src', /^data:image/)
  await userMenuOf(page).click()
  await expect(page.getByRole('menu')).toContainText('张伟 (zhang.wei)')
  await expect(page.getByRole('menu')).toContainText('企业：xinhai')
  const [first] = await world.journal('auth/user')
  expect(first?.body, 'the first look has a body like every other call').toEqual({})

  const user = { username: 'zhang.wei', name: '张伟', authorities: [] }
  for (const avatar of ['https://elsewhere.example/a.png', undefined]) {
    const body = { success: true, data: { ...user, avatar } }
    await world.fault({ call: 'auth/user', kind: 'body', body, times: 'always' })
    await page.goto('.')
    await expect(userMenuOf(page)).toHaveText('张张伟')
    await expect(userMenuOf(page).getByRole('presentation')).toHaveCount(0)
    await world.clearFaults()
  }
})

test('What a browser remembers tells nobody’s name, goes when one asks, and the documents opened last at log-out', async ({
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  await page
    .getByRole('table')
    .locator('tbody')
    .getByRole('row')
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('article')).toBeVisible()
  await choose(page, '尺寸: 中', '小')
  await expect
    .poll(() => everythingStored(page))
    .toMatch(/\.recent\..*\.settings\.|\.settings\..*\.recent\./)
  const stored = await everythingStored(page)
  expect(stored).not.toContain('zhang.wei')

  await userMenuOf(page).click()
  await page.getByRole('menuitem', { name: '清除本机记录' }).click()
  const question = page.getByRole('dialog', { name: '清除此浏览器中与您有关的记录？' })
  await question.getByRole('button', { name: '返回' }).click()
  await expect(question).toHaveCount(0)
  expect(await everythingStored(page)).toBe(stored)
  await userMenuOf(page).click()
  await page.getByRole('menuitem', { name: '清除本机记录' }).click()
  await question.getByRole('button', { name: '清除' }).click()
  await expect(page.getByText('此浏览器中与您有关的记录已清除。')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.goto('.')
  await expect(page.getByRole('button', { name: '尺寸: 中' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toBeVisible()
  await expect.poll(() => everythingStored(page)).toContain('.recent.')
  await logOut(page)
  await expect(page).toHaveURL(/\/auth\//)
  expect(await everythingStored(page)).not.toContain('.recent.')
})

test('The user menu names the version; what is new in it stands there in the language of the person', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.goto('.')
  await userMenuOf(page).click()
  await page.getByRole('menuitem', { name: `版本 ${manifest.version}：更新内容` }).click()
  const notes = page.getByRole('dialog', { name: '更新内容' })
  await expect(notes.getByRole('heading', { level: 3 }).first()).toContainText(manifest.version)
  await expect(notes.getByText('用户菜单中可以查看版本和更新内容。')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(notes).toHaveCount(0)
  await expect(userMenuOf(page)).toBeFocused()

  await switchLanguage(page, '中文', 'English')
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: /^Version / }).click()
  await expect(page.getByRole('dialog', { name: 'What is new' })).toContainText(
    'The user menu shows the version, and what is new in it.',
  )
})

test('“?” opens the help, with all keys, states and who decides, and the switch that turns single keys off', async ({
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  const help = page.getByRole('dialog', { name: '帮助' })
  await page.getByRole('textbox', { name: '单号' }).press('?')
  await expect(page.getByRole('textbox', { name: '单号' })).toHaveValue('?')
  await expect(help).toHaveCount(0)

  await page.getByRole('textbox', { name: '单号' }).blur()
  await page.keyboard.press('?')
  await expect(help.getByRole('heading', { name: '各状态的含义' })).toBeVisible()
  await expect(help.getByText('已入账，其金额可由扣款单使用。')).toBeVisible()
  await expect(help.getByText('有该类单据审核权限的人，但不能审核自己创建的单据。')).toBeVisible()
  await expectAccessible(page)
  await help.getByRole('switch', { name: '启用单键快捷键' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: '命令面板' })).toBeVisible()
  await expect(help).toHaveCount(0)
  await page.keyboard.press('Escape')

  await userMenuOf(page).click()
  await page.getByRole('menuitem', { name: '帮助' }).click()
  await expect(help.getByRole('switch')).not.toBeChecked()
})
