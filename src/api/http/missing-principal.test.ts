import { describe, expect, it } from 'vitest'
import { isMissingPrincipal } from './missing-principal'

describe('isMissingPrincipal', () => {
  it.each([
    'no principal',
    'No principal found',
    'Missing principal',
    'null principal',
    'principal not found',
    'Principal is null',
    'principal is missing',
    'Principal [null]',
    'principal=null',
    'No authenticated principal in session',
    'not found principal',
    '未获取到principal',
    '未找到 principal！',
    '找不到principal信息',
    '缺少principal',
    'principal不存在',
    '当前 principal 不存在，请登录',
    'principal为空',
    'principal: 为 null',
    'Principal does not exist',
    "principal doesn't exist",
    "principal isn't present",
    'principal isn’t present',
    'no current user principal',
    'The principal could not be found',
    'principal cannot be found',
    'cannot find principal',
    "couldn't find the principal",
    'request without principal',
    'the session lacks a principal',
  ])('a lost session: %s', (message) => {
    expect(isMissingPrincipal(message)).toBe(true)
  })

  it.each([
    undefined,
    '',
    'principal is required',
    'principal must not be null',
    'principal cannot be null',
    'principalId is null',
    'principalName not found',
    'no, the principal of this order has to confirm it first',
    'the principal was changed meanwhile',
    'null',
    'The principal department does not exist',
    'The principal of this order does not exist',
    'Cannot find principal department 12',
    'Cannot find principal 1024',
    'cannot find the principal of this order',
    "not to be cancelled without the principal's approval",
    'not to be cancelled without principal approval',
    'this order lacks the principal’s approval',
    "principal isn't null",
    'principal does not match',
    'the principal could not be changed',
    'principal不能为空',
    'principal不匹配',
    'principalId不存在',
    '缺少principalName',
    '缺少负责人',
    '负责人不存在',
    '负责人（principal）张伟不存在',
    '核销负责人 principal 与付款单不一致',
  ])('something else: %s', (message) => {
    expect(isMissingPrincipal(message)).toBe(false)
  })
})
