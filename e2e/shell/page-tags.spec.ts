import type { Locator } from '@playwright/test'
import { readList, remarkOf } from '../support/chain'
import { switchLanguage } from '../support/languages'
import { filterDrawerOf, openPanel, rowsOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import { expectForm, fillForm, formHeadingOf, openForm, stageOrder } from '../support/payment-form'
import { formOf, openList, scrollerOf, settle } from '../support/payment-orders'
import {
  chooseInTagMenu,
  entryOf,
  expectShown,
  expectTags,
  menuOf,
  openOrders,
  tagOf,
  tagsOf,
  twoFrames,
  UNSAVED,
} from '../support/shell'
import { allAnswered, nothingHeldBack, passUntilShown, stopClock } from '../support/under-way'
import { expect, test } from '../test'

test('Every list and every order has one tag, over a reload too, and is found as it was left', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=30&pageSize=20' })
  const filtered = page.url()
  await rowsOf(page).nth(2).getByRole('checkbox').check()
  await formOf(page).getByLabel('单号').fill('FK half')
  const [first = '', second = ''] = await openOrders(page, 2)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ top: 150 }))

  // A form beside them, half filled in; neither the form nor the list loses anything.
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await expect(formHeadingOf(page)).toBeVisible()
  await fillForm(page, { amount: '12.30', remark: '写到一半' })
  const titles = ['首页', '付款单', `付款单 ${first}`, `付款单 ${second}`, '新建付款单']
  await expectTags(page, titles)
  await tagOf(page, '付款单').click()
  await expect(page).toHaveURL(filtered)
  await expect(rowsOf(page).nth(2).getByRole('checkbox')).toBeChecked()
  await expect(formOf(page).getByLabel('单号')).toHaveValue('FK half')
  expect(await scrollerOf(page).evaluate(({ scrollTop }) => scrollTop)).toBe(150)
  await tagOf(page, '新建付款单').click()
  await expectForm(page, { amount: '12.30', remark: '写到一半' })
  await fillForm(page, { amount: '', remark: '' })

  // Two orders are two pages.
  await tagOf(page, `付款单 ${first}`).click()
  await expect(headingOf(page, 'payment', first)).toBeVisible()
  await expect(headingOf(page, 'payment', second)).toBeHidden()
  await expect(page).toHaveTitle(`付款单 ${first} · 商旅结算台`)

  // The menu finds an open list as it was left, and a second visit makes no second tag.
  await menuOf(page).getByRole('link', { name: '扣款单', exact: true }).click()
  await expectShown(page, '扣款单')
  await menuOf(page).getByRole('link', { name: '付款单', exact: true }).click()
  await expect(page).toHaveURL(filtered)
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(20)
  await expectTags(page, [...titles, '扣款单'])
  await tagOf(page, `付款单 ${second}`).click()
  await expect(headingOf(page, 'payment', second)).toBeVisible()
  await tagOf(page, '首页').click()
  await tagOf(page, '付款单').click()
  await expect(page).toHaveURL(filtered)
})

test('By mouse a tag is closed, the others are, all are, and what is closed is freed', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=30' })
  await rowsOf(page).first().getByRole('checkbox').check()
  const codes = await openOrders(page, 5)
  const titles = codes.map((code) => `付款单 ${code}`)
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = titles

  await tagOf(page, first).click({ button: 'middle' })
  await expect(tagOf(page, first)).toHaveCount(0)
  const cross = tagOf(page, second)
  const { width = 0, height = 0 } = (await cross.boundingBox()) ?? {}
  await cross.click({ position: { x: width - 12, y: height / 2 } })
  await expect(tagOf(page, second)).toHaveCount(0)
  await expectShown(page, '付款单')
  await tagOf(page, '首页').click({ button: 'middle' })
  await tagOf(page, '首页').click({ button: 'right' })
  await expect(entryOf(page, '关闭')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expectTags(page, ['首页', '付款单', third, fourth, fifth])

  // The one that shows: to the last that remains, and when it was the last, to the one before.
  await tagOf(page, third).click()
  await chooseInTagMenu(page, third, '关闭')
  await expectShown(page, fifth)
  await expect(headingOf(page, 'payment', codes[4] ?? '')).toBeVisible()
  await chooseInTagMenu(page, fifth, '关闭')
  await expectShown(page, fourth)
  await chooseInTagMenu(page, '付款单', '关闭其他')
  await expectTags(page, ['首页', '付款单'])
  await expectShown(page, '付款单')
  await expect(rowsOf(page).first().getByRole('checkbox')).toBeChecked()

  await chooseInTagMenu(page, '首页', '关闭全部')
  await expect(page).toHaveURL('/')
  await expectTags(page, ['首页'])
  await menuOf(page).getByRole('link', { name: '付款单', exact: true }).click()
  await expect(page).toHaveURL('/payment/order/list')
  await expect(rowsOf(page).first().getByRole('checkbox')).not.toBeChecked()
})

