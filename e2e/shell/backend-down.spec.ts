import {
  closeWarmTip,
  LANGUAGE_NAMES,
  LANGUAGES,
  listRows,
  NOT_SMOOTH,
  setLanguage,
  switchLanguage,
  type Texts,
  warmTip,
} from '../support/languages'
import { expectAccessible, expectAccessibleSize } from '../support/accessible'
import { SIGN_IN_PAGE } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const LIST = '/payment/order/list'
const FILTERED_LIST = `${LIST}?state=10`

const NO_SESSION_READ: Texts = { zh: '获取登录信息失败!', en: 'Failed to get the session!' }
const RETRY: Texts = { zh: '重试', en: 'Retry' }

test('A backend that is not there, or a proxy that has none, is told in the language of the person, and Retry works once it is back', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await test.step('a proxy that has no backend: that is no person without a session', async () => {
    await world.fault({ call: 'auth/user', kind: 'html', status: 502, times: 'always' })
    await page.goto('/')
    await expect(warmTip(page).getByText('请求失败', { exact: true })).toBeVisible()
    await closeWarmTip(page)
    await expect(page).toHaveURL('/')
    await world.clearFaults()
    await page.getByRole('main').getByRole('alert').getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
  })
  for (const language of LANGUAGES) {
    await test.step(LANGUAGE_NAMES[language], async () => {
      if (language === 'en') {
        await switchLanguage(page, '中文', 'English')
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      }
      await world.fault({ call: 'auth/user', kind: 'drop', when: 'before', times: 'always' })
      await page.goto(FILTERED_LIST)
      await expect(
        warmTip(page, language).getByText(NOT_SMOOTH[language], { exact: true }),
      ).toBeVisible()
      await closeWarmTip(page, language)
      const failure = page.getByRole('alert').filter({ hasText: NO_SESSION_READ[language] })
      await expect(failure).toBeVisible()
      await expect(page).toHaveURL(FILTERED_LIST)

      await failure.getByRole('button', { name: RETRY[language] }).click()
      await expect(warmTip(page, language)).toBeVisible()
      await closeWarmTip(page, language)
      await expect(failure).toBeVisible()

      await world.clearFaults()
      await failure.getByRole('button', { name: RETRY[language] }).click()
      await expect(listRows(page, language).first()).toBeVisible()
      await expect(page).toHaveURL(FILTERED_LIST)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test('A backend that does not answer within 30 s is told, and Retry works once it does', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.signIn('zhang.wei')
  await world.fault({ call: 'auth/user', kind: 'timeout' })
  await page.goto('/')
  // The request leaves before the application is there: its time starts when the application waits, and says so.
  await expect(page.getByRole('status', { name: '加载中' })).toBeVisible()
  await allAnswered(world, 'auth/user')
  await page.clock.fastForward(30_000)
  await expect(warmTip(page).getByText('请求超时', { exact: true })).toBeVisible()
  await closeWarmTip(page)
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: '菜单' })
  await expect(menu.getByRole('link', { name: '付款单' })).toBeVisible()
})

test('Where the server can not be asked, a page for everybody is shown, and the sign-in page says so and works on Try again', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'auth/user', kind: 'drop', when: 'before', times: 'always' })
  await page.goto('/404')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()

  await page.goto('/login')
  await expect(warmTip(page).getByText(NOT_SMOOTH.zh, { exact: true })).toBeVisible()
  await closeWarmTip(page)
  await expect(page.getByText('无法向服务器确认您的身份。')).toBeVisible()
  await world.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page).toHaveURL(SIGN_IN_PAGE)
})

const MENU_TEXTS = {
  zh: { menu: '菜单', failed: '获取菜单失败!', entry: '付款单' },
  en: { menu: 'Menu', failed: 'Failed to get the menu!', entry: 'Payment orders' },
}

test('A menu that fails offers Retry in its place, in the language of the person, and the list works', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  for (const language of LANGUAGES) {
    await test.step(LANGUAGE_NAMES[language], async () => {
      const texts = MENU_TEXTS[language]
      if (language === 'en') {
        await switchLanguage(page, '中文', 'English')
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      }
      await world.fault({ call: 'manage/v1/menu', kind: 'status', status: 500, times: 'always' })
      await page.goto(LIST)
      const menu = page.getByRole('navigation', { name: texts.menu, exact: true })
      await expect(menu.getByRole('alert')).toContainText(texts.failed)
      await expect(listRows(page, language)).toHaveCount(10)
      await allAnswered(world)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(menu.getByRole('link', { name: texts.entry })).toHaveCount(0)

      await world.clearFaults()
      await menu.getByRole('button', { name: RETRY[language] }).click()
      await expect(menu.getByRole('link', { name: texts.entry })).toBeVisible()
      await expect(menu.getByRole('alert')).toHaveCount(0)
      await expect(listRows(page, language)).toHaveCount(10)
    })
  }
})

