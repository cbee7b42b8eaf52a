import type { Locator, Page } from '@playwright/test'
import { DETAIL_CALL } from '../support/calls'
import { goToOrder, headingOf, openDetailAs } from '../support/order-pages'
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

/** The first of some orders that is as asked. */
function pick(orders: readonly WireOrder[], isWanted: (order: WireOrder) => boolean): WireOrder {
  const order = orders.find(isWanted)
  if (!order) throw new Error('The seed has no such order')
  return order
}

/** Signs in somebody who sees everybody's orders, and gives them. */
async function everyOrder(page: Page, world: World): Promise<WireOrder[]> {
  await world.signIn('zhao.min')
  return allOrders(page)
}

/** A person as the order names them. */
const personOf = ({ createBy, createName }: WireDetail, username: string) =>
  username === createBy ? `${createName} (${username})` : username

const logOf = (page: Page) => page.getByRole('list', { name: '操作日志' }).getByRole('listitem')

const stepsOf = (page: Page) => page.getByRole('list', { name: '步骤' }).getByRole('listitem')

/** What stands under each label of the detail of an order. */
const fieldsOf = (order: WireDetail) => ({
  '金额（元）': yuan(order.amount),
  '可用金额（元）': yuan(order.actual),
  结算类型: order.channel?.type === 1 ? '内部' : '外部',
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
})

test('Every field of an order stands on its detail, and what is missing is said', async ({
  page,
  world,
}) => {
  const orders = await everyOrder(page, world)
  for (const [kind, type] of [
    ['internal', 1],
    ['external', 2],
  ] as const) {
    await test.step(`all fields of an ${kind} order`, async () => {
      const { code } = pick(orders, ({ state, channel }) => state === 20 && channel?.type === type)
      const order = await readDetail(page, code)
      if (type === 1) await openDetailAs(page, world, code)
      else await goToOrder(page, 'payment', code)
      for (const [label, value] of Object.entries(fieldsOf(order))) {
        await expect(fieldOf(page, label), label).toHaveText(value ?? '—')
      }
      await expect(page).toHaveTitle(/付款单/)
    })
    if (type === 2) continue
    await test.step('the steps say which are behind, which is now and which are ahead', async () => {
      await expect(stepsOf(page)).toHaveText(['已保存', '待核销', '已核销', '已记账', '已用完'])
      await expect(stepsOf(page).nth(2)).toHaveAttribute('aria-current', 'step')
    })
  }

  await test.step('without a channel names are neutral', async () => {
    const { code } = pick(orders, ({ channelId }) => channelId === null)
    await goToOrder(page, 'payment', code)
    await expect(fieldOf(page, '结算类型')).toHaveText('未知')
    for (const label of ['结算渠道', '付款人', '园区', '备注', '申请单号']) {
      await expect(fieldOf(page, label), label).toHaveText('—')
    }
  })

  await test.step('a very long name does not widen the page', async () => {
    const long = pick(orders, ({ ownerName }) => (ownerName?.length ?? 0) > 30)
    await goToOrder(page, 'payment', long.code)
    await expect(fieldOf(page, '付款人')).toHaveText(long.ownerName ?? '')
    const widths = await page
      .getByRole('article')
      .evaluate(({ scrollWidth, clientWidth }) => [
        scrollWidth <= clientWidth,
        document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ])
    expect(widths).toEqual([true, true])
  })
})

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
  const orders = await everyOrder(page, world)
  let isOpen = false
  for (const { state, internal, external } of STATES) {
    for (const [type, name] of [internal, external].entries()) {
      const { code } = pick(orders, (order) => {
        return order.state === state && order.channel?.type === type + 1
      })
      if (isOpen) await goToOrder(page, 'payment', code)
      else await openDetailAs(page, world, code)
      isOpen = true
      await expect(page.getByRole('article').locator('header')).toContainText(name)
      await expect(stepsOf(page).and(page.locator('[aria-current=step]'))).toHaveText(name)
      await expect(stepsOf(page).first()).toHaveText('已保存')
    }
  }
})

