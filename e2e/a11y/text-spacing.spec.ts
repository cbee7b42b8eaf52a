import { rowsOf, totalsOf } from '../support/lists'
import { openList } from '../support/payment-orders'
import { expectNotTooWide } from '../support/shell'
import { expect, test } from '../test'

/** What WCAG 1.4.12 lets a person set, as a style of their own. */
const SPACED =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

test('Codes, times and amounts are whole where a person sets letters and words further apart', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await expect(rowsOf(page)).toHaveCount(10)
  const cells = rowsOf(page)
    .getByRole('cell')
    .or(totalsOf(page, /^本页合计/).getByRole('cell'))
    .filter({ hasText: /^(FK\d+|[\d-]{10}( [\d:]{8})?|[\d,]+\.\d\d)$/ })
  const cut = () =>
    cells.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
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
