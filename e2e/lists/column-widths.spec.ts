import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { LIST_CALL } from '../support/calls'
import { raisePayment } from '../support/chain'
import { tabTo } from '../support/keyboard'
import { setLanguage } from '../support/languages'
import { headersOf, isOnTop, openPanel, rowsOf, sumsIn, totalsOf } from '../support/lists'
import { allOrders, openList, scrollerOf } from '../support/payment-orders'
import { chooseInTagMenu, menuOf } from '../support/shell'
import { expect, test } from '../test'
import { leftOf, closePanel, saveView } from '../support/columns'

/** What changes the width of a column. */
const handleOf = (page: Page, name: string) =>
  page.getByRole('separator', { name: `${name}列宽`, exact: true })

const widthOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().width)

async function drag(page: Page, handle: Locator, by: number): Promise<void> {
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is no handle')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y)
  await page.mouse.move(x + by, y)
}

test('A column is dragged wider, with all that stands in it, and stays so for this person alone', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const park = headersOf(page).filter({ hasText: '归属部门' })
  const cell = rowsOf(page).first().getByRole('cell').nth(7)
  const handle = handleOf(page, '归属部门')
  const before = await widthOf(park)
  await drag(page, handle, 60)
  expect(await widthOf(cell), 'while it is dragged').toBe(before + 60)
  await page.mouse.up()
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 60))
  expect(await widthOf(park)).toBe(before + 60)

  await page.reload()
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 60))
  expect(await widthOf(cell)).toBe(before + 60)
  await openList(page, world, { username: 'server.ops' })
  await expect(handle).toHaveAttribute('aria-valuenow', String(before))

  await openList(page, world)
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 60))
  await handle.dblclick()
  await expect(handle).toHaveAttribute('aria-valuenow', String(before))
  expect(await widthOf(park)).toBe(before)
})

test('A column stays as wide as it was made whatever view the list is entered with or put in force', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const handle = handleOf(page, '归属部门')
  const before = Number(await handle.getAttribute('aria-valuenow'))
  const isAt = (px: number) => expect(handle).toHaveAttribute('aria-valuenow', String(px))
  const widen = async (by: number) => {
    await drag(page, handle, by)
    await page.mouse.up()
  }
  const enterAnew = async () => {
    await chooseInTagMenu(page, '付款单', '关闭')
    await menuOf(page).getByRole('link', { name: '付款单' }).click()
    await expect(view).toHaveAttribute('aria-pressed', 'true')
  }
  await widen(40)
  await isAt(before + 40)
  await saveView(page, '我的')
  const view = page.getByRole('group', { name: '视图' }).getByRole('button', { name: '我的' })
  const panel = await openPanel(page, '视图')
  await panel.getByRole('button', { name: '默认视图：我的' }).click()
  await closePanel(page)

  await widen(30)
  await isAt(before + 70)
  await enterAnew()
  await isAt(before + 70)
  await view.click()
  await isAt(before + 70)
  await handle.dblclick()
  await isAt(before)
  await enterAnew()
  await isAt(before)
})

test('A drag that is given up changes nothing, and a pinned column takes those behind it along', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await (await openPanel(page, '列设置')).getByRole('button', { name: '固定 状态' }).click()
  await closePanel(page)
  const code = headersOf(page).nth(1)
  const state = rowsOf(page).first().getByRole('cell').nth(2)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ left: 300 }))
  const [width, left] = [await widthOf(code), await leftOf(state)]
  await drag(page, handleOf(page, '单号'), 40)
  expect(await leftOf(state), 'while it is dragged').toBe(left + 40)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await widthOf(code)).toBe(width)
  expect(await leftOf(state)).toBe(left)
  await drag(page, handleOf(page, '单号'), 40)
  await page.mouse.up()
  await expect(handleOf(page, '单号')).toHaveAttribute('aria-valuenow', String(width + 40))
  expect(await leftOf(state)).toBe(left + 40)
})

