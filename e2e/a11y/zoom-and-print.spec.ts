import type { Locator } from '@playwright/test'
import { STAGE_CALL } from '../support/calls'
import { rowsOf, tableOf } from '../support/lists'
import { fillForm, INTERNAL, openForm, saveOf, submitOf } from '../support/payment-form'
import { allOrders, openList } from '../support/payment-orders'
import { expectNotTooWide, expectShown, menuOf, tagsOf } from '../support/shell'
import { expect, test } from '../test'

const SIZES = [
  { title: 'on a small screen', width: 1024, height: 768 },
  { title: 'at 200 % zoom', width: 720, height: 450 },
]

test('No page scrolls sideways on a small screen or at 200 % zoom, and everything on it is in reach', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const [order] = await allOrders(page)
  // What stands last, and what comes last in the bar.
  const screens = {
    '.': page.getByRole('main').getByRole('link').last(),
    'payment/order/list?state=30&type=1': page.getByRole('button', { name: '下一页' }),
    'payment/order/submit': submitOf(page),
    [`payment/order/detail?code=${order?.code}`]: page
      .getByRole('list', { name: '操作日志' })
      .getByRole('listitem')
      .last(),
  }
  const userMenu = page.getByRole('button', { name: /^用户菜单/ })
  for (const [index, [path, last]] of Object.entries(screens).entries()) {
    // First at the size at which it was opened.
    const sizes = index % 2 === 0 ? SIZES : SIZES.toReversed()
    for (const { title, ...size } of sizes) {
      const what = `${path} ${title}`
      await page.setViewportSize(size)
      if (title === sizes[0]?.title) await page.goto(path)
      await expect(last).toBeVisible()
      await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0)
      // Scripts follow the width a frame later: the menu, which takes some of it, first.
      await expect(menuOf(page)).toHaveCount(size.width > 860 ? 1 : 0)
      await expect(async () => expectNotTooWide(page, what)).toPass({ timeout: 40_000 })
      // What comes to Home later moves it away once more.
      await expect(async () => {
        await last.scrollIntoViewIfNeeded()
        await expect(last, what).toBeInViewport({ ratio: 0.9, timeout: 1000 })
      }).toPass({ timeout: 40_000 })
      await expect(userMenu).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('tab', { selected: true }).first()).toBeInViewport()
    }
  }
  await page.goto('payment/order/list?pageSize=20')
  for (const { title, ...size } of SIZES) {
    await page.setViewportSize(size)
    await expect(menuOf(page)).toHaveCount(size.width > 860 ? 1 : 0)
    const link = rowsOf(page).last().getByRole('link').first()
    await expect(async () => {
      await link.scrollIntoViewIfNeeded()
      await expect(link, title).toBeInViewport({ ratio: 0.9, timeout: 1000 })
    }).toPass({ timeout: 40_000 })
    await expectShown(page, '付款单')
  }
})

test('On paper the list stands alone, without bars, menu and tags', async ({ page, world }) => {
  await openList(page, world)
  await page.emulateMedia({ media: 'print' })
  await expect(tableOf(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: '面包屑导航' })).toBeHidden()
  await expect(tagsOf(page).first()).toBeHidden()
})

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

test('With less movement, too, the wheel of a busy button turns in its middle', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await world.fault({ call: STAGE_CALL, kind: 'hold', times: 'always' })
  await saveOf(page).click()
  await expect(saveOf(page)).toHaveAttribute('data-loading', 'true')
  const [button, wheel] = await Promise.all(
    [saveOf(page), saveOf(page).locator('.mantine-Button-loader')].map(middleOf),
  )
  expect(Math.abs((button?.x ?? 0) - (wheel?.x ?? 0))).toBeLessThan(2)
  expect(Math.abs((button?.y ?? 0) - (wheel?.y ?? 0))).toBeLessThan(2)
})
