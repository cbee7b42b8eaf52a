import { LIST_CALL } from '../support/calls'
import { rowsOf } from '../support/lists'
import {
  allOrders,
  bodiesOf,
  columnOf,
  expectRows,
  formOf,
  openList,
  search,
} from '../support/payment-orders'
import { expect, test } from '../test'

/** The days on which New York's clocks change; the first moment is in the hour that comes twice. */
const NEW_YORK_CHANGES = ['2026-11-01', '2026-03-08']
const HOUR_THAT_COMES_TWICE = new Date('2026-11-01T06:30:00Z')

/** A call of the list for one day, from its first to its last second in China. */
const dayRequest = (day: string) => ({
  business: 1,
  createTimeStart: `${day} 00:00:00`,
  createTimeEnd: `${day} 23:59:59`,
  pageNum: 1,
  pageSize: 10,
})

for (const timezoneId of ['Asia/Shanghai', 'UTC', 'America/New_York', 'Asia/Kolkata']) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId })
    const isNewYork = timezoneId === 'America/New_York'

    test('every time is China’s, a day of a filter is that day in China, and a note says so elsewhere', async ({
      page,
      world,
    }) => {
      if (isNewYork) await page.clock.setFixedTime(HOUR_THAT_COMES_TWICE)
      await openList(page, world)
      const orders = await allOrders(page)
      expect(await columnOf(page, '创建时间')).toEqual(
        orders.slice(0, 10).map(({ gmtCreate }) => gmtCreate),
      )

      const note = page.getByRole('alert').filter({ hasText: '您所在的时区不是 UTC+8' })
      if (timezoneId !== 'Asia/Shanghai') {
        await expect(note).toContainText('以中国标准时间为准')
        await page.getByRole('button', { name: '收起时区提示' }).press('Enter')
        await expect(note).toHaveCount(0)
        await expect(page.getByRole('main')).toBeFocused()
        await page.reload()
        await expect(rowsOf(page).first()).toBeVisible()
      }
      await expect(note).toHaveCount(0)

      const day = orders[40]?.gmtCreate.slice(0, 10) ?? ''
      const form = formOf(page)
      await form.getByLabel('创建时间：开始日期').fill(day)
      await form.getByRole('button', { name: '创建时间：日历' }).click()
      const calendar = page.getByRole('dialog', { name: '创建时间' })
      const [year, month = 1, date] = day.split('-').map(Number)
      await expect(calendar.getByText(`${year}年${month}月`)).toBeVisible()
      const name = `${year}年${month}月${date}日`
      await calendar.getByRole('button', { name, exact: true }).click()
      await expect(form.getByLabel('创建时间：结束日期')).toHaveValue(day)
      await search(page)
      await expectRows(
        page,
        orders.filter(({ gmtCreate }) => gmtCreate.startsWith(day)),
      )
      expect(await bodiesOf(world, LIST_CALL)).toContainEqual(dayRequest(day))
      expect(page.url()).toContain(`createTimeStart=${day}&createTimeEnd=${day}`)

      for (const changing of isNewYork ? NEW_YORK_CHANGES : []) {
        await form.getByLabel('创建时间：开始日期').fill(changing)
        await form.getByLabel('创建时间：结束日期').fill(changing)
        await search(page)
        await expect.poll(() => bodiesOf(world, LIST_CALL)).toContainEqual(dayRequest(changing))
      }
      // By now it would have come.
      await expect(note).toHaveCount(0)
    })
  })
}
