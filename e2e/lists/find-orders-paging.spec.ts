import { LIST_CALL } from '../support/calls'
import { rowsOf, totalsOf } from '../support/lists'
import { keepNotifications } from '../support/longer-times'
import {
  allOrders,
  bodiesOf,
  chipsOf,
  expectRows,
  expectTotal,
  formOf,
  openList,
  scrollerOf,
  search,
  settle,
} from '../support/payment-orders'
import { stopClock } from '../support/under-way'
import { menuOf } from '../support/shell'
import { expect, test } from '../test'

test('A colleague who gets the address sees the same list', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await openList(page, world)
  await formOf(page).getByRole('button', { name: '展开' }).click()
  await formOf(page).getByLabel('结算类型').selectOption('内部')
  await formOf(page).getByLabel('园区').fill('青岛')
  await search(page)
  const expected = (await allOrders(page)).filter(
    ({ channel, park }) => channel?.type === 1 && park?.name === '青岛园区',
  )
  await expectTotal(page, expected.length)
  await page.getByRole('button', { name: '第 2 页' }).click()
  await expectRows(page, expected.slice(10, 20))

  const other = await anotherBrowser('server.ops')
  await other.goto(page.url())
  await expectRows(other, expected.slice(10, 20))
  await expectTotal(other, expected.length)
  await expect(chipsOf(other)).toHaveText(['结算类型: 内部', '园区包含: 青岛'])
})

test('Back and Forward walk through the filters that were searched', async ({ page, world }) => {
  await openList(page, world)
  const all = await allOrders(page)
  const submitted = all.filter(({ state }) => state === 10)
  const filteredTwice = submitted.filter(({ principalName }) => principalName?.includes('李'))
  const form = formOf(page)

  await form.getByLabel('状态').selectOption('待核销/待确认')
  await search(page)
  await expectTotal(page, submitted.length)
  await form.getByLabel('负责人').fill('李')
  await search(page)
  await expectTotal(page, filteredTwice.length)

  await page.goBack()
  await expectRows(page, submitted.slice(0, 10))
  await expect(form.getByLabel('负责人')).toHaveValue('')
  await expect(form.getByLabel('状态')).toHaveValue('10')
  await page.goBack()
  await expectTotal(page, all.length)
  await expect(form.getByLabel('状态')).toHaveValue('')
  await expect(chipsOf(page)).toHaveCount(0)
  await page.goForward()
  await page.goForward()
  await expectTotal(page, filteredTwice.length)
  await expect(chipsOf(page)).toHaveText(['负责人包含: 李', '状态: 待核销/待确认'])
})

test('A chip takes away its filter and leaves the others; Reset empties the form and shows the whole list', async ({
  page,
  world,
}) => {
  await openList(page, world, {
    query: '?state=10&createTimeStart=2026-01-01&createTimeEnd=2026-12-31&pageNum=2',
  })
  await expect(chipsOf(page)).toHaveText([
    '创建时间: 2026-01-01 – 2026-12-31',
    '状态: 待核销/待确认',
  ])
  const submitted = (await allOrders(page)).filter(({ state }) => state === 10)

  await page.getByRole('button', { name: '移除筛选条件 创建时间' }).click()
  await expect(chipsOf(page)).toHaveText(['状态: 待核销/待确认'])
  await expectRows(page, submitted.slice(0, 10))
  await expect(page).toHaveURL(/list\?state=10$/)
  await expect(formOf(page).getByLabel('创建时间：开始日期')).toHaveValue('')
  const code = formOf(page).getByLabel('单号')
  await test.step('Reset', async () => {
    await code.fill('typed, never searched')
    await formOf(page).getByRole('button', { name: '重置' }).click()
    await expectTotal(page, 200)
    await expect(page).toHaveURL(/list$/)
    await expect(code).toHaveValue('')
    await expect(formOf(page).getByLabel('状态')).toHaveValue('')
  })
  await test.step('Reset without a filter in force', async () => {
    await code.fill('typed, never searched')
    await formOf(page).getByRole('button', { name: '重置' }).click()
    await expect(code).toHaveValue('')
    await expectTotal(page, 200)
  })
  await test.step('the chip of the only filter', async () => {
    await formOf(page).getByLabel('状态').selectOption('待核销/待确认')
    await search(page)
    await expectTotal(page, submitted.length)
    await page.getByRole('button', { name: '移除筛选条件 状态' }).click()
    await expectTotal(page, 200)
    await expect(chipsOf(page)).toHaveCount(0)
  })
})