test.describe('On a screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a tag on which a finger rests opens its menu, and no page; one that is touched opens its page', async ({
    page,
    world,
  }) => {
    await openList(page, world)
    await openOrders(page, 1)
    const home = tagOf(page, '首页')
    const { x = 0, y = 0 } = (await home.boundingBox()) ?? {}
    const screen = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      screen.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [{ x: x + 8, y: y + 8 }])
    const closeOthers = entryOf(page, '关闭其他')
    await expect(closeOthers).toBeVisible()
    await touch('touchEnd', [])
    await expectShown(page, '付款单')
    // Nothing was pressed beside the menu, which would close it.
    await closeOthers.tap()
    await expectTags(page, ['首页'])
    await expectShown(page, '首页')

    await openList(page, world)
    await home.tap()
    await expectShown(page, '首页')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})

test('By keyboard one walks through the tags, opens their menu and closes them; the focus stays there', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await openList(page, world)
  const codes = await openOrders(page, 6)
  const [first = '', , , , fifth = '', sixth = ''] = codes.map((code) => `付款单 ${code}`)
  const list = tagOf(page, '付款单')

  // There are more tags than fit: the one that shows is in view.
  await tagOf(page, sixth).focus()
  await page.keyboard.press('Enter')
  await expectShown(page, sixth)
  await expect(tagOf(page, sixth)).toBeInViewport({ ratio: 0.99 })
  await expect(tagOf(page, '首页')).not.toBeInViewport({ ratio: 0.99 })
  await expect(tagOf(page, sixth)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tagOf(page, '首页')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expectShown(page, '付款单')
  await expect(list).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('End')
  await expect(tagOf(page, sixth)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tagOf(page, fifth)).toBeFocused()

  // Delete leaves the focus on a tag beside the closed one, whether it showed or not.
  await page.keyboard.press('Delete')
  await expect(tagOf(page, fifth)).toHaveCount(0)
  await expect(tagOf(page, sixth)).toBeFocused()
  await expectShown(page, '付款单')
  await page.keyboard.press('Enter')
  await expectShown(page, sixth)
  await page.keyboard.press('Delete')
  await expect(tagOf(page, sixth)).toHaveCount(0)
  await expect(tagsOf(page).last()).toBeFocused()
  await expect(tagsOf(page).last()).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(list).toBeFocused()
  await page.keyboard.press('ContextMenu')
  // The menu takes the focus once it is drawn, and once more when it had moved on by then.
  const menu = page.getByRole('menu')
  await expect(menu.and(page.locator(':focus-within'))).toBeVisible()
  await expect(async () => {
    await menu.press('ArrowDown')
    await expect(entryOf(page, '刷新')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(entryOf(page, '关闭其他')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectTags(page, ['首页', '付款单'])
  await expect(tagOf(page, first)).toHaveCount(0)
  await expectShown(page, '付款单')
  await expect(list).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(page).toHaveURL('/')
  await expect(tagOf(page, '首页')).toBeFocused()
})

test('Delete closes one page however long it is held, and the focus is on the tag of the page that shows then', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const [first = '', second = '', third = ''] = (await openOrders(page, 3)).map(
    (code) => `付款单 ${code}`,
  )
  await tagOf(page, first).click()
  await expectShown(page, first)
  await expect(tagOf(page, first)).toHaveAttribute('aria-selected', 'true')
  await tagOf(page, first).focus()
  // Pressed again without having been let go: the key repeats.
  await page.keyboard.down('Delete')
  await page.keyboard.down('Delete')
  await page.keyboard.down('Delete')
  await expect(tagOf(page, first)).toHaveCount(0)
  await expectShown(page, third)
  await expect(tagOf(page, third)).toBeFocused()
  await page.keyboard.up('Delete')
  await expectTags(page, ['首页', '付款单', second, third])
})

test('A form whose tag one has come by, and that is closed from within, leaves the focus in the page that shows then', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await menuOf(page).getByRole('link', { name: '付款单', exact: true }).click()
  await expectShown(page, '付款单')
  await tagOf(page, '新建付款单').click()
  await tagOf(page, '新建付款单').focus()
  const close = page.getByRole('main').getByRole('button', { name: '关闭', exact: true })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(tagOf(page, '新建付款单')).toHaveCount(0)
  await expectShown(page, '付款单')
  await twoFrames(page)
  await expect(page.getByRole('main').and(page.locator(':focus, :focus-within'))).toBeVisible()
})

test('A tag that has the focus stays in view where another one shows: when its neighbour is closed, and when Back is pressed', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await openList(page, world)
  const codes = await openOrders(page, 7)
  const [first = '', second = '', third = ''] = codes.map((code) => `付款单 ${code}`)
  const last = tagsOf(page).last()
  await last.click()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await last.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tagOf(page, first)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(tagOf(page, first)).toHaveCount(0)
  await expect(tagOf(page, second)).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(entryOf(page, '刷新')).toBeInViewport({ ratio: 0.99 })
  await expect(tagOf(page, second)).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('Escape')
  await expect(tagOf(page, second)).toBeFocused()

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expectShown(page, third)
  await page.goBack()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await twoFrames(page)
  await expect(tagOf(page, third)).toBeFocused()
  await expect(tagOf(page, third)).toBeInViewport({ ratio: 0.99 })

  // With the focus elsewhere the one that shows is brought into view.
  await page.getByRole('main').focus()
  await page.goForward()
  await expectShown(page, third)
  await page.goBack()
  await expect(last).toBeInViewport({ ratio: 0.99 })
})

test('The tag of a copy shows the whole code that it is there for, in every language', async ({
  page,
  world,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openForm(page, world)
  const payment = await stageOrder(page)
  const [{ code: reverse } = { code: '' }] = await readList(page, 'reverse', {
    loginOwnerId: 'zhang.wei',
  })
  await page.goto(`reverse/order/submit?copyOf=${reverse}`)
  await remarkOf(page).fill('另一次')
  await expect(tagOf(page, `新建冲销单（复制自 ${reverse}）`)).toHaveAccessibleDescription(UNSAVED)
  await page.goto(`payment/order/submit?copyOf=${payment}`)
  await expectForm(page, { amount: '88.50' })
  await fillForm(page, { amount: '12.30' })
  /** Active and marked as unsaved, both are drawn whole. */
  const expectWhole = async (titles: readonly string[]) => {
    for (const title of titles) {
      const tag = page.getByRole('tab', { name: title })
      await tag.click()
      await expect(tag).toHaveAttribute('aria-selected', 'true')
      await expect(tag).toHaveAccessibleDescription(/./)
      const isCut = await tag.getByTitle(title).evaluate((of) => of.scrollWidth > of.clientWidth)
      expect(isCut, title).toBe(false)
    }
  }
  await expectWhole([`新建付款单（复制自 ${payment}）`, `新建冲销单（复制自 ${reverse}）`])
  await switchLanguage(page, '中文', 'English')
  await expectWhole([
    `New payment order (copy of ${payment})`,
    `New reverse order (copy of ${reverse})`,
  ])
  await switchLanguage(page, 'English', 'Español')
  await expectWhole([
    `Nueva orden de pago (copia de ${payment})`,
    `Nueva orden de reversión (copia de ${reverse})`,
  ])
  // On a phone its mark and its cross are to be seen first.
  await page.setViewportSize({ width: 375, height: 740 })
  const tag = page.getByRole('tab', { name: `Nueva orden de reversión (copia de ${reverse})` })
  expect((await tag.boundingBox())?.width).toBeLessThanOrEqual(375)
})

test('Refreshing reads one page anew, on its URL, and mounts it anew; Back does not do it again', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openList(page, world, { query: '?type=1&pageSize=20' })
  const filtered = page.url()
  const [code = ''] = await openOrders(page, 1)
  await formOf(page).getByLabel('单号').fill('FK half')
  await rowsOf(page).first().getByRole('checkbox').check()
  await settle(world)
  // What is fresh stays so, however long the machine takes, and what is asked for anew is no repeat within a second.
  await stopClock(page)
  await nothingHeldBack(page, world)
  const callsOf = async () =>
    new Set(
      (await world.journal()).map(({ call }) => call).filter((call) => call !== 'version.json'),
    )

  await world.clearJournal()
  await chooseInTagMenu(page, '付款单', '刷新')
  await expect(formOf(page).getByLabel('单号')).toHaveValue('')
  await passUntilShown(page, rowsOf(page).nth(19))
  await expect(rowsOf(page)).toHaveCount(20)
  await expect(rowsOf(page).first().getByRole('checkbox')).not.toBeChecked()
  await expect(page).toHaveURL(filtered)
  // Its next page too, if that is stale by now: later it would count as read by going back.
  await nothingHeldBack(page, world)
  const read = await callsOf()
  expect([...read]).toContain('payment_order/list.json')
  expect([...read]).not.toContain('payment_order/detail.json')
  expect([...read]).not.toContain('manage/v1/menu')
  expect([...read]).not.toContain('auth/user')

  // Of a page that does not show: one gets there, and only its own data are read.
  await world.clearJournal()
  await chooseInTagMenu(page, `付款单 ${code}`, '刷新')
  await expectShown(page, `付款单 ${code}`)
  await expect(page).toHaveURL(`/payment/order/detail?code=${code}`)
  await passUntilShown(page, page.getByRole('list', { name: '操作日志' }))
  await allAnswered(world)
  expect(await callsOf()).toEqual(new Set(['payment_order/detail.json', 'payment_order/logs.json']))

  await world.clearJournal()
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await passUntilShown(page, rowsOf(page).nth(19))
  await expect(rowsOf(page)).toHaveCount(20)
  await page.goForward()
  await passUntilShown(page, headingOf(page, 'payment', code))
  await page.goBack()
  await passUntilShown(page, rowsOf(page).nth(19))
  await expect(rowsOf(page)).toHaveCount(20)
  await nothingHeldBack(page, world)
  expect(await callsOf()).toEqual(new Set())
})

test('Refreshing another page, and going back to it, leave what is typed in a form where it is', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await expect(formHeadingOf(page)).toBeVisible()
  const typed = { amount: '321.00', remark: '写到一半' }
  await fillForm(page, typed)
  await chooseInTagMenu(page, '付款单', '刷新')
  await expectShown(page, '付款单')
  await expect(rowsOf(page)).toHaveCount(10)
  await tagOf(page, '新建付款单').click()
  await expectForm(page, typed)
  // The list's entry in the history still says when it was asked for anew.
  await page.goBack()
  await expectShown(page, '付款单')
  await page.goForward()
  await expectForm(page, typed)
  await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
})

