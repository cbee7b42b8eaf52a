import type { Locator, Page } from '@playwright/test'
import { countRenders, takeRenders } from '../bench/renders'
import { DETAIL_CALL } from '../support/calls'
import {
  decide,
  raiseDebit,
  raiseReverse,
  talliedPayment,
  type WireDebit,
  type WirePayment,
} from '../support/chain'
import { refresh } from '../support/confirming'
import { isFocusInSight } from '../support/keyboard'
import { closeWarmTip, warmTip } from '../support/languages'
import { rowOf, rowsOf, tableOf, totalsOf } from '../support/lists'
import { allOrders, askServer, openList, scrollerOf, settle } from '../support/payment-orders'
import { expectNotTooWide } from '../support/shell'
import { expect, test } from '../test'

const openerOf = (page: Page, code: string) =>
  page.getByRole('button', { name: `就地查看 ${code}`, exact: true })

/** The states of a ledger whose word begins where its mark stands. */
const marksOverWords = (ledger: Locator) =>
  ledger.locator('[data-tone]').evaluateAll((states) => {
    if (states.length === 0) return ['no states']
    const overlapping = states.filter((state) => {
      const word = document.createRange()
      word.selectNodeContents(state)
      const { display, paddingInlineStart, textIndent } = getComputedStyle(state)
      // An indent moves what stands in a line, and no item of a flexible box.
      const indent = display.endsWith('flex') ? '0' : textIndent
      const start = state.getBoundingClientRect().left
      const ofMark = [paddingInlineStart, indent, getComputedStyle(state, '::before').width]
      const end = ofMark.reduce((sum, px) => sum + Number.parseFloat(px), start)
      return word.getBoundingClientRect().left < end
    })
    return overlapping.map(({ textContent }) => textContent)
  })

test('An order’s debits and reverses are opened in its row, which renders no other one', async ({
  page,
  world,
}) => {
  await countRenders(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await openList(page, world, { query: '?state=30&pageSize=100' })
  const orders = await allOrders(page, { state: 30, pageSize: 100 })
  const chains = await Promise.all(
    orders.map(({ code }) => askServer<WirePayment>(page, DETAIL_CALL, { code })),
  )
  const reversed = chains.find(({ debitOrders }) => debitOrders.some(({ state }) => state === 30))
  const bare = chains.find(({ debitOrders }) => debitOrders.length === 0)
  if (!reversed || !bare)
    throw new Error('An order with a reverse and one without debits are needed')

  const contentsOf = ({ code }: WirePayment) =>
    page.getByRole('region', { name: `${code} 的台账`, exact: true })
  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 500 })
  await settle(world, 1)
  await takeRenders(page)
  await openerOf(page, reversed.code).focus()
  await page.keyboard.press('Enter')
  await expect(openerOf(page, reversed.code)).toHaveAttribute('aria-expanded', 'true')
  // A person asked for it: the dialog says why, and gives the focus back.
  await expect(warmTip(page)).toContainText('服务器错误')
  await closeWarmTip(page)
  await expect(openerOf(page, reversed.code)).toBeFocused()
  await expect(contentsOf(reversed).getByRole('alert')).toContainText('获取付款单失败')
  await contentsOf(reversed).getByRole('button', { name: '重试' }).click()
  const lines = contentsOf(reversed).getByRole('table', { name: '台账' }).getByRole('row')
  for (const { code } of reversed.debitOrders) {
    await expect(lines.filter({ has: page.getByRole('link', { name: code }) })).not.toHaveCount(0)
  }
  await expect(lines.filter({ hasText: '冲销单' })).not.toHaveCount(0)
  await expect.poll(() => marksOverWords(contentsOf(reversed))).toEqual([])

  await takeRenders(page)
  await openerOf(page, bare.code).click()
  await expect(contentsOf(bare)).toHaveText('尚未从此付款单扣款。')
  expect(await takeRenders(page), 'one row and what stands under it').toBeLessThan(60)
  const scrollLeft = () => scrollerOf(page).evaluate((scroller) => scroller.scrollLeft)
  expect(await scrollLeft(), 'the columns stay where they are').toBe(0)
  await scrollerOf(page).evaluate((scroller) => scroller.scrollTo({ left: 10_000 }))
  await expect.poll(scrollLeft).toBeGreaterThan(400)
  const label = totalsOf(page, /^本页合计/).getByText('本页合计')
  await expect(label, 'what a sum is stays in sight').toBeInViewport({ ratio: 1 })

  // On a phone it goes on with the card.
  await page.setViewportSize({ width: 375, height: 740 })
  await expect(tableOf(page)).toHaveAttribute('data-cards')
  await expectNotTooWide(page, 'an opened card')
  // Its lines are cards within the card, each cell under the name of its own column.
  const codes = contentsOf(reversed).locator('td[data-label="单号"]')
  expect((await codes.first().boundingBox())?.width).toBeGreaterThan(100)
  await page.setViewportSize({ width: 1024, height: 768 })
  await rowOf(page, reversed.code).getByRole('link', { name: reversed.code }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `付款单 ${reversed.code}` }),
  ).toBeVisible()
  await page.goBack()
  await expect(contentsOf(bare)).toBeVisible()
  await openerOf(page, reversed.code).click()
  await expect(contentsOf(reversed)).toHaveCount(0)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`The ledger in an opened row fades into what it stands on, and only where there is more of it: ${scheme}`, async ({
    page,
    world,
  }) => {
    await page.addInitScript(
      (name) => localStorage.setItem('shopaccount.color-scheme', name),
      scheme,
    )
    await openList(page, world, { query: '?state=30&pageSize=20' })
    const orders = await allOrders(page, { state: 30, pageSize: 20 })
    const { code = '' } = orders.find(({ state }) => state === 30) ?? {}
    await openerOf(page, code).click()
    const ledger = page
      .getByRole('region', { name: `${code} 的台账`, exact: true })
      .getByRole('group', { name: '资金台账' })
    await expect(ledger).toBeVisible()
    /** What a few px look like at an edge of the ledger, above its first line: outside of it and inside. */
    const isSeamless = async (edge: 'start' | 'end') => {
      const { x, y, width } = await ledger.evaluate((element) => {
        const box = element.getBoundingClientRect()
        return { x: box.x, y: box.y, width: box.width }
      })
      const [outside, inside] = edge === 'start' ? [x - 5, x + 1] : [x + width + 1, x + width - 5]
      const pictures: string[] = []
      for (const left of [outside, inside]) {
        const clip = { x: left, y: y + 2, width: 4, height: 4 }
        pictures.push((await page.screenshot({ clip })).toString('base64'))
      }
      return pictures[0] === pictures[1]
    }
    const isScrolled = () => ledger.evaluate((of) => of.scrollWidth > of.clientWidth)
    expect(await isScrolled()).toBe(false)
    expect(await isSeamless('start')).toBe(true)
    expect(await isSeamless('end')).toBe(true)

    await page.setViewportSize({ width: 660, height: 900 })
    expect(await isScrolled()).toBe(true)
    expect(await isSeamless('start')).toBe(true)
    expect(await isSeamless('end')).toBe(false)
    await ledger.evaluate((of) => of.scrollTo({ left: 10_000 }))
    await expect.poll(() => isSeamless('end')).toBe(true)
    expect(await isSeamless('start')).toBe(false)
  })
}

