import type { Locator } from '@playwright/test'
import { openList as openEntries, switchOf } from '../support/base-data'
import { choose as chooseFiles, textFile } from '../support/attachments'
import { approveOf, openConfirmList, queueBarOf } from '../support/confirming'
import { openPanel } from '../support/lists'
import { openDetail } from '../support/order-pages'
import { fieldOf, openForm } from '../support/payment-form'
import { allOrders, openList } from '../support/payment-orders'
import { expectShown, menuOf, tagOf } from '../support/shell'
import { expect, test } from '../test'

// Whoever has chosen colours of their own (Windows' contrast themes) sees none of ours: what a colour alone says has to be
// said by those that are left.

test.use({ forcedColors: 'active' })

/** What is see-through has the colour of what is behind it, which is the same for all. */
const opaque = (colour: string) => colour.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)')

/** The colours of an element, or of what stands before it, its edge, its outline and the weight of its letters, whatever they say. */
async function lookOf(element: Locator, part?: '::before') {
  const { background, color, edge, style, weight, outline } = await element.evaluate(
    (node, pseudo) => {
      const drawn = getComputedStyle(node, pseudo)
      return {
        background: drawn.backgroundColor,
        color: drawn.color,
        edge: drawn.borderBottomColor,
        style: drawn.borderBottomStyle,
        weight: drawn.fontWeight,
        outline: drawn.outlineStyle,
      }
    },
    part,
  )
  return {
    background: opaque(background),
    color: opaque(color),
    edge: `${style} ${opaque(edge)}`,
    weight,
    outline,
  }
}

async function expectToldApart(...elements: Locator[]): Promise<void> {
  const looks = await Promise.all(
    elements.map(async (each) =>
      JSON.stringify([await lookOf(each), await lookOf(each, '::before')]),
    ),
  )
  expect(new Set(looks).size, looks.join('\n')).toBe(elements.length)
}

test('In a list, the page and the part of it one is on, in the menu and among the tags too', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=10' })
  const main = page.getByRole('main')
  await expectToldApart(
    main.getByRole('button', { name: '第 1 页', exact: true }),
    main.getByRole('button', { name: '第 2 页', exact: true }),
  )
  await expectToldApart(
    main.getByRole('tab', { selected: true }),
    main.getByRole('tab', { selected: false }).first(),
  )
  const menu = menuOf(page)
  await expectToldApart(
    menu.getByRole('link', { name: '付款审核', exact: true }),
    menu.getByRole('link', { name: '付款单', exact: true }),
  )
  await menu.getByRole('link', { name: '付款单', exact: true }).click()
  await expectShown(page, '付款单')
  await expectToldApart(tagOf(page, '付款单'), tagOf(page, '付款审核'))
})

test('In the menu that is collapsed, what one is in', async ({ page, world }) => {
  await openConfirmList(page, world)
  await page.getByRole('button', { name: '收起菜单' }).click()
  const railOf = (name: string) => menuOf(page).getByRole('button', { name })
  await expectToldApart(railOf('付款管理'), railOf('扣款管理'))
})

test('What takes no press, for now or in this place', async ({ page, world }) => {
  await openList(page, world)
  const columns = await openPanel(page, '列设置')
  const up = columns.getByRole('button', { name: /^上移/ })
  await expect(up.first()).toHaveAttribute('aria-disabled', 'true')
  await expectToldApart(up.first(), up.nth(1))
  const disabled = page.getByRole('button', { name: '上一页', includeHidden: true })
  await expect(disabled).toBeDisabled()
  expect((await lookOf(up.first())).color).toBe((await lookOf(disabled)).color)

  const order = (await allOrders(page)).find(({ state }) => state === 20)
  await page.goto(`payment/confirm/submit?code=${order?.code}`)
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'true')
  const previous = queueBarOf(page).getByRole('button', { disabled: true }).first()
  expect((await lookOf(approveOf(page))).color).toBe((await lookOf(previous)).color)
})

