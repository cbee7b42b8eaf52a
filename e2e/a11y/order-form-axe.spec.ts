import { expectAccessible } from '../support/accessible'
import {
  expectWrong,
  fieldOf,
  fillForm,
  openForm,
  saveElsewhere,
  saveOf,
  stageOrder,
  submitOf,
} from '../support/payment-form'
import { expect, test } from '../test'

test.describe('The form is accessible', () => {
  test('when it is new, and with everything that is wrong', async ({ page, world }) => {
    await openForm(page, world)
    await expectAccessible(page)
    await submitOf(page).click()
    await expectWrong(fieldOf(page, 'amount'), '请输入金额')
    await expectAccessible(page)
    await page.getByRole('radio', { name: '外部' }).check()
    await expect(fieldOf(page, 'paymentUnit')).toBeVisible()
    await expectAccessible(page)
  })

  test('when two versions of the order stand side by side', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    await world.signIn('zhang.wei')
    const code = await stageOrder(page)
    await openForm(page, world, { code })
    await fillForm(page, { remark: '春节慰问' })
    await saveElsewhere(await anotherBrowser('zhao.min'), code, { amount: '99' })
    await saveOf(page).click()
    await expect(page.getByRole('table', { name: '单据版本对比' })).toBeVisible()
    await expectAccessible(page)
  })
})