test('A debit’s reverse and its log are opened in its row', async ({ page, world }) => {
  await world.signIn('zhao.min')
  await page.goto('debit/order/list?state=30')
  const [first] = await askServer<WireDebit[]>(page, 'debit_order/list.json', {
    business: 1,
    state: 30,
    pageNum: 1,
    pageSize: 10,
  })
  if (!first) throw new Error('A reversed debit is needed')
  const { code } = first
  const { reverseOrder } = await askServer<WireDebit>(page, 'debit_order/detail.json', { code })
  await expect(rowsOf(page, '扣款单').first()).toBeVisible()
  await openerOf(page, code).click()
  const contents = page.getByRole('region', { name: `${code} 的冲销单和操作日志` })
  await expect(contents.getByRole('link', { name: reverseOrder?.code ?? 'CX' })).toBeVisible()
  await expect(contents.getByRole('list', { name: '操作日志' })).toContainText('审核通过')

  // A link under columns that stay comes out from there with the focus.
  await page.setViewportSize({ width: 1024, height: 768 })
  await tableOf(page, '扣款单')
    .locator('..')
    .evaluate((scroller) => scroller.scrollTo({ left: 10_000 }))
  // What marks the edges comes late, together with these.
  await expect(page.getByRole('separator').first()).toBeAttached()
  await rowOf(page, code, '扣款单').getByRole('link').nth(1).focus()
  expect(await isFocusInSight(page)).toBe(true)
})

test('What is opened in a row is read again with its row', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const applicant = await anotherBrowser('zhang.wei')
  const reviewer = await anotherBrowser('chen.jie')
  const code = await talliedPayment(applicant, reviewer, 100_000)
  const debit = await raiseDebit(applicant, code, 40_000)
  await openList(page, world, { query: `?code=${code}` })
  await openerOf(page, code).click()
  const ledger = page.getByRole('region', { name: `${code} 的台账`, exact: true })
  await expect(ledger).toContainText('台账余额：1,000.00')

  await decide(reviewer, 'debit', debit)
  await refresh(page)
  await expect(rowOf(page, code)).toContainText('600.00')
  await expect(ledger).toContainText('台账余额：600.00')
  // What asks for money of it leaves the row as it is.
  const next = await raiseDebit(applicant, code, 10_000)
  await refresh(page)
  await expect(ledger.getByRole('link', { name: next })).toBeVisible()
  // What could not be read again is from before, and says so.
  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 500 })
  await refresh(page)
  await expect(ledger.getByRole('status').filter({ hasText: '之前读取' })).toBeVisible()
  await ledger.getByRole('button', { name: '重试' }).click()
  await expect(ledger.getByRole('status').filter({ hasText: '之前读取' })).toHaveCount(0)

  await page.goto(`debit/order/list?code=${debit}`)
  await openerOf(page, debit).click()
  const contents = page.getByRole('region', { name: `${debit} 的冲销单和操作日志` })
  await expect(contents).toContainText('此扣款尚无冲销单')
  const reverse = await raiseReverse(applicant, debit)
  await refresh(page, 'debit')
  await expect(contents.getByRole('link', { name: reverse })).toBeVisible()
})