test('However wide the code is made, the others are reached in a narrow window, and it can be made narrow there', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const [code, handle] = [headersOf(page).nth(1), handleOf(page, '单号')]
  const before = Number(await handle.getAttribute('aria-valuenow'))
  await drag(page, handle, 600)
  await page.mouse.up()
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 600))
  const scroll = (left: number) =>
    scrollerOf(page).evaluate((scroller, to) => scroller.scrollTo({ left: to }), left)
  const stays = await leftOf(code)
  await scroll(300)
  expect(await leftOf(code), 'there is room for it').toBe(stays)

  await page.setViewportSize({ width: 1000, height: 768 })
  const park = headersOf(page).filter({ hasText: '归属部门' })
  for (const column of [headersOf(page).filter({ hasText: /^金额/ }), park]) {
    await column.evaluate((cell) => cell.scrollIntoView({ inline: 'center' }))
    await expect.poll(() => isOnTop(column)).toBe(true)
  }
  await expect.poll(() => leftOf(rowsOf(page).first().getByRole('checkbox'))).toBeGreaterThan(0)

  await test.step('what gets the focus comes out from under what stays', async () => {
    await scroll(10_000)
    const link = rowsOf(page).first().getByRole('link', { name: /^FK/ })
    await link.focus()
    await expect.poll(() => isOnTop(link)).toBe(true)
    await scroll(10_000)
    await handle.focus()
    await expect.poll(() => isOnTop(handle)).toBe(true)
  })

  await test.step('with more room it stays again, and there it is made narrow', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await scroll(300)
    await expect.poll(() => leftOf(code)).toBe(stays)
    await page.setViewportSize({ width: 1000, height: 768 })
    await scroll(300)
    await expect.poll(() => isOnTop(handle)).toBe(true)
    await drag(page, handle, -600)
    await page.mouse.up()
    await expect(handle).toHaveAttribute('aria-valuenow', String(before))
    await scroll(10_000)
    await expect.poll(() => leftOf(code)).toBe(stays)
  })
})

test('Widths are set from the keyboard, within what a column can be', async ({ page, world }) => {
  await openList(page, world)
  const [code, channel, amount] = ['单号', '结算渠道', '金额（元）'].map((name) =>
    handleOf(page, name),
  )
  if (!code || !channel || !amount) throw new Error('There are no handles')
  await tabTo(page, code)
  await page.keyboard.press('ArrowDown')
  await expect(channel).toBeFocused()
  const declared = Number(await channel.getAttribute('aria-valuenow'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(channel).toHaveAttribute('aria-valuenow', String(declared + 20))
  await page.keyboard.press('ArrowLeft')
  await expect(channel).toHaveAttribute('aria-valuenow', String(declared + 10))
  expect(await widthOf(headersOf(page).nth(2))).toBe(declared + 10)
  await page.keyboard.press('Home')
  await expect(channel).toHaveAttribute('aria-valuenow', '60')
  await page.keyboard.press('Delete')
  await expect(channel).toHaveAttribute('aria-valuenow', String(declared))

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(amount).toBeFocused()
  await page.keyboard.press('Home')
  const total = sumsIn(totalsOf(page, /^本页合计/)).first()
  const overflow = await total.evaluate((cell) => cell.scrollWidth - cell.clientWidth)
  expect(overflow, 'amounts are never cut off').toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('Amounts of many digits, their totals and dates are never cut off, and totals are pinned with their column', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const orders = await allOrders(page, { pageSize: 10 })
  const data = orders.map((order) => ({ ...order, amount: 98_765_432_199 }))
  const body = { success: true, data, pageNum: 1, pageSize: 10, total: 10 }
  await world.fault({ call: LIST_CALL, kind: 'body', body, times: 'always' })
  await page.reload()
  const cells = rowsOf(page).first().getByRole('cell')
  const total = totalsOf(page, /^本页合计/).getByRole('cell', { name: '9,876,543,219.90' })
  await expect(cells.filter({ hasText: '987,654,321.99' })).toBeVisible()
  const dates = cells.filter({ hasText: /^\d{4}-\d\d-\d\d( [\d:]{8})?$/ })
  await expect(dates).toHaveCount(2)
  for (const whole of [
    cells.filter({ hasText: '987,654,321.99' }),
    total,
    ...(await dates.all()),
  ]) {
    const overflow = await whole.evaluate((cell) => cell.scrollWidth - cell.clientWidth)
    expect(overflow, await whole.innerText()).toBeLessThanOrEqual(0)
  }

  const amountHead = headersOf(page).filter({ hasText: /^金额/ })
  expect(await leftOf(total)).toBe(await leftOf(amountHead))
  await (await openPanel(page, '列设置')).getByRole('button', { name: '固定 金额（元）' }).click()
  await closePanel(page)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ left: 300 }))
  await expect.poll(() => scrollerOf(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(300)
  expect(await leftOf(total)).toBe(await leftOf(amountHead))
  const label = page.getByRole('rowheader', { name: /^本页合计/ })
  expect(await leftOf(label)).toBe(await leftOf(headersOf(page).first()))
})

/** The languages, by what they call themselves, and the words that are looked for in them. */
const IN_LANGUAGES = [
  {
    locale: 'zh',
    language: '中文',
    list: '付款单',
    create: '新建',
    sumUp: '合计全部',
    amount: '金额（元）',
  },
  {
    locale: 'en',
    language: 'English',
    list: 'Payment orders',
    create: 'New',
    sumUp: 'Total of all',
    amount: 'Amount (yuan)',
  },
  {
    locale: 'es',
    language: 'Español',
    list: 'Órdenes de pago',
    create: 'Nueva',
    sumUp: 'Sumar las',
    amount: 'Importe (yuanes)',
  },
] as const

/** Changes the language of the page that is open, whatever it was. */
async function speak(
  page: Page,
  { locale, language }: (typeof IN_LANGUAGES)[number],
): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: /^(语言|Language|Idioma): / })
  await menu.click()
  await page.getByRole('menuitem', { name: language, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
}

test('The actions of a row are whole on a small screen, and the tools stand in one line, in every language but Spanish', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openList(page, world, { query: '?state=5', username: 'zhang.wei' })
  for (const spoken of IN_LANGUAGES.slice(0, 2)) {
    await test.step(spoken.locale, async () => {
      await speak(page, spoken)
      const links = rowsOf(page, spoken.list).first().getByRole('cell').last().getByRole('link')
      await expect(links).toHaveCount(2)
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
      const tools = await page
        .getByRole('link', { name: spoken.create, exact: true })
        .locator('..')
        .locator('> *')
        .evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().top))
      expect(tools.length).toBeGreaterThan(5)
      expect(new Set(tools).size, 'one line').toBe(1)
    })
  }
})

