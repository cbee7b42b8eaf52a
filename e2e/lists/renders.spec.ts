import type { Browser, Page } from '@playwright/test'
import { countRenders, takeRenders } from '../bench/renders'
import { rowsOf } from '../support/lists'
import { openList, scrollerOf, settle } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

/** Components at most, however many rows the list has: the router and the shell, and nothing of a list. */
const BACK = 30
/** Components at most beside one for each row, with a little room for what differs from start to start. */
const LOAD = 325
/** The router, the new rows, their totals and the paging; no filter, no button, nothing of the shell but tags. */
const PAGE_CHANGE = 50
/** An order that was open before: it has kept its page too. */
const DETAIL_AGAIN = 40
/** Elements at most whose styles are computed on a way back: the tags, the trail and the page itself, nothing in it. */
const BACK_STYLES = 120

/** The list stands still, and what comes beside it has come: it would be counted with what is done next. */
async function rest(world: World): Promise<void> {
  await settle(world)
  await allAnswered(world)
}

interface TraceEvent {
  name: string
  args?: { elementCount?: number }
}

/** How many elements' styles the browser computes while something is done. */
async function countStyles(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
}

for (const size of [10, 100]) {
  test(`Going back to a list renders none of its ${size} rows`, async ({ page, world }) => {
    await countRenders(page)
    await openList(page, world, { query: `?pageSize=${size}` })
    await rest(world)
    const load = await takeRenders(page)
    expect(load, 'every row is rendered once').toBeGreaterThan(2 * size)
    expect(load, 'a row is one component').toBeLessThanOrEqual(LOAD + size)
    const link = rowsOf(page).nth(4).getByRole('link').first()
    const code = (await link.textContent()) ?? ''
    const heading = page.getByRole('heading', { level: 1, name: `付款单 ${code}` })
    const log = page.getByRole('list', { name: '操作日志' })
    for (const visit of ['first', 'second']) {
      await link.click()
      await expect(heading).toBeVisible()
      await expect(log).toBeVisible()
      // What comes with it late is no part of the way back.
      await allAnswered(world)
      const detail = await takeRenders(page)
      if (visit === 'second')
        expect(detail, 'the order once more').toBeLessThanOrEqual(DETAIL_AGAIN)
      await page.goBack()
      await expect(rowsOf(page)).toHaveCount(size)
      await expect(link).toBeVisible()
      const back = await takeRenders(page)
      expect(back, `${visit} way back`).toBeGreaterThan(0)
      expect(back, `${visit} way back`).toBeLessThanOrEqual(BACK)
    }
  })
}

for (const size of [10, 100]) {
  test(`Going to the next ${size} rows of a list renders these and nothing around them`, async ({
    page,
    world,
  }) => {
    await countRenders(page)
    await openList(page, world, { query: `?pageSize=${size}` })
    await rest(world)
    await takeRenders(page)
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(rowsOf(page)).toHaveCount(size)
    await rest(world)
    const change = await takeRenders(page)
    expect(change, 'the new rows').toBeGreaterThan(size)
    expect(change, 'and nothing around them').toBeLessThanOrEqual(PAGE_CHANGE + size)
  })
}

test('Another page of base data renders its rows and nothing around them', async ({
  page,
  world,
}) => {
  await countRenders(page)
  await world.signIn('sun.li')
  await page.goto('maintain/remark/list')
  await expect(rowsOf(page, '备注')).toHaveCount(10)
  await rest(world)
  await takeRenders(page)
  await page.getByRole('button', { name: '第 2 页' }).click()
  await expect(rowsOf(page, '备注')).toHaveCount(7)
  const change = await takeRenders(page)
  expect(change, 'the new rows, each with its switch and its button').toBeGreaterThan(3 * 7)
  expect(change, 'and nothing around them').toBeLessThanOrEqual(PAGE_CHANGE + 3 * 7)
})

test('A wider column renders no row', async ({ page, world }) => {
  await countRenders(page)
  await openList(page, world, { query: '?pageSize=100' })
  await rest(world)
  const handle = page.getByRole('separator', { name: '状态列宽' })
  await handle.focus()
  const before = await handle.getAttribute('aria-valuenow')
  await takeRenders(page)
  await page.keyboard.press('ArrowRight')
  await expect(handle).not.toHaveAttribute('aria-valuenow', before ?? '')
  expect(await takeRenders(page), 'the list, its toolbar and the table').toBeLessThanOrEqual(20)
})

test('Going back to a list computes no styles of its rows', async ({ browser, page, world }) => {
  await openList(page, world)
  await rest(world)
  const link = rowsOf(page).nth(4).getByRole('link').first()
  const heading = page.getByRole('heading', { level: 1, name: /^付款单 / })
  const ways: number[] = []
  for (let times = 0; times < 3; times += 1) {
    await link.click()
    await expect(heading).toBeVisible()
    await rest(world)
    const goBack = async () => {
      await page.goBack()
      await expect(link).toBeVisible()
    }
    ways.push(await countStyles(browser, page, goBack))
  }
  // What comes when the browser is idle, a style sheet among it, may come on one of them.
  const there = Math.min(...ways)
  expect(there).toBeGreaterThan(0)
  expect(there).toBeLessThanOrEqual(BACK_STYLES)
})

test('Rows out of sight are left out until they come into sight, each as high as it will be', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?pageSize=100' })
  await expect(rowsOf(page)).toHaveCount(100)
  await rest(world)
  /** Whether the browser draws the first row and the last one. */
  const drawn = () =>
    rowsOf(page)
      .getByRole('checkbox')
      .evaluateAll((boxes) =>
        [boxes.at(0), boxes.at(-1)].map((box) =>
          box?.checkVisibility({ contentVisibilityAuto: true }),
        ),
      )
  const frame = scrollerOf(page)
  const heights = () =>
    frame.evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }))
  const before = await heights()
  await expect.poll(drawn).toEqual([true, false])

  await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect.poll(drawn).toEqual([false, true])
  const last = rowsOf(page).last()
  await expect(last).toBeInViewport()
  // Laid out by itself, it is told to be a row by its role.
  await expect(last).toHaveAttribute('role', 'row')
  await expect(last.getByRole('cell').first()).toHaveAttribute('role', 'cell')
  expect(await heights()).toEqual(before)
})
