import type { Locator } from '@playwright/test'
import { LIST_CALL } from '../support/calls'
import { refresh } from '../support/confirming'
import { warmTip } from '../support/languages'
import { notReadAgain, rowsOf } from '../support/lists'
import {
  allOrders,
  bodiesOf,
  chipsOf,
  columnOf,
  expectRows,
  expectTotal,
  formOf,
  openList,
  search,
  settle,
  type WireOrder,
} from '../support/payment-orders'
import { allAnswered, nothingHeldBack } from '../support/under-way'
import { expect, test } from '../test'

const INTERNAL = ['BCC', 'GEMS', 'KEMS', 'RRSEMS']

interface FilterCase {
  title: string
  /** how a person sets it */
  fill: (form: Locator) => Promise<void>
  /** what the server must be asked for besides the person's list and its first page */
  body: object
  chips: string[]
  /** whether an order belongs to the list: told without the server's own filter */
  matches: (order: WireOrder) => boolean
  /** a column whose every cell must look so */
  column: string
  cell: RegExp
}

const has = (text: string | null | undefined, part: string) => text?.includes(part) ?? false

const FILTERS: FilterCase[] = [
  {
    title: 'state',
    fill: async (form) => {
      await form.getByLabel('状态').selectOption('待核销/待确认')
    },
    body: { state: 10 },
    chips: ['状态: 待核销/待确认'],
    matches: ({ state }) => state === 10,
    column: '状态',
    cell: /^(待核销|待确认|待核销\/待确认)$/,
  },
  {
    title: 'settlement type',
    fill: async (form) => {
      await form.getByLabel('结算类型').selectOption('内部')
    },
    body: { type: 1 },
    chips: ['结算类型: 内部'],
    matches: ({ channel }) => channel?.type === 1,
    column: '结算渠道',
    cell: new RegExp(`^(${INTERNAL.join('|')})$`),
  },
  {
    title: 'first and last day',
    fill: async (form) => {
      await form.getByLabel('创建时间：开始日期').fill('2026-09-01')
      await form.getByLabel('创建时间：结束日期').fill('2026-10-31')
    },
    body: { createTimeStart: '2026-09-01 00:00:00', createTimeEnd: '2026-10-31 23:59:59' },
    chips: ['创建时间: 2026-09-01 – 2026-10-31'],
    matches: ({ gmtCreate }) => gmtCreate >= '2026-09-01' && gmtCreate < '2026-11-01',
    column: '创建时间',
    cell: /^2026-(09|10)-/,
  },
  {
    title: 'a first day alone',
    fill: async (form) => {
      await form.getByLabel('创建时间：开始日期').fill('2026-11-01')
    },
    body: { createTimeStart: '2026-11-01 00:00:00' },
    chips: ['创建时间: 2026-11-01 – …'],
    matches: ({ gmtCreate }) => gmtCreate >= '2026-11-01',
    column: '创建时间',
    cell: /^2026-11-/,
  },
  {
    title: 'a part of the code',
    fill: (form) => form.getByLabel('单号').fill('FK202610'),
    body: { code: 'FK202610' },
    chips: ['单号: FK202610'],
    matches: ({ code }) => has(code, 'FK202610'),
    column: '单号',
    cell: /^FK202610/,
  },
  {
    title: 'principal',
    fill: (form) => form.getByLabel('负责人').fill('李'),
    body: { principal: '李' },
    chips: ['负责人包含: 李'],
    matches: ({ principalName }) => has(principalName, '李'),
    column: '负责人',
    cell: /李/,
  },
  {
    title: 'owner',
    fill: (form) => form.getByLabel('付款人').fill('  张 '),
    body: { ownerName: '张' },
    chips: ['付款人包含: 张'],
    matches: ({ ownerName }) => has(ownerName, '张'),
    column: '付款人',
    cell: /张/,
  },
  {
    title: 'park',
    fill: (form) => form.getByLabel('园区').fill('胶州'),
    body: { parkName: '胶州' },
    chips: ['园区包含: 胶州'],
    matches: ({ park }) => has(park?.name, '胶州'),
    column: '园区',
    cell: /^胶州园区$/,
  },
  {
    title: 'department',
    fill: (form) => form.getByLabel('归属部门').fill('部'),
    body: { affiliationDepartmentName: '部' },
    chips: ['归属部门包含: 部'],
    matches: ({ affiliationDepartmentName }) => has(affiliationDepartmentName, '部'),
    column: '归属部门',
    cell: /部/,
  },
  {
    title: 'state, settlement type, first day and park together',
    fill: async (form) => {
      await form.getByLabel('状态').selectOption('已记账')
      await form.getByLabel('结算类型').selectOption('外部')
      await form.getByLabel('创建时间：开始日期').fill('2026-01-01')
      await form.getByLabel('园区').fill('园区')
    },
    body: { state: 30, type: 2, createTimeStart: '2026-01-01 00:00:00', parkName: '园区' },
    chips: ['创建时间: 2026-01-01 – …', '状态: 已记账', '结算类型: 外部', '园区包含: 园区'],
    matches: ({ state, channel, gmtCreate, park }) =>
      state === 30 && channel?.type === 2 && gmtCreate >= '2026-01-01' && park !== null,
    column: '状态',
    cell: /^已记账$/,
  },
]

