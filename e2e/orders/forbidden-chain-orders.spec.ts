import type { Page } from '@playwright/test'
import {
  amountOf,
  decide,
  expectLedger,
  headOf,
  newHeadingOf,
  openNew,
  pickerOf,
  raiseDebit,
  raisePayment,
  raiseReverse,
  read,
  remarkOf,
  submitForm,
  talliedDebit,
  talliedPayment,
  valueOf,
} from '../support/chain'
import { act } from '../support/confirming'
import { openDetail } from '../support/order-pages'
import { goOnWithTyped } from '../support/outcomes'
import { expectWrong, submitOf } from '../support/payment-form'
import { expect, test } from '../test'

const SUBMIT_DEBIT = 'debit_order/submit.json'
const SUBMIT_REVERSE = 'reverse_order/submit.json'

test.beforeEach(({ world }) => world.signIn('zhang.wei'))

test('More than what is left is refused before it is sent, what somebody has taken meanwhile at the amount, and nothing typed is lost', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const payment = await talliedPayment(page, await anotherBrowser('li.na'), 100_000)
  await raiseDebit(page, payment, 25_000)
  await world.clearJournal()
  await openNew(page, 'debit', payment)
  await expect(valueOf(page, '可用金额（元）')).toHaveText('1,000.00')
  await expect(valueOf(page, '本单可扣（元）')).toHaveText('750.00')
  await amountOf(page).fill('750.01')
  await expect(page.getByRole('alert')).toContainText('金额超过可扣的 750.00 元')
  await submitOf(page).click()
  await expectWrong(amountOf(page), '最多可扣 750.00 元')
  await expect(amountOf(page)).toBeFocused()
  expect(await world.journal(SUBMIT_DEBIT)).toEqual([])

  await amountOf(page).fill('750')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await remarkOf(page).fill('团建')
  await raiseDebit(await anotherBrowser('wang.fang'), payment, 30_000)
  await submitOf(page).click()
  await expectWrong(amountOf(page), '金额不能超过可扣金额 450.00 元')
  await expect(amountOf(page)).toBeFocused()
  // What is left is known now, too.
  await expect(valueOf(page, '本单可扣（元）')).toHaveText('450.00')
  await expect(amountOf(page)).toHaveValue('750.00')
  await expect(remarkOf(page)).toHaveValue('团建')
  await amountOf(page).fill('450')
  const code = await submitForm(page, 'debit')
  expect(await read(page, 'debit', code)).toMatchObject({ state: 10, amount: 45_000 })
})

test('A code in the address that no order has is told before anything is sent', async ({
  page,
}) => {
  for (const [type, of] of [
    ['debit', 'payment'],
    ['reverse', 'debit'],
  ] as const) {
    await openNew(page, type, 'NOPE')
    await expect(pickerOf(page, of)).toHaveValue('NOPE')
    const told = page.getByRole('main').getByText('没有单号含“NOPE”的可选单据。')
    await expect(told).toBeVisible()
    await pickerOf(page, of).fill('')
    await expect(told).toBeHidden()
  }
})

test('Nothing is debited from an order that is not tallied', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const waiting = await raisePayment(page, 100_000)
  await openDetail(page, 'payment', waiting)
  await expect(headOf(page).getByRole('link', { name: '新建扣款单' })).toHaveCount(0)
  await openNew(page, 'debit', undefined)
  // It is not offered to be picked either.
  await pickerOf(page, 'payment').fill(waiting)
  await expect(valueOf(page, '状态')).toHaveText('待核销')
  await expect(page.getByRole('option', { name: waiting })).toHaveCount(0)
  await amountOf(page).fill('10')
  await submitOf(page).click()
  await expectWrong(pickerOf(page, 'payment'), '只有已记账的付款单才能扣款')
  expect(await world.journal(SUBMIT_DEBIT)).toEqual([])

  await page.getByRole('main').getByRole('button', { name: '保存', exact: true }).click()
  await expectWrong(pickerOf(page, 'payment'), '付款单待核销，不能扣款')

  const payment = await talliedPayment(page, await anotherBrowser('li.na'), 50_000)
  await pickerOf(page, 'payment').fill(payment.slice(0, -1))
  await page.getByRole('option', { name: new RegExp(`^${payment} ?剩余 500.00 元`) }).click()
  await expect(valueOf(page, '本单可扣（元）')).toHaveText('500.00')
  await submitForm(page, 'debit')
})

