import { setupI18n, type Messages } from '@lingui/core'
import { expect, it } from 'vitest'
import { balance } from '../endpoints'
import { balanceWrites } from '../write-endpoints'
import { loginFailures } from './login-exchanges'

async function textsIn(language: 'zh' | 'en') {
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
    const zh = await textsIn('zh')
    expect(zh._(failure)).toBe(text)
  },
)

/** docs/wire-contract.md, "Session": why a sign-in failed, by the code of the server. */
const LOGIN_REASONS = [
  ['000', '认证失败，用户名或密码错误', 'authentication failed, username or password wrong'],
  ['001', '用户名为空', 'username empty'],
  ['002', '密码为空', 'password empty'],
  ['003', '用户不存在', 'user does not exist'],
  ['004', '用户不可用，请联系运营人员', 'user unavailable, contact operations'],
  ['005', '验证码不正确', 'verification code incorrect'],
  ['006', '用户未绑定', 'user not bound'],
  ['007', '企业为空', 'enterprise empty'],
  ['008', 'token 为空', 'token empty'],
  ['009', 'token 无效', 'token invalid'],
  ['010', 'code 无效', 'code invalid'],
  ['011', '模块无效', 'module invalid'],
] as const

it.each(LOGIN_REASONS)('A sign-in that fails with %s says "%s"', async (code, zh, en) => {
  const reason = loginFailures[code]
  if (reason === undefined) throw new Error(`There is no reason for ${code}`)
  expect((await textsIn('zh'))._(reason)).toBe(zh)
  expect((await textsIn('en'))._(reason)).toBe(en)
})
