import type { Locator, Page } from '@playwright/test'
import { DETAIL_CALL } from '../support/calls'
import { openDetailAs } from '../support/order-pages'
import { allOrders, askServer, openList, type WireOrder, yuan } from '../support/payment-orders'
import { choose } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

interface WireDetail extends WireOrder {
  applyCode: string | null
  applyDate: string | null
  verifyCode: string | null
  departmentName: string | null
  affiliationDepartmentCode: string | null
  feeItemName: string | null
  feeItemCode: string | null
  paymentUnit: string | null
  paymentUnitAccount: string | null
  canOnlyConsume: number | null
  createName: string | null
  lastModifiedBy: string
  gmtModified: string
  debitOrders: { code: string; amount: number; state: number; createName: string | null }[]
}

interface WireLog {
  step: string
  content: string
  state: number
  showFront: number
  gmtCreate: string
  createBy: string
}

const readDetail = (page: Page, code: string) => askServer<WireDetail>(page, DETAIL_CALL, { code })

const readLog = (page: Page, code: string) =>
  askServer<WireLog[]>(page, 'payment_order/logs.json', { recordId: code, bizType: 1 })

/** The value under a label of the detail. */
const fieldOf = (page: Page, label: string): Locator =>
  page
    .getByRole('article')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)}$`) })
    .locator('..')
    .getByRole('definition')

/** The first order that is as asked. */
async function findOrder(
  page: Page,
  world: World,
  isWanted: (order: WireOrder) => boolean,
  username = 'zhao.min',
): Promise<WireOrder> {
  await world.signIn(username)
  const own = username === 'zhao.min' ? {} : { loginOwnerId: username }
  const order = (await allOrders(page, own)).find(isWanted)
  if (!order) throw new Error('The seed has no such order')
  return order
}

/** A person as the order names them. */
const personOf = ({ createBy, createName }: WireDetail, username: string) =>
  username === createBy ? `${createName} (${username})` : username

const logOf = (page: Page) => page.getByRole('list', { name: '操作日志' }).getByRole('listitem')

for (const { kind, type } of [
  { kind: 'internal', type: 1 },
  { kind: 'external', type: 2 },
]) {
  test(`Every field of an ${kind} order stands on its detail`, async ({ page, world }) => {
    const { code } = await findOrder(
      page,
      world,
      (order) => order.state === 20 && order.channel?.type === type,
    )
    const order = await readDetail(page, code)
    await openDetailAs(page, world, code)
    const fields = {
      '金额（元）': yuan(order.amount),
      '可用金额（元）': yuan(order.actual),
      结算类型: type === 1 ? '内部' : '外部',
      结算渠道: order.channel?.name,
      申请单号: order.applyCode,
      申请日期: order.applyDate,
      核销单号: order.verifyCode,
      付款人: order.ownerName,
      归属部门: order.affiliationDepartmentName,
      归属部门编码: order.affiliationDepartmentCode,
      园区: order.park?.name,
      负责人: order.principalName,
      费用项: order.feeItemName,
      费用项编码: order.feeItemCode,
      付款单位: order.paymentUnit,
      付款单位账号: order.paymentUnitAccount,
      仅可消费: { 1: '是', 0: '否' }[order.canOnlyConsume ?? -1] ?? '—',
      备注: order.remark,
      创建人: `${order.createName} (${order.createBy})`,
      创建时间: order.gmtCreate,
      最后修改人: personOf(order, order.lastModifiedBy),
      最后修改时间: order.gmtModified,
    }
    for (const [label, value] of Object.entries(fields)) {
      await expect(fieldOf(page, label), label).toHaveText(value ?? '—')
    }
    await expect(page).toHaveTitle(/付款单/)
  })
}

const STATES = [
  { state: 0, internal: '已取消', external: '已取消' },
  { state: 5, internal: '已保存', external: '已保存' },
  { state: 10, internal: '待核销', external: '待确认' },
  { state: 15, internal: '已驳回', external: '已驳回' },
  { state: 20, internal: '已核销', external: '已确认' },
  { state: 30, internal: '已记账', external: '已记账' },
  { state: 40, internal: '已用完', external: '已用完' },
]

test('Each state reads as it does for internal and for external orders', async ({
  page,
  world,
}) => {
  for (const { state, internal, external } of STATES) {
    for (const [type, name] of [internal, external].entries()) {
      const { code } = await findOrder(
        page,
        world,
        (order) => order.state === state && order.channel?.type === type + 1,
      )
      await openDetailAs(page, world, code)
      await expect(page.getByRole('article').locator('header')).toContainText(name)
      const steps = page.getByRole('list', { name: '步骤' }).getByRole('listitem')
      const current = steps.and(page.locator('[aria-current=step]'))
      await expect(current).toHaveText(name)
      await expect(steps.first()).toHaveText('已保存')
    }
  }
})

test('The steps say which are behind, which is now and which are ahead', async ({
  page,
  world,
}) => {
  const { code } = await findOrder(
    page,
    world,
    ({ state, channel }) => state === 20 && channel?.type === 1,
  )
  await openDetailAs(page, world, code)
  const steps = page.getByRole('list', { name: '步骤' }).getByRole('listitem')
  await expect(steps).toHaveText(['已保存', '待核销', '已核销', '已记账', '已用完'])
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
})

for (const { amount, text } of [
  { amount: 1, text: '壹分' },
  { amount: 9_999_999_999, text: '玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分' },
]) {
  test(`${amount} cents stand in capitals too, in every language`, async ({ page, world }) => {
    const { code } = await findOrder(page, world, (order) => order.amount === amount)
    await openDetailAs(page, world, code)
    await expect(fieldOf(page, '金额大写')).toHaveText(text)
    await choose(page, '语言: 中文', 'English')
    await expect(fieldOf(page, 'Amount in Chinese words')).toHaveText(text)
    await choose(page, 'Language: English', 'Español')
    await expect(fieldOf(page, 'Importe en letra (chino)')).toHaveText(text)
  })
}

test('An order without a channel has neutral names and says what is missing', async ({
  page,
  world,
}) => {
  const { code } = await findOrder(page, world, ({ channelId }) => channelId === null)
  await openDetailAs(page, world, code)
  await expect(fieldOf(page, '结算类型')).toHaveText('未知')
  for (const label of ['结算渠道', '付款人', '园区', '备注', '申请单号']) {
    await expect(fieldOf(page, label), label).toHaveText('—')
  }
})

test('Debit orders stand in the ledger with their state, amount and author', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const tallied = (await allOrders(page)).filter(({ state }) => state >= 30)
  const details = await Promise.all(tallied.slice(0, 30).map(({ code }) => readDetail(page, code)))
  const detail = details.toSorted(
    (left, right) => right.debitOrders.length - left.debitOrders.length,
  )[0]
  if (!detail || detail.debitOrders.length === 0) throw new Error('The seed has no debits')
  await openDetailAs(page, world, detail.code)
  const lines = page.getByRole('table', { name: '资金台账' }).locator('tbody').getByRole('row')
  await expect(lines.first().getByRole('cell').first()).toHaveText(detail.code)
  for (const debit of detail.debitOrders) {
    const line = lines.filter({ has: page.getByRole('cell', { name: debit.code, exact: true }) })
    await expect(line).toHaveCount(1)
    await expect(line).toContainText(debit.createName ?? '')
    await expect(line.getByRole('cell').nth(3)).toHaveText(
      debit.state >= 20 ? `−${yuan(debit.amount)}` : '—',
    )
  }
})

test('The log is newest first, with what failed marked', async ({ page, world }) => {
  const { code } = await findOrder(page, world, ({ state }) => state === 40)
  const log = await readLog(page, code)
  expect(log.length).toBeGreaterThan(2)
  await openDetailAs(page, world, code)
  await expect(logOf(page)).toHaveCount(log.length)
  for (const [index, { gmtCreate, content, state, createBy }] of log.entries()) {
    await expect(logOf(page).nth(index)).toContainText(gmtCreate)
    await expect(logOf(page).nth(index)).toContainText(content)
    await expect(logOf(page).nth(index)).toContainText(createBy)
    await expect(logOf(page).nth(index).getByText('失败', { exact: true })).toHaveCount(
      state === 1 ? 0 : 1,
    )
  }
})

test('Log entries that are not for the front are seen by internal users only', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const own = await allOrders(page, { loginOwnerId: 'zhang.wei' })
  const logs = await Promise.all(
    own.map(async ({ code }) => ({ code, log: await readLog(page, code) })),
  )
  const found = logs.find(({ log }) => log.some(({ showFront }) => showFront === 0))
  if (!found) throw new Error('The seed has no hidden log entry')
  const { code, log } = found
  const shown = log.filter(({ showFront }) => showFront === 1)

  await openDetailAs(page, world, code, 'zhang.wei')
  await expect(logOf(page)).toHaveCount(shown.length)
  for (const username of ['zhao.min', 'server.ops'] as const) {
    const other = await anotherBrowser(username)
    await other.goto(page.url())
    await expect(logOf(other)).toHaveCount(log.length)
  }
})

test('Markup in a remark is text and nothing of it runs', async ({ page, world }) => {
  await world.signIn('zhao.min')
  const orders = (await allOrders(page)).filter(({ remark }) => remark?.includes('<'))
  expect(orders.length).toBeGreaterThan(1)
  for (const { code, remark } of orders) {
    await openDetailAs(page, world, code)
    expect(await fieldOf(page, '备注').textContent()).toBe(remark)
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
  }
})

test('A very long name does not widen the page', async ({ page, world }) => {
  const long = await findOrder(page, world, ({ ownerName }) => (ownerName?.length ?? 0) > 30)
  await openDetailAs(page, world, long.code)
  await expect(fieldOf(page, '付款人')).toHaveText(long.ownerName ?? '')
  expect(
    await page
      .getByRole('article')
      .evaluate(({ scrollWidth, clientWidth }) => [
        scrollWidth <= clientWidth,
        document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ]),
  ).toEqual([true, true])
})

for (const query of ['', '?code=', '?code=%20', `?code=${'9'.repeat(500)}`]) {
  test(`An address that names no order says so: ${query.slice(0, 12) || 'nothing'}`, async ({
    page,
    world,
  }) => {
    await world.signIn('zhao.min')
    await page.goto(`payment/order/detail${query}`)
    await expect(page.getByText('地址中没有付款单号。')).toBeVisible()
    await allAnswered(world)
    expect(await world.journal(DETAIL_CALL)).toEqual([])
  })
}

test('From the list an order opens by its code and by its action', async ({ page, world }) => {
  await openList(page, world)
  const [first] = await allOrders(page)
  const row = page.getByRole('row').filter({ hasText: first?.code ?? '' })
  await row.getByRole('link', { name: '详情' }).click()
  await expect(page).toHaveURL(`/payment/order/detail?code=${first?.code}`)
  await expect(page.getByRole('heading', { name: `付款单 ${first?.code}` })).toBeVisible()
})
