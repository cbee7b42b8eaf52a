import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { choose, textFile } from '../support/attachments'
import { DETAIL_CALL } from '../support/calls'
import { cutOffRing } from '../support/focus-ring'
import { closeWarmTip, setLanguage } from '../support/languages'
import {
  approveOf,
  expectReviewRead,
  openConfirmList,
  openReviewAs,
  waitingOrders,
} from '../support/confirming'
import { saveView } from '../support/columns'
import { openPanel, rowsOf } from '../support/lists'
import { expectBudget, fillForm, INTERNAL, openForm, saveOf } from '../support/payment-form'
import { allOrders, openList } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

// WCAG 2.2, 2.4.11: bars that stay at an edge of the page hide nothing that has the focus.

/**
 * Goes through everything in the page that takes the focus, or in the panel that is open above it, forwards and back, and gives
 * what had it while nothing of it was in sight. Where the focus has scrolled or changed something, what follows that has been drawn.
 */
const focusedUnseen = (page: Page) =>
  page.evaluate(async () => {
    const shown =
      document.querySelector('[role=dialog]') ??
      [...document.querySelectorAll('[data-page-scroller]')].find(
        (scroller) => !scroller.closest('[data-hidden]'),
      )
    const all = [
      ...(shown?.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ) ?? []),
    ]
    const places = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const))
    const names: string[] = []
    // What follows the window's size has been drawn.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const changes = new MutationObserver(() => undefined)
    changes.observe(document, { attributes: true, childList: true, subtree: true })
    for (const element of [...all, ...all.toReversed()]) {
      const around: Element[] = []
      for (let each: Element | null = element; each; each = each.parentElement) around.push(each)
      const before = around.map((each) => [each.scrollLeft, each.scrollTop])
      element.focus()
      if (document.activeElement !== element) continue
      // What React does on a focus it has done after this.
      await Promise.resolve()
      const isScrolled = around.some(
        (each, at) => each.scrollLeft !== before[at]?.[0] || each.scrollTop !== before[at]?.[1],
      )
      if (changes.takeRecords().length > 0 || isScrolled)
        for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done))
      const { left, top, width, height } = element.getBoundingClientRect()
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const isSeen = places.some(([x, y]) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return [element, ...labels].some((part) => part.contains(hit))
      })
      const name = element.ariaLabel ?? element.id
      if (!isSeen) names.push(`${element.tagName} ${name} ${top} to ${top + height}`)
    }
    changes.disconnect()
    return { count: all.length, names }
  })

const SIZES = [
  { width: 1440, height: 480 },
  { width: 375, height: 667 },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
]

/** @param least - how many things of the page take the focus at the least: a page that is not there hides nothing. */
async function expectFocusInSight(page: Page, least: number, sizes = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const at = `at ${size.width} × ${size.height}`
    const look = async () => {
      const { count, names } = await focusedUnseen(page)
      return count < least ? [`only ${count} of ${least}`] : names
    }
    await expect.poll(look, at).toEqual([])
  }
}

test('In the form of an order nothing that has the focus is hidden', async ({ page, world }) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await expectBudget(page)
  await expectFocusInSight(page, 22)
})

