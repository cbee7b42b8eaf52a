import manifest from '../../package.json' with { type: 'json' }
import type { Locator, Page } from '@playwright/test'
import { closeWarmTip, warmTip } from '../support/languages'
import { rowsOf, tableOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import { fillForm, INTERNAL, openForm, submitOf, unsavedNote } from '../support/payment-form'
import { allOrders, formOf, openList } from '../support/payment-orders'
import { choose, chooseUser, logOut, menuOf, tagOf, tagsOf } from '../support/shell'
import { expect, test } from '../test'

const html = (page: Page) => page.locator('html')

async function heightOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.height ?? 0
}

test('The language changes under a half-filled form, and dates, numbers and the calendar follow', async ({
  context,
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, amount: '1234.50', applyDate: '2026-03-05' })
  await expect(unsavedNote(page)).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const other = await context.newPage()
  await other.goto('payment/order/list')
  await expect(rowsOf(other).first()).toBeVisible()

  await choose(page, '语言: 中文', 'English')
  await expect(page.getByRole('heading', { level: 1, name: 'New payment order' })).toBeVisible()
  await expect(page).toHaveTitle('New payment order · Settlement desk')
  await expect(page.getByRole('textbox', { name: 'Request date' })).toHaveValue('2026-03-05')
  await expect(page.getByRole('textbox', { name: 'Amount (yuan)' })).toHaveValue(/1,?234\.50/)
  await page.getByRole('button', { name: /^Request date.*calendar/i }).click()
  await expect(page.getByRole('dialog').getByText('March 2026')).toBeVisible()
  await page.keyboard.press('Escape')

  // The same person's other tab follows.
  await expect(html(other)).toHaveAttribute('lang', 'en')
  await expect(other.getByRole('table', { name: 'Payment orders' })).toBeVisible()
  await expect(other.getByText(/^\d+ in total$/)).toBeVisible()

  await choose(page, 'Language: English', 'Español')
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva orden de pago' })).toBeVisible()
  await choose(page, 'Idioma: Español', '中文')
  await expect(page.getByRole('textbox', { name: '金额（元）' })).toHaveValue(/1,?234\.50/)
  expect(await page.evaluate(() => 'isSamePage' in globalThis), 'no reload').toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(html(other)).toHaveAttribute('lang', 'zh-CN')
})

test('Every part follows the size, and each person at a computer has settings of their own', async ({
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  const parts = [
    rowsOf(page).first(),
    formOf(page).getByRole('button', { name: '查询', exact: true }),
    formOf(page).getByLabel('单号'),
    formOf(page).getByLabel('状态'),
    menuOf(page).getByRole('link', { name: '付款单' }),
    tagOf(page, '付款单'),
  ]
  const heights = async () => Promise.all(parts.map(heightOf))
  const names = ['大', '中', '小', '迷你'] as const
  const measured: number[][] = []
  let before = '中'
  for (const name of names) {
    await choose(page, `尺寸: ${before}`, name)
    await expect(page.getByRole('button', { name: `尺寸: ${name}` })).toBeVisible()
    measured.push(await heights())
    before = name
  }
  for (const [index, larger] of measured.slice(0, -1).entries()) {
    for (const [part, height] of (measured[index + 1] ?? []).entries()) {
      expect(height, `part ${part} in ${names[index + 1]}`).toBeLessThan(larger[part] ?? 0)
    }
  }

  await choose(page, '外观: 跟随系统', '深色')
  await choose(page, '语言: 中文', 'English')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Size: Mini' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await heightOf(page.getByRole('button', { name: 'Search', exact: true }))).toBe(
    measured[3]?.[1],
  )

  // Another person in the same browser begins with the defaults; both find their own again.
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await chooseUser(page, '王芳')
  await expect(page.getByRole('button', { name: '尺寸: 中' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-size', 'medium')
  await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'light')
  await choose(page, '尺寸: 中', '大')
  await logOut(page)
  await chooseUser(page, '张伟')
  await expect(page.getByRole('button', { name: 'Size: Mini' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  // Nobody's page is open while the session changes hands, or it would ask as the person before.
  await page.goto('about:blank')
  await world.signIn('wang.fang')
  await page.goto('.')
  await expect(page.getByRole('button', { name: '尺寸: 大' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'zh-CN')
})

test('The whole screen and back; a browser that can not is said to be one, in the warm tip', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.goto('.')
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML')
  await page.getByRole('button', { name: '退出全屏' }).click()
  await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()

  const old = await anotherBrowser('zhang.wei')
  await old.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
  })
  await old.goto('.')
  await old.getByRole('button', { name: '全屏', exact: true }).click()
  await expect(warmTip(old).getByText('您的浏览器不支持全屏', { exact: true })).toBeVisible()
  await closeWarmTip(old)
  await choose(old, '语言: 中文', 'English')
  await old.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(
    warmTip(old, 'en').getByText('you browser can not work', { exact: true }),
  ).toBeVisible()
})

test('Breadcrumbs and the document’s title say where one is, and lead back to the list as it was', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=30' })
  const filtered = page.url()
  const crumbs = page.getByRole('navigation', { name: '面包屑导航' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['首页', '付款管理', '付款单'])
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('付款单')
  await expect(page).toHaveTitle('付款单 · 商旅结算台')
  const order = (await allOrders(page, { state: 30 }))[0]
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(headingOf(page, 'payment', order?.code ?? '')).toBeVisible()
  await expect(crumbs.getByRole('listitem')).toHaveText([
    '首页',
    '付款管理',
    '付款单',
    `付款单 ${order?.code}`,
  ])
  await expect(page).toHaveTitle(`付款单 ${order?.code} · 商旅结算台`)
  await crumbs.getByRole('link', { name: '付款单' }).click()
  await expect(page).toHaveURL(filtered)
  await expect(tableOf(page)).toBeVisible()
  await crumbs.getByRole('link', { name: '首页' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('首页 · 商旅结算台')
  await expect(crumbs).toHaveCount(0)
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    '返回首页',
    '数据字典',
    '帮助',
    '清除本机记录',
    `版本 ${manifest.version}：更新内容`,
    '退出登录',
  ])
  await page.keyboard.press('Escape')
  await page.goto('payment/order/submit')
  await expect(submitOf(page)).toBeVisible()
  await expect(page).toHaveTitle('新建付款单 · 商旅结算台')
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
  await expect(tagsOf(page)).toHaveCount(4)
  await page.goto('nowhere')
  await expect(page).toHaveTitle('页面不存在 · 商旅结算台')
})
