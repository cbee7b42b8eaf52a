import { setupI18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { failureOf } from '@/testing/test-transport'
import type { ApplicationCall } from '../../../fixtures/calls'
import { balance } from '../endpoints'
import { ApiError } from '../http/api-error'
import { transport } from '../http/client'
import type { Call } from '../http/endpoint'
import { balanceWrites } from '../write-endpoints'
import { downloadFile } from './file-download'
import { deleteFile, uploadFile } from './file-upload'
import { exchangeCredential, loginFailures } from './login-exchanges'
import { modulesQuery, sideMenuQuery } from './menus'
import { fetchCurrentUser, logOut } from './session'
import { fetchVersion } from './version'

async function textsIn(language: 'zh' | 'en') {
  const catalogue = (await import(`../../locales/${language}/messages.po`)) as {
    messages: Messages
  }
  return setupI18n({ locale: language, messages: { [language]: catalogue.messages } })
}

/** docs/wire-contract.md, "Failures": the agreed texts, letter by letter. A call without one does not compile. */
const AGREED: Record<ApplicationCall, string> = {
  'payment_order/list.json': '查询付款单失败!',
  'payment_order/detail.json': '获取付款单失败!',
  'payment_order/submit.json': '提交付款单失败!',
  'payment_order/staging.json': '暂存付款单失败!',
  'payment_order/budget/info.json': '获取内部结算付款单失败!',
  'payment_order/approval.json': '保存财务审核付款单失败!',
  'payment_order/cancel.json': '取消付款单失败!',
  'payment_order/tally.json': '再次通知海链进行记账失败!',
  'payment_order/verify.json': '再次通知BCC进行核销失败!',
  'payment_order/logs.json': '获取操作日志失败!',
  'payment_order/list/export': '导出付款单失败!',
  // Those of debits and reverses end without a mark.
  'debit_order/list.json': '查询扣款单失败',
  'debit_order/detail.json': '获取扣款单失败',
  'debit_order/submit.json': '提交扣款单失败',
  'debit_order/staging.json': '暂存扣款单失败',
  'debit_order/cancel.json': '取消扣款单失败',
  'debit_order/approval.json': '保存财务审核扣款单失败',
  'debit_order/tally.json': '再次通知海链进行记账失败!',
  'reverse_order/list.json': '查询冲销单失败',
  'reverse_order/detail.json': '获取冲销单失败',
  'reverse_order/submit.json': '提交冲销单失败',
  'reverse_order/staging.json': '暂存冲销单失败',
  'reverse_order/cancel.json': '取消冲销单失败',
  'reverse_order/approval.json': '保存财务审核冲销单失败',
  'reverse_order/tally.json': '再次通知海链进行记账失败!',
  'base/channel/list.json': '获取渠道失败!',
  'base/park/list.json': '获取园区失败!',
  'base/department/all.json': '获取归属部门列表失败!',
  'department/list.json': '获取归属部门列表失败!',
  'department/save.json': '保存归属部门失败!',
  'department/update.json': '更新归属部门失败!',
  'base/remark/all.json': '获取备注列表失败!',
  'remark/list.json': '获取备注列表失败!',
  'remark/save.json': '保存备注失败!',
  'remark/update.json': '更新备注失败!',
  'base/verify_user/list.json': '查询核销确认人失败!',
  'verify_user/update.json': '修改核销确认人失败!',
  // The mark of this one is the Chinese one.
  'common/v1/file/upload': '上传文件失败！',
  'common/v1/file/uploadFile': '上传文件失败！',
  'common/v1/file/delete.json': '删除失败!',
  'common/v1/file/download': '下载文件失败!',
  'auth/user': '获取登录信息失败!',
  'auth/iamcode': '登录失败！',
  'auth/opencode': '登录失败！',
  'auth/dingcode': '登录失败！',
  'auth/openuser': '登录失败！',
  'auth/token': '登录失败！',
  'auth/opentoken': '登录失败！',
  'auth/hqttoken': '登录失败！',
  'haiermice/distant/logout': '退出登录失败!',
  'manage/v1/backendmenus.json': '获取模块失败!',
  'manage/v1/menu': '获取菜单失败!',
  'version.json': '获取版本失败!',
}

const ENDPOINTS = new Map(
  [...Object.values(balance), ...Object.values(balanceWrites)].map((call) => [call.name, call]),
)

const file = () => new File(['x'], 'x.txt')

/** What makes the calls that stand in no table. */
const OTHERS: Partial<Record<ApplicationCall, () => Promise<unknown>>> = {
  'common/v1/file/upload': () => uploadFile(file()),
  'common/v1/file/uploadFile': () => uploadFile(file(), { via: 'uploadFile' }),
  'common/v1/file/delete.json': () => deleteFile('F1'),
  'common/v1/file/download': () => downloadFile('F1'),
  'auth/user': () => fetchCurrentUser(),
  'auth/iamcode': () => exchangeCredential('iamcode', 'x'),
  'auth/opencode': () => exchangeCredential('opencode', 'x'),
  'auth/dingcode': () => exchangeCredential('dingcode', 'x'),
  'auth/openuser': () => exchangeCredential('openuser', 'x'),
  'auth/token': () => exchangeCredential('token', 'x'),
  'auth/opentoken': () => exchangeCredential('_token', 'x'),
  'auth/hqttoken': () => exchangeCredential('hqt_token', 'x'),
  'haiermice/distant/logout': () => logOut(),
  'manage/v1/backendmenus.json': () => new QueryClient().query(modulesQuery),
  'manage/v1/menu': () => new QueryClient().query(sideMenuQuery),
  'version.json': () => fetchVersion(0),
}

/** What is said when a call fails. */
async function failureTextOf(call: ApplicationCall): Promise<MessageDescriptor> {
  const send = OTHERS[call]
  if (!send) {
    const endpoint = ENDPOINTS.get(call)
    if (!endpoint) throw new Error(`Nothing makes ${call}`)
    return endpoint.failure
  }
  const fail = (endpoint: Call) => Promise.reject(new ApiError(endpoint, 'server'))
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.spyOn(transport, 'request').mockImplementation(fail)
  vi.spyOn(transport, 'transfer').mockImplementation(fail)
  const error = await failureOf(send())
  if (!(error instanceof ApiError)) throw new Error(`${call} did not fail`)
  return error.failure
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each(Object.entries(AGREED) as [ApplicationCall, string][])(
  '%s fails with "%s"',
  async (call, text) => {
    const zh = await textsIn('zh')
    expect(zh._(await failureTextOf(call))).toBe(text)
  },
)

it('Every call of the tables has its agreed text', () => {
  expect(Object.keys(AGREED)).toEqual(expect.arrayContaining([...ENDPOINTS.keys()]))
})

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