test('Amounts stand in capitals too, in every language', async ({ page, world }) => {
  const orders = await everyOrder(page, world)
  const [least, most] = [1, 9_999_999_999].map((cents) =>
    pick(orders, ({ amount }) => amount === cents),
  )
  const words = async (label: string, text: string) => expect(fieldOf(page, label)).toHaveText(text)
  await openDetailAs(page, world, least?.code ?? '')
  await words('金额大写', '壹分')
  await choose(page, '语言: 中文', 'English')
  await words('Amount in Chinese words', '壹分')
  await choose(page, 'Language: English', 'Español')
  await words('Importe en letra (chino)', '壹分')
  await choose(page, 'Idioma: Español', '中文')
  await goToOrder(page, 'payment', most?.code ?? '')
  const text = '玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'
  await words('金额大写', text)
  await choose(page, '语言: 中文', 'English')
  await words('Amount in Chinese words', text)
  await choose(page, 'Language: English', 'Español')
  await words('Importe en letra (chino)', text)
})

test('From the list to an order, its ledger, its log and its remark', async ({ page, world }) => {
  await openList(page, world)
  const orders = await allOrders(page)
  await test.step('an order opens by its action', async () => {
    const code = orders[0]?.code ?? ''
    const row = page.getByRole('row').filter({ hasText: code })
    await row.getByRole('link', { name: '详情' }).click()
    await expect(page).toHaveURL(`/payment/order/detail?code=${code}`)
    await expect(headingOf(page, 'payment', code)).toBeVisible()
  })

  await test.step('debit orders stand in the ledger with their state, amount and author', async () => {
    const tallied = orders.filter(({ state }) => state >= 30).slice(0, 30)
    const details = await Promise.all(tallied.map(({ code }) => readDetail(page, code)))
    const byLength = details.toSorted(
      (left, right) => right.debitOrders.length - left.debitOrders.length,
    )
    const [detail] = byLength
    if (!detail || detail.debitOrders.length === 0) throw new Error('The seed has no debits')
    await goToOrder(page, 'payment', detail.code)
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

  await test.step('the log is newest first, with what failed marked', async () => {
    const { code } = pick(orders, ({ state }) => state === 40)
    const log = await readLog(page, code)
    expect(log.length).toBeGreaterThan(2)
    await goToOrder(page, 'payment', code)
    await expect(logOf(page)).toHaveCount(log.length)
    for (const [index, { gmtCreate, content, state, createBy }] of log.entries()) {
      const entry = logOf(page).nth(index)
      for (const text of [gmtCreate, content, createBy]) await expect(entry).toContainText(text)
      await expect(entry.getByText('失败', { exact: true })).toHaveCount(state === 1 ? 0 : 1)
    }
  })

  await test.step('markup in a remark is text and nothing of it runs', async () => {
    const marked = orders.filter(({ remark }) => remark?.includes('<'))
    expect(marked.length).toBeGreaterThan(1)
    for (const { code, remark } of marked) {
      await goToOrder(page, 'payment', code)
      expect(await fieldOf(page, '备注').textContent()).toBe(remark)
      expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
    }
  })
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

test('An address that names no order says so, and asks for none', async ({ page, world }) => {
  await world.signIn('zhao.min')
  for (const query of ['', '?code=', '?code=%20', `?code=${'9'.repeat(500)}`]) {
    await page.goto(`payment/order/detail${query}`)
    await expect(page.getByText('地址中没有付款单号。'), query).toBeVisible()
    await allAnswered(world)
    expect(await world.journal(DETAIL_CALL), query).toEqual([])
  }
})

test('A code in an address is read as people write it, and the address says it as the server does', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const [order] = await allOrders(page)
  const code = order?.code ?? ''
  for (const written of [code.toLowerCase(), `${code}。`, `%20${code}`]) {
    await page.goto(`payment/order/detail?code=${written}`)
    await expect(headingOf(page, 'payment', code), written).toBeVisible()
    await expect(page).toHaveURL(`/payment/order/detail?code=${code}`)
  }
  await page.goto(`payment/order/submit?copyOf=${code.toLowerCase()}`)
  await expect(page).toHaveURL(`/payment/order/submit?copyOf=${code}`)
})