test('A new search starts on the first page, at the top and with nothing selected', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?pageNum=2&pageSize=50' })
  await expect(rowsOf(page)).toHaveCount(50)
  await rowsOf(page).first().getByRole('checkbox').check()
  await expect(totalsOf(page, /^已选 1 条合计/)).toBeVisible()
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ top: 600 }))

  await formOf(page).getByLabel('单号').fill('FK20')
  await search(page)
  const found = (await allOrders(page)).slice(0, 50)
  await expectRows(page, found)
  await expect(page).toHaveURL(/list\?code=FK20&pageSize=50$|list\?pageSize=50&code=FK20$/)
  await expect(totalsOf(page, /^已选/)).toHaveCount(0)
  expect(await scrollerOf(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})

test('Turning pages keeps the filters, and searching again for the same goes back to the first, without a selection', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=30' })
  const tallied = (await allOrders(page)).filter(({ state }) => state === 30)
  const turn = async () => {
    await page.getByRole('button', { name: '下一页' }).click()
    await expectRows(page, tallied.slice(10, 20))
    await expect(page).toHaveURL(/state=30&pageNum=2|pageNum=2&state=30/)
  }
  await turn()
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('button', { name: '上一页' }).click()
  await expectRows(page, tallied.slice(0, 10))
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])

  await turn()
  await rowsOf(page).first().getByRole('checkbox').check()
  await expect(totalsOf(page, /^已选/)).toBeVisible()
  await search(page)
  await expect(page).toHaveURL(/list\?state=30$/)
  await expect(totalsOf(page, /^已选/)).toHaveCount(0)
})

test('A page has 10, 20, 50 or 100 rows, any page can be jumped to, and lists are entered with the size that was chosen', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const orders = await allOrders(page)
  const sizes = page.getByLabel('每页条数')
  await expect(sizes.getByRole('option')).toHaveText([
    '10 条/页',
    '20 条/页',
    '50 条/页',
    '100 条/页',
  ])
  for (const size of [20, 50, 100, 10]) {
    await sizes.selectOption(`${size} 条/页`)
    await expectRows(page, orders.slice(0, size))
  }
  const jump = page.getByLabel('跳至页码')
  await jump.fill('999')
  await jump.press('Enter')
  await expectRows(page, orders.slice(190, 200))
  await jump.fill('0')
  await jump.press('Enter')
  await expectRows(page, orders.slice(0, 10))
  await jump.fill('13')
  await page.getByRole('button', { name: '跳转' }).click()
  await expectRows(page, orders.slice(120, 130))
  await expect(page).toHaveURL(/pageNum=13/)

  await test.step('another size goes back to the first page', async () => {
    await sizes.selectOption('50 条/页')
    await expectRows(page, orders.slice(0, 50))
    await expect(page).toHaveURL(/list\?pageSize=50$/)
  })
  await test.step('and is the one with which lists are entered', async () => {
    await page.goto('payment/order/list')
    await expect(sizes).toHaveValue('10')
    await menuOf(page).getByRole('link', { name: '扣款单', exact: true }).click()
    await expect(page).toHaveURL(/debit\/order\/list\?pageSize=50$/)
    const paging = page.getByRole('navigation', { name: '分页' })
    await expect(paging.getByLabel('每页条数')).toHaveValue('50')
  })
  await test.step('but not where somebody comes back to one', async () => {
    const paging = page.getByRole('navigation', { name: '分页' })
    await paging.getByLabel('每页条数').selectOption('10 条/页')
    await menuOf(page).getByRole('link', { name: '冲销单', exact: true }).click()
    // The address comes before its list: until then the paging is the other one's.
    await expect(page.getByRole('heading', { name: '冲销单', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/reverse\/order\/list$/)
    await paging.getByLabel('每页条数').selectOption('20 条/页')
    await expect(page).toHaveURL(/reverse\/order\/list\?pageSize=20$/)
    await page.reload()
    await expect(paging.getByLabel('每页条数')).toHaveValue('20')
    await page.goBack()
    await expect(page).toHaveURL(/reverse\/order\/list$/)
    await expect(paging.getByLabel('每页条数')).toHaveValue('10')
  })
})

test('A page past the end, the largest there is too, offers the last page', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const orders = await allOrders(page)
  const tallied = orders.filter(({ state }) => state === 30)
  const start = Math.floor((tallied.length - 1) / 10) * 10
  for (const name of ['转到最后一页', '上一页']) {
    await test.step(name, async () => {
      await page.goto('payment/order/list?pageNum=99&state=30')
      await expect(page.getByText('列表没有这么多页。')).toBeVisible()
      await page.getByRole('button', { name }).click()
      await expectRows(page, tallied.slice(start))
      await expect(page).toHaveURL(/state=30/)
    })
  }
  await test.step('the largest number', async () => {
    await page.goto(`payment/order/list?pageNum=${Number.MAX_SAFE_INTEGER}`)
    await page.getByRole('button', { name: '转到最后一页' }).click()
    await expectRows(page, orders.slice(190))
  })
})

