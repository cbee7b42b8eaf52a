import { rowsOf, tableOf } from '../support/lists'
import { submitOf } from '../support/payment-form'
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
