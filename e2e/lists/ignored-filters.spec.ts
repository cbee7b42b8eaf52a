import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { saveView } from '../support/columns'
import { rowsOf } from '../support/lists'
import { allOrders, chipsOf, formOf, openList, search } from '../support/payment-orders'
import { SIGN_IN_PAGE } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const alertOf = (page: Page) => page.getByRole('region', { name: '筛选条件' }).getByRole('alert')

test('A filter of an address that is not understood is told for as long as the list is wider without it', async ({
  page,
  world,
}) => {
  const alert = alertOf(page)
  await openList(page, world, { query: '?state=99&createTimeStart=2026-02-30' })
  await expect(alert).toHaveText('以下条件的值无法识别，未生效：创建时间和状态')
  await expect(chipsOf(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(alert).toHaveText('以下条件的值无法识别，未生效：创建时间和状态')
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/pageNum=2/)
  await expect(alert).toBeVisible()

  await formOf(page).getByLabel('状态').selectOption('已记账')
  await search(page)
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
  await expect(alert).toHaveCount(0)
  await page.goBack()
  await expect(alert).toBeVisible()
})

test('What was not understood is told, too, once other filters are taken away or come to it', async ({
  page,
  world,
}) => {
  const alert = alertOf(page)
  await openList(page, world, { query: '?state=99&principal=李&type=1' })
  const told = '以下条件的值无法识别，未生效：状态'
  await expect(alert).toHaveText(told)
  await page.getByRole('button', { name: '移除筛选条件 负责人' }).click()
  await expect(chipsOf(page)).toHaveText(['结算类型: 内部'])
  await expect(alert).toHaveText(told)
  await allAnswered(world)
  const park = rowsOf(page).getByRole('cell', { name: /园区$/ }).first()
  await park.hover()
  await page.getByRole('button', { name: /^只看 园区/ }).click()
  await expect(chipsOf(page)).toHaveText(['结算类型: 内部', /^园区/])
  await expect(alert).toHaveText(told)
  await page.reload()
  await expect(alert).toHaveText(told)
  await formOf(page).getByLabel('状态').selectOption('已记账')
  await search(page)
  await expect(chipsOf(page)).toHaveCount(3)
  await expect(alert).toHaveCount(0)
})

test('A filter whose name is misspelt in an address is told by the name that was written', async ({
  page,
  world,
}) => {
  const alert = alertOf(page)
  await openList(page, world, { query: '?sate=30&state=99&utm_source=mail' })
  await expect(alert.getByRole('paragraph')).toHaveText([
    '以下条件的值无法识别，未生效：状态',
    '此列表没有以下名称的条件，未生效：sate',
  ])
  await expectAccessible(page)
  await page.reload()
  await expect(alert).toContainText('sate')
  await formOf(page).getByLabel('状态').selectOption('已记账')
  await search(page)
  await expect(alert).toHaveCount(0)
})

test('Filters as other systems write them, and several values of one, are told, and not narrowed to the last', async ({
  page,
  world,
}) => {
  const alert = alertOf(page)
  await openList(page, world, { query: '?state[]=10&filter.state=10' })
  await expect(alert).toHaveText('此列表没有以下名称的条件，未生效：state[]和filter.state')
  await page.goto('/payment/order/list?state=10&state=20')
  await expect(alert).toHaveText('以下条件的值无法识别，未生效：状态')
  await expect(chipsOf(page)).toHaveCount(0)
  await page.reload()
  await expect(alert).toHaveText('以下条件的值无法识别，未生效：状态')

  // Of codes several can be meant: the list is of both.
  const [one, other] = await allOrders(page)
  const codes = [one?.code ?? '', other?.code ?? '']
  await page.goto(`/payment/order/list?${codes.map((code) => `code=${code}`).join('&')}`)
  await expect(page.getByRole('region', { name: '单号列表' })).toContainText('2 个单号')
  await expect(rowsOf(page)).toHaveCount(2)
  await allAnswered(world)
  await expect(alert).toHaveCount(0)
})

test('Several values of a filter are told, too, where somebody has to sign in first', async ({
  page,
}) => {
  await page.goto('/payment/order/list?state=10&state=20')
  await expect(page).toHaveURL(SIGN_IN_PAGE)
  await page.getByRole('button', { name: '张伟' }).click()
  await expect(alertOf(page)).toHaveText('以下条件的值无法识别，未生效：状态')
})

test('A tab of an address that there is not is told as a value, not as an unknown filter', async ({
  page,
  world,
}) => {
  await world.signIn('chen.jie')
  await page.goto('/payment/confirm/list?tab=every')
  await expect(alertOf(page)).toHaveText('以下条件的值无法识别，未生效：列表页签')
  await expect(page.getByRole('tab', { name: '待处理', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: '全部' }).click()
  await expect(page.getByRole('tab', { name: '全部', selected: true })).toBeVisible()
  await expect(alertOf(page)).toHaveCount(0)
  // Nor is a state, which "To do" has no field for.
  await page.goto('/payment/confirm/list?state=99')
  await expect(alertOf(page)).toHaveText('以下条件的值无法识别，未生效：状态')
})

test('A state that no submitted order has opens the tab of all, and is not called unknown', async ({
  page,
  world,
}) => {
  await world.signIn('chen.jie')
  await page.goto('/payment/confirm/list?state=5')
  await expect(page.getByText('没有符合条件的单据。此列表不含已保存和已取消的单据。')).toBeVisible()
  await expect(page.getByRole('tab', { name: '全部', selected: true })).toBeVisible()
  await expect(chipsOf(page)).toHaveText(['状态: 已保存'])
  const form = page.getByRole('search', { name: '付款审核筛选' })
  const state = form.getByLabel('状态')
  await expect(state.getByRole('option', { name: '已保存', selected: true })).toBeAttached()
  await allAnswered(world)
  await expect(alertOf(page)).toHaveCount(0)

  // Nobody is offered it.
  await state.selectOption('已记账')
  await form.getByRole('button', { name: '查询', exact: true }).click()
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
  await expect(state.getByRole('option', { name: '已保存' })).toHaveCount(0)
})

test('A view whose filter there is no more says so when it is chosen', async ({ page, world }) => {
  const alert = alertOf(page)
  await openList(page, world, { query: '?state=10' })
  await saveView(page, '待办')
  // As a release leaves it behind that no longer has this state.
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      localStorage.setItem(key, String(value).replaceAll('"state":"10"', '"state":"12"'))
    }
  })
  await page.goto('/payment/order/list')
  await expect(rowsOf(page)).toHaveCount(10)
  await allAnswered(world)
  await expect(alert).toHaveCount(0)
  await page.getByRole('group', { name: '视图' }).getByRole('button', { name: '待办' }).click()
  await expect(alert).toHaveText('以下条件的值无法识别，未生效：状态')
  await expect(chipsOf(page)).toHaveCount(0)
})
