import type { Page } from '@playwright/test'
import { LIST_CALL } from '../support/calls'
import {
  confirmTable,
  decisionRemarkOf,
  openConfirmList,
  queueBarOf,
  queueOf,
  rejectOf,
  review,
} from '../support/confirming'
import { notReadAgain, rowOf, rowsOf, tableOf, totalsOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import {
  allOrders,
  bodiesOf,
  chipsOf,
  columnOf,
  expectRows,
  formOf,
  openList,
  scrollerOf,
  search,
  settle,
} from '../support/payment-orders'
import { allAnswered, nothingHeldBack, passUntilShown, stopClock } from '../support/under-way'
import { expect, test } from '../test'

const detailOf = (page: Page, code: string) =>
  page.getByRole('heading', { level: 1, name: `付款单 ${code}` })

const scrollTop = (page: Page) => scrollerOf(page).evaluate((scroller) => scroller.scrollTop)

/** What stands on the screen in the second frame after the browser went back. */
interface Frame {
  visibleRows: number
  skeletons: number
  scrollTop: number
}

/** Goes back, and looks at the page from inside, so that nothing can be waited for meanwhile. */
async function goBackAndLook(page: Page): Promise<Frame> {
  const frame = page.evaluate(
    () =>
      new Promise<Frame>((resolve) => {
        const look = () => {
          const rows = [...document.querySelectorAll('table[aria-label="付款单"] tbody tr')]
          const skeletons = [...document.querySelectorAll('[role=status][aria-label="加载中"]')]
          resolve({
            visibleRows: rows.filter((row) => row.checkVisibility()).length,
            skeletons: skeletons.filter((skeleton) => skeleton.checkVisibility()).length,
            scrollTop: rows[0]?.closest('table')?.parentElement?.scrollTop ?? -1,
          })
        }
        addEventListener(
          'popstate',
          () => requestAnimationFrame(() => requestAnimationFrame(look)),
          { once: true },
        )
        history.back()
      }),
  )
  return frame
}

test.describe('with many orders', () => {
  test.use({ orders: 2000 })

  test('Page 7 stands there in the first frame after Back, as it was left', async ({
    page,
    world,
  }) => {
    await openList(page, world, { query: '?type=1&pageSize=100&pageNum=7' })
    const address = page.url()
    const rows = rowsOf(page)
    await expect(rows).toHaveCount(100)
    const codes = await columnOf(page, '单号')
    await rows.nth(2).getByRole('checkbox').check()
    await rows.nth(61).getByRole('checkbox').check()
    await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ top: 2100 }))
    const left = await scrollTop(page)
    expect(left).toBe(2100)
    const code = codes[60] ?? ''
    await rows.nth(60).getByRole('link', { name: code }).click()
    await expect(detailOf(page, code)).toBeVisible()
    await expect(tableOf(page)).toBeHidden()

    // What shows was there before: whether it is asked for again does not matter.
    await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always', mayStayUnmet: true })
    expect(await goBackAndLook(page)).toEqual({ visibleRows: 100, skeletons: 0, scrollTop: 2100 })
    await expect(page).toHaveURL(address)
    expect(await columnOf(page, '单号')).toEqual(codes)
    await expect(chipsOf(page)).toHaveText(['结算类型: 内部'])
    await expect(rows.nth(2).getByRole('checkbox')).toBeChecked()
    await expect(rows.nth(61).getByRole('checkbox')).toBeChecked()
    await expect(totalsOf(page, /^已选 2 条合计/)).toBeVisible()
    await expect(detailOf(page, code)).toBeHidden()
    await expect(rows.nth(60)).toBeInViewport()
  })
})