test('A tag that becomes marked stays whole in sight, also when the window gets narrower', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await openList(page, world)
  await openOrders(page, 1)
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await expect(formHeadingOf(page)).toBeVisible()
  const tag = tagOf(page, '新建付款单')
  await expect(tag).toBeInViewport({ ratio: 1 })
  const { width = 0 } = (await tag.boundingBox()) ?? {}
  await fillForm(page, { remark: '写到一半' })
  await expect.poll(async () => (await tag.boundingBox())?.width).toBeGreaterThan(width)
  await expect(tag).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 330, height: 740 })
  await expect(tag).toBeInViewport({ ratio: 1 })
})

test('The wheel of a mouse moves along the tags', async ({ page, world }) => {
  await page.setViewportSize({ width: 1024, height: 740 })
  await openList(page, world)
  await openOrders(page, 5)
  const last = tagsOf(page).last()
  await expect(last).not.toBeInViewport()
  const first = tagOf(page, '首页')
  await first.hover()
  await page.mouse.wheel(0, 3000)
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(first).not.toBeInViewport()
  await page.mouse.wheel(0, -3000)
  await expect(first).toBeInViewport({ ratio: 1 })
})

test('No menu stays open over what is opened above it, or over the page that comes to show', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await menuOf(page).getByRole('link', { name: '扣款单', exact: true }).click()
  await expectShown(page, '扣款单')
  const menus = page.getByRole('menu')
  const palette = page.getByRole('dialog', { name: '命令面板' })
  const size = page.getByRole('button', { name: /^尺寸/ })
  for (const [open, opener, to] of [
    [() => tagOf(page, '扣款单').click({ button: 'right' }), tagOf(page, '扣款单'), '付款单'],
    [() => size.click(), size, '扣款单'],
  ] as const) {
    await open()
    await expect(menus).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await expect(menus).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await open()
    await expect(menus).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(to)
    await page.keyboard.press('Enter')
    await expectShown(page, to)
    await expect(menus).toHaveCount(0)
    // The drawer of the list as well; closed, it gives the focus back to where the menu had it from.
    await open()
    await expect(menus).toBeVisible()
    await page.keyboard.press('Control+f')
    await expect(filterDrawerOf(page).locator(':focus')).toBeVisible()
    await expect(menus).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(filterDrawerOf(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  }

  // A popover stays, with what was typed in it, and lies below.
  for (const name of ['列设置', '视图'] as const) {
    const panel = await openPanel(page, name)
    await page.keyboard.press('Control+f')
    await expect(filterDrawerOf(page).locator(':focus')).toBeVisible()
    expect(await isOnTop(panel), name).toBe(false)
    await page.keyboard.press('Escape')
    await expect(filterDrawerOf(page)).toHaveCount(0)
    expect(await isOnTop(panel), name).toBe(true)
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    expect(await isOnTop(panel), name).toBe(false)
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }

  await size.click()
  await expect(menus).toBeVisible()
  await page.goBack()
  await expectShown(page, '付款单')
  await expect(menus).toHaveCount(0)
  await tagOf(page, '扣款单').click({ button: 'right' })
  await expect(menus).toBeVisible()
  await page.goForward()
  await expectShown(page, '扣款单')
  await expect(menus).toHaveCount(0)

  await page.goto('nothing/here')
  const notFound = page.getByRole('heading', { name: '页面不存在' })
  await expect(notFound).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '商旅结算台' }).click()
  await expectShown(page, '首页')
  await tagOf(page, '首页').click({ button: 'right' })
  await expect(menus).toBeVisible()
  await page.goBack()
  await expect(notFound).toBeVisible()
  await expect(menus).toHaveCount(0)
})

