import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { LIST_CALL } from '../support/calls'
import { closeWarmTip, warmTip } from '../support/languages'
import { rowsOf } from '../support/lists'
import { expectTotal, openList } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const groupOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const numberOf = (page: Page, group: string, name: string) =>
  groupOf(page, group).getByRole('link', { name: new RegExp(`^${name} ?\\d`) })

async function countIn(page: Page, group: string, name: string): Promise<number> {
  const text = (await numberOf(page, group, name).textContent()) ?? ''
  return Number(text.replace(name, '').replaceAll(',', ''))
}

test('Each number on the start page is a link to the list that shows exactly those', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  await page.goto('.')
  await expect(page).toHaveTitle(/^首页/)
  const works = [
    ['付款单', '已保存', /\/payment\/order\/list\?state=5$/],
    ['付款单', '待核销/待确认', /\/payment\/confirm\/list$/],
    ['付款单', '已核销或已确认，未记账', /\/payment\/confirm\/list\?tab=all&state=20$/],
    ['扣款单', '已驳回', /\/debit\/order\/list\?state=15$/],
    ['冲销单', '待确认', /\/reverse\/confirm\/list$/],
  ] as const
  for (const [group, name, url] of works) {
    await expect(numberOf(page, group, name)).toBeVisible()
    const count = await countIn(page, group, name)
    await numberOf(page, group, name).click()
    await expect(page).toHaveURL(url)
    await expectTotal(page, count)
    await page.getByRole('tab', { name: '首页' }).click()
    await expect(page.getByRole('heading', { name: '待办事项' })).toBeVisible()
  }
  // Opened again the numbers are there in the first frame, and nothing but totals was asked for.
  const bodies = (await world.journal(LIST_CALL)).map(({ body }) => body as { pageSize: number })
  expect(bodies.filter(({ pageSize }) => pageSize === 1).length).toBeGreaterThan(0)
})

test('A number that no filter tells from others leads to its orders by their codes', async ({
  page,
  world,
}) => {
  await world.signIn('wang.fang')
  await page.goto('.')
  for (const [group, list, codes] of [
    ['扣款单', 'debit', /\?state=10&code=KK\d+$/],
    ['冲销单', 'reverse', /\?state=10&code=CX\d+(%2C|,)CX\d+$/],
  ] as const) {
    const count = await countIn(page, group, '已审核，未记账')
    await expect(numberOf(page, group, '已审核，未记账')).toHaveAttribute('href', codes)
    await numberOf(page, group, '已审核，未记账').click()
    await expect(page).toHaveURL(new RegExp(`/${list}/order/list${codes.source}`))
    await expect(rowsOf(page, group)).toHaveCount(count)
    await page.getByRole('tab', { name: '首页' }).click()
    await expect(page.getByRole('heading', { name: '待办事项' })).toBeVisible()
  }
})

test('A number that can’t be counted leaves the others alone, and is counted on request', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  await world.fault({ call: 'debit_order/list.json', kind: 'status', status: 500, times: 'always' })
  await page.goto('.')
  await expect(numberOf(page, '付款单', '已保存')).toBeVisible()
  await expect(numberOf(page, '冲销单', '已保存')).toBeVisible()
  const retry = groupOf(page, '扣款单').getByRole('button', { name: '已保存：统计失败，重试' })
  const other = groupOf(page, '扣款单').getByRole('button', { name: /已驳回/ })
  await expect(retry).toBeVisible()
  await expect(other).toBeVisible()
  await allAnswered(world)
  await expect(page.getByRole('dialog'), 'nobody had asked').toHaveCount(0)

  await retry.click()
  await expect(warmTip(page)).toBeVisible()
  await closeWarmTip(page)
  await world.clearFaults()
  await retry.press('Enter')
  await expect(numberOf(page, '扣款单', '已保存')).toBeVisible()
  await expect(page.locator(':focus'), 'the keyboard goes on in the page').toHaveCount(1)
  await expect(other).toBeVisible()
})