/** Lists whose first amounts are to be read on a small screen. */
const SMALL_LISTS = [
  'payment/order/list',
  'debit/order/list',
  'payment/confirm/list?tab=all&state=10',
  'debit/confirm/list?tab=all',
  'reverse/order/list',
  'reverse/confirm/list?tab=all',
]

test('Codes, states and amounts are whole beside the actions on a small screen, in every language', async ({
  page,
  world,
}) => {
  // 1024 px less what a scroll bar of the window takes.
  await page.setViewportSize({ width: 1009, height: 768 })
  await world.signIn('server.ops')
  for (const [index, path] of SMALL_LISTS.entries()) {
    await page.goto(path)
    // The one spoken last comes first: that is the one in which the list was opened.
    const first = (2 * index) % IN_LANGUAGES.length
    for (const spoken of [...IN_LANGUAGES.slice(first), ...IN_LANGUAGES.slice(0, first)]) {
      await test.step(`${path}, ${spoken.locale}`, async () => {
        await speak(page, spoken)
        const head = page.getByRole('columnheader', { name: spoken.amount, exact: true })
        await expect(head).toBeVisible()
        const rows = page.getByRole('table').locator('tbody').getByRole('row')
        await expect(rows.nth(5)).toBeVisible()
        await expect.poll(() => cutOffUpToAmount(page)).toEqual([])
        for (const row of await rows.all())
          expect((await row.boundingBox())?.height).toBeLessThanOrEqual(39)
      })
    }
  }
})

test('The largest amount that an order may have, and its total, are whole beside the actions on a small screen, in every language', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1009, height: 768 })
  await world.signIn('server.ops')
  const code = await raisePayment(page, 99_999_999_99)
  await page.goto('payment/order/list')
  for (const spoken of IN_LANGUAGES) {
    await test.step(spoken.locale, async () => {
      await speak(page, spoken)
      await expect(rowsOf(page, spoken.list).filter({ hasText: code })).toContainText(/99.999.999/)
      await expect.poll(() => cutOffUpToAmount(page)).toEqual([])
    })
  }
})

