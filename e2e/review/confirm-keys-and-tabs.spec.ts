import type { Page } from '@playwright/test'
import { DECISION_CALL } from '../support/calls'
import {
  approveOf,
  confirmTable,
  decisionOf,
  decisionRemarkOf,
  decisionsOf,
  openConfirmList,
  placeOf,
  queueBarOf,
  queueOf,
  review,
} from '../support/confirming'
import { rowOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import { allOrders, chipsOf } from '../support/payment-orders'
import { menuOf } from '../support/shell'
import { expect, test } from '../test'
import type { World } from '../world'

const help = (page: Page) => page.getByRole('dialog', { name: '帮助', exact: true })

/** Opens the first order of the queue and gives the queue's codes. */
async function openFirst(page: Page, world: World): Promise<string[]> {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const queue = await queueOf(page)
  await review(page, queue[0] ?? '')
  await expect(placeOf(page)).toHaveText('1 / 10')
  return queue
}

/** A part of the program, by its file, is on its way until it is released. */
const holdPart = (world: World, file: string) =>
  world.fault({
    call: 'site/script',
    kind: 'hold',
    times: 'always',
    where: { path: `*/assets/${file}-*.js` },
  })

test('Keys work on the order that shows, once each, and not behind a dialog, on another page, or turned off', async ({
  page,
  world,
}) => {
  const queue = await openFirst(page, world)
  await test.step('a question mark opens the help with the keys, which has the keyboard to itself', async () => {
    await page.keyboard.press('?')
    await expect(help(page)).toContainText('A 后按 Shift+Enter通过并下一单')
    await expect(help(page)).toContainText('下一单、上一单')
    await page.keyboard.press('j')
    await expect(placeOf(page)).toHaveText('1 / 10')
    await page.keyboard.press('Escape')
    await expect(help(page)).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(placeOf(page)).toHaveText('2 / 10')
  })

  await test.step('a key that is held down counts once, and with Ctrl it is the browser’s', async () => {
    for (let press = 0; press < 3; press += 1) await page.keyboard.down('j')
    await page.keyboard.up('j')
    await expect(placeOf(page)).toHaveText('3 / 10')
    await page.keyboard.press('Control+j')
    await page.keyboard.press('Alt+j')
    await page.keyboard.press('j')
    await expect(placeOf(page)).toHaveText('4 / 10')
  })

  await test.step('they do nothing while another page shows', async () => {
    await queueBarOf(page).getByRole('button', { name: '返回列表' }).click()
    await expect(rowOf(page, queue[3] ?? '', '付款审核')).toBeVisible()
    const address = page.url()
    for (const key of ['j', 'k', 'a', 'r']) await page.keyboard.press(key)
    // The help is every page's; once it is there, what came before it has had its time.
    await page.keyboard.press('?')
    await expect(help(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(placeOf(page)).toHaveText('4 / 10')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  const isOn = help(page).getByRole('switch', { name: '启用单键快捷键' })
  await test.step('they can be turned off', async () => {
    await page.getByRole('button', { name: '快捷键' }).click()
    await expect(isOn).toBeChecked()
    await isOn.uncheck()
    await page.keyboard.press('Escape')
    // A dialog keeps all keys from the page, whatever is set.
    await expect(help(page)).toHaveCount(0)
    for (const key of ['j', 'r', '?']) await page.keyboard.press(key)
    await expect(headingOf(page, 'payment', queue[3] ?? '')).toBeVisible()
    await expect(help(page)).toHaveCount(0)
  })

  await test.step('and stay off', async () => {
    await page.reload()
    await expect(placeOf(page)).toHaveText('4 / 10')
    await page.keyboard.press('j')
    await page.getByRole('button', { name: '快捷键' }).click()
    await expect(isOn).not.toBeChecked()
    await expect(placeOf(page)).toHaveText('4 / 10')
    await isOn.check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(placeOf(page)).toHaveText('5 / 10')
  })
})

test('Single keys that are turned off in one window are off in every other one', async ({
  page,
  world,
  context,
}) => {
  const [code = ''] = await openFirst(page, world)
  const hint = page.getByText('：通过并下一单')
  await expect(hint).toBeVisible()
  const other = await context.newPage()
  await other.goto('payment/order/list')
  await expect(other.getByRole('heading', { name: '付款单' })).toBeVisible()
  const isOn = help(other).getByRole('switch', { name: '启用单键快捷键' })
  await other.keyboard.press('?')
  await isOn.uncheck()

  await expect(hint).toHaveCount(0)
  for (const key of ['j', 'a', 'Enter', '?']) await page.keyboard.press(key)
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  await expect(approveOf(page)).not.toBeFocused()
  await expect(help(page)).toHaveCount(0)
  expect(await decisionsOf(world)).toEqual([])

  await isOn.check()
  await expect(hint).toBeVisible()
  await page.keyboard.press('j')
  await expect(placeOf(page)).toHaveText('2 / 10')
})

const paletteFieldOf = (page: Page) =>
  page.getByRole('dialog', { name: '命令面板' }).getByRole('combobox')

test('Keys that are pressed while the help or the palette is on its way press nothing behind it; what is typed stands in the palette in order', async ({
  page,
  world,
}) => {
  await openFirst(page, world)
  await test.step('the help', async () => {
    const late = await holdPart(world, 'help-dialog')
    await decisionOf(page).focus()
    await page.keyboard.press('?')
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    await world.release(late)
    await expect(help(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(decisionOf(page)).toBeFocused()
    expect(await decisionsOf(world)).toEqual([])
  })

  await test.step('the palette', async () => {
    const hold = await holdPart(world, 'command-palette')
    await approveOf(page).focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('rmaint')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    // Another one is not asked for meanwhile.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('a?')
    await world.release(hold)
    const field = paletteFieldOf(page)
    await expect(field).toBeFocused()
    await page.keyboard.type('in')
    await expect(field).toHaveValue('rmaint a?in')
    expect(await decisionsOf(world)).toEqual([])
    await expect(decisionRemarkOf(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(approveOf(page)).toBeFocused()
  })
})

test('Escape calls off the palette that is on its way; with the focus in the remark nothing typed for it goes there, by an input method neither', async ({
  page,
  world,
}) => {
  await openFirst(page, world)
  const hold = await holdPart(world, 'command-palette')
  const remark = decisionRemarkOf(page)
  const field = paletteFieldOf(page)
  await test.step('called off, the page has its keys again', async () => {
    await approveOf(page).focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('r')
    await page.keyboard.press('Escape')
    await expect(approveOf(page)).toBeFocused()
    await page.keyboard.press('r')
    await expect(remark).toBeFocused()
  })

  await test.step('asked for from the remark, it has what was typed since', async () => {
    await remark.fill('金额')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('fu')
    const input = await page.context().newCDPSession(page)
    const word = { text: 'kuan', selectionStart: 4, selectionEnd: 4 }
    await input.send('Input.imeSetComposition', word)
    await page.keyboard.type('kd')
    await world.release(hold)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('fukd')
    await expect(remark).toHaveValue('金额')
    await page.keyboard.press('Escape')
    await expect(remark).toBeFocused()
  })

  await test.step('the next time it comes with nothing in it', async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(remark).toBeFocused()
  })
})

test('What is typed in the palette stays there when the page behind it goes on, and decides on nothing that nobody has seen; a held Enter decides once', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const [first = '', second = '', third = ''] = await queueOf(page)
  await review(page, first)
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold' })
  await page.keyboard.press('a')
  await expect(approveOf(page)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect.poll(async () => (await decisionsOf(world)).length).toBe(1)
  const palette = page.getByRole('dialog', { name: '命令面板' })
  await page.keyboard.press('Control+k')
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await world.release(hold)
  await expect(headingOf(page, 'payment', second)).toBeVisible()
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.type('jka')
  await expect(field).toHaveValue('jka')
  await expect(field).toBeFocused()

  // The button of that name is the next order's by now.
  await field.fill('通过')
  await palette.getByRole('option', { name: '通过', exact: true }).click()
  await expect(palette).toHaveCount(0)
  await expect(approveOf(page)).not.toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('j')
  await expect(headingOf(page, 'payment', third)).toBeVisible()
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('a')
  await expect(approveOf(page)).toBeFocused()
  // Held down, Enter decides once, and on one order.
  for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText(`${third} 已审核通过并记账`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(placeOf(page)).toHaveText('3 / 10')
  expect(await decisionsOf(world)).toMatchObject([
    { code: first, approved: 1 },
    { code: third, approved: 1 },
  ])
})

test('What is to be done and all that was ever submitted are two tabs with an address each', async ({
  page,
  world,
}) => {
  await world.signIn('li.na')
  await page.goto('/')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await menuOf(page).getByRole('link', { name: '付款审核' }).click()
  await tab('全部').focus()
  await page.goBack()
  await expect(page.getByRole('main'), 'going back takes the keyboard along').toBeFocused()
  await page.goForward()
  await expect(tab('待处理')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('共 12 条')).toBeVisible()
  await tab('待处理').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tab('全部')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/payment\/confirm\/list\?tab=all$/)
  await expect(tab('全部')).toBeFocused()

  const form = page.getByRole('search', { name: '付款审核筛选' })
  await form.getByRole('combobox', { name: '状态' }).selectOption('已记账')
  await form.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page).toHaveURL(/[?&]tab=all\b/)
  await expect(page).toHaveURL(/[?&]state=30\b/)
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
  const tallied = await allOrders(page, { business: 2, state: 30 })
  await expect(page.getByText(`共 ${tallied.length} 条`)).toBeVisible()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/[?&]tab=all\b/)
  await expect(rowOf(page, tallied[10]?.code ?? '', '付款审核')).toBeVisible()

  const shared = page.url()
  await tab('待处理').click()
  await expect(page.getByText('共 12 条')).toBeVisible()
  await page.getByLabel('每页条数').selectOption('50 条/页')
  await tab('全部').click()
  await expect(page, 'as many rows a page').toHaveURL(/list\?tab=all&pageSize=50$/)
  await page.goto(shared)
  await expect(tab('全部')).toHaveAttribute('aria-selected', 'true')
  await expect(rowOf(page, tallied[10]?.code ?? '', '付款审核')).toBeVisible()
})

test('An address with another state opens the tab that can show it, and one of that tab wins over the view that one starts with', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?state=30' })
  await expect(page.getByRole('tab', { name: '全部', selected: true })).toBeVisible()
  await expect(chipsOf(page)).toHaveText(['状态: 已记账'])
  await expect(page).toHaveURL(/tab=all/)
  await expect(page.getByRole('row').nth(1)).toContainText('已记账')

  await page.goto('payment/confirm/list?type=1')
  await page.getByRole('button', { name: '视图' }).click()
  const views = page.getByRole('dialog', { name: '视图' })
  await views.getByRole('textbox', { name: '视图名称' }).fill('内部')
  await views.getByRole('button', { name: '保存视图' }).click()
  await views.getByRole('button', { name: '默认视图：内部' }).click()
  await page.goto('payment/confirm/list?tab=all')
  await expect(page.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true')
  await expect(chipsOf(page)).toHaveCount(0)
  await expect(confirmTable(page).getByText('已记账').first()).toBeVisible()
})