test('A reverse that was made meanwhile is told at the debit; there is no second one, and none at all of one that was reversed', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const li = await anotherBrowser('li.na')
  const { paymentCode, debitCode } = await talliedDebit(page, li)
  await openNew(page, 'reverse', debitCode)
  await submitOf(page).click()
  await expectWrong(remarkOf(page), '请填写冲销原因')
  await remarkOf(page).fill('重复扣款')
  await expect(valueOf(page, '金额（元）')).toHaveText('400.00')
  const reverse = await raiseReverse(await anotherBrowser('wang.fang'), debitCode)
  await submitOf(page).click()
  await expectWrong(pickerOf(page, 'debit'), `扣款单已有冲销单 ${reverse}（待确认）`)
  await expect(page.getByRole('alert').getByRole('link', { name: reverse })).toBeVisible()

  await world.clearJournal()
  const refused = async () => {
    await openDetail(page, 'debit', debitCode)
    await expect(valueOf(page, '冲销单')).toHaveText(reverse)
    await expect(headOf(page).getByRole('link', { name: '新建冲销单' })).toHaveCount(0)
    await openNew(page, 'reverse', debitCode)
    const warning = page.getByRole('alert').filter({ hasText: '该扣款单已有冲销单' })
    await expect(warning.getByRole('link', { name: reverse })).toBeVisible()
    await remarkOf(page).fill('再冲一次')
    await submitOf(page).click()
    await expectWrong(pickerOf(page, 'debit'), '该扣款单不能冲销')
  }
  await refused()
  await decide(li, 'reverse', reverse)
  await refused()
  await expect(valueOf(page, '状态')).toHaveText('已冲销')
  expect(await world.journal(SUBMIT_REVERSE)).toEqual([])
  await openDetail(page, 'debit', debitCode)
  await expectLedger(page, paymentCode, [
    [paymentCode, '已记账', '—', '—', '1,000.00'],
    [debitCode, '已冲销', '−400.00', '—', '600.00'],
    [reverse, '已记账', '—', '+400.00', '1,000.00'],
  ])
})

test('A debit that was typed and never saved is offered again after a reload', async ({
  anotherBrowser,
  page,
}) => {
  const payment = await talliedPayment(page, await anotherBrowser('li.na'), 100_000)
  await openNew(page, 'debit', payment)
  await amountOf(page).fill('12.50')
  await remarkOf(page).fill('团建')
  await expect(page.getByText('尚未保存到服务器，已在本机暂存')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(newHeadingOf(page, 'debit')).toBeVisible()
  await expect(amountOf(page)).toHaveValue('')
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expect(pickerOf(page, 'payment')).toHaveValue(payment)
  await expect(amountOf(page)).toHaveValue('12.50')
  await expect(remarkOf(page)).toHaveValue('团建')
  const code = await submitForm(page, 'debit')
  expect(await read(page, 'debit', code)).toMatchObject({ amount: 1250, remark: '团建' })
  await openNew(page, 'debit', payment)
  await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
})

/** A debit order that is saved, and how somebody saves another amount over that version of it. */
async function savedDebit(page: Page, zhao: Page) {
  const payment = await talliedPayment(page, zhao, 100_000)
  const staged = { paymentCode: payment, amount: 5000, remark: '团建', attachments: [] }
  const { code } = await act<{ code: string }>(page, 'debit_order/staging.json', staged)
  const { gmtModified } = await read(page, 'debit', code)
  const change = (by: Page) =>
    act(by, 'debit_order/staging.json', { ...staged, code, gmtModified, amount: 7000 })
  return { code, change }
}

test('Who has changed a debit meanwhile is named, where the name is known', async ({
  anotherBrowser,
  page,
}) => {
  const zhao = await anotherBrowser('zhao.min')
  const { code, change } = await savedDebit(page, zhao)
  await zhao.goto(`debit/order/submit?code=${code}`)
  await expect(zhao.getByRole('heading', { name: `编辑扣款单 ${code}` })).toBeVisible()
  await amountOf(zhao).fill('60')
  await change(page)
  await submitOf(zhao).click()
  await expect(zhao.getByRole('alert').filter({ hasText: '在您打开后修改了此单据' })).toContainText(
    '张伟 (zhang.wei) 在您打开后修改了此单据，本次未保存。',
  )
})

test('Two people edit one debit, and the second sees both versions', async ({
  anotherBrowser,
  page,
}) => {
  const zhao = await anotherBrowser('zhao.min')
  const { code, change } = await savedDebit(page, zhao)
  await page.goto(`debit/order/submit?code=${code}`)
  await expect(page.getByRole('heading', { name: `编辑扣款单 ${code}` })).toBeVisible()
  await amountOf(page).fill('60')
  await change(zhao)
  await submitOf(page).click()
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: '在您打开后修改了此单据，本次未保存。' })
  const amounts = conflict
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '金额（元）', exact: true }) })
  await expect(amounts.getByRole('cell')).toHaveText(['50.00', '70.00', '60.00'])
  expect(await read(page, 'debit', code)).toMatchObject({ state: 5, amount: 7000 })
  await goOnWithTyped(page)
  await submitForm(page, 'debit')
  expect(await read(page, 'debit', code)).toMatchObject({ state: 10, amount: 6000 })
})
