import type { Locator } from '@playwright/test'
import { expectAccessibleSize } from '../support/accessible'
import {
  approveOf,
  confirmTable,
  openConfirmList,
  queueBarOf,
  queueOf,
  rejectOf,
} from '../support/confirming'
import { closeWarmTip, setLanguage, warmTip } from '../support/languages'
import { openPanel, rowsOf } from '../support/lists'
import { keepNotifications } from '../support/longer-times'
import { headingOf } from '../support/order-pages'
import { fieldOf, fillForm, openForm, saveOf, submitOf } from '../support/payment-form'
import { openList, orderOf } from '../support/payment-orders'
import { choose, expectNotTooWide, loseSession, userMenuOf } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

/** Whether something has to be scrolled to sideways in what is around it. */
const isCutOff = (of: Locator) =>
  of.evaluate(({ parentElement: frame }) => frame !== null && frame.scrollWidth > frame.clientWidth)

/** Whether a part of what is in it is out of sight. */
const isCut = (of: Locator) =>
  of.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)

test.use({ viewport: { width: 375, height: 740 }, orders: 60 })

test('On a phone rows are cards, and a reviewer approves from there', async ({ page, world }) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  // The last one: there the queue is summed up.
  const first = (await queueOf(page)).at(-1) ?? ''
  await expect(confirmTable(page)).toHaveAttribute('role', 'table')
  const rows = confirmTable(page).locator('tbody').getByRole('row')
  const card = rows.filter({ has: page.getByRole('link', { name: first, exact: true }) })
  await card.scrollIntoViewIfNeeded()
  await expectNotTooWide(page, 'the list')
  await expectAccessibleSize(page, { withColours: true })

  // Every cell is in the card, which is as wide as the screen, under the name of its column.
  const places = await card.evaluate((row) => {
    const { left, right } = row.getBoundingClientRect()
    const cells = [...row.querySelectorAll('[role="cell"]')].map((cell) =>
      cell.getBoundingClientRect(),
    )
    return {
      left,
      right,
      isWithin: cells.every((cell) => cell.left >= left && cell.right <= right),
    }
  })
  expect(places.isWithin).toBe(true)
  // Names beside one another begin in one line, and no line is left of the edge that actions have in a table.
  await expect(card.getByRole('cell').nth(1)).toHaveCSS('align-content', 'start')
  await expect(card.getByRole('cell').last()).toHaveCSS('border-inline-start-width', '0px')
  expect(places.left).toBeGreaterThanOrEqual(0)
  expect(places.right).toBeLessThanOrEqual(375)
  const { amount } = await orderOf(page, first)
  const named = await card
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.map((cell) => [cell.getAttribute('data-label'), cell.textContent]),
    )
  const yuan = (amount / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })
  expect(named).toContainEqual(['金额（元）', yuan])
  await expect(page.getByRole('columnheader', { name: '金额（元）', exact: true })).toHaveCount(1)

  // All rows of the page are selected above the first card, and each is read whole before a batch.
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  for (const row of await rows.all()) await expect(row.getByRole('checkbox')).toBeChecked()
  await page
    .getByRole('region', { name: '已选单据' })
    .getByRole('button', { name: '通过', exact: true })
    .click()
  const batch = page.getByRole('dialog', { name: /^通过：/ })
  await expect(batch.getByRole('row')).toHaveCount(await rows.count())
  expect(await isCutOff(batch.getByRole('table', { name: '本批单据' }))).toBe(false)
  await batch.getByRole('button', { name: '返回' }).click()
  await page.getByRole('checkbox', { name: '选择本页全部' }).uncheck()

  await card.getByRole('link', { name: first }).click()
  await expect(headingOf(page, 'payment', first)).toBeVisible()
  await expectNotTooWide(page, 'the confirm screen')
  // The decision stays at the bottom, wherever in the order one is.
  await expect(approveOf(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('list', { name: '操作日志' }).scrollIntoViewIfNeeded()
  await expect(approveOf(page)).toBeInViewport({ ratio: 1 })
  // However much stands above it.
  const queue = queueBarOf(page)
  const grouping = queue.getByRole('combobox', { name: '队列分组' })
  await grouping.selectOption('按申请人')
  await queue.getByText(/^全部分组/).click()
  await expect(queue.getByRole('table', { name: '按申请人' })).toBeInViewport()
  await expect(rejectOf(page)).toBeInViewport({ ratio: 1 })
  await grouping.selectOption('不分组')
  await queue.getByRole('button', { name: '队列小结' }).click()
  await expect(page.getByRole('heading', { name: '队列小结' })).toBeFocused()
  await expectNotTooWide(page, 'the summary of the queue')
  await approveOf(page).click()
  await expect.poll(async () => (await orderOf(page, first)).state).toBeGreaterThan(10)

  // Turned, or on a larger screen, it is a table again.
  await page.goBack()
  await expect(confirmTable(page)).toHaveAttribute('data-cards')
  await page.setViewportSize({ width: 1024, height: 740 })
  await expect(confirmTable(page)).not.toHaveAttribute('data-cards')
})