test('What could not be counted is counted when one comes back to the start page, and when the computer is online again', async ({
  context,
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const main = page.getByRole('main')
  const retries = main.getByRole('button', { name: /统计失败，重试$/ })
  const call = 'debit_order/list.json'
  const failing = { call, kind: 'status', status: 502, times: 'always' } as const
  await world.fault(failing)
  await page.goto('.')
  await expect(retries).toHaveCount(7)
  await allAnswered(world)
  const asked = async () => (await world.journal(call)).length
  const first = await asked()
  await page.getByRole('link', { name: '付款单', exact: true }).first().click()
  await expect(rowsOf(page).first()).toBeVisible()
  await allAnswered(world)
  await world.clearJournal()

  await test.step('once each time', async () => {
    await page.getByRole('tab', { name: '首页' }).click()
    await expect.poll(asked).toBe(first)
    await allAnswered(world)
    await expect(retries).toHaveCount(7)
    expect(await asked()).toBe(first)
    await page.getByRole('tab', { name: '付款单' }).click()
    await world.clearFaults()
    await page.getByRole('tab', { name: '首页' }).click()
    await expect(numberOf(page, '扣款单', '已驳回')).toBeVisible()
    await expect(retries).toHaveCount(0)
  })
  await test.step('online again', async () => {
    await world.fault(failing)
    await page.reload()
    await expect(retries).toHaveCount(7)
    await allAnswered(world)
    await context.setOffline(true)
    await world.clearFaults()
    await context.setOffline(false)
    await expect(numberOf(page, '扣款单', '已驳回')).toBeVisible()
    await expect(retries).toHaveCount(0)
  })
  await expect(page.getByRole('dialog'), 'nobody had asked').toHaveCount(0)
})

test('The start page offers what the person may begin, and where they were last', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  const code = (await rowsOf(page).first().getByRole('link').first().textContent()) ?? ''
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('tab', { name: '首页' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: `付款单 ${code}` })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await main.getByRole('link', { name: `付款单 ${code}` }).click()
  await expect(page.getByRole('article')).toBeVisible()
  // An order that there is not is none that one was at last.
  await page.goto('payment/order/detail?code=NOPE')
  await expect(warmTip(page)).toContainText('付款单 NOPE 不存在')
  await closeWarmTip(page)
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(main.getByRole('link', { name: `付款单 ${code}` })).toBeVisible()
  await expect(main.getByRole('link', { name: /NOPE/ })).toHaveCount(0)
  await main.getByRole('link', { name: '新建付款单' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '新建付款单' })).toBeVisible()

  // He raises payment orders and does nothing else.
  const applicant = await anotherBrowser('he.jun')
  await applicant.goto('.')
  await expect(numberOf(applicant, '付款单', '已保存')).toBeVisible()
  await expect(applicant.getByRole('link', { name: /^待核销/ })).toHaveCount(0)
  await expect(groupOf(applicant, '扣款单')).toHaveCount(0)
  await expect(applicant.getByRole('link', { name: '新建扣款单' })).toHaveCount(0)

  const nobody = await anotherBrowser('wu.quan')
  await nobody.goto('.')
  await expect(nobody.getByText('您还没有任何页面的权限', { exact: false })).toBeVisible()
  await expect(nobody.getByRole('heading', { name: '待办事项' })).toHaveCount(0)
})

test('What comes late on the start page moves nothing that was there at once', async ({
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  const hold = await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
  await page.getByRole('tab', { name: '首页' }).click()
  // What can be begun, the order opened last, and the pages.
  const links = page
    .getByRole('main')
    .getByRole('link', { name: /^(新建|付款单 |(付款单|扣款单|冲销单)$)/ })
  await expect(links).toHaveCount(7)
  const places = () =>
    links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  const before = await places()
  await world.release(hold)
  const late = page.getByRole('region', { name: '我被驳回的单据' })
  await expect(late.getByRole('link', { name: /^FK/ }).first()).toBeVisible()
  expect(await places()).toEqual(before)
})
