import { describe, expect, it } from 'vitest'
import { debitOrderFields } from '../debit/fields'
import { paymentOrderFields } from '../payment/fields'
import { reverseOrderFields } from '../reverse/fields'
import { reviewedFields } from './reviewed-fields'

const external = {
  code: 'FK1',
  state: 10,
  amount: 120_000,
  actual: 120_000,
  channel: { id: 21, name: '对公转账', type: 2 as const, valid: 1 as const },
  channelId: 21,
  ownerName: '徐磊',
  paymentUnit: '海尔智家股份有限公司',
  paymentUnitAccount: '6222 0000',
  affiliationDepartmentCode: 'D01',
  affiliationDepartmentName: '信息技术部',
  principalName: '王芳',
  canOnlyConsume: 0 as const,
  createBy: 'zhang.wei',
  gmtCreate: '2026-11-20 09:00:00',
  attachments: [],
}
const internal = {
  ...external,
  channel: { id: 11, name: '内部结算', type: 1 as const, valid: 1 as const },
  ownerName: undefined,
  paymentUnit: undefined,
  paymentUnitAccount: undefined,
  feeItemCode: 'F02',
  feeItemName: '差旅费',
}

const idsOf = (fields: readonly { id: string }[]) => fields.map(({ id }) => id)

describe('the fields that a decision is made on', () => {
  it('begin with amount, payer and the paying entity', () => {
    const { first } = reviewedFields(paymentOrderFields(external))
    expect(idsOf(first)).toEqual([
      'amount',
      'capitals',
      'owner',
      'department',
      'paymentUnit',
      'account',
      'creator',
      'created',
      'remark',
    ])
  })

  it('leave out what the other settlement asks for, and say that a payer or remark is missing', () => {
    const { first, more } = reviewedFields(paymentOrderFields(internal))
    expect(idsOf(first)).not.toContain('paymentUnit')
    expect(idsOf(first)).toContain('feeItem')
    expect(first.find(({ id }) => id === 'owner')?.text).toBeUndefined()
    expect(first.find(({ id }) => id === 'remark')?.text).toBeUndefined()
    expect(idsOf(more)).not.toContain('verifyCode')
  })

  it('say what is left only of an order that was granted', () => {
    const of = (state: number) => reviewedFields(paymentOrderFields({ ...external, state }))
    expect(idsOf(of(10).more)).not.toContain('actual')
    expect(idsOf(of(30).more)).toContain('actual')
  })

  it('fold codes that stand for a name', () => {
    expect(idsOf(reviewedFields(paymentOrderFields(internal)).ids)).toEqual([
      'departmentCode',
      'feeItemCode',
    ])
  })

  it('are all there that hold anything, each once, whatever the type', () => {
    const chain = { code: 'KK1', paymentCode: 'FK1', state: 10, amount: 5, attachments: [] }
    for (const fields of [
      paymentOrderFields({ ...external, state: 30 }),
      paymentOrderFields({ ...internal, state: 40 }),
      debitOrderFields({ ...chain, remark: '团建', createBy: 'zhang.wei' }),
      reverseOrderFields({ ...chain, debitCode: 'KK1', remark: '重复' }),
    ]) {
      const { first, more, ids } = reviewedFields(fields)
      const shown = idsOf([...first, ...more, ...ids])
      expect(new Set(shown).size).toBe(shown.length)
      const holding = fields.filter(({ text }) => text !== undefined)
      expect(shown).toEqual(expect.arrayContaining(idsOf(holding)))
    }
  })
})
