import type { Page } from '@playwright/test'
import {
  decisionsOf,
  openConfirmList,
  placeOf,
  queueBarOf,
  review,
  waitingOrders,
  type WireDecided,
} from '../support/confirming'
import { headingOf } from '../support/order-pages'
import { sumOf, yuan } from '../support/payment-orders'
import { expect, test } from '../test'

test('A queue is gone through in another order, and group by group; it says what of the list it leaves out', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const all = await waitingOrders(page)
  const waiting = all.filter(({ verifyCode }) => !verifyCode)
  const [newest = ''] = waiting.map(({ code }) => code)
  const oldest = waiting.at(-1)?.code ?? ''
  const own = waiting.filter(({ createBy }) => createBy === 'li.na')
  await review(page, newest)
  const bar = queueBarOf(page)
  await expect(placeOf(page)).toHaveText('1 / 10')
  await expect(bar).toContainText('列表共 12 条，队列中 10 条。')
  await expect(bar).toContainText('未列入 2 条：“已审核通过，核销系统尚未确认，请再次通知核销。”')
  await expect(bar).toContainText(`其中 ${own.length} 条您不能审核：“不能审核自己创建的单据”`)
  await expect(bar).toContainText(`10 条，合计 ${yuan(sumOf(waiting, 'amount'))} 元`)

  // By keyboard: the newest is the last one now.
  const order = bar.getByRole('combobox', { name: '队列排序' })
  await order.focus()
  await page.keyboard.press('ArrowDown')
  await expect(order).toHaveValue('oldest')
  await expect(placeOf(page)).toHaveText('10 / 10')
  await expect(headingOf(page, 'payment', newest)).toBeVisible()
  await bar.getByRole('button', { name: '上一单' }).click()
  await expect(headingOf(page, 'payment', waiting[1]?.code ?? '')).toBeVisible()

  // Group by group, each with its largest order first, in the order of these.
  await order.selectOption('金额从大到小')
  await bar.getByRole('combobox', { name: '队列分组' }).selectOption('按申请人')
  const groups = new Map<string, WireDecided[]>()
  for (const each of waiting.toSorted((a, b) => b.amount - a.amount)) {
    const applicant = each.createName ?? each.createBy
    groups.set(applicant, [...(groups.get(applicant) ?? []), each])
  }
  await bar.getByText(`全部分组: ${groups.size}`).click()
  const table = bar.getByRole('table', { name: '按申请人' })
  await expect(table.locator('tbody').getByRole('row')).toHaveText(
    [...groups].map(([name, orders]) => `${name}${orders.length}${yuan(sumOf(orders, 'amount'))}`),
  )
  const [name = '', group = []] = [...groups].find(([, orders]) => orders.length > 1) ?? []
  const [first, second] = group
  await table.getByRole('button', { name }).click()
  await expect(headingOf(page, 'payment', first?.code ?? '')).toBeFocused()
  await expect(table.getByRole('button', { name })).toHaveAttribute('aria-current', 'true')
  await expect(bar).toContainText(
    `${name}：第 1 / ${group.length} 条，合计 ${yuan(sumOf(group, 'amount'))} 元`,
  )
  await page.keyboard.press('j')
  await expect(headingOf(page, 'payment', second?.code ?? '')).toBeVisible()
  // A group is no selection: nothing was decided on, and nothing is selected in the list.
  expect(await decisionsOf(world)).toEqual([])

  // The choice is the person's: it is there after a reload, and in the next queue.
  await page.reload()
  await expect(order).toHaveValue('largest')
  await expect(headingOf(page, 'payment', second?.code ?? '')).toBeVisible()
  await bar.getByRole('button', { name: '返回列表' }).click()
  await expect(page.getByRole('region', { name: '已选单据' })).toHaveCount(0)
  await review(page, oldest)
  await expect(bar.getByRole('combobox', { name: '队列分组' })).toHaveValue('applicant')
})

const chosen = (page: Page, name: string) => queueBarOf(page).getByRole('combobox', { name })

test('What is chosen for a queue in another window rearranges none that is under way', async ({
  page,
  world,
  context,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const waiting = (await waitingOrders(page)).filter(({ verifyCode }) => !verifyCode)
  const [newest = ''] = waiting.map(({ code }) => code)
  await review(page, newest)
  await chosen(page, '队列排序').selectOption('金额从大到小')
  const place = waiting.toSorted((a, b) => b.amount - a.amount).map(({ code }) => code)
  const at = `${place.indexOf(newest) + 1} / 10`
  await expect(placeOf(page)).toHaveText(at)

  const other = await context.newPage()
  await other.goto('payment/confirm/list?pageSize=20')
  await review(other, newest)
  await expect(chosen(other, '队列排序')).toHaveValue('largest')
  await chosen(other, '队列排序').selectOption('最早的在前')
  await chosen(other, '队列分组').selectOption('按申请人')

  await page.reload()
  await expect(placeOf(page)).toHaveText(at)
  await expect(chosen(page, '队列排序')).toHaveValue('largest')
  await expect(chosen(page, '队列分组')).toHaveValue('')
  // The next one begins with what was chosen last, wherever.
  await queueBarOf(page).getByRole('button', { name: '返回列表' }).click()
  await review(page, newest)
  await expect(chosen(page, '队列排序')).toHaveValue('oldest')
  await expect(chosen(page, '队列分组')).toHaveValue('applicant')
})
