import { DECISION_CALL, LOGS_CALL } from '../support/calls'
import {
  approveOf,
  decisionOf,
  decisionRemarkOf,
  decisionsOf,
  openConfirmList,
  placeOf,
  queueBarOf,
  review,
  waitingOrders,
} from '../support/confirming'
import { closeWarmTip } from '../support/languages'
import { headingOf } from '../support/order-pages'
import { yuan } from '../support/payment-orders'
import { expect, test } from '../test'

test('A reviewer decides from order to order by keys, and is told at the end what was done', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const queue = (await waitingOrders(page)).filter(({ verifyCode }) => !verifyCode)
  expect(queue).toHaveLength(10)
  const [first = '', second = '', third = '', fourth = ''] = queue.map(({ code }) => code)
  const sumOf = (from: number, to: number) =>
    yuan(queue.slice(from, to).reduce((sum, { amount }) => sum + amount, 0))
  const heading = (code: string) => headingOf(page, 'payment', code)
  // Until an order is there a key has nothing to point at.
  const isThere = async (code: string) => {
    await expect(heading(code)).toBeVisible()
    await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'false')
  }
  await review(page, first)
  await isThere(first)

  // What a decision is about comes first, and codes that stand for a name are folded away.
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    '单据信息',
    '附件',
    '资金台账',
    '其他信息',
    '操作日志',
    '技术信息',
    '审核意见',
    '参考信息',
  ])
  await expect(page.getByRole('term').first()).toHaveText('金额（元）')
  await expect(page.getByText('归属部门编码', { exact: true })).toBeHidden()
  await page.getByText('技术信息').click()
  await expect(page.getByText('归属部门编码', { exact: true })).toBeVisible()

  // A, Shift+Enter: approved, and on to the next one.
  await page.keyboard.press('a')
  await expect(approveOf(page)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(heading(second)).toBeFocused()
  await expect(page.getByText(`${first} 已审核通过并记账`)).toBeVisible()
  await isThere(second)

  // Esc leaves the remark: the single keys act again, and what was typed stays.
  await page.keyboard.press('r')
  await page.keyboard.type('发票缺失')
  await page.keyboard.press('Escape')
  await expect(decisionOf(page)).toBeFocused()
  await page.keyboard.press('j')
  await isThere(third)

  // R, Ctrl+Enter: not without a reason; with one it is rejected, unasked, and on to the next one.
  await page.keyboard.press('r')
  await page.keyboard.press('Control+Enter')
  await expect(decisionRemarkOf(page)).toHaveAccessibleDescription('请填写驳回原因')
  // The focus is there already, and says nothing anew.
  await expect(decisionOf(page).getByRole('alert')).toHaveText('请填写驳回原因')
  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  await isThere(second)
  await page.keyboard.press('r')
  await expect(decisionRemarkOf(page)).toHaveValue('发票缺失')
  await page.keyboard.press('Control+Enter')
  await expect(heading(third)).toBeFocused()
  await expect(page.getByText(`${second} 已驳回`)).toBeVisible()
  await isThere(third)

  // The answer to this one is lost: it stays on it, and nobody knows.
  await world.fault({ call: DECISION_CALL, kind: 'empty' })
  await world.fault({ call: LOGS_CALL, kind: 'status', status: 500, times: 'always' })
  await page.keyboard.press('a')
  await page.keyboard.press('Shift+Enter')
  await closeWarmTip(page)
  await expect(page.getByRole('button', { name: '再次查询' })).toBeVisible()
  await world.clearFaults()

  await expect(page.getByRole('button', { name: '队列小结' })).toHaveCount(0)
  for (const { code } of queue.slice(3)) {
    await queueBarOf(page).getByRole('button', { name: '下一单' }).click()
    await isThere(code)
  }
  await expect(placeOf(page)).toHaveText('10 / 10')
  const summary = page.getByRole('region', { name: '队列小结' })
  await expect(summary).toHaveCount(0)
  // Asked for and gone back from, it comes up no second time by itself.
  await page.keyboard.press('j')
  await expect(summary.getByRole('heading', { name: '队列小结' })).toBeFocused()
  await page.keyboard.press('k')
  await isThere(queue[8]?.code ?? '')
  await page.keyboard.press('j')
  await isThere(queue[9]?.code ?? '')
  await expect(heading(queue[9]?.code ?? '')).toBeFocused()
  await expect(summary).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(approveOf(page)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(summary.getByRole('heading', { name: '队列小结' })).toBeFocused()
  const lines = await summary
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent)),
    )
  const approved = (queue[0]?.amount ?? 0) + (queue[9]?.amount ?? 0)
  expect(lines).toEqual([
    ['已通过', '2', yuan(approved)],
    ['已驳回', '1', sumOf(1, 2)],
    ['已跳过', '6', sumOf(3, 9)],
    ['结果未知', '1', sumOf(2, 3)],
  ])
  await summary.getByRole('link', { name: fourth }).click()
  await expect(heading(fourth)).toBeVisible()
  await expect(placeOf(page)).toHaveText('4 / 10')
  expect((await decisionsOf(world)).map(({ approved: flag, remark }) => [flag, remark])).toEqual([
    [1, undefined],
    [0, '发票缺失'],
    [1, undefined],
    [1, undefined],
  ])
})
