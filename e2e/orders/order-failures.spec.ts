import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DETAIL_CALL } from '../support/calls'
import { openDetailAs } from '../support/order-pages'
import { allOrders } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

/** The code of some order. */
async function someCode(page: Page, world: World): Promise<string> {
  await world.signIn('zhao.min')
  return (await allOrders(page))[0]?.code ?? ''
}

const tipOf = (page: Page) => page.getByRole('dialog', { name: '温馨提示' })

const closeTip = (page: Page) => tipOf(page).getByRole('button', { name: '确定' }).click()

test('An attachment is saved under its own name', async ({ page, world }) => {
  await world.signIn('zhao.min')
  const orders = await allOrders(page)
  const named = orders.find(({ attachments }) =>
    attachments.some(({ name }) => name.includes('终版')),
  )
  const order = named ?? orders.find(({ attachments }) => attachments.length > 0)
  const file = order?.attachments.find(({ name }) => name.includes('终版')) ?? order?.attachments[0]
  if (!order || !file) throw new Error('The seed has no attachments')
  await openDetailAs(page, world, order.code)
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: `下载 ${file.name}` })
    .first()
    .click()
  const saved = await download
  expect(saved.suggestedFilename().replaceAll('"', '_')).toBe(file.name.replaceAll('"', '_'))
  const { ok, bytes } = await page.request
    .get(`/api/common/v1/file/download/${file.attachmentId}`)
    .then(async (response) => ({ ok: response.ok(), bytes: await response.body() }))
  expect(ok).toBe(true)
  expect((await readFile(await saved.path())).equals(bytes)).toBe(true)
})

test('An error in place of an attachment is told, nothing is saved, and it can be tried again', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const order = (await allOrders(page)).find(({ attachments }) => attachments.length > 0)
  await openDetailAs(page, world, order?.code ?? '')
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  const button = page.getByRole('button', { name: /^下载/ }).first()
  const tip = tipOf(page)
  const call = 'common/v1/file/download'

  await world.fault({ call, kind: 'refuse', message: '文件正在归档' })
  await button.click()
  await expect(tip).toContainText(/下载文件失败!\s*文件正在归档/)
  await closeTip(page)
  await world.fault({ call, kind: 'status', status: 404 })
  await button.click()
  await expect(tip).toContainText('请求失败')
  await closeTip(page)
  // The dialog does not say what it was that failed.
  await expect(page.getByRole('alert').filter({ hasText: '下载文件失败!' }).first()).toBeVisible()
  expect(saved).toEqual([])

  const download = page.waitForEvent('download')
  await button.click()
  await download
  expect(saved).toHaveLength(1)
})

test('An order that another is made of, and that can’t be read, says why and is read again', async ({
  page,
  world,
}) => {
  const [made] = await world.arrange([{ state: 30, by: 'zhang.wei' }])
  await world.signIn('zhang.wei')
  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 403 })
  await page.goto(`debit/order/add?paymentCode=${made?.code ?? ''}`)
  const problem = page.getByRole('alert').filter({ hasText: '获取付款单失败!' })
  await expect(problem).toContainText('没有访问权限')
  await problem.getByRole('button', { name: '重试' }).click()
  await expect(problem).toHaveCount(0)
  await expect(page.getByText('本单可扣（元）', { exact: true })).toBeVisible()
})

