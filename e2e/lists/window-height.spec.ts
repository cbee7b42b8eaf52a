import type { Locator, Page } from '@playwright/test'
import { closePanel } from '../support/columns'
import { switchLanguage } from '../support/languages'
import { headersOf, openPanel, rowsOf, sumsIn, tableOf, totalsOf } from '../support/lists'
import { formOf, openList, scrollerOf } from '../support/payment-orders'
import { seenOf } from '../support/seen'
import { expect, test } from '../test'

/** How many px can be scrolled of what lies around the rows: two scroll bars beside each other are one too many. */
const scrollsAround = (page: Page) =>
  scrollerOf(page).evaluate((scroller) => {
    const around: number[] = []
    for (let outer = scroller.parentElement; outer; outer = outer.parentElement) {
      const { overflowY } = getComputedStyle(outer)
      const isScroller = overflowY === 'auto' || overflowY === 'scroll'
      if (isScroller) around.push(outer.scrollHeight - outer.clientHeight)
    }
    return around.filter((px) => px > 0)
  })

const heightOf = (page: Page) => scrollerOf(page).evaluate(({ clientHeight }) => clientHeight)

test('The rows fill the window, between a head and totals that stay, and nothing around them scrolls', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openList(page, world, { query: '?pageSize=50' })
  await expect(rowsOf(page)).toHaveCount(50)
  const heights: number[] = []
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => scrollsAround(page), `at ${width}`).toEqual([])
    heights.push(await heightOf(page))
    await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ top: 900 }))
    await expect(headersOf(page).nth(1)).toBeInViewport({ ratio: 1 })
    await expect(totalsOf(page, /^本页合计/).getByText('本页合计')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: '分页' })).toBeInViewport({ ratio: 1 })
  }
  expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThanOrEqual(900 - 768)

  await page.setViewportSize({ width: 1024, height: 768 })
  await formOf(page).getByRole('button', { name: '展开' }).click()
  await expect(formOf(page).getByRole('button', { name: '收起' })).toBeVisible()
  await expect.poll(() => scrollsAround(page), 'with all filters').toEqual([])
})

/** Brings something into sight as a finger does, up to where scrolling has ended. */
const scrollTo = (place: Locator, block: 'center' | 'end') =>
  place.evaluate(async (element, to) => {
    const ended = new Promise((done) =>
      document.addEventListener('scrollend', done, { capture: true, once: true }),
    )
    element.scrollIntoView({ block: to })
    await ended
  }, block)

test('A phone that is turned shows the row that was read, there and back, also while another page was open', async ({
  page,
  world,
}) => {
  const [upright, sideways] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]
  await page.setViewportSize(upright)
  await openList(page, world, { query: '?pageSize=20' })
  await expect(page.getByRole('table')).toHaveAttribute('data-cards')
  const row = rowsOf(page).nth(11)
  const code = row.getByRole('link').first()
  await scrollTo(row, 'center')
  for (const size of [sideways, upright, sideways]) {
    await page.setViewportSize(size)
    await expect(code).toBeInViewport({ ratio: 1 })
  }
  await code.click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.setViewportSize(upright)
  await page.goBack()
  await expect(code).toBeInViewport({ ratio: 1 })

  // At the top it stays at the top.
  const heading = page.getByRole('heading', { level: 1 })
  await scrollTo(heading, 'end')
  await page.setViewportSize(sideways)
  await expect(heading).toBeInViewport()
})

/** Whether a cell of the head throws its shadow over the rows, before it or behind it. */
const throwsShadow = (cell: Locator) =>
  cell.evaluate((element) =>
    ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none'),
  )

test('Columns that stay throw a shadow while others go under them', async ({ page, world }) => {
  await openList(page, world)
  const heads = [headersOf(page).nth(0), headersOf(page).nth(1), headersOf(page).last()]
  const shadows = () => Promise.all(heads.map(throwsShadow))
  await expect.poll(shadows, 'at the start').toEqual([false, false, true])
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ left: 60 }))
  await expect.poll(shadows, 'on the way').toEqual([false, true, true])
  const before = await scrollerOf(page).evaluate(({ scrollHeight }) => scrollHeight)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ left: 10_000, top: 10_000 }))
  await expect.poll(shadows, 'at the end').toEqual([false, true, false])
  expect(await scrollerOf(page).evaluate(({ scrollHeight }) => scrollHeight)).toBe(before)
  await page.setViewportSize({ width: 2400, height: 900 })
  await expect.poll(shadows, 'where all have room').toEqual([false, false, false])
})

/** The column of amounts that comes under the actions when the window gets narrower than 1024 px. */
const lastAmounts = (page: Page) =>
  page.getByRole('columnheader', { name: '可用金额（元）', exact: true })

/** Whether anything is to be read of the amounts: their column looks otherwise when its text has no colour. */
async function showsAmounts(page: Page): Promise<boolean> {
  const head = await lastAmounts(page).boundingBox()
  const rows = await rowsOf(page).first().boundingBox()
  const [pinned, actions] = [headersOf(page).nth(1), headersOf(page).last()]
  const [before, behind] = [await pinned.boundingBox(), await actions.boundingBox()]
  if (!head || !rows || !before || !behind) throw new Error('There are no rows')
  // Beside the shadows of what is pinned.
  const x = Math.max(head.x, before.x + before.width + 24)
  const width = Math.min(head.x + head.width, behind.x - 24) - x
  const clip = { x, width, y: rows.y + 1, height: rows.height - 2 }
  const colour = (value: string) =>
    scrollerOf(page).evaluate((scroller, text) => {
      const body = scroller.querySelector('tbody')
      if (body) body.style.color = text
    }, value)
  const seen = await page.screenshot({ clip })
  await colour('transparent')
  const empty = await page.screenshot({ clip })
  await colour('')
  return !seen.equals(empty)
}