test.describe('An order that is saved on a phone', () => {
  // The browser's own line about the refused call; the dialog is what the person sees.
  test.use({
    viewport: { width: 375, height: 667 },
    expectedConsole: [/status of 401 .*\/balance\//],
  })

  test('is told of beside the buttons, and everything takes presses then', async ({
    page,
    world,
  }) => {
    await keepNotifications(page)
    await openForm(page, world)
    await fillForm(page, { amount: '12.30' })
    await saveOf(page).click()
    const note = page.getByRole('status').filter({ hasText: /^FK\d+ 已保存/ })
    await expect(note).toBeVisible()
    const closing = page.getByRole('main').getByRole('button', { name: '关闭', exact: true })
    for (const button of [submitOf(page), saveOf(page), closing])
      await button.click({ trial: true })
    // They didn't have to wait until it was gone.
    await expect(note).toBeVisible()

    await fieldOf(page, 'amount').click()
    await expect(fieldOf(page, 'amount')).toBeFocused()
    await fillForm(page, { amount: '45.60', remark: '手机上写的' })
    await userMenuOf(page).click()
    await page.getByRole('menuitem', { name: '数据字典' }).click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)

    await loseSession(page)
    await saveOf(page).click()
    await warmTip(page).getByRole('button', { name: '重新登录' }).click({ trial: true })
    await closeWarmTip(page)
    await expect(warmTip(page)).toHaveCount(0)
  })
})