const NONSENSE = {
  'nonsense in every parameter':
    '?pageNum=-3&pageSize=7&state=banana&createTimeStart=2026-99-99&type=9&foo=bar',
  'very long texts': `?code=${'9'.repeat(3000)}&ownerName=${'长'.repeat(400)}`,
  'numbers that are none': '?pageNum=NaN&pageSize=1e999&state=10.5&type=1.5&createTimeEnd=0',
  'broken escapes and reserved names': '?code=%20%20&__proto__=1&constructor=2&%E0%A4%A=3&&==',
}

test('An address with nonsense shows the list as without it, and of several page sizes none is guessed', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const orders = await allOrders(page)
  for (const [title, query] of Object.entries(NONSENSE)) {
    await test.step(title, async () => {
      await page.goto('about:blank')
      await world.clearJournal()
      await page.goto(`payment/order/list${query}`)
      await expectRows(page, orders.slice(0, 10))
      await expectTotal(page, 200)
      await expect(chipsOf(page)).toHaveCount(0)
      const [first] = await bodiesOf(world, LIST_CALL)
      expect(first).toEqual({ business: 1, pageNum: 1, pageSize: 10 })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // Its next page, too, is read: nothing of this one arrives in the next step.
      await settle(world)
    })
  }
  await test.step('several page sizes', async () => {
    await page.goto('payment/order/list?state=30&pageSize=20&pageSize=50')
    await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
    await expect(page.getByLabel('每页条数')).toHaveValue('10')
    const tallied = orders.filter(({ state }) => state === 30)
    await expectRows(page, tallied.slice(0, 10))
  })
})

test('Blanks around a filter, or in place of one, do not stay in the address', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?principal=%20李%20&ownerName=%20&park=' })
  await expect(chipsOf(page)).toHaveText(['负责人包含: 李'])
  await expect(page).toHaveURL((url) => url.search === `?principal=${encodeURIComponent('李')}`)
  await page.goto('payment/order/list?ownerName=%20')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL(/list$/)
})

test('Pressing 查询 twice at once asks the server once and says so', async ({ page, world }) => {
  await page.clock.install()
  await keepNotifications(page)
  await openList(page, world)
  await settle(world)
  await world.clearJournal()
  // Opening the list asked for the same: a second later that counts no more.
  await page.clock.fastForward(1500)
  await stopClock(page)
  await formOf(page).getByRole('button', { name: '查询', exact: true }).dblclick()
  await page.clock.resume()
  await expect(page.getByText('请求已发送，请稍候')).toBeVisible()
  await expect
    .poll(() => bodiesOf(world, LIST_CALL))
    .toEqual([{ business: 1, pageNum: 1, pageSize: 10 }])
})

test('Pressing 查询 twice at once for other filters asks once and says so', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await keepNotifications(page)
  await openList(page, world)
  await settle(world)
  await world.clearJournal()
  await formOf(page).getByLabel('状态').selectOption('已记账')
  await stopClock(page)
  await formOf(page).getByRole('button', { name: '查询', exact: true }).dblclick()
  await page.clock.resume()
  await expect(page.getByText('请求已发送，请稍候')).toBeVisible()
  await settle(world)
  const asked = await bodiesOf(world, LIST_CALL)
  expect(asked.filter((body) => JSON.stringify(body).includes('"pageNum":1'))).toHaveLength(1)
})

test('A list that nobody has counted goes on while its pages are full, says how many there are at least, and leads back from behind its end', async ({
  page,
  world,
}) => {
  await world.fault({ call: LIST_CALL, kind: 'change', remove: ['$.total'], times: 'always' })
  await openList(page, world, { query: '?pageNum=3&pageSize=50' })
  const pages = page.getByRole('navigation', { name: '分页' })
  const next = pages.getByRole('button', { name: '下一页' })
  await expect(rowsOf(page)).toHaveCount(50)
  await expect(pages.getByRole('status')).toHaveText('至少 150')
  await next.click()
  await expect(pages.getByRole('status')).toHaveText('至少 200')
  await expect(rowsOf(page)).toHaveCount(50)
  // Its last page is full: what is behind it nobody can know.
  await next.click()
  await expect(page.getByText('列表没有这么多页。')).toBeVisible()
  await expect(next).toBeDisabled()
  await page.getByRole('button', { name: '转到最后一页' }).click()
  await expect(rowsOf(page)).toHaveCount(50)
  await expect(page).toHaveURL(/pageNum=4/)
  await formOf(page).getByLabel('状态').selectOption('已取消')
  await search(page)
  await expect(pages.getByRole('status')).toHaveText(/^至少 [1-9]\d?$/)
  await expect(next).toBeDisabled()
})
