import { LIST_CALL, SUBMIT_CALL } from '../support/calls'
import { openReview, valueOf } from '../support/chain'
import { act, approveOf } from '../support/confirming'
import { INTERNAL_DOCUMENT } from '../support/payment-form'
import { askServer, yuan, type WireOrder } from '../support/payment-orders'
import { expect, test } from '../test'

test('What a reviewer wants to know stands beside the decision, and never in its way', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const document = { ...INTERNAL_DOCUMENT, attachments: [], amount: 123_457, ownerName: '徐磊磊' }
  const raise = async () => (await act<{ code: string }>(page, SUBMIT_CALL, document)).code
  const [first, second] = [await raise(), await raise()]

  const li = await anotherBrowser('li.na')
  await world.fault({ call: LIST_CALL, kind: 'status', status: 500, times: 2 })
  await openReview(li, 'payment', second)
  const facts = li.getByRole('region', { name: '参考信息' })
  await expect(facts.getByText('未能读取。')).toHaveCount(2)
  await expect(facts).toContainText('疑似重复未核对')
  await expect(li.getByRole('dialog')).toHaveCount(0)
  await expect(approveOf(li)).toHaveAttribute('aria-disabled', 'false')

  const retry = facts.getByRole('button', { name: '重试' })
  await retry.first().click()
  await expect(retry).toHaveCount(1)
  await retry.click()
  await expect(retry).toHaveCount(0)
  const duplicates = facts.getByRole('list', { name: '疑似重复' })
  await expect(duplicates.getByRole('listitem')).toHaveCount(1)
  await expect(duplicates).toContainText('待核销')
  await expect(valueOf(li, '单据时长')).toHaveText('今天创建')
  await expect(valueOf(li, '付款人近 90 天的其他单据')).toHaveText('1 单，1,234.57 元')
  const since = new Date(Date.now() - 89 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
  const request = { business: 2, loginOwnerId: 'zhang.wei', createTimeStart: `${since} 00:00:00` }
  const all = await askServer<WireOrder[]>(li, LIST_CALL, { ...request, pageNum: 1, pageSize: 500 })
  const others = all.filter(({ code }) => code !== second)
  const kept = others.filter(({ state }) => state !== 15)
  const sum = kept.reduce((total, { amount }) => total + amount, 0)
  await expect(valueOf(li, '申请人近 90 天的其他单据')).toContainText(
    `${others.length} 单，${yuan(sum)} 元`,
  )
  await expect(valueOf(li, '可用预算')).toContainText('本单金额已扣除')

  // Who has only the decision sees no budget, and is led to the other order's decision.
  const chen = await anotherBrowser('chen.jie')
  await openReview(chen, 'payment', second)
  const link = chen.getByRole('region', { name: '参考信息' }).getByRole('link', { name: first })
  await expect(link).toHaveAttribute('href', new RegExp(`/payment/confirm/submit\\?code=${first}$`))
  await expect(chen.getByRole('term').filter({ hasText: '可用预算' })).toHaveCount(0)

  await duplicates.getByRole('link', { name: first }).click()
  await expect(li).toHaveURL(new RegExp(`/payment/order/detail\\?code=${first}$`))
  await li.goBack()
  await expect(approveOf(li)).toBeVisible()
  await li.keyboard.press('a')
  await expect(approveOf(li)).toBeFocused()
  await li.keyboard.press('Enter')
  await expect(li.getByText(`${second} 已审核通过并记账`)).toBeVisible()
})

test('Of many likely duplicates five are seen, and the others on a press', async ({
  page,
  world,
}) => {
  const orders = await world.arrange([{ state: 10, amount: '1234.56', count: 9 }])
  await world.signIn('li.na')
  await openReview(page, 'payment', orders[0]?.code ?? '')
  const facts = page.getByRole('region', { name: '参考信息' })
  const found = facts.getByRole('list', { name: '疑似重复' }).getByRole('listitem')
  await expect(found).toHaveCount(5)
  await page.emulateMedia({ media: 'print' })
  await expect(found).toHaveCount(8)
  await expect(facts.getByText('再显示 3 单')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(found).toHaveCount(5)
  await facts.getByText('再显示 3 单').press('Enter')
  await expect(found).toHaveCount(8)
})
