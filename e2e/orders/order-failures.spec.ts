import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DETAIL_CALL } from '../support/calls'
import { goToOrder, headingOf, openDetailAs } from '../support/order-pages'
import { allOrders } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const tipOf = (page: Page) => page.getByRole('dialog', { name: '温馨提示' })

const closeTip = (page: Page) => tipOf(page).getByRole('button', { name: '确定' }).click()

test('An error in place of an attachment is told and nothing is saved; tried again, it is saved under its own name', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const orders = await allOrders(page)
  const named = orders.find(({ attachments }) =>
    attachments.some(({ name }) => name.includes('终版')),
  )
  const order = named ?? orders.find(({ attachments }) => attachments.length > 0)
  const file = order?.attachments.find(({ name }) => name.includes('终版')) ?? order?.attachments[0]
  if (!order || !file) throw new Error('The seed has no attachments')
  await openDetailAs(page, world, order.code)
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  const button = page.getByRole('button', { name: `下载 ${file.name}` }).first()
  const tip = tipOf(page)
  const call = 'common/v1/file/download'

  await test.step('an error', async () => {
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
  })

  await test.step('tried again', async () => {
    const downloaded = page.waitForEvent('download')
    await button.click()
    const download = await downloaded
    expect(saved).toHaveLength(1)
    expect(download.suggestedFilename().replaceAll('"', '_')).toBe(file.name.replaceAll('"', '_'))
    const response = await page.request.get(`/api/${call}/${file.attachmentId}`)
    expect(response.ok()).toBe(true)
    expect((await readFile(await download.path())).equals(await response.body())).toBe(true)
  })
})

test('An order that another is made of, and that can’t be read or searched, says why in place, once, with Retry; its whole code can be typed', async ({
  page,
  world,
}) => {
  const debits = [{ state: 20, amount: '1.00' } as const]
  const [payment] = await world.arrange([{ state: 30, by: 'zhang.wei', amount: '5.00', debits }])
  await world.signIn('zhang.wei')
  await test.step('the order in the address can’t be read', async () => {
    await world.fault({ call: DETAIL_CALL, kind: 'status', status: 403 })
    await page.goto(`debit/order/add?paymentCode=${payment?.code ?? ''}`)
    const problem = page.getByRole('alert').filter({ hasText: '获取付款单失败!' })
    await expect(problem).toContainText('没有访问权限')
    await problem.getByRole('button', { name: '重试' }).click()
    await expect(problem).toHaveCount(0)
    await expect(page.getByText('本单可扣（元）', { exact: true })).toBeVisible()
  })

  for (const { form, field, call, failed, code } of [
    {
      form: 'debit/order/add',
      field: '付款单',
      call: 'payment_order/list.json',
      failed: '查询付款单失败!',
      code: payment?.code ?? '',
    },
    {
      form: 'reverse/order/submit',
      field: '扣款单',
      call: 'debit_order/list.json',
      failed: '查询扣款单失败',
      code: payment?.debits[0]?.code ?? '',
    },
  ] as const) {
    await page.goto(form)
    const input = page.getByRole('combobox', { name: field })
    const problem = page.getByRole('alert').filter({ hasText: failed })
    await world.fault({ call, kind: 'status', status: 403, times: 'always' })
    await test.step(`a whole code can be typed into ${form} while nothing can be searched`, async () => {
      await input.fill(code.slice(0, 7))
      await expect(problem).toBeVisible()
      await input.fill('')
      await expect(problem).toHaveCount(0)
      await input.fill(code.slice(0, 7))
      await expect(problem).toBeVisible()
      await input.fill(code)
      await expect(problem).toHaveCount(0)
      await expect(page.getByRole('term').filter({ hasText: /^金额（元）$/ })).toBeVisible()
    })

    await test.step(`what is typed into ${form} and can’t be searched says so, once, with Retry`, async () => {
      await input.fill('')
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
  }
})

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

test('An order that could not be read is shown once Retry reaches the server; a log that fails leaves the order and can be asked for again', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const [code = '', other = ''] = (await allOrders(page)).map((order) => order.code)
  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 500 })
  await page.goto(`payment/order/detail?code=${code}`)
  await closeTip(page)
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(headingOf(page, 'payment', code)).toBeVisible()

  await world.fault({
    call: 'payment_order/logs.json',
    kind: 'shape',
    where: { body: { recordId: other } },
  })
  await goToOrder(page, 'payment', other)
  await closeTip(page)
  await expect(headingOf(page, 'payment', other)).toBeVisible()
  const failure = page.getByRole('article').getByRole('alert')
  await expect(failure).toContainText('获取操作日志失败!')
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
})