test('A person finds orders by each filter, and by several together', async ({ page, world }) => {
  await openList(page, world)
  const orders = await allOrders(page)
  const form = formOf(page)
  await form.getByRole('button', { name: '展开' }).click()
  for (const { title, fill, body, chips, matches, column, cell } of FILTERS) {
    await test.step(title, async () => {
      const expected = orders.filter(matches)
      expect(expected.length, 'the seed has orders to find').toBeGreaterThan(0)
      await world.clearJournal()
      await fill(form)
      await search(page)

      await expectRows(page, expected.slice(0, 10))
      await expectTotal(page, expected.length)
      await expect(chipsOf(page)).toHaveText(chips)
      for (const text of await columnOf(page, column)) expect(text).toMatch(cell)
      expect(await bodiesOf(world, LIST_CALL)).toContainEqual({
        business: 1,
        pageNum: 1,
        pageSize: 10,
        ...body,
      })
      await form.getByRole('button', { name: '重置' }).click()
      await expect(chipsOf(page)).toHaveCount(0)
      await expectRows(page, orders.slice(0, 10))
    })
  }
})

test('The form shows four filters until it is expanded, Enter searches, and what finds nothing can be reset', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const form = formOf(page)
  await expect(form.getByLabel('结算类型')).toBeHidden()
  await form.getByRole('button', { name: '展开' }).click()
  for (const label of ['单号', '负责人', '状态', '结算类型', '付款人', '园区', '归属部门']) {
    await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  }
  await expect(form.getByRole('group', { name: '创建时间' })).toBeVisible()
  await form.getByRole('button', { name: '收起' }).click()
  await expect(form.getByLabel('归属部门')).toBeHidden()

  const [, second] = await allOrders(page)
  const code = form.getByLabel('单号')
  const button = form.getByRole('button', { name: '查询', exact: true })
  const changed = '条件已更改，尚未查询'
  await code.fill(' ')
  await expect(button, 'nothing else would be asked for').not.toHaveAccessibleDescription(changed)
  await code.fill(second?.code ?? '')
  await expect(button).toHaveAccessibleDescription(changed)
  await code.press('Enter')
  await expectRows(page, second ? [second] : [])
  await expectTotal(page, 1)
  await expect(button).not.toHaveAccessibleDescription(changed)
  // The same in other words is searched as well.
  await code.fill(`“${second?.code}”`)
  await expect(button).toHaveAccessibleDescription(changed)
  await code.press('Enter')
  await expect(button).not.toHaveAccessibleDescription(changed)

  await test.step('a filter that cannot match', async () => {
    await code.fill('没有这个单号')
    await search(page)
    const message = page.getByText('没有符合条件的付款单。')
    await expect(message).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(0)
    await expectTotal(page, 0)

    await message.locator('..').getByRole('button', { name: '重置' }).click()
    await expectTotal(page, 200)
    await expect(code).toHaveValue('')
    await expect(page).toHaveURL(/\/list$/)
  })
})

