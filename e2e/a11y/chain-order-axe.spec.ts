import { expectAccessible } from '../support/accessible'
import {
  amountOf,
  openNew,
  openReview,
  pickerOf,
  raiseReverse,
  remarkOf,
  talliedDebit,
  valueOf,
} from '../support/chain'
import { rowsOf } from '../support/lists'
import { openDetail } from '../support/order-pages'
import { expectWrong, submitOf } from '../support/payment-form'
import { expect, test } from '../test'

test('list, form and detail of debits are accessible', async ({ anotherBrowser, page, world }) => {
  await world.signIn('zhang.wei')
  const { paymentCode, debitCode } = await talliedDebit(page, await anotherBrowser('li.na'))
  await page.goto('debit/order/list')
  await expect(rowsOf(page, '扣款单').first()).toBeVisible()
  await expectAccessible(page)

  await openNew(page, 'debit', paymentCode)
  await expect(valueOf(page, '本单可扣（元）')).toHaveText('600.00')
  await amountOf(page).fill('600.01')
  await submitOf(page).click()
  await expectWrong(amountOf(page), '最多可扣 600.00 元')
  await expectAccessible(page)
  // With what can be picked open.
  await pickerOf(page, 'payment').fill('FK')
  await expect(page.getByRole('option').nth(5)).toBeVisible()
  await expectAccessible(page)

  await openDetail(page, 'debit', debitCode)
  await expect(page.getByRole('table', { name: '资金台账' })).toBeVisible()
  await expectAccessible(page)
})

test('form and confirm screen of reverses are accessible', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const li = await anotherBrowser('li.na')
  const { debitCode } = await talliedDebit(page, li)
  await openNew(page, 'reverse', debitCode)
  await expect(valueOf(page, '金额大写')).toHaveText('肆佰元整')
  await submitOf(page).click()
  await expectWrong(remarkOf(page), '请填写冲销原因')
  await expectAccessible(page)

  const reverse = await raiseReverse(page, debitCode)
  await openNew(page, 'reverse', debitCode)
  await expect(page.getByRole('alert').getByRole('link', { name: reverse })).toBeVisible()
  await expectAccessible(page)

  await openReview(li, 'reverse', reverse)
  await expect(li.getByRole('table', { name: '资金台账' })).toBeVisible()
  await expectAccessible(li)
})
