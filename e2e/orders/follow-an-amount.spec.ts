import type { Page } from '@playwright/test'
import {
  amountOf,
  expectLedger,
  expectList,
  goByMenu,
  headOf,
  newHeadingOf,
  pickerOf,
  read,
  readList,
  remarkOf,
  stepsOf,
  submitForm,
  valueOf,
} from '../support/chain'
import { approveOf } from '../support/confirming'
import { rowOf } from '../support/lists'
import { headingOf, type Kind, openDetail } from '../support/order-pages'
import { fillForm, INTERNAL, submitted } from '../support/payment-form'
import { expect, test } from '../test'

/** Something that a reload would take away: what is fresh afterwards was not loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSameTab: true }))
const isSameTab = (page: Page) => page.evaluate(() => 'isSameTab' in globalThis)

/** From the confirm list that is open to an order, and approves it. */
async function review(page: Page, kind: Kind, code: string): Promise<void> {
  const table = { payment: '付款审核', debit: '扣款审核', reverse: '冲销审核' }
  await rowOf(page, code, table[kind]).getByRole('link', { name: '审核' }).click()
  await expect(headingOf(page, kind, code)).toBeVisible()
}

async function approve(page: Page, code: string): Promise<void> {
  await approveOf(page).click()
  await expect(page.getByText(`${code} 已审核通过并记账`)).toBeVisible()
}