/** A browser shows suggestions in a window of its own, so they are read from the field's list. */
const suggestions = (form: Locator, label: string) =>
  form
    .getByLabel(label)
    .evaluate((input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map(({ value }) => value),
    )

test('Suggestions that could not be had are asked for again when their field is entered again', async ({
  page,
  world,
}) => {
  await openList(page, world)
  const form = formOf(page)
  await form.getByRole('button', { name: '展开' }).click()
  await world.fault({ call: 'base/department/all.json', kind: 'status', status: 503 })
  await form.getByLabel('归属部门').focus()
  // The request leaves a moment after the field was entered.
  await expect.poll(() => world.journal('base/department/all.json')).toHaveLength(1)
  await allAnswered(world)
  expect(await world.journal('base/department/all.json')).toHaveLength(1)
  await form.getByLabel('负责人').focus()
  await form.getByLabel('归属部门').focus()
  await expect.poll(async () => (await suggestions(form, '归属部门')).length).toBeGreaterThan(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Entering the park or the department suggests those there are, asked for once', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openList(page, world)
  const form = formOf(page)
  await form.getByRole('button', { name: '展开' }).click()
  await nothingHeldBack(page, world)
  expect(await world.journal('base/park/list.json')).toHaveLength(0)

  await form.getByLabel('园区').focus()
  await expect
    .poll(() => suggestions(form, '园区'))
    // The closed one too: its orders are still there to be found.
    .toEqual(['青岛园区', '胶州园区', '黄岛园区', '中德园区', '胶南园区', '平度园区'])
  await form.getByLabel('归属部门').focus()
  await expect.poll(async () => (await suggestions(form, '归属部门')).length).toBeGreaterThan(0)
  await form.getByLabel('园区').focus()
  await nothingHeldBack(page, world)
  expect(await world.journal('base/park/list.json')).toHaveLength(1)
  expect(await world.journal('base/department/all.json')).toHaveLength(1)
})

test.describe('with no orders at all', () => {
  test.use({ orders: 0 })

  test('an empty list says so and has nothing to reset', async ({ page, world }) => {
    await world.signIn('zhao.min')
    await page.goto('payment/order/list')
    const message = page.getByText('没有付款单。')
    await expect(message).toBeVisible()
    await expect(message.locator('..').getByRole('button')).toHaveCount(0)
    await expectTotal(page, 0)
  })
})

test('Special characters are searched for as they are written', async ({ page, world }) => {
  await openList(page, world)
  const orders = await allOrders(page)
  await formOf(page).getByRole('button', { name: '展开' }).click()
  for (const text of ["O'Neil & Sons <青岛>", '=1+1', '𠮷田 😀', '+86 532', '%']) {
    await formOf(page).getByLabel('付款人').fill(text)
    await search(page)
    const expected = orders.filter(({ ownerName }) => has(ownerName, text))
    await expectTotal(page, expected.length)
    await expect(chipsOf(page)).toHaveText([`付款人包含: ${text}`])
    if (expected.length > 0) await expectRows(page, expected)
    expect(new URL(page.url()).searchParams.get('ownerName')).toBe(text)
  }
  // More than an address holds is refused where it was typed, and the list stays as narrow as it was.
  const payer = formOf(page).getByLabel('付款人')
  await payer.fill('徐'.repeat(201))
  await search(page)
  await expect(payer).toHaveAccessibleDescription('最多 200 个字')
  await expect(payer).toHaveValue('徐'.repeat(201))
  await expect(chipsOf(page)).toHaveText(['付款人包含: %'])
})

test('An applicant is asked for by name, nowhere visible, and sees only their own orders', async ({
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  const own = await allOrders(page, { loginOwnerId: 'zhang.wei' })
  expect(new Set(own.map(({ createBy }) => createBy))).toEqual(new Set(['zhang.wei']))
  await expectRows(page, own.slice(0, 10))
  await expectTotal(page, own.length)

  await world.clearJournal()
  await formOf(page).getByLabel('状态').selectOption('待核销/待确认')
  await search(page)
  await expectTotal(page, own.filter(({ state }) => state === 10).length)
  expect(await bodiesOf(world, LIST_CALL)).toContainEqual({
    business: 1,
    loginOwnerId: 'zhang.wei',
    state: 10,
    pageNum: 1,
    pageSize: 10,
  })
  expect(page.url()).not.toContain('zhang.wei')
  expect(page.url()).not.toContain('loginOwnerId')
})

test('Operations staff see everybody’s orders; whose, and which list, is never taken from the address', async ({
  page,
  world,
}) => {
  for (const query of ['', '?loginOwnerId=zhang.wei&business=2']) {
    await test.step(`at ${query}`, async () => {
      await page.goto('about:blank')
      await world.clearJournal()
      await openList(page, world, { query })
      await expectTotal(page, 200)
      const asked = await bodiesOf(world, LIST_CALL)
      expect(asked).toContainEqual({ business: 1, pageNum: 1, pageSize: 10 })
    })
  }
})

test('A list that can not be read again keeps its rows, and says below them that they are from before, until they are not', async ({
  page,
  world,
}) => {
  await openList(page, world)
  await settle(world)
  await world.fault({ call: LIST_CALL, kind: 'status', status: 500, times: 'always' })
  await refresh(page)
  const tip = warmTip(page)
  await expect(tip).toContainText('服务器错误')
  await tip.getByRole('button', { name: '确定' }).click()
  await expect(rowsOf(page)).toHaveCount(10)
  const note = notReadAgain(page)
  await expect(note).toContainText('查询付款单失败!')
  await world.clearFaults()
  await note.getByRole('button', { name: '重试' }).press('Enter')
  await expect(note).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  await expect(rowsOf(page)).toHaveCount(10)
})