test('A menu that fails is not taken for a person without authority, tells again who asked again, and is told where it is collapsed', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await world.fault({ call: 'manage/v1/menu', kind: 'status', status: 500, times: 'always' })
  await page.goto('/')
  await expect(page.getByText('获取菜单失败!').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
  await expect(page.getByText('您还没有任何页面的权限')).toHaveCount(0)

  const menu = page.getByRole('navigation', { name: '菜单' })
  await test.step('it fails again after Retry', async () => {
    await menu.getByRole('button', { name: '重试' }).click()
    await expect(warmTip(page).getByText('服务器错误', { exact: true })).toBeVisible()
    await closeWarmTip(page)
    await expect(menu.getByRole('alert')).toBeVisible()
  })
  await test.step('collapsed', async () => {
    await world.clearFaults()
    await page.getByRole('button', { name: '收起菜单' }).click()
    await menu.getByRole('alert').getByRole('button', { name: '获取菜单失败! 重试' }).click()
    await expect(menu.getByRole('button', { name: '付款管理' })).toBeVisible()
    await expect(menu.getByRole('alert')).toHaveCount(0)
  })
})

for (const language of LANGUAGES) {
  test(`Modules that can not be had are told in their bar in ${LANGUAGE_NAMES[language]}, beside the one of the application, also on a phone`, async ({
    page,
    world,
  }) => {
    const texts = {
      zh: {
        bar: '模块',
        failed: '获取模块失败! 重试',
        own: '结算',
        more: '更多模块',
        menu: '菜单',
        list: '付款单',
      },
      en: {
        bar: 'Modules',
        failed: 'Failed to get the modules! Retry',
        own: 'Settlement',
        more: 'More modules',
        menu: 'Menu',
        list: 'Payment orders',
      },
    }[language]
    await setLanguage(page, language)
    await world.signIn('zhang.wei')
    await world.fault({ call: 'manage/v1/backendmenus.json', kind: 'shape', times: 'always' })
    await page.goto(LIST)
    await expect(listRows(page, language)).toHaveCount(10)
    await allAnswered(world)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const bar = page.getByRole('navigation', { name: texts.bar, exact: true })
    const retry = bar.getByRole('alert').getByRole('button', { name: texts.failed, exact: true })
    await expect(bar.getByRole('link')).toHaveText([texts.own])
    const menu = page.getByRole('navigation', { name: texts.menu, exact: true })
    await expect(menu.getByRole('link', { name: texts.list, exact: true })).toBeVisible()
    await expectAccessible(page)

    for (const width of [1210, 800, 390]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(retry).toBeInViewport({ ratio: 1 })
      await expect.poll(() => bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)
    }
    const own = bar.getByRole('link', { name: texts.own, exact: true })
    await expect(own.or(bar.getByRole('button', { name: texts.more }))).toBeInViewport({ ratio: 1 })
    await expectAccessibleSize(page, { withColours: true })

    await retry.press('Enter')
    await expect(warmTip(page, language)).toBeVisible()
    await closeWarmTip(page, language)
    await expect(retry).toBeFocused()
    await world.clearFaults()
    await page.setViewportSize({ width: 1440, height: 740 })
    await retry.press('Enter')
    await expect(bar.getByRole('link')).toHaveCount(8)
    await expect(bar.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
}

test('The module of the application is there before the others are; of a bare array all are there, but one without a name', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const hold = await world.fault({ call: 'manage/v1/backendmenus.json', kind: 'hold' })
  await page.goto(LIST)
  const modules = page.getByRole('navigation', { name: '模块' })
  await expect(modules.getByRole('link')).toHaveText(['结算'])
  await expect(listRows(page)).toHaveCount(10)
  await world.release(hold)
  await expect(modules.getByRole('link')).toHaveCount(8)

  const data = ['shopaccount', null, 'flight'].map((moduleName) => ({ moduleName }))
  const body = { success: true, data }
  await world.fault({ call: 'manage/v1/backendmenus.json', kind: 'body', body })
  await page.goto('/')
  await expect(modules.getByRole('link')).toHaveText(['结算', '机票'])
  await expect(modules.getByRole('alert')).toHaveCount(0)
})