test('What is fresh is not asked for again on the way back; what is stale is, quietly, and a failure is not held against the person', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openList(page, world, { query: '?pageNum=3' })
  await settle(world, 4)
  // What is fresh stays so, however long the machine takes.
  await stopClock(page)
  const rows = await rowsOf(page).allTextContents()
  const log = page.getByRole('list', { name: '操作日志' })
  await test.step('fresh', async () => {
    await rowsOf(page).first().getByRole('link').first().click()
    await passUntilShown(page, page.getByRole('heading', { name: '操作日志' }))
    await world.clearJournal()
    await page.goBack()
    await passUntilShown(page, rowsOf(page).nth(9))
    await expect(rowsOf(page)).toHaveCount(10)
    await rowsOf(page).first().getByRole('checkbox').check()
    await nothingHeldBack(page, world)
    expect(await world.journal(LIST_CALL)).toEqual([])
  })

  await test.step('stale', async () => {
    await rowsOf(page).first().getByRole('link').first().click()
    await passUntilShown(page, log)
    await allAnswered(world)
    await page.clock.fastForward(31_000)
    await page.clock.resume()
    await world.fault({ call: LIST_CALL, kind: 'status', status: 500, times: 'always' })
    await world.clearJournal()
    const answered = page.waitForResponse((response) => response.status() === 500)
    await page.goBack()
    await answered
    await expect
      .poll(() => bodiesOf(world, LIST_CALL))
      .toContainEqual({ business: 1, pageNum: 3, pageSize: 10 })
    expect(await rowsOf(page).allTextContents()).toEqual(rows)
    await expect(notReadAgain(page)).toContainText('查询付款单失败!')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('What is stale shows what changed meanwhile without a word', async ({ page, world }) => {
  await page.clock.install()
  await openList(page, world)
  await settle(world)
  const [first, ...others] = await allOrders(page, { pageSize: 10 })
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
  await allAnswered(world)

  await page.clock.fastForward(31_000)
  const data = [{ ...first, ownerName: '刚刚改过的人' }, ...others]
  await world.fault({
    call: LIST_CALL,
    // The next page is read as well, and may get to the server first.
    where: { body: { pageNum: 1 } },
    kind: 'body',
    body: { success: true, data, pageNum: 1, pageSize: 10, total: 200 },
  })
  await page.goBack()
  await expect(rowsOf(page).first()).toContainText('刚刚改过的人')
  await expect(rowsOf(page)).toHaveCount(10)
})

test('What is fresh only by a clock that was set back is read again', async ({ page, world }) => {
  await page.clock.install()
  await openList(page, world, { query: '?pageNum=3' })
  await settle(world, 4)
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
  await allAnswered(world)

  await page.clock.setSystemTime(Date.now() - 3_600_000)
  await world.clearJournal()
  await page.goBack()
  await expect
    .poll(() => bodiesOf(world, LIST_CALL))
    .toContainEqual({ business: 1, pageNum: 3, pageSize: 10 })
  await expect(rowsOf(page)).toHaveCount(10)
})

test('The next page is there before it is asked for; of another one the old rows stay, marked as busy, until its own are there', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  expect(await bodiesOf(world, LIST_CALL)).toEqual([
    { business: 1, pageNum: 1, pageSize: 10 },
    { business: 1, pageNum: 2, pageSize: 10 },
  ])
  const orders = await allOrders(page)
  await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always', mayStayUnmet: true })
  await page.getByRole('button', { name: '下一页' }).click()
  await expectRows(page, orders.slice(10, 20))
  await world.clearFaults()
  await settle(world, 3)

  const hold = await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
  await page.getByRole('button', { name: '第 20 页' }).click()
  await expect(scrollerOf(page)).toHaveAttribute('aria-busy', 'true')
  await expectRows(page, orders.slice(10, 20))
  await expect
    .poll(() => bodiesOf(world, LIST_CALL))
    .toContainEqual(expect.objectContaining({ pageNum: 20 }))
  await world.release(hold)
  await expectRows(page, orders.slice(190))
  await expect(scrollerOf(page)).toHaveAttribute('aria-busy', 'false')
})

test('Pointing at a code, or moving the focus there, fetches its detail, and opening it asks no second time', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openList(page, world)
  await settle(world)
  // What is fresh stays so, however long the machine takes.
  await stopClock(page)
  for (const [point, index] of [
    ['hover', 3],
    ['focus', 5],
  ] as const) {
    await test.step(point, async () => {
      await world.clearJournal()
      const link = rowsOf(page).nth(index).getByRole('link').first()
      const code = (await link.textContent()) ?? ''
      await link[point]()
      // Whoever only passes by asks for nothing.
      await page.clock.runFor(500)
      await expect.poll(() => bodiesOf(world, 'payment_order/detail.json')).toEqual([{ code }])
      await expect
        .poll(() => bodiesOf(world, 'payment_order/logs.json'))
        .toEqual([{ recordId: code, bizType: 1 }])
      // Within a second a second read would be held back, and never seen.
      await nothingHeldBack(page, world)

      const unheard = { kind: 'hold', times: 'always', mayStayUnmet: true } as const
      await world.fault({ call: 'payment_order/detail.json', ...unheard })
      await world.fault({ call: 'payment_order/logs.json', ...unheard })
      await link.press('Enter')
      await passUntilShown(page, detailOf(page, code))
      await passUntilShown(page, page.getByRole('list', { name: '操作日志' }))
      // One that was asked for would be held, and never be answered.
      await allAnswered(world)
      expect(await bodiesOf(world, 'payment_order/detail.json')).toEqual([{ code }])
      await world.clearFaults()
      // Where the pointer lies a row would be read anew, in the place of the one that has the focus.
      await page.mouse.move(0, 0)
      await page.goBack()
      await passUntilShown(page, link)
      await expect(link).toBeFocused()
    })
  }

  await test.step('what fails says nothing, and opening the order asks again', async () => {
    await page.clock.resume()
    const link = rowsOf(page).nth(8).getByRole('link').first()
    const code = (await link.textContent()) ?? ''
    // The row that the pointer is still at may be read of anew.
    const where = { body: { code } }
    const call = 'payment_order/detail.json'
    await world.fault({ call, where, kind: 'status', status: 500 })
    const isOfIt = ({ body }: { body: unknown }) => (body as { code: string }).code === code
    await link.hover()
    await expect
      .poll(async () => (await world.journal(call)).filter(isOfIt).map(({ status }) => status))
      .toEqual([500])
    // Whoever comes while it is on its way waits for it, and is told.
    await allAnswered(world)
    await link.click()
    await expect(detailOf(page, code)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('Two orders that are open one after the other share nothing', async ({ page, world }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openList(page, world)
  const orders = await allOrders(page)
  const [first, second] = [orders[2], orders[3]]
  const article = page.getByRole('article')
  const scroller = article.locator('..')
  for (const order of [first, second]) {
    if (!order) throw new Error('The seed has too few orders')
    await page.getByRole('link', { name: order.code }).click()
    await expect(detailOf(page, order.code)).toBeVisible()
    const visible = article.filter({ visible: true })
    await expect(visible).toHaveCount(1)
    await expect(visible).toContainText(order.ownerName ?? '—')
    await page.mouse.move(900, 300)
    await page.mouse.wheel(0, order === first ? 200 : 0)
    const scrolled = () => scroller.filter({ visible: true }).evaluate(({ scrollTop }) => scrollTop)
    if (order === first) await expect.poll(scrolled).toBeGreaterThan(0)
    await page.goBack()
    await expect(rowsOf(page)).toHaveCount(10)
  }
  await page.goForward()
  await expect(detailOf(page, second?.code ?? '')).toBeVisible()
  expect(
    await scroller.filter({ visible: true }).evaluate((element) => element.scrollTop),
    'the second order was not scrolled',
  ).toBe(0)
})

test('The side menu leads from Home back to the list as it was left', async ({ page, world }) => {
  await openList(page, world, { query: '?type=1&pageSize=50&pageNum=2' })
  // More than are in sight are drawn a moment later: before, there is less to scroll.
  await expect(rowsOf(page).nth(30)).toBeAttached()
  await rowsOf(page).nth(1).getByRole('checkbox').check()
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ top: 300 }))
  expect(await scrollTop(page)).toBe(300)
  await formOf(page).getByLabel('单号').fill('typed, not searched')

  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('heading', { name: '欢迎，赵敏' })).toBeVisible()
  await expect(tableOf(page)).toBeHidden()
  await menu.getByRole('link', { name: '付款单' }).click()
  await expect(chipsOf(page)).toHaveText(['结算类型: 内部'])
  const parameters = [...new URL(page.url()).searchParams]
  expect(Object.fromEntries(parameters)).toEqual({ type: '1', pageSize: '50', pageNum: '2' })
  await expect(rowsOf(page).nth(1).getByRole('checkbox')).toBeChecked()
  await expect(formOf(page).getByLabel('单号')).toHaveValue('typed, not searched')
  expect(await scrollTop(page)).toBe(300)
})

test('The list that was entered from the menu is left and found again with its filters, also from a form', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.goto('.')
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('link', { name: '付款单' }).click()
  await formOf(page).getByLabel('状态').selectOption('已记账')
  await search(page)
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
  await menu.getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
  await menu.getByRole('link', { name: '付款单' }).click()
  await expect(tableOf(page)).toBeVisible()
  await expect(page).toHaveURL(/list\?state=30$/)
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])

  await test.step('closing a form', async () => {
    // Not in the order in which the form writes it.
    await openList(page, world, { query: '?pageSize=20&state=5', username: 'zhang.wei' })
    await page.getByRole('link', { name: '新建' }).click()
    await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
    await expect(rowsOf(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\/payment\/order\/list\?pageSize=20&state=5$/)
  })
})

test('Back to the list from an order that came from none leads to the list as it was left', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20&type=1' })
  const row = confirmTable(page).locator('tbody').getByRole('row').first()
  const code = (await row.getByRole('link').first().textContent()) ?? ''
  await page.goto(`payment/confirm/submit?code=${code}`)
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  await queueBarOf(page).getByRole('button', { name: '返回列表' }).click()
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(/\/payment\/confirm\/list\?pageSize=20&type=1$/)
})

test('A question that is open while one goes back costs the keyboard its place on neither page', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=100' })
  const code = (await queueOf(page))[4] ?? ''
  await review(page, code)
  await decisionRemarkOf(page).fill('重复报销')
  await rejectOf(page).click()
  const question = page.getByRole('dialog', { name: `驳回 ${code}？` })
  await expect(question.getByRole('button', { name: '驳回' })).toBeFocused()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(rowOf(page, code, '付款审核').getByRole('link', { name: '审核' })).toBeFocused()
  await page.goForward()
  await expect(rejectOf(page)).toBeFocused()
})
