import type { Page } from '@playwright/test'
import { approveOf, decisionOf, openConfirmList, queueOf, review } from '../support/confirming'
import { isOnTop, rowsOf, totalsOf } from '../support/lists'
import { chipsOf, formOf, openList } from '../support/payment-orders'
import { expectNotTooWide, menuOf } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

/** What WCAG 1.4.12 lets a person set, as a style of their own. */
const SPACED =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

/** In every document from the next one on. */
async function spaceFromNowOn(page: Page): Promise<void> {
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACED)
}

/** The codes, times and amounts of the list, and those of them that are cut off. */
function wholeTexts(page: Page) {
  const all = rowsOf(page)
    .getByRole('cell')
    .or(totalsOf(page, /^本页合计/).getByRole('cell'))
    .filter({ hasText: /^(FK\d+|[\d-]{10}( [\d:]{8})?|[\d,]+\.\d\d)$/ })
  const cut = () =>
    all.evaluateAll((cells) =>
      cells
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  return { all, cut }
}

async function useLargeSpanish(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('shopaccount.locale', 'es')
    localStorage.setItem('shopaccount.size', 'large')
  })
}

/** What a browser is told to make of usual text, in px: 16 by itself. */
async function useTextOf(page: Page, size: number): Promise<void> {
  await page.addInitScript((px) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${px}px }`)
    document.adoptedStyleSheets.push(sheet)
  }, size)
}

for (const size of [24, 32]) {
  test(`Codes, times, amounts and the days in force are whole where a person’s browser has text of ${size} px`, async ({
    page,
    world,
  }) => {
    await useTextOf(page, size)
    await openList(page, world, { query: '?createTimeStart=2026-10-01&createTimeEnd=2026-11-30' })
    await expect(rowsOf(page)).toHaveCount(10)
    await allAnswered(world)
    const { all, cut } = wholeTexts(page)
    expect(await all.count()).toBeGreaterThan(40)
    expect(await cut()).toEqual([])
    const days = formOf(page)
      .getByRole('textbox', { name: /日期$/ })
      .or(chipsOf(page).getByText('2026-10-01'))
    await expect(days).toHaveCount(3)
    const lacks = await days.evaluateAll((all) =>
      all.map((one) => one.scrollWidth - one.clientWidth),
    )
    expect(lacks).toEqual([0, 0, 0])
    await expectNotTooWide(page, 'the list')
    const entries = menuOf(page).getByRole('link')
    const outside = () =>
      entries.evaluateAll((links) => links.filter((one) => one.scrollWidth > one.clientWidth).length) // prettier-ignore
    expect(await entries.count()).toBeGreaterThan(2)
    expect(await outside()).toBe(0)
  })
}

test('Codes, times and amounts are whole where a person sets letters and words further apart', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await expect(rowsOf(page)).toHaveCount(10)
  // What comes late has its place by then.
  await allAnswered(world)
  const { all: cells, cut } = wholeTexts(page)
  const widths = () => cells.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  const before = await widths()
  // A code, an amount, what is left, the day and two times at the least.
  expect(before.length).toBeGreaterThan(40)
  expect(await cut()).toEqual([])

  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACED)
  await expect.poll(cut).toEqual([])
  await expectNotTooWide(page, 'the list')

  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  await expect.poll(widths).toEqual(before)
})

test('On a phone the decision leaves the window to the order where text is twice as large', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await useTextOf(page, 32)
  await openConfirmList(page, world)
  const [code = ''] = await queueOf(page)
  await review(page, code)
  await expect(decisionOf(page)).not.toBeInViewport()
  await approveOf(page).scrollIntoViewIfNeeded()
  await expect(approveOf(page)).toBeInViewport({ ratio: 1 })
  expect(await isOnTop(approveOf(page).getByText('通过'))).toBe(true)
  await expectNotTooWide(page, 'the confirm screen')
})

test('On a phone no sum is cut, and no form is too wide: in Spanish, letters and words further apart', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await spaceFromNowOn(page)
  await useLargeSpanish(page)
  await world.signIn('zhao.min')
  await world.arrange([{ state: 30, amount: 9_999_999_999, by: 'zhao.min' }])
  await page.goto('payment/order/list')
  const foot = totalsOf(page, /^Esta página/, 'Órdenes de pago')
  const sums = foot.getByRole('cell').filter({ hasText: /\d,\d\d$/ })
  await expect(sums.first()).toContainText(/\d\d\.\d{3}\.\d{3},\d\d$/)
  const cutOrOutside = () =>
    sums.evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const right = cell.closest('tr')?.getBoundingClientRect().right ?? 0
          const isCut = cell.scrollWidth > cell.clientWidth
          return isCut || cell.getBoundingClientRect().right > right
        })
        .map(({ textContent }) => textContent),
    )
  // On a phone rows become cards once they are there.
  await expect.poll(cutOrOutside).toEqual([])
  await expectNotTooWide(page, 'the list')

  await page.goto('payment/order/submit')
  await expect(page.getByRole('button', { name: 'Elegir una observación habitual' })).toBeVisible()
  await expectNotTooWide(page, 'the form')
})

test('Enlarged four times, the start page does not scroll sideways where numbers can not be had either', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await useLargeSpanish(page)
  await world.signIn('zhao.min')
  await world.fault({
    call: 'payment_order/list.json',
    kind: 'status',
    status: 500,
    times: 'always',
  })
  await page.goto('.')
  await expect(
    page.getByRole('button', { name: /^Más antiguas: .*Reintentar$/ }).first(),
  ).toBeAttached()
  await expectNotTooWide(page, 'Home')
})
