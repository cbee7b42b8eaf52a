import { rowsOf, tableOf } from '../support/lists'
import { submitOf } from '../support/payment-form'
import { allOrders, openList } from '../support/payment-orders'
import { expectNotTooWide, expectShown, tagsOf } from '../support/shell'
import { expect, test } from '../test'

for (const { title, width, height } of [
  { title: 'on a small screen', width: 1024, height: 768 },
  { title: 'at 200 % zoom', width: 720, height: 450 },
]) {
  test(`No page scrolls sideways ${title}, and everything on it is in reach`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
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
    for (const [path, last] of Object.entries(screens)) {
      await page.goto(path)
      await expect(last).toBeVisible()
      await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0)
      await expectNotTooWide(page, path)
      // What comes to Home later moves it away once more.
      await expect(async () => {
        await last.scrollIntoViewIfNeeded()
        await expect(last, path).toBeInViewport({ ratio: 0.9, timeout: 1000 })
      }).toPass({ timeout: 20_000 })
      await expect(page.getByRole('button', { name: /^用户菜单/ })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('tab', { selected: true }).first()).toBeInViewport()
    }
    await page.goto('payment/order/list?pageSize=20')
    await rowsOf(page).last().getByRole('link').first().scrollIntoViewIfNeeded()
    await expect(rowsOf(page).last().getByRole('link').first()).toBeInViewport({ ratio: 0.9 })
    await expectShown(page, '付款单')
  })
}

test('On paper the list stands alone, without bars, menu and tags', async ({ page, world }) => {
  await openList(page, world)
  await page.emulateMedia({ media: 'print' })
  await expect(tableOf(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: '面包屑导航' })).toBeHidden()
  await expect(tagsOf(page).first()).toBeHidden()
})
