import { setupI18n, type Messages } from '@lingui/core'
import { expect, it } from 'vitest'
import { balance } from '../endpoints'
import { balanceWrites } from '../write-endpoints'

async function inChinese(language = 'zh') {
  const catalogue = (await import(`../../locales/${language}/messages.po`)) as {
    messages: Messages
  }
  return setupI18n({ locale: language, messages: { [language]: catalogue.messages } })
}

/** docs/wire-contract.md, "Failures": the agreed texts, letter by letter. */
const AGREED = [
  [balance.paymentOrderList, '查询付款单失败!'],
  [balance.paymentOrderDetail, '获取付款单失败!'],
  [balanceWrites.paymentOrderSubmit, '提交付款单失败!'],
  [balanceWrites.paymentOrderStaging, '暂存付款单失败!'],
  [balance.paymentOrderBudget, '获取内部结算付款单失败!'],
  [balanceWrites.paymentOrderApproval, '保存财务审核付款单失败!'],
  [balanceWrites.paymentOrderCancel, '取消付款单失败!'],
  [balanceWrites.paymentOrderTally, '再次通知海链进行记账失败!'],
  [balanceWrites.debitOrderTally, '再次通知海链进行记账失败!'],
  [balanceWrites.reverseOrderTally, '再次通知海链进行记账失败!'],
  [balanceWrites.paymentOrderVerify, '再次通知BCC进行核销失败!'],
  // Those of debits and reverses end without a mark.
  [balance.debitOrderList, '查询扣款单失败'],
  [balance.debitOrderDetail, '获取扣款单失败'],
  [balanceWrites.debitOrderSubmit, '提交扣款单失败'],
  [balanceWrites.debitOrderStaging, '暂存扣款单失败'],
  [balanceWrites.debitOrderCancel, '取消扣款单失败'],
  [balanceWrites.debitOrderApproval, '保存财务审核扣款单失败'],
  [balance.reverseOrderList, '查询冲销单失败'],
  [balance.reverseOrderDetail, '获取冲销单失败'],
  [balanceWrites.reverseOrderSubmit, '提交冲销单失败'],
  [balanceWrites.reverseOrderStaging, '暂存冲销单失败'],
  [balanceWrites.reverseOrderCancel, '取消冲销单失败'],
  [balanceWrites.reverseOrderApproval, '保存财务审核冲销单失败'],
  [balance.channels, '获取渠道失败!'],
  [balance.parks, '获取园区失败!'],
  [balance.departments, '获取归属部门列表失败!'],
  [balance.remarks, '获取备注列表失败!'],
  [balance.verifyUsers, '查询核销确认人失败!'],
] as const

it.each(AGREED.map(([{ name, failure }, text]) => ({ name, failure, text })))(
  '$name fails with "$text"',
  async ({ failure, text }) => {
    const zh = await inChinese()
    expect(zh._(failure)).toBe(text)
  },
)