/** Whether what is pressed in the middle of it is a part of it, and not of something above. */
const isOnTop = (panel: Locator): Promise<boolean> =>
  panel.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test("A page that is entered again while its tag is being closed shows; the product's name leads home, and so does its module, and what was selected is there on the way back", async ({
  page,
  world,
}) => {
  await openList(page, world)
  await test.step('entered again while its tag is being closed', async () => {
    const tag = await tagOf(page, '付款单').elementHandle()
    const link = await menuOf(page).getByRole('link', { name: '付款单' }).elementHandle()
    // Both before the start page has come.
    await page.evaluate(
      ([closed, entered]) => {
        closed?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))
        if (entered instanceof HTMLElement) entered.click()
      },
      [tag, link],
    )
    await expect(rowsOf(page)).toHaveCount(10)
    await expectShown(page, '付款单')
    await expectTags(page, ['首页', '付款单'])
  })
  const first = rowsOf(page).first().getByRole('checkbox')
  await first.check()
  const banner = page.getByRole('banner')
  const modules = banner.getByRole('navigation', { name: '模块', exact: true })
  for (const link of [
    banner.getByRole('link', { name: '商旅结算台' }),
    modules.getByRole('link', { name: '结算', exact: true }),
  ]) {
    await link.click()
    await expectShown(page, '首页')
    // A second press leads nowhere else, and Back not to where one is.
    await link.click()
    await page.goBack()
    await expectShown(page, '付款单')
    await expect(first).toBeChecked()
  }

  // In a narrow window the module stands in a menu.
  await page.setViewportSize({ width: 320, height: 800 })
  await modules.getByRole('button', { name: '更多模块' }).click()
  await entryOf(page, '结算').click()
  await expectShown(page, '首页')
  await page.goBack()
  await expectShown(page, '付款单')
  await expect(first).toBeChecked()
})
