import { keepsFind } from '../support/keyboard'
import { filterDrawerOf, openPanel, rowsOf } from '../support/lists'
import { openList, settle } from '../support/payment-orders'
import { choose } from '../support/shell'
import { expect, test } from '../test'

const OWN_ONLY = '仅显示您的单据'

test('A button opens every filter with the focus on the first; the calendar marks the days that are chosen, and gives the focus back', async ({
  page,
  world,
}) => {
  await openList(page, world, {
    query: '?createTimeStart=2026-11-10&createTimeEnd=2026-11-20',
  })
  const more = page.getByRole('button', { name: '更多查询', exact: true })
  await more.click()
  const drawer = filterDrawerOf(page)
  await expect(drawer.getByLabel('单号')).toBeFocused()
  await page.keyboard.type('FK')
  await expect(drawer.getByLabel('单号')).toHaveValue('FK')

  const firstDay = drawer.getByLabel('创建时间：开始日期')
  const calendar = drawer.getByRole('dialog', { name: '创建时间' })
  await page.setViewportSize({ width: 1024, height: 640 })
  await drawer.getByRole('button', { name: '创建时间：日历' }).click()
  await expect(calendar.getByRole('button', { name: '本季度' })).toBeInViewport({ ratio: 1 })
  const backgroundOf = (day: number) =>
    calendar
      .getByRole('button', { name: `2026年11月${day}日` })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  const [before, first, between, last] = [
    await backgroundOf(9),
    await backgroundOf(10),
    await backgroundOf(15),
    await backgroundOf(20),
  ]
  expect(first).not.toBe(before)
  expect(between).not.toBe(before)
  expect(between).not.toBe(first)
  expect(last).toBe(first)
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(firstDay).toBeFocused()
  await drawer.getByRole('button', { name: '创建时间：日历' }).click()
  for (const day of ['3', '5']) {
    await calendar
      .getByRole('button')
      .filter({ hasText: new RegExp(`^${day}$`) })
      .click()
  }
  await expect(calendar).toHaveCount(0)
  await expect(firstDay).toHaveValue('2026-11-03')
  await expect(firstDay).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(more).toBeFocused()
  await page.keyboard.press('Control+f')
  await expect(drawer.getByLabel('单号')).toBeFocused()
  await drawer.getByLabel('单号').press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('Ctrl+F is the browser’s while a dialog lies above the list', async ({ page, world }) => {
  await openList(page, world, { username: 'server.ops' })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '命令面板' })
  await expect(palette).toBeVisible()
  expect(await keepsFind(page), 'the palette').toBe(false)
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '数据字典' }).click()
  await expect(page.getByRole('dialog', { name: '数据字典' })).toBeVisible()
  expect(await keepsFind(page), 'the dictionary').toBe(false)

  await page.goto('maintain/remark/list')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '新建备注' })).toBeVisible()
  expect(await keepsFind(page), 'the dialog of an entry').toBe(false)

  await page.goto('payment/confirm/list')
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  await rows.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await expect(page.getByRole('dialog', { name: /通过/ })).toBeVisible()
  expect(await keepsFind(page), 'the dialog of a batch').toBe(false)
  await expect(filterDrawerOf(page)).toHaveCount(0)
})

test('No key moves the frame of the application, however small the window is', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 420 })
  await openList(page, world)
  const panel = await openPanel(page, '列设置')
  const last = panel.getByRole('button').last()
  await last.focus()
  await expect(last, 'what does not fit is scrolled to within the panel').toBeInViewport()
  for (const key of ['ArrowDown', 'Space', 'PageDown', 'End']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: '列设置' })).toBeFocused()
  // It opens again, and takes the keyboard.
  await page.keyboard.press('Space')
  await expect(panel.locator(':focus')).toBeVisible()
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key)
  const moved = await page.evaluate(() =>
    [document.documentElement, document.body].map(({ scrollTop }) => scrollTop),
  )
  expect(moved).toEqual([0, 0])
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})

