import type { Locator, Page } from '@playwright/test'
import { headersOf, rowsOf, totalsOf } from '../support/lists'
import { formOf, openList, scrollerOf } from '../support/payment-orders'
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