for (const [locale, menu] of [
  ['zh', /^用户菜单/],
  ['en', /^User menu/],
  ['es', /^Menú de usuario/],
] as const) {
  test(`Enlarged four times, the user menu is no wider than the window: ${locale}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.addInitScript(
      (language) => localStorage.setItem('shopaccount.locale', language),
      locale,
    )
    await world.signIn('zhao.min')
    await page.goto('.')
    await page.getByRole('button', { name: menu }).click()
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
    for (const entry of await page.getByRole('menuitem').all()) {
      await entry.scrollIntoViewIfNeeded()
      await expect(entry).toBeInViewport({ ratio: 1 })
      expect(await entry.evaluate((of) => of.scrollWidth - of.clientWidth)).toBe(0)
    }
  })
}

test('The keyboard of a phone leaves what is typed into a panel in sight', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const name = (await openPanel(page, '视图')).getByLabel('视图名称')
  await name.fill('已')
  await page.setViewportSize({ width: 375, height: 400 })
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect(name).toBeFocused()
  await page.keyboard.insertText('记账')
  await expect(name).toHaveValue('已记账')
})

test('On a phone no other page scrolls sideways either', async ({ page, world }) => {
  await world.signIn('server.ops')
  await page.goto('payment/order/list?state=30')
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
  await expectNotTooWide(page, 'the detail')
  const ledger = page.getByRole('table', { name: '资金台账' })
  await expect(ledger.getByRole('cell', { name: '付款单' })).toHaveAttribute('data-label', '类别')
  expect(await isCutOff(ledger)).toBe(false)
  await page.goto('reverse/order/list?state=20')
  await rowsOf(page, '冲销单').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^冲销单 CX/ })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 740 })
  await expect(
    ledger
      .getByRole('cell')
      .filter({ hasText: /^冲销单KK/ })
      .first(),
  ).toBeVisible()
  const cells = await ledger.getByRole('cell').all()
  const cut = await Promise.all(
    cells.map((cell) => cell.evaluate((of) => of.scrollWidth > of.clientWidth && of.textContent)),
  )
  expect(cut.filter(Boolean)).toEqual([])
  await page.setViewportSize({ width: 375, height: 740 })
  for (const path of ['.', 'payment/order/submit', 'base/park/list', 'debit/confirm/list']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0)
    await expectNotTooWide(page, path)
    await expect(page.getByRole('button', { name: /^用户菜单/ })).toBeInViewport({ ratio: 1 })
  }
  // In the language whose words are longest.
  await choose(page, '语言: 中文', 'Español')
  const selectAll = page.getByRole('checkbox', { name: 'Seleccionar todas las filas' })
  await expect(selectAll.locator('..')).toHaveAttribute('data-label', /Seleccionar/)
  await expect(page.getByRole('button', { name: 'Más módulos' })).toBeInViewport({ ratio: 1 })
  // The bar is fitted a frame after it is drawn, and once more where its button has no room for its name.
  const isMoreCutOff = () => isCutOff(page.getByRole('button', { name: 'Más módulos' }))
  await expect.poll(isMoreCutOff).toBe(false)
  expect(await isCutOff(selectAll.locator('..'))).toBe(false)
  for (const width of [641, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.getByRole('button', { name: 'Más módulos' })).toBeInViewport({ ratio: 1 })
    await expect.poll(isMoreCutOff).toBe(false)
  }
  await page.getByRole('button', { name: 'Columnas', exact: true }).click()
  const restore = page.getByText('Restaurar las columnas predeterminadas', { exact: true })
  await expect(restore).toBeVisible()
  expect(await isCut(restore)).toBe(false)
})

test('The amounts of a month fit a phone as a table, in the language whose words are longest', async ({
  page,
  world,
}) => {
  await world.clock('2026-10-31 09:00:00')
  await page.clock.setFixedTime('2026-10-31T09:00:00+08:00')
  await page.setViewportSize({ width: 320, height: 740 })
  await page.addInitScript(() => localStorage.setItem('shopaccount.locale', 'es'))
  await world.signIn('chen.jie')
  await page.goto('.')
  await page.getByRole('button', { name: 'Mostrar importes concedidos y usados' }).click()
  await page.getByText('Como tabla', { exact: true }).click()
  const table = page.getByRole('table', { name: 'Concedido y usado, día a día' })
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  await expectNotTooWide(page, 'the start page')
  // Neither what is around it nor the page scrolls sideways to its last column.
  const { right, edge } = await table.evaluate((of) => ({
    right: of.getBoundingClientRect().right,
    edge: of.ownerDocument.documentElement.clientWidth,
  }))
  expect(right).toBeLessThanOrEqual(edge)
  expect(await isCutOff(table)).toBe(false)
})

test('In English no state in a ledger is cut on a phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await setLanguage(page, 'en')
  await world.signIn('zhang.wei')
  const [order] = await world.arrange([{ state: 10 }])
  await page.goto(`payment/order/detail?code=${order?.code}`)
  const state = page
    .getByRole('table', { name: 'Ledger' })
    .getByRole('cell', { name: 'Awaiting verification' })
  await expect(state).toHaveAttribute('data-label', 'State')
  expect(await isCut(state)).toBe(false)
})

for (const [username, last] of [
  ['zhang.wei', 'Sus órdenes rechazadas'],
  ['server.ops', 'Importes de este mes'],
] as const) {
  test(`Enlarged four times, the start page does not scroll sideways: ${username}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.addInitScript(() => {
      localStorage.setItem('shopaccount.locale', 'es')
      localStorage.setItem('shopaccount.size', 'large')
    })
    await world.signIn(username)
    await page.goto('.')
    await expect(page.getByRole('heading', { name: last })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tamaño: Grande' })).toBeVisible()
    await allAnswered(world)
    await expectNotTooWide(page, username)
  })
}