test('A list of one’s own says so, so that a shared link explains itself', async ({
  page,
  world,
}) => {
  await world.signIn('li.na')
  await page.goto('payment/order/list?state=30')
  await expect(page.getByText(OWN_ONLY)).toBeVisible()
  await page.goto('payment/confirm/list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(OWN_ONLY)).toHaveCount(0)
  // An internal user sees everybody's.
  await openList(page, world, { query: '?state=30' })
  await expect(page.getByText(OWN_ONLY)).toHaveCount(0)
})

test('In Spanish parks, channels and fee items are called by their names, and filtered by them', async ({
  page,
  world,
}) => {
  const call = 'payment_order/list.json'
  await openList(page, world, { query: `?parkName=${encodeURIComponent('中德园区')}` })
  await choose(page, '语言', 'Español')
  const table = page.getByRole('table', { name: 'Órdenes de pago' })
  const park = table
    .locator('tbody')
    .getByRole('row')
    .first()
    .getByRole('cell', { name: 'Sino-alemán' })
  await expect(park).toBeVisible()
  const chips = page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('listitem')
  await expect(chips).toHaveText(['Parque contiene: Sino-alemán'])
  await expect(page.getByRole('main')).not.toContainText('园区')

  await page.getByRole('button', { name: 'Más criterios', exact: true }).click()
  const field = page.getByRole('dialog').getByLabel('Parque')
  await expect(field).toHaveValue('Sino-alemán')
  await settle(world)
  await world.clearJournal()
  await field.fill('qingdao')
  await field.press('Enter')
  await expect(chips).toHaveText(['Parque contiene: Qingdao'])
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('parkName') === '青岛园区')
  // The address and the chip are there before the request is.
  await expect
    .poll(async () => (await world.journal(call)).at(0))
    .toMatchObject({ body: { parkName: '青岛园区' } })

  // The server knows the Chinese names: a part of another one is searched as the park that it stands for, or not at all.
  await page.getByRole('button', { name: 'Más criterios', exact: true }).click()
  await field.fill('jiao')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Puede ser cualquiera de: Jiaozhou, Jiaonan')
  await expect(chips).toHaveText(['Parque contiene: Qingdao'])
  await field.fill('aleman')
  await field.press('Enter')
  await expect(chips).toHaveText(['Parque contiene: Sino-alemán'])
})

test('What is wrong in a field that is out of sight, of the form or of the drawer, is seen with the first press of Search', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await choose(page, '语言', 'English')
  const form = page.getByRole('search', { name: 'Filters of Payment orders' })
  const field = form.getByLabel('Park')
  const firstDay = form.getByLabel('Created: first day')
  const inForm = async () => {
    await form.getByRole('button', { name: 'Expand' }).click()
    await field.fill('jiao')
    await form.getByRole('button', { name: 'Collapse' }).click()
  }
  const inDrawer = async () => {
    await form.getByRole('button', { name: 'More search' }).click()
    await page.getByRole('dialog').getByLabel('Park').fill('jiao')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const [title, typeWrong] of [
    ['form', inForm],
    ['drawer', inDrawer],
  ] as const) {
    await test.step(title, async () => {
      await typeWrong()
      await expect(field).toHaveCount(0)
      const button = form.getByRole('button', { name: 'Search', exact: true })
      await button.click()
      await expect(field).toHaveAccessibleDescription('Could be any of: Jiaozhou, Jiaonan')
      await expect(field).toBeFocused()
      await expect(page).not.toHaveURL(/parkName/)

      // One in sight leaves the others as they are.
      await field.fill('')
      await form.getByRole('button', { name: 'Collapse' }).click()
      await firstDay.fill('soon')
      await button.click()
      await expect(firstDay).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveCount(0)
      await firstDay.fill('')
      await expect(firstDay).not.toHaveAttribute('aria-invalid', 'true')
    })
  }
})

test('An order whose server sends only ids still has its park, channel and fee item', async ({
  page,
  world,
}) => {
  const order = {
    code: 'FK1',
    state: 30,
    amount: 100,
    actual: 100,
    gmtCreate: '2026-11-01 08:00:00',
  }
  const ids = { channelId: 4, affiliationParkId: 2, feeItemCode: '6666020102' }
  await world.fault({
    call: 'payment_order/list.json',
    kind: 'body',
    times: 'always',
    body: { success: true, data: [{ ...order, ...ids }], pageNum: 1, pageSize: 10, total: 1 },
  })
  await openList(page, world)
  for (const name of ['微信', '胶州园区', '礼品']) {
    await expect(rowsOf(page).getByRole('cell', { name, exact: true })).toBeVisible()
  }
})
