import { expectAccessible } from '../support/accessible'
import { LIST_CALL } from '../support/calls'
import { closeWarmTip, warmTip } from '../support/languages'
import { askServer, expectTotal, yuan, type WireOrder } from '../support/payment-orders'
import { allAnswered, passUntilShown, stopClock } from '../support/under-way'
import { expect, test } from '../test'

/** Sunday noon: the week began on the 16th. */
const NOON = '2026-11-22 12:00:00'

test('A reviewer sees on the start page how long orders have waited, and what the month granted', async ({
  page,
  world,
}) => {
  await world.clock(NOON)
  await page.clock.setFixedTime('2026-11-22T12:00:00+08:00')
  await world.signIn('chen.jie')
  const all = await askServer<WireOrder[]>(page, LIST_CALL, {
    business: 2,
    pageNum: 1,
    pageSize: 1000,
  })
  const since = (day: string) => all.filter(({ gmtCreate }) => gmtCreate >= day)
  const waiting = all.filter(({ state }) => state === 10)
  const older = waiting.filter(({ gmtCreate }) => gmtCreate < '2026-11-16')

  await page.goto('.')
  const ageing = page.getByRole('region', { name: '待处理时长' })
  const payments = ageing.getByRole('link').filter({ hasText: '更早' }).first()
  await expect(payments).toHaveText(`更早 ${older.length}`)

  const month = page.getByRole('region', { name: '本月金额' })
  // Else one of the numbers would meet it.
  await allAnswered(world)
  await world.fault({ call: LIST_CALL, kind: 'status', status: 403 })
  await month.getByRole('button', { name: '显示批准与使用金额' }).click()
  await expect(warmTip(page)).toContainText('没有访问权限')
  await closeWarmTip(page)
  await expect(month.getByRole('heading', { name: '本月金额' })).toBeFocused()
  await month.getByRole('button', { name: '重试' }).click()
  const november = since('2026-11-01')
  const granted = november.filter(({ state }) => state === 30 || state === 40)
  const sum = (of: (order: WireOrder) => number) =>
    yuan(granted.reduce((total, order) => total + of(order), 0))
  await expect(month).toContainText(`批准金额：${sum(({ amount }) => amount)} 元`)
  await expect(month).toContainText(
    `其中已使用：${sum(({ amount, actual }) => amount - actual)} 元`,
  )
  await expect(month).toContainText(
    `共 ${november.length} 单，统计 ${november.length} 单，其中 ${granted.length} 单已记账`,
  )
  await expect(month.getByRole('img', { name: '每日批准与使用金额' })).toBeVisible()
  await month.getByText('以表格显示').click()
  const days = new Set(granted.map(({ gmtCreate }) => gmtCreate.slice(0, 10)))
  await expect(month.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(days.size)
  await expectAccessible(page)

  await test.step('The last month can be had, too', async () => {
    await month.getByLabel('月份').selectOption('上月')
    const last = page.getByRole('region', { name: '上月金额' })
    const october = since('2026-10-01').filter(({ gmtCreate }) => gmtCreate < '2026-11-01')
    await expect(last).toContainText(`共 ${october.length} 单，统计 ${october.length} 单`)
    await expect(last).toContainText('2026-10-01')
  })

  await payments.click()
  await expect(page).toHaveURL(/\/payment\/confirm\/list\?createTimeEnd=2026-11-15$/)
  await expectTotal(page, older.length)
})

test('On the first of a month without orders it is said that there are none, and the month before is a choice away', async ({
  page,
  world,
}) => {
  await world.clock('2027-01-01 08:00:00')
  await page.clock.setFixedTime('2027-01-01T08:00:00+08:00')
  await world.signIn('chen.jie')
  await page.goto('.')
  const month = page.getByRole('region', { name: '本月金额' })
  await month.getByRole('button', { name: '显示批准与使用金额' }).click()
  await expect(month).toContainText('2027-01-01 至 2027-01-31 没有创建付款单')
  await expect(month.getByRole('img', { name: '每日批准与使用金额' })).toHaveCount(0)
})

test('Where the amounts of a month that has just begun can’t be read, their place says so, and nobody is called away from where they are', async ({
  page,
  world,
}) => {
  await world.clock('2026-11-30 23:59:00')
  await page.clock.install({ time: '2026-11-30T23:59:00+08:00' })
  await world.signIn('chen.jie')
  await page.goto('.')
  const month = page.getByRole('region', { name: '本月金额' })
  await month.getByRole('button', { name: '显示批准与使用金额' }).click()
  await expect(month).toContainText('2026-11-01')
  const link = page.getByRole('region', { name: '待处理时长' }).getByRole('link').first()
  await link.focus()
  await allAnswered(world)
  await stopClock(page)
  await world.fault({ call: LIST_CALL, kind: 'status', status: 403, times: 'always' })
  // It is read when the day in China is another one.
  await page.clock.runFor(60_000)
  await passUntilShown(page, month.getByText('本月单据未能读取。'))
  await allAnswered(world)
  await page.clock.runFor(1000)
  await expect(month.getByRole('button', { name: '重试' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
})
