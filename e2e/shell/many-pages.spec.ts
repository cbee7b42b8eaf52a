import { countRenders, takeRenders } from '../bench/renders'
import { rowsOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import { allOrders, openList, settle } from '../support/payment-orders'
import { tagsOf } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

/** As many as somebody opens in a day who closes none. */
const TAGS = 200
/** Components at most on a way back, however many tags there are. */
const BACK = 30
/** Documents whose pages are kept: those that were seen last. */
const KEPT_DOCUMENTS = 4

const tagOfOrder = (code: string) => ({
  key: `/payment/order/detail?${code}`,
  path: '/payment/order/detail',
  search: { code },
})

test.beforeEach(async ({ page }) => {
  // Named by number: a tag is there before its document is looked at.
  const tags = Array.from({ length: TAGS }, (_, index) => tagOfOrder(`FK${index}`))
  await page.addInitScript((text) => {
    const key = 'shopaccount.of.zhao.min/open-pages'
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, text)
  }, JSON.stringify(tags))
})

test('Two hundred open tags make no way back dearer', async ({ page, world }) => {
  await countRenders(page)
  await openList(page, world)
  await settle(world)
  // The start page and the list have theirs beside them.
  await expect(tagsOf(page)).toHaveCount(TAGS + 2)
  const link = rowsOf(page).nth(4).getByRole('link').first()
  const code = (await link.textContent()) ?? ''
  for (const visit of ['first', 'second']) {
    await link.click()
    await expect(headingOf(page, 'payment', code)).toBeVisible()
    // What comes of the order later would count among the renders of the way back.
    await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
    await allAnswered(world)
    await takeRenders(page)
    await page.goBack()
    await expect(link).toBeVisible()
    expect(await takeRenders(page), `${visit} way back`).toBeLessThanOrEqual(BACK)
  }
})

test('However many documents are opened, only the pages of the last ones are kept', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const codes = (await allOrders(page)).slice(0, 8).map(({ code }) => code)
  const links = rowsOf(page).getByRole('link')
  for (const code of codes) {
    await links.filter({ hasText: code }).click()
    await expect(headingOf(page, 'payment', code)).toBeVisible()
    await page.goBack()
    await expect(links.filter({ hasText: code })).toBeVisible()
  }
  const documents = page.getByRole('article', { includeHidden: true })
  await expect(documents).toHaveCount(KEPT_DOCUMENTS)
  await expect(tagsOf(page)).toHaveCount(TAGS + 2 + codes.length)
})
