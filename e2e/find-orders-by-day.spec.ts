import {
  allOrders,
  bodiesOf,
  chipsOf,
  expectRows,
  formOf,
  LIST_CALL,
  openList,
  search,
  settle,
} from './payment-orders'
import { expect, test } from './test'

test('A last day before the first is refused at its field and nothing is sent', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  await world.clearJournal()
  const form = formOf(page)
  const last = form.getByLabel('创建日期：结束日期')
  await form.getByLabel('创建日期：开始日期').fill('2026-03-05')
  await last.fill('2026-03-04')
  await search(page)
  await expect(last).toHaveAccessibleDescription('结束日期早于开始日期')
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/list$/)
  expect(await world.journal()).toEqual([])

  await last.fill('2026-03-32')
  await search(page)
  await expect(last).toHaveAccessibleDescription('请按 YYYY-MM-DD 输入日期')
  await last.fill('2026-03-31')
  await search(page)
  await expect(chipsOf(page)).toHaveText(['创建日期: 2026-03-05 – 2026-03-31'])
  await expect(last).toHaveAccessibleDescription('')
})

const MONTHS = '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月'.split(' ')

for (const timezoneId of ['Asia/Shanghai', 'UTC', 'America/New_York', 'Asia/Kolkata']) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('a day of a filter is that day in China', async ({ page, world }) => {
      await openList(page, world)
      const orders = await allOrders(page)
      const day = orders[40]?.gmtCreate.slice(0, 10) ?? ''
      const form = formOf(page)
      await form.getByLabel('创建日期：开始日期').fill(day)
      await form.getByRole('button', { name: '创建日期：日历' }).click()
      const calendar = page.getByRole('dialog', { name: '创建日期' })
      const [year, month = 1, date] = day.split('-').map(Number)
      await expect(calendar.getByText(`${year}年${month}月`)).toBeVisible()
      const name = `${date} ${MONTHS[month - 1]} ${year}`
      await calendar.getByRole('button', { name, exact: true }).click()
      await expect(form.getByLabel('创建日期：结束日期')).toHaveValue(day)
      await search(page)

      await expectRows(
        page,
        orders.filter(({ gmtCreate }) => gmtCreate.startsWith(day)),
      )
      expect(await bodiesOf(world, LIST_CALL)).toContainEqual({
        business: 1,
        createTimeStart: `${day} 00:00:00`,
        createTimeEnd: `${day} 23:59:59`,
        pageNum: 1,
        pageSize: 10,
      })
      expect(page.url()).toContain(`createTimeStart=${day}&createTimeEnd=${day}`)
    })
  })
}