test('Of a column of amounts that is partly under others nothing is to be read', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1040, height: 768 })
  await openList(page, world)
  await expect.poll(() => showsAmounts(page), 'it has room').toBe(true)
  await page.setViewportSize({ width: 1009, height: 768 })
  await expect.poll(() => showsAmounts(page), 'its end is under the actions').toBe(false)
  await page.setViewportSize({ width: 1040, height: 768 })
  await expect.poll(() => showsAmounts(page), 'it has room again').toBe(true)
  // The same at the other side, where what is left would be the smaller amount.
  await page.setViewportSize({ width: 1240, height: 768 })
  const scrollTo = async (hidden: number) => {
    const [head, pinned] = await Promise.all(
      [lastAmounts(page), headersOf(page).nth(1)].map((column) => column.boundingBox()),
    )
    const gap = (head?.x ?? 0) - (pinned?.x ?? 0) - (pinned?.width ?? 0)
    await scrollerOf(page).evaluate((scroller, left) => scroller.scrollBy({ left }), gap + hidden)
  }
  await scrollTo(0)
  await expect.poll(() => showsAmounts(page), 'beside the codes').toBe(true)
  await scrollTo(20)
  await expect.poll(() => showsAmounts(page), 'its beginning is under them').toBe(false)
})

/** How far is scrolled at once, in px: a number is wider. */
const STEP = 70

/** The totals of a page as they are scrolled through: what is wrong with them anywhere, and which sums are to be read somewhere. */
async function totalsOnTheWay(
  page: Page,
  list: string,
  label: string,
): Promise<{ wrong: string[]; read: string[] }> {
  const line = totalsOf(page, new RegExp(label), list)
  const sums = sumsIn(line)
  const names = await sums.allTextContents()
  const scroller = tableOf(page, list).locator('..')
  const most = await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  const read = new Set<string>()
  const wrong: string[] = []
  for (let left = 0; left < most + STEP; left += STEP) {
    await scroller.evaluate(async (frame, to) => {
      frame.scrollTo({ left: to })
      // What follows the scrolling has been drawn.
      for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done))
    }, left)
    const seen = await seenOf(page, sums)
    const isAnySeen = seen.some((each) => each !== 'nothing')
    const [name] = isAnySeen ? await seenOf(page, line.getByText(label).first()) : []
    for (const [at, sum] of names.entries()) {
      if (seen[at] === 'part') wrong.push(`a part of ${sum} at ${left}`)
      if (seen[at] === 'all' && name !== 'all') wrong.push(`${sum} without its name at ${left}`)
      if (seen[at] === 'all') read.add(sum)
    }
  }
  return { wrong, read: names.filter((sum) => read.has(sum)) }
}

const pin = async (page: Page, ...columns: string[]) => {
  const panel = await openPanel(page, '列设置')
  for (const column of columns)
    await panel.getByRole('button', { name: `固定 ${column}`, exact: true }).click()
  await closePanel(page)
}

async function expectWhole(page: Page, list = '付款单', label = '本页合计'): Promise<void> {
  const cells = sumsIn(totalsOf(page, new RegExp(label), list))
  await expect(cells).toHaveCount(2)
  const sums = await cells.allTextContents()
  await expect
    .poll(() => totalsOnTheWay(page, list, label), {
      message: `${label}, ${page.viewportSize()?.width}`,
      timeout: 90_000,
    })
    .toEqual({ wrong: [], read: sums })
}

test('A total is to be read whole and with its name or not at all, whatever is pinned', async ({
  page,
  world,
}) => {
  test.slow()
  await openList(page, world)
  await pin(page, '结算渠道', '状态', '归属部门')
  await page.setViewportSize({ width: 900, height: 768 })
  await expectWhole(page)
  await test.step('with tools beside a name', async () => {
    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await expectWhole(page, '付款单', '已选 10 条合计')
    for (const tool of ['复制', '导出已选', '打印凭证'])
      await expect(page.getByRole('button', { name: tool, exact: true })).toBeInViewport({
        ratio: 1,
      })
    await page.getByRole('checkbox', { name: '选择本页全部' }).uncheck()
  })
  await test.step('in English', async () => {
    await switchLanguage(page, '中文', 'English')
    await page.setViewportSize({ width: 1000, height: 768 })
    await expectWhole(page, 'Payment orders', 'This page')
  })
})

test('So is one that stands before its name, and one where the code was let go', async ({
  page,
  world,
}) => {
  test.slow()
  await openList(page, world)
  const panel = await openPanel(page, '列设置')
  const up = panel.getByRole('button', { name: '上移 金额（元）' })
  while (!(await up.isDisabled())) await up.click()
  await closePanel(page)
  await pin(page, '金额（元）', '结算渠道', '状态', '归属部门')
  await page.setViewportSize({ width: 900, height: 768 })
  await expectWhole(page)
  await pin(page, '金额（元）', '结算渠道', '状态', '归属部门', '单号')
  await expectWhole(page)
})
