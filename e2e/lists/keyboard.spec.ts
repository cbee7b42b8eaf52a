import type { Page } from '@playwright/test'
import { isFocusInSight, keepsFind, tabTo } from '../support/keyboard'
import { filterDrawerOf, rowsOf, tableOf, totalsOf } from '../support/lists'
import {
  allOrders,
  chipsOf,
  expectRows,
  expectTotal,
  formOf,
  openList,
  scrollerOf,
  search,
} from '../support/payment-orders'
import { menuOf } from '../support/shell'
import { expect, test } from '../test'

const FILTER_LABELS = ['单号', '负责人', '状态', '结算类型', '付款人', '园区', '归属部门']

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('Without a mouse: skip to the content, filter, walk through rows, select, open, come back, turn the page', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const submitted = (await allOrders(page)).filter(({ state }) => state === 10)
  const [first, second, third] = submitted

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(formOf(page).getByLabel('单号')).toBeFocused()

  await tabTo(page, formOf(page).getByLabel('状态'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(formOf(page).getByLabel('状态')).toHaveValue('10')
  await tabTo(page, formOf(page).getByRole('button', { name: '查询', exact: true }))
  await page.keyboard.press('Enter')
  await expectTotal(page, submitted.length)
  await expectRows(page, submitted.slice(0, 10))

  const firstLink = rowsOf(page).first().getByRole('link').first()
  await tabTo(page, firstLink)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedText(page)).toBe(second?.code)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect.poll(() => focusedText(page)).toBe(third?.code)
  await expect(totalsOf(page, /^已选 2 条合计/)).toBeVisible()
  await page.keyboard.press('End')
  await expect.poll(() => focusedText(page)).toBe(submitted.at(9)?.code)
  await page.keyboard.press('Home')
  await expect.poll(() => focusedText(page)).toBe(first?.code)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focusedText(page)).toBe(first?.code)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedText(page)).toBe(second?.code)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `付款单 ${second?.code}` })).toBeVisible()
  await page.goBack()
  await expect(rowsOf(page).nth(1).getByRole('link').first()).toBeFocused()
  await expectRows(page, submitted.slice(0, 10))
  await expect(totalsOf(page, /^已选 2 条合计/)).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: '下一页' }))
  await page.keyboard.press('Enter')
  await expectRows(page, submitted.slice(10, 20))
  await expect(totalsOf(page, /^已选 2 条合计/)).toBeVisible()
})

test('Ctrl+F opens a drawer with every filter, which shows what the form shows; where there is no list it is the browser’s own', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const orders = await allOrders(page)
  await page.keyboard.press('Control+f')
  const drawer = filterDrawerOf(page)
  for (const label of FILTER_LABELS) {
    await expect(drawer.getByLabel(label, { exact: true })).toBeVisible()
  }
  await expect(drawer.getByLabel('创建时间：开始日期')).toBeVisible()
  await expect(drawer.locator(':focus')).toBeVisible()
  expect(await keepsFind(page), 'a second one is the browser’s').toBe(false)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  expect(await keepsFind(page)).toBe(true)
  await expect(drawer).toBeVisible()

  await test.step('with a mistake in it, it stays; else it searches and closes', async () => {
    await drawer.getByLabel('归属部门').fill('部')
    await drawer.getByLabel('创建时间：开始日期').fill('2026-10-31')
    await drawer.getByLabel('创建时间：结束日期').fill('2026-10-01')
    await drawer.getByRole('button', { name: '查询' }).click()
    await expect(drawer.getByLabel('创建时间：结束日期')).toHaveAccessibleDescription(
      '结束日期早于开始日期',
    )
    await expect(page).toHaveURL(/list$/)
    await drawer.getByLabel('创建时间：开始日期').fill('2026-01-01')
    await drawer.getByLabel('创建时间：结束日期').press('Enter')
    await expect(drawer).toHaveCount(0)
    const expected = orders.filter(
      ({ affiliationDepartmentName, gmtCreate }) =>
        affiliationDepartmentName?.includes('部') &&
        gmtCreate >= '2026-01-01' &&
        gmtCreate < '2026-10-02',
    )
    await expectTotal(page, expected.length)
    await expect(chipsOf(page)).toHaveText([
      '创建时间: 2026-01-01 – 2026-10-01',
      '归属部门包含: 部',
    ])
  })

  await test.step('what is typed and what is in force stands in both, and Reset shows the whole list', async () => {
    await formOf(page).getByLabel('状态').selectOption('10')
    await search(page)
    await expect(chipsOf(page)).toHaveCount(3)
    await formOf(page).getByLabel('单号').fill('FK')
    await page.keyboard.press('Control+f')
    await expect(drawer.getByLabel('单号')).toHaveValue('FK')
    await expect(drawer.getByLabel('状态')).toHaveValue('10')
    await expect(drawer.getByLabel('归属部门')).toHaveValue('部')
    await expect(drawer.getByLabel('创建时间：结束日期')).toHaveValue('2026-10-01')
    await drawer.getByRole('button', { name: '重置' }).click()
    await expect(drawer.getByLabel('单号')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expectTotal(page, 200)
  })

  await test.step('a detail and the start page', async () => {
    await rowsOf(page).first().getByRole('link').first().click()
    await expect(page.getByRole('article')).toBeVisible()
    await expect(tableOf(page)).toBeHidden()
    expect(await keepsFind(page)).toBe(false)
    await menuOf(page).getByRole('link', { name: '首页' }).click()
    await expect(page.getByRole('heading', { name: /^欢迎/ })).toBeVisible()
    expect(await keepsFind(page)).toBe(false)
    await expect(drawer).toHaveCount(0)
  })
})

test('The rows of a scrolled table come into view as one walks through them', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?pageSize=100' })
  await expect(rowsOf(page)).toHaveCount(100)
  await expect(page.getByRole('separator').first()).toBeAttached()
  await rowsOf(page).first().getByRole('link').first().focus()
  for (let row = 1; row < 14; row++) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isFocusInSight(page), `row ${row} is not behind the totals`).toBe(true)
  }
  for (let row = 12; row >= 0; row--) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => isFocusInSight(page), `row ${row} is not behind the head`).toBe(true)
  }
  await page.keyboard.press('End')
  const last = rowsOf(page).last().getByRole('link').first()
  await expect(last).toBeFocused()
  const totals = await totalsOf(page, /^本页合计/).boundingBox()
  const box = await last.boundingBox()
  expect(await scrollerOf(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  expect((box?.y ?? 0) + (box?.height ?? 0), 'not behind the totals').toBeLessThanOrEqual(
    totals?.y ?? 0,
  )
  await page.keyboard.press('Home')
  const head = await tableOf(page).getByRole('columnheader').nth(1).boundingBox()
  const first = await rowsOf(page).first().getByRole('link').first().boundingBox()
  expect(first?.y ?? 0, 'not behind the head').toBeGreaterThanOrEqual(
    (head?.y ?? 0) + (head?.height ?? 0),
  )
  await search(page)
})
