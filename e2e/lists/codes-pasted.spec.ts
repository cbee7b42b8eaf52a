import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { LIST_CALL } from '../support/calls'
import { saveView } from '../support/columns'
import { checkboxOf, rowOf, rowsOf, totalsOf } from '../support/lists'
import {
  allOrders,
  bodiesOf,
  expectRows,
  formOf,
  openList,
  scrollerOf,
  search,
  sumOf,
  yuan,
} from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

const codeOf = (page: Page) => formOf(page).getByLabel('单号')
const noteOf = (page: Page) => page.getByRole('region', { name: '单号列表' })
const pagingOf = (page: Page) => page.getByRole('navigation', { name: '分页' })

/** Pastes a text into the filter of codes, as it comes from a mail or a sheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await codeOf(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
}

/** The codes that the server was asked for, one a call. */
async function askedCodes(world: World): Promise<string[]> {
  const bodies = await bodiesOf(world, LIST_CALL)
  return bodies.flatMap((body) => /"code":"([^"]*)"/.exec(JSON.stringify(body))?.[1] ?? [])
}

test('A pasted list of codes finds just these orders, in their order, and names what is missing', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openList(page, world)
  const orders = (await allOrders(page)).slice(5, 17).toReversed()
  const codes = orders.map(({ code }) => code)
  const [first = '', second = '', ...others] = codes
  await world.clearJournal()
  await paste(page, `${first}\n${second.toLowerCase()}，FK404\t${others.join('; ')} FK405,${first}`)
  await codeOf(page).press('Enter')

  await expectRows(page, orders)
  await expect(noteOf(page).getByRole('status')).toHaveText('14 个单号中找到 12 个')
  await expect(noteOf(page)).toContainText('此列表中未找到：FK404, FK405')
  await expect(pagingOf(page)).toHaveCount(0)
  expect((await askedCodes(world)).toSorted()).toEqual(
    [first, second.toLowerCase(), 'FK404', 'FK405', ...others].toSorted(),
  )
  await expect(totalsOf(page, /^这些单据合计/)).toContainText(yuan(sumOf(orders, 'amount')))
  const serverExport = page.getByRole('button', { name: '导出', exact: true })
  await expect(serverExport).toBeDisabled()
  await expect(serverExport).toHaveAccessibleDescription('服务器导出不支持单号列表。')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    noteOf(page).getByRole('button', { name: '导出当前列' }).click(),
  ])
  const [, ...rows] = await readSheet(await download.path())
  expect(rows.map(([code]) => code)).toEqual(codes)

  await checkboxOf(page, second).check()
  await rowOf(page, first).getByRole('link', { name: first, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `付款单 ${first}` })).toBeVisible()
  await page.goBack()
  await expect(checkboxOf(page, second)).toBeChecked()
  await expectRows(page, orders)

  await saveView(page, '核对')
  await formOf(page).getByRole('button', { name: '重置' }).click()
  await expect(pagingOf(page)).toBeVisible()
  await page.getByRole('button', { name: '核对', exact: true }).click()
  await expectRows(page, orders)
  await page.reload()
  await expectRows(page, orders)
})

test('More than fifty codes are refused and stay where they are; whoever leaves stops the rest', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openList(page, world, { query: '?state=30' })
  const many = Array.from({ length: 51 }, (_, index) => `FK${1000 + index}`)
  await paste(page, many.join('\n'))
  await codeOf(page).press('Enter')
  await expect(codeOf(page)).toHaveAccessibleDescription('最多 50 个单号')
  await expect(codeOf(page)).toHaveValue(many.join(' '))
  await expect(page).toHaveURL(/list\?state=30$/)

  await world.clearJournal()
  await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
  await paste(page, many.slice(0, 20).join(','))
  await search(page)
  await expect(noteOf(page).getByRole('status')).toHaveText('正在查找 20 个单号…')
  await expect.poll(() => askedCodes(world)).toHaveLength(4)
  await formOf(page).getByRole('button', { name: '重置' }).click()
  // Called off by then: an answer that came before would have the next one sent.
  await expect(noteOf(page)).toHaveCount(0)
  await world.clearFaults()
  await expect(rowsOf(page)).toHaveCount(10)
  // Ten rows of before stood there meanwhile. What was called off has no status in the journal, ever: the browser is asked.
  await expect(scrollerOf(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => world.underWay()).toEqual([])
  await expect(noteOf(page)).toHaveCount(0)
  expect(await askedCodes(world)).toHaveLength(4)

  await world.clearJournal()
  await page.goto(`payment/order/list?code=${many.join(',')}`)
  await expect(noteOf(page).getByRole('alert')).toContainText('51 个单号，一次最多查找 50 个')
  await expect(codeOf(page)).toHaveValue(many.join(','))
  await allAnswered(world)
  expect(await askedCodes(world)).toHaveLength(0)

  let isSaved = false
  page.on('download', () => {
    isSaved = true
  })
  await page.getByRole('button', { name: '导出当前列' }).click()
  await expect(
    page.getByRole('region', { name: '导出', exact: true }).getByRole('alert'),
  ).toContainText('51 个单号，一次最多查找 50 个')
  expect(isSaved).toBe(false)
  expect(await askedCodes(world)).toHaveLength(0)
})
