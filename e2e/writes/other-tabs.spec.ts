import { headOf, openReview, raiseDebit, talliedPayment, valueOf } from '../support/chain'
import { approveOf } from '../support/confirming'
import { openDetail } from '../support/order-pages'
import { expect, test } from '../test'

test('A decision in one tab is seen in the other ones without asking for it', async ({
  anotherBrowser,
  context,
  page,
  world,
}) => {
  const applicant = await anotherBrowser('zhang.wei')
  await world.signIn('li.na')
  const paymentCode = await talliedPayment(applicant, page, 100_000)
  const debitCode = await raiseDebit(applicant, paymentCode, 34_500)

  // The two orders that hang together stand open in tabs of the same person.
  const debit = await context.newPage()
  await openDetail(page, 'payment', paymentCode)
  await expect(valueOf(page, '可用金额（元）')).toHaveText('1,000.00')
  await openDetail(debit, 'debit', debitCode)
  await expect(headOf(debit)).toContainText('待确认')

  const deciding = await context.newPage()
  await openReview(deciding, 'debit', debitCode)
  await approveOf(deciding).click()

  await expect(headOf(debit)).toContainText('已记账')
  await expect(valueOf(page, '可用金额（元）')).toHaveText('655.00')
})
