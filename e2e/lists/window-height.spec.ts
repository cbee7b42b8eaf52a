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
    expect(await scrollsAround(page), `at ${width}`).toEqual([])
    heights.push(await heightOf(page))
    await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ top: 900 }))
    await expect(headersOf(page).nth(1)).toBeInViewport({ ratio: 1 })
    await expect(totalsOf(page, /^本页合计/).getByText('本页合计')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: '分页' })).toBeInViewport({ ratio: 1 })
  }
  expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThanOrEqual(900 - 768)

  await page.setViewportSize({ width: 1024, height: 768 })
  await formOf(page).getByRole('button', { name: '展开' }).click()
  expect(await scrollsAround(page), 'with all filters').toEqual([])
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

test('Of a column of amounts that is partly under others nothing is to be read', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openList(page, world)
  const amount = page.getByRole('columnheader', { name: '金额（元）', exact: true })
  const actions = headersOf(page).last()
  const code = headersOf(page).nth(1)
  const covered = (name: string) =>
    scrollerOf(page).evaluate(
      (scroller, property) => scroller.style.getPropertyValue(property),
      name,
    )
  // It has room; of the next one hardly the edge is in sight.
  await expect.poll(() => covered('--cut-end')).toMatch(/^\dpx$/)
  const under = await actions.evaluate((cell) => cell.getBoundingClientRect().left)
  await page.setViewportSize({ width: 960, height: 768 })
  const { left, right } = await amount.evaluate((cell) => cell.getBoundingClientRect().toJSON() as DOMRect) // prettier-ignore
  const edge = under - (1024 - 960)
  expect(right, 'half of it is under the actions').toBeGreaterThan(edge)
  await expect.poll(() => covered('--cut-end')).toBe(`${edge - left}px`)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ left: 10_000 }))
  await expect.poll(() => covered('--cut-end')).toBe('0px')

  // The same at the other side, where what is left would be the smaller amount.
  await page.setViewportSize({ width: 1024, height: 768 })
  await amount.evaluate(
    (cell, pinned) => {
      const scroller = cell.closest('table')?.parentElement
      const gap = cell.getBoundingClientRect().left - (pinned?.getBoundingClientRect().right ?? 0)
      scroller?.scrollBy({ left: gap + 40 })
    },
    await code.elementHandle(),
  )
  await expect.poll(() => covered('--cut-start')).toMatch(/^[1-9]/)
})