test('The option of a list that Enter takes', async ({ page, world }) => {
  await openForm(page, world)
  const department = fieldOf(page, 'department')
  await department.press('ArrowDown')
  await department.press('ArrowDown')
  const options = page.getByRole('listbox').getByRole('option')
  const marked = options.and(page.locator('[data-combobox-selected]'))
  await expect(marked).toHaveCount(1)
  await expectToldApart(marked, options.nth(2))
})

test('A switch that is on, and one that is off', async ({ page, world }) => {
  await openEntries(page, world, 'remark')
  const knob = switchOf(page, '春节慰问品')
  const placeOf = () =>
    knob.evaluate((node) => getComputedStyle(node, '::before').marginInlineStart)
  const expectSeen = async () => {
    const { background } = await lookOf(knob, '::before')
    expect(background).not.toBe((await lookOf(knob)).background)
  }
  await expect(knob).toBeChecked()
  await expectSeen()
  const placeOfOn = await placeOf()
  await knob.click()
  await expect(knob).not.toBeChecked()
  await expect(knob).toHaveAttribute('aria-busy', 'false')
  await expectSeen()
  expect(await placeOf()).not.toBe(placeOfOn)
})

test('The steps behind an order, the one it stands at, and those ahead', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const order = (await allOrders(page)).find(({ state }) => state === 20)
  await openDetail(page, 'payment', order?.code ?? '')
  const steps = page.getByRole('list', { name: '步骤' }).getByRole('listitem')
  await expectToldApart(steps.first(), steps.last())
  await expectToldApart(steps.nth(2), steps.last())
  const dots = await Promise.all(
    [steps.first(), steps.last()].map((each) => lookOf(each, '::before')),
  )
  expect(dots[0]?.background).not.toBe(dots[1]?.background)
})

test('What a plot’s legend says', async ({ page, world }) => {
  await world.signIn('zhao.min')
  await page.goto('.')
  await page.getByRole('button', { name: '显示批准与使用金额' }).click()
  const legend = page.getByRole('main').getByRole('listitem')
  await expectToldApart(
    legend.filter({ hasText: /^批准金额/ }),
    legend.filter({ hasText: /^其中/ }),
  )
})

test('The chosen entry of the palette, the chosen days and their period', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?createTimeStart=2026-11-10&createTimeEnd=2026-11-20' })
  await page.getByRole('button', { name: '创建时间：日历' }).click()
  const calendar = page.getByRole('dialog', { name: '创建时间' })
  const dayOf = (day: number) => calendar.getByRole('button', { name: `2026年11月${day}日` })
  await expectToldApart(dayOf(9), dayOf(10))
  await expectToldApart(dayOf(9), dayOf(15))
  const periodOf = (name: string) => calendar.getByRole('button', { name, exact: true })
  await periodOf('本月').click()
  await page.getByRole('button', { name: '创建时间：日历' }).click()
  await expect(periodOf('本月')).toHaveAttribute('aria-pressed', 'true')
  await expectToldApart(periodOf('本月'), periodOf('上月'))
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '命令面板' })
  await expectToldApart(
    palette.getByRole('option', { selected: true }),
    palette.getByRole('option', { selected: false }).first(),
  )
})

test('How far a file is, and where a dialog ends', async ({ page, world }) => {
  await openForm(page, world)
  await world.fault({ call: 'common/v1/file/upload', kind: 'hold', times: 'always' })
  await chooseFiles(page, textFile('慢.txt'))
  const bar = page.getByRole('progressbar')
  await expect(bar).toBeVisible()
  const track = await lookOf(bar)
  expect((await lookOf(bar.locator('div'))).background).not.toBe(track.background)
  expect(track.edge).toMatch(/^solid/)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: '命令面板' })
  expect((await lookOf(dialog)).edge).toMatch(/^solid/)
})