test('A total that widens its column takes no amount out of sight on a small screen, in any language', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await world.signIn('server.ops')
  const whole = async () => (await amountsInSight(page)).whole
  const foot = page.getByRole('table').locator('tfoot').getByRole('row')
  await page.goto('payment/order/list?pageSize=20')
  for (const spoken of IN_LANGUAGES) {
    await test.step(spoken.locale, async () => {
      await speak(page, spoken)
      // Nothing is selected or added up in a page that is new.
      await page.reload()
      await expect.poll(whole).toContain('amount')
      const before = await whole()
      await page.getByRole('button', { name: spoken.sumUp }).click()
      await expect(foot).toHaveCount(3)
      await expect.poll(whole).toEqual(before)
      // Nobody is taken back to it who looks at other columns.
      await scrollerIn(page).evaluate((scroller) => scroller.scrollTo({ left: 10_000 }))
      const { left } = await amountsInSight(page)
      await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check()
      await expect(foot).toHaveCount(4)
      expect((await amountsInSight(page)).left).toBe(left)
    })
  }

  await test.step('where none of numbers was whole no column is moved', async () => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await speak(page, IN_LANGUAGES[0])
    await page.goto('reverse/order/list')
    await expect(foot).not.toHaveCount(0)
    const before = await foot.count()
    expect((await amountsInSight(page)).left).toBe(0)
    await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check()
    await expect(foot).toHaveCount(before + 1)
    expect((await amountsInSight(page)).left).toBe(0)
  })
})

const scrollerIn = (page: Page) => page.getByRole('table').locator('..')

/** The columns of amounts of which nothing stands under what is pinned, and how far the table is scrolled sideways. */
const amountsInSight = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')]
    const [start = 0, end = 0] = [
      heads[1]?.getBoundingClientRect().right,
      heads.at(-1)?.getBoundingClientRect().left,
    ]
    const isWhole = (head: HTMLElement) => {
      const { left, right } = head.getBoundingClientRect()
      // The end of a cell is empty.
      return left >= start - 1 && right <= end + 8
    }
    const amounts = heads.filter(({ dataset: { head = '' } }) => /^(amount|actual)$/.test(head))
    const whole = amounts.filter(isWhole).map(({ dataset }) => dataset.head)
    return { whole, left: table.parentElement?.scrollLeft }
  })

/** The texts of rows and totals up to the first amount that are cut off, stand under the actions or are none at all. */
function cutOffUpToAmount(page: Page): Promise<string[]> {
  return page.getByRole('table').evaluate((table) => {
    // One that changes its language goes sideways to keep a sum in sight; one that opens stands at its start.
    table.parentElement?.scrollTo({ left: 0 })
    const heads = [...table.querySelectorAll<HTMLElement>('thead [data-head]')]
    const last = heads.findIndex(({ dataset }) => dataset.head === 'amount')
    const upTo = heads.slice(0, last + 1)
    const actions = table.querySelector('thead th:last-child')?.getBoundingClientRect().left ?? 0
    const isWhole = (cell: HTMLElement) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      const end = text.getBoundingClientRect().right
      return cell.scrollWidth <= cell.clientWidth && end < actions && Boolean(cell.textContent)
    }
    const cells = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].flatMap((row) =>
      // A box to select the row stands before them.
      [...row.cells].slice(1, upTo.length + 1),
    )
    const sum = [...table.querySelectorAll<HTMLElement>('tfoot td')].find(({ textContent }) =>
      /\d$/.test(textContent),
    )
    const all = [...cells, ...(sum ? [sum] : [])]
    const wrong = all.filter((cell) => !isWhole(cell)).map((cell) => cell.textContent)
    return last > 0 && sum ? wrong : ['no amounts']
  })
}

test('The code in an order’s tag, and when a verification-confirmer was changed, are whole on a small screen', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await setLanguage(page, 'en')
  await world.signIn('server.ops')
  await page.goto('debit/order/list')
  const code = page.getByRole('table').locator('tbody').getByRole('link').first()
  const name = (await code.textContent()) ?? ''
  await code.click()
  const title = page.getByRole('tab', { name }).locator('[title]').first()
  await expect(title).toBeVisible()
  expect(await title.evaluate((tag) => tag.scrollWidth - tag.clientWidth)).toBeLessThanOrEqual(0)

  await test.step('in Spanish, when a verification-confirmer was changed', async () => {
    await page.goto('maintain/verifyuser/list')
    await speak(page, IN_LANGUAGES[2])
    const row = page.getByRole('table').locator('tbody').getByRole('row').first()
    const time = row.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    await expect(time).toBeVisible()
    const endOfTime = () =>
      time.evaluate((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return text.getBoundingClientRect().right
      })
    const startOfActions = async () => (await row.getByRole('cell').last().boundingBox())?.x ?? 0
    expect(await endOfTime()).toBeLessThanOrEqual(await startOfActions())
  })
})