test('Nor while files are waited for or asked about, however many and long their names', async ({
  page,
  world,
}) => {
  test.slow()
  const sizes = [{ width: 390, height: 844 }, { width: 1280, height: 720 }, ...SIZES]
  const refused = ['一', '二', '三', '四', '五', '六', '七', '八'].map((part) =>
    textFile(`${'二〇二六年十一月份员工出差机票酒店对账明细表及合同扫描件'.repeat(2)}${part}.heic`),
  )
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await expectBudget(page)
  await choose(page, refused)
  await saveOf(page).click()
  const question = page.getByRole('alertdialog', { name: '未附上的文件' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await expectFocusInSight(page, 26, sizes)

  await question.getByRole('button', { name: '移除这些文件' }).click()
  await world.fault({ call: 'common/v1/file/upload', kind: 'hold' })
  await choose(page, textFile('合同.txt'))
  await saveOf(page).click()
  await expect(page.getByRole('button', { name: '暂不保存' })).toBeVisible()
  await expectFocusInSight(page, 22, sizes)
})

test('In the form of an order that takes from another one neither', async ({ page, world }) => {
  await world.signIn('zhang.wei')
  await page.goto('debit/order/add')
  await expect(page.getByRole('button', { name: '选择文件' })).toBeVisible()
  await expectFocusInSight(page, 9)
})

test('Nor on the screen of a decision', async ({ page, world }) => {
  await world.signIn('li.na')
  const order = (await waitingOrders(page)).find(
    ({ createBy, verifyCode }) => !verifyCode && createBy === 'zhang.wei',
  )
  const code = order?.code ?? ''
  await openReviewAs(page, world, { code })
  await expectReviewRead(page, world, code)
  // What was done last stays in sight above, whatever has the focus.
  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 500 })
  await approveOf(page).click()
  await closeWarmTip(page)
  await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible()
  await expectFocusInSight(page, 9)

  // With text twice as large the decision stays nowhere.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expectFocusInSight(page, 9, [{ width: 360, height: 740 }])
})

test('Nor in a list, with rows that are selected', async ({ page, world }) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  await rowsOf(page, '付款审核').first().getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: '已选单据' })
  await expect(bar).toBeVisible()
  const sizes = [...SIZES, { width: 844, height: 390 }]
  await expectFocusInSight(page, 63, sizes)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await bar.getByRole('button', { name: '通过', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '备注' })).toBeFocused()
  await expectFocusInSight(page, 4, sizes)
})

test('Nor in a list whose totals take several lines', async ({ page, world }) => {
  await setLanguage(page, 'en')
  await world.signIn('zhao.min')
  await page.goto('payment/order/list?pageSize=10')
  await expect(page.getByRole('row').nth(10)).toBeVisible()
  await expect(page.getByText(/cancelled or rejected/).first()).toBeVisible()
  await expectFocusInSight(page, 40)
})

test('Nor in an order', async ({ page, world }) => {
  await openList(page, world)
  const [order] = await allOrders(page)
  await page.goto(`payment/order/detail?code=${order?.code}`)
  await expect(page.getByRole('article')).toBeVisible()
  await allAnswered(world)
  await expectFocusInSight(page, 6)
})

test('The ring of what has the focus is whole on cards and in the top bar', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await openList(page, world, { query: '?state=30' })
  const table = page.getByRole('table')
  await expect(table).toHaveAttribute('data-cards')
  const row = rowsOf(page).first()
  const onCards = [
    row.getByRole('link').first(),
    row.getByRole('link', { name: '详情' }),
    table.getByRole('button', { name: /^合计全部/ }),
  ]
  for (const control of onCards) {
    await control.press('Shift')
    expect(await cutOffRing(control), await control.innerText()).toBeLessThan(0.5)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const modules = page.getByRole('banner').getByRole('navigation').getByRole('link')
  for (const link of [modules.first(), modules.nth(1)]) {
    await link.press('Shift')
    expect(await cutOffRing(link)).toBeLessThan(0.5)
  }
})

test('Nor in the panels of a list, which fit into the window and scroll one way', async ({
  page,
  world,
}) => {
  test.slow()
  await openList(page, world)
  await saveView(page, '研发部上个月已提交还没有审核的全部付款单')
  for (const [name, least] of [
    ['列设置', 15],
    ['视图', 6],
  ] as const) {
    for (const size of [...SIZES, { width: 360, height: 640 }]) {
      await page.setViewportSize(size)
      const panel = await openPanel(page, name)
      await expectFocusInSight(page, least, [size])
      const excess = await panel.evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((part) => getComputedStyle(part).overflowX === 'auto')
          .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      )
      expect(Math.max(...excess), `${name} at ${size.width}`).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
    }
  }
})