for (const { form, field, call, failed, made } of [
  {
    form: 'debit/order/add',
    field: '付款单',
    call: 'payment_order/list.json',
    failed: '查询付款单失败!',
    made: 'payment',
  },
  {
    form: 'reverse/order/submit',
    field: '扣款单',
    call: 'debit_order/list.json',
    failed: '查询扣款单失败',
    made: 'debit',
  },
] as const) {
  /** The form, where nothing can be searched, and an order that can be picked in it. */
  const openForm = async (page: Page, world: World) => {
    const debits = [{ state: 20, amount: '1.00' } as const]
    const [payment] = await world.arrange([{ state: 30, by: 'zhang.wei', amount: '5.00', debits }])
    const code = (made === 'payment' ? payment?.code : payment?.debits[0]?.code) ?? ''
    await world.signIn('zhang.wei')
    await page.goto(form)
    const input = page.getByRole('combobox', { name: field })
    const problem = page.getByRole('alert').filter({ hasText: failed })
    await world.fault({ call, kind: 'status', status: 403, times: 'always' })
    return { code, input, problem }
  }

  test(`What is typed into ${form} and can’t be searched says so in place, once, with Retry`, async ({
    page,
    world,
  }) => {
    const { code, input, problem } = await openForm(page, world)
    await input.pressSequentially(code.slice(0, 2))
    await expect(problem).toContainText('没有访问权限')
    // A mark on what was announced: it is not put there anew.
    await problem.evaluate((element) => element.setAttribute('data-announced', ''))
    const before = (await world.journal(call)).length
    await input.pressSequentially(code.slice(2, 6))
    await expect.poll(async () => (await world.journal(call)).length).toBeGreaterThan(before)
    await allAnswered(world, call)
    await expect(problem).toHaveAttribute('data-announced')
    await expect(input).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await problem.getByRole('button', { name: '重试' }).click()
    await expect(tipOf(page)).toContainText('没有访问权限')
    await closeTip(page)
    await expect(problem).toHaveCount(1)
    await world.clearFaults()
    await problem.getByRole('button', { name: '重试' }).click()
    await expect(problem).toHaveCount(0)
    await expect(input).toBeFocused()
    await expect(page.getByRole('option', { name: code })).toBeVisible()
  })

  test(`A whole code can be typed into ${form} while nothing can be searched`, async ({
    page,
    world,
  }) => {
    const { code, input, problem } = await openForm(page, world)
    await input.fill(code.slice(0, 6))
    await expect(problem).toBeVisible()
    await input.fill('')
    await expect(problem).toHaveCount(0)
    await input.fill(code.slice(0, 6))
    await expect(problem).toBeVisible()
    await input.fill(code)
    await expect(problem).toHaveCount(0)
    await expect(
      page.getByRole('main').getByText('金额（元）', { exact: true }).first(),
    ).toBeVisible()
  })
}

test('A page that shows nothing but why it shows nothing is called by that', async ({
  page,
  world,
}) => {
  const [made] = await world.arrange([{ state: 5, by: 'zhang.wei' }])
  await world.signIn('wang.fang')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.goto(`payment/order/submit?code=${made?.code ?? ''}`)
  await expect(heading).toHaveText('只有创建人或内部用户可以编辑此单据。')
  await page.goto('payment/order/detail?code=FK19990101000001')
  await closeTip(page)
  await expect(heading).toHaveText('获取付款单失败!')
  await page.goto('payment/order/detail')
  await expect(heading).toHaveText('地址中没有付款单号。')
  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 500 })
  await page.goto(`payment/order/detail?code=${made?.code ?? ''}`)
  await closeTip(page)
  await expect(heading).toHaveText('获取付款单失败!')
})

test('An order that could not be read is shown once Retry reaches the server', async ({
  page,
  world,
}) => {
  const code = await someCode(page, world)
  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 500 })
  await page.goto(`payment/order/detail?code=${code}`)
  await closeTip(page)
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: `付款单 ${code}` })).toBeVisible()
})

test('A log that fails leaves the order and can be asked for again', async ({ page, world }) => {
  const code = await someCode(page, world)
  await world.fault({ call: 'payment_order/logs.json', kind: 'shape' })
  await page.goto(`payment/order/detail?code=${code}`)
  await closeTip(page)
  await expect(page.getByRole('heading', { name: `付款单 ${code}` })).toBeVisible()
  const failure = page.getByRole('article').getByRole('alert')
  await expect(failure).toContainText('获取操作日志失败!')
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
})