test('One amount is granted, used up by two debits, and given back by a reverse', async ({
  anotherBrowser,
  page: zhang,
  world,
}) => {
  test.slow()
  const [li, wang, chen] = [
    await anotherBrowser('li.na'),
    await anotherBrowser('wang.fang'),
    await anotherBrowser('chen.jie'),
  ]

  // 张伟 asks for 1,000 yuan, from his list, which stays open behind the form.
  await world.signIn('zhang.wei')
  await zhang.goto('payment/order/list')
  await zhang.getByRole('main').getByRole('link', { name: '新建' }).click()
  await mark(zhang)
  await fillForm(zhang, { ...INTERNAL, amount: '1000' })
  const { code: payment } = await submitted(zhang)
  await expect(headOf(zhang).getByRole('link', { name: '新建扣款单' })).toHaveCount(0)

  // 李娜 approves it.
  await li.goto('payment/confirm/list')
  await mark(li)
  await review(li, 'payment', payment)
  await approve(li, payment)
  expect(await read(li, 'payment', payment)).toMatchObject({
    state: 30,
    amount: 100_000,
    actual: 100_000,
  })

  // 张伟 debits 400.00 from its detail.
  await openDetail(zhang, 'payment', payment)
  await mark(zhang)
  await headOf(zhang).getByRole('link', { name: '新建扣款单' }).click()
  await expect(newHeadingOf(zhang, 'debit')).toBeVisible()
  await expect(pickerOf(zhang, 'payment')).toHaveValue(payment)
  await expect(valueOf(zhang, '本单可扣（元）')).toHaveText('1,000.00')
  await amountOf(zhang).fill('400')
  await remarkOf(zhang).fill('团建场地')
  const first = await submitForm(zhang, 'debit')
  await expect(headOf(zhang)).toContainText('待确认')
  await expectLedger(zhang, payment, [
    [payment, '已记账', '—', '—', '1,000.00'],
    [first, '待确认', '−400.00 尚未扣除', '—', '1,000.00'],
  ])
  // What waits is taken off what others may debit.
  const ledgerFoot = zhang.getByRole('article')
  await expect(ledgerFoot.getByText('待确认扣款：−400.00 元')).toBeVisible()
  await expect(ledgerFoot.getByText('还可扣款：600.00 元')).toBeVisible()

  // 王芳 takes the rest: what the first has asked for is not hers to take.
  await openDetail(wang, 'payment', payment)
  await mark(wang)
  await headOf(wang).getByRole('link', { name: '新建扣款单' }).click()
  await expect(valueOf(wang, '可用金额（元）')).toHaveText('1,000.00')
  await expect(valueOf(wang, '待确认扣款（元）')).toHaveText('−400.00')
  await expect(valueOf(wang, '本单可扣（元）')).toHaveText('600.00')
  await amountOf(wang).fill('600')
  const second = await submitForm(wang, 'debit')
  await goByMenu(wang, '扣款单')
  await expectList(
    wang,
    'debit',
    (await readList(wang, 'debit', { loginOwnerId: 'wang.fang' })).slice(0, 10),
  )
  await expect(rowOf(wang, second, '扣款单')).toContainText('待确认')

  // 陈杰 approves the first.
  await chen.goto('debit/confirm/list')
  await review(chen, 'debit', first)
  await approve(chen, first)
  expect(await read(chen, 'payment', payment)).toMatchObject({ state: 30, actual: 60_000 })

  // 李娜 has the payment's detail open when she approves the second, which uses it up.
  await goByMenu(li, '扣款审核')
  await review(li, 'debit', second)
  const toPayment = () => li.getByRole('article').getByRole('link', { name: payment }).first()
  // Left before it was read, what she read when she approved it would count for half a minute.
  await expect(li.getByRole('table', { name: '资金台账' })).toContainText(first)
  await toPayment().click()
  await expect(headingOf(li, 'payment', payment)).toBeVisible()
  const tookOne = [payment, '已记账', '—', '—', '1,000.00'] as const
  const afterFirst = [first, '已记账', '−400.00', '—', '600.00'] as const
  await expectLedger(li, payment, [
    tookOne,
    afterFirst,
    [second, '待确认', '−600.00 尚未扣除', '—', '600.00'],
  ])
  await li.goBack()
  await expect(headingOf(li, 'debit', second)).toBeVisible()
  await approve(li, second)
  await toPayment().click()
  await expect(headOf(li)).toContainText('已用完')
  await expect(valueOf(li, '可用金额（元）')).toHaveText('0.00')
  await expectLedger(li, payment, [
    [payment, '已用完', '—', '—', '1,000.00'],
    afterFirst,
    [second, '已记账', '−600.00', '—', '0.00'],
  ])
  expect(await read(li, 'payment', payment)).toMatchObject({ state: 40, actual: 0 })

  // 王芳 reverses hers, from its detail; nothing can be debited meanwhile.
  await openDetail(wang, 'payment', payment)
  await expect(headOf(wang)).toContainText('已用完')
  await expect(headOf(wang).getByRole('link', { name: '新建扣款单' })).toHaveCount(0)
  await mark(wang)
  await goByMenu(wang, '扣款单')
  await rowOf(wang, second, '扣款单').getByRole('link', { name: second }).click()
  await headOf(wang).getByRole('link', { name: '新建冲销单' }).click()
  await expect(newHeadingOf(wang, 'reverse')).toBeVisible()
  await expect(pickerOf(wang, 'debit')).toHaveValue(second)
  await expect(valueOf(wang, '金额（元）')).toHaveText('600.00')
  await expect(valueOf(wang, '金额大写')).toHaveText('陆佰元整')
  await remarkOf(wang).fill('活动取消')
  const reverse = await submitForm(wang, 'reverse')
  const sent = await world.journal('reverse_order/submit.json')
  expect(sent.map(({ body }) => body)).toEqual([
    { debitCode: second, amount: 60_000, remark: '活动取消' },
  ])
  await expect(wang.getByRole('article')).toContainText(
    `付款单 ${payment} → 扣款单 ${second} → 冲销单 ${reverse}`,
  )
  // Wherever an order's code stands it leads there, but for the one that is looked at.
  const links = wang.getByRole('article').getByRole('link')
  await expect(valueOf(wang, '付款单').getByRole('link', { name: payment })).toBeVisible()
  await expect(valueOf(wang, '扣款单').getByRole('link', { name: second })).toBeVisible()
  await expect(links.filter({ hasText: reverse })).toHaveCount(0)
  await expect(
    wang.getByRole('cell', { name: `冲销单 ${second}` }).getByRole('link', { name: second }),
  ).toBeVisible()
  // The debit that was open before knows of its reverse, and offers no other.
  await wang.getByRole('article').getByRole('link', { name: second }).first().click()
  await expect(headingOf(wang, 'debit', second)).toBeVisible()
  await expect(valueOf(wang, '冲销单')).toHaveText(reverse)
  await expect(headOf(wang).getByRole('link', { name: '新建冲销单' })).toHaveCount(0)
  await goByMenu(wang, '冲销单')
  await expectList(
    wang,
    'reverse',
    (await readList(wang, 'reverse', { loginOwnerId: 'wang.fang' })).slice(0, 10),
  )
  expect(await isSameTab(wang)).toBe(true)

  // 李娜 approves it: the payment order whose detail she has open has money again.
  await goByMenu(li, '冲销审核')
  await review(li, 'reverse', reverse)
  await approve(li, reverse)
  await expect(headOf(li)).toContainText('已记账')
  await toPayment().click()
  await expect(headOf(li)).toContainText('已记账')
  await expectLedger(li, payment, [
    tookOne,
    afterFirst,
    [second, '已冲销', '−600.00', '—', '0.00'],
    [reverse, '已记账', '—', '+600.00', '600.00'],
  ])
  await goByMenu(li, '扣款审核')
  await li.getByRole('tab', { name: '全部' }).click()
  await expect(rowOf(li, second, '扣款审核')).toContainText('已冲销')
  expect(await isSameTab(li)).toBe(true)

  expect(await read(li, 'payment', payment)).toMatchObject({ state: 30, actual: 60_000 })
  expect(await read(li, 'debit', second)).toMatchObject({
    state: 30,
    reverseOrder: { code: reverse, state: 20, amount: 60_000, createBy: 'wang.fang' },
  })
  expect(await stepsOf(li, 'reverse', reverse)).toEqual(['submit', 'approve', 'tally'])
})
