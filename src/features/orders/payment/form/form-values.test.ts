import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paymentOrderDetail } from '@/api/contract/payment-order'
import { SETTLEMENT, settlementOf } from '@/domain/settlement'
import {
  copyPayment,
  EMPTY_PAYMENT_FORM,
  paymentFormValues,
  toDocument,
  toFormValues,
  withTyped,
} from './form-values'

const text = fc.option(fc.string({ minLength: 1 }), { nil: undefined })
const id = fc.integer({ min: 1, max: 9_999_999 })

/** What an order may hold, as the server sends it; internal, external or of a channel nobody knows. */
const order = fc.record({
  channelId: fc.constantFrom(1, 2, 3, 7, 4, 5, 6, 99, undefined),
  departmentName: text,
  affiliationDepartmentName: text,
  principalName: text,
  feeItemName: text,
  applyCode: text,
  applyDate: fc.constantFrom(undefined, '2026-11-20'),
  affiliationDepartmentCode: text,
  affiliationParkId: fc.option(id, { nil: undefined }),
  principalId: fc.option(id, { nil: undefined }),
  ownerName: text,
  canOnlyConsume: fc.constantFrom(0, 1, undefined),
  amount: fc.integer({ min: 0, max: 9_999_999_999 }),
  feeItemCode: text,
  paymentUnit: text,
  paymentUnitAccount: text,
  remark: text,
  attachments: fc.array(
    fc.record({ attachmentId: fc.uuid(), name: fc.uuid().map((name) => `${name} 合同.pdf`) }),
  ),
})

const detailOf = (fields: object) =>
  v.parse(paymentOrderDetail, {
    code: 'FK1',
    state: 5,
    actual: 0,
    attachments: [],
    debitOrders: [],
    gmtCreate: '2026-11-21 09:00:00',
    gmtModified: '2026-11-21 09:00:00',
    createBy: 'zhang.wei',
    amount: 0,
    ...fields,
  })

const NO_NAMES = { department: undefined, principal: undefined }
/** What the lists say today of codes that nobody has chosen anew. */
const OTHER_NAMES = { department: '别的部门', principal: '别人' }

describe('toFormValues and toDocument', () => {
  it('name every field of the document: each save would erase one that is left out', () => {
    const { remark: _, ...others } = toDocument(EMPTY_PAYMENT_FORM, NO_NAMES, undefined)
    // @ts-expect-error `remark` is missing
    const lacking: ReturnType<typeof toDocument> = others
    expect(lacking).not.toHaveProperty('remark')
  })

  it('keep the applying department of an order whose department has no code: the server could take its name from none', () => {
    const names = { departmentName: '老部门', affiliationDepartmentName: '老部门' }
    const detail = detailOf(names)
    const form = toFormValues(detail)
    expect(toDocument({ ...form, remark: '团建' }, NO_NAMES, detail)).toMatchObject(names)
    // One that is chosen has a code again, and the applying department goes along with it.
    const chosen = { ...form, affiliationDepartmentCode: 'D1' }
    expect(toDocument(chosen, OTHER_NAMES, detail).departmentName).toBeUndefined()
    // What was taken out is not kept under its other name.
    const coded = detailOf({ ...names, affiliationDepartmentCode: 'D9' })
    const without = { ...toFormValues(coded), affiliationDepartmentCode: '' }
    expect(toDocument(without, NO_NAMES, coded).departmentName).toBeUndefined()
  })

  it('send an order that nobody has touched as it is, but for what its settlement has no use for', () => {
    fc.assert(
      fc.property(order, (fields) => {
        const detail = detailOf(fields)
        const isInternal = [1, 2, 3, 7].includes(fields.channelId ?? 0)
        const isExternal = [4, 5, 6].includes(fields.channelId ?? 0)
        const sent = toDocument(toFormValues(detail), OTHER_NAMES, detail)
        expect(sent).toMatchObject({
          channelId: detail.channelId,
          applyCode: detail.applyCode ?? '',
          applyDate: detail.applyDate ?? '',
          affiliationDepartmentCode: detail.affiliationDepartmentCode ?? '',
          ownerName: detail.ownerName ?? '',
          departmentName:
            detail.departmentName === detail.affiliationDepartmentName &&
            detail.affiliationDepartmentCode?.trim()
              ? undefined
              : detail.departmentName,
          affiliationDepartmentName: detail.affiliationDepartmentName,
          principalName: detail.principalName,
          canOnlyConsume: fields.canOnlyConsume,
          remark: detail.remark ?? '',
          attachments: detail.attachments.map(({ attachmentId, name }) => ({ attachmentId, name })),
        })
        expect(sent.affiliationParkId).toBe(detail.affiliationParkId)
        expect(sent.principalId).toBe(detail.principalId)
        expect(sent.amount ?? 0).toBe(detail.amount)
        expect(sent.feeItemCode).toBe(isExternal ? undefined : (detail.feeItemCode ?? ''))
        expect(sent.feeItemName).toBe(isExternal ? undefined : detail.feeItemName)
        expect(sent.paymentUnit).toBe(isInternal ? undefined : (detail.paymentUnit ?? ''))
        expect(sent.paymentUnitAccount).toBe(
          isInternal ? undefined : (detail.paymentUnitAccount ?? ''),
        )
      }),
    )
  })

  it('send a flag that an order does not have once it is switched; a new order says no', () => {
    const order = detailOf({})
    const sentWith = (canOnlyConsume: boolean) =>
      toDocument({ ...toFormValues(order), canOnlyConsume }, NO_NAMES, order).canOnlyConsume
    expect([sentWith(false), sentWith(true)]).toEqual([undefined, 1])
    expect(toDocument(EMPTY_PAYMENT_FORM, NO_NAMES, undefined).canOnlyConsume).toBe(0)
  })

  it('read the amount as typed yuan, and nothing for an amount of zero', () => {
    expect(toFormValues(detailOf({ amount: 123_450 })).amount).toBe('1234.50')
    expect(toFormValues(detailOf({ amount: 0 })).amount).toBe('')
    const typed = { ...EMPTY_PAYMENT_FORM, amount: '0.07' }
    expect(toDocument(typed, NO_NAMES, undefined).amount).toBe(7)
    expect(toDocument(EMPTY_PAYMENT_FORM, NO_NAMES, undefined).amount).toBeUndefined()
  })

  it('send the names of what was chosen', () => {
    const names = { department: '信息技术部', principal: '李娜' }
    const chosen = { ...EMPTY_PAYMENT_FORM, affiliationDepartmentCode: 'D1031', principalId: '1' }
    expect(toDocument(chosen, names, undefined)).toMatchObject({
      affiliationDepartmentName: '信息技术部',
      departmentName: undefined,
      principalName: '李娜',
    })
  })
  it('let the applying department follow the owning one only if it was the same before', () => {
    const chosen = { ...NO_NAMES, department: '信息技术部' }
    const sentFor = (departmentName: string | undefined) => {
      const detail = detailOf({
        affiliationDepartmentCode: 'D1001',
        affiliationDepartmentName: '冰箱事业部',
        departmentName,
      })
      const values = { ...toFormValues(detail), affiliationDepartmentCode: 'D1031' }
      return toDocument(values, chosen, detail)
    }
    // Absent it is what the server calls the owning one.
    expect(sentFor('冰箱事业部').departmentName).toBeUndefined()
    expect(sentFor('采购部').departmentName).toBe('采购部')
    expect(sentFor(undefined).departmentName).toBeUndefined()
    expect(sentFor('采购部').affiliationDepartmentName).toBe('信息技术部')
  })

  it('hold an order of unknown settlement as what it is, in a draft too', () => {
    for (const fields of [{}, { channelId: 99 }, { channel: { id: 9, name: '?', type: 3 } }]) {
      const values = toFormValues(detailOf(fields))
      expect(values.settlement).toBe('')
      expect(v.parse(paymentFormValues, JSON.parse(JSON.stringify(values)))).toEqual(values)
    }
  })
})

describe('a copy', () => {
  it('has what the order has, but for its request and its files', () => {
    fc.assert(
      fc.property(order, (fields) => {
        const detail = detailOf(fields)
        const own = { applyCode: '', applyDate: '', attachments: [] }
        expect(copyPayment(detail)).toEqual({ ...toFormValues(detail), ...own })
      }),
    )
  })
})

describe('An order as it would be with what was typed', () => {
  const newer = detailOf({
    channelId: 8,
    channel: { id: 8, name: '旧预算系统', type: 1, valid: 0 },
    affiliationParkId: 6,
    park: { id: 6, name: '平度园区', valid: 0 },
  })
  const typedOn = (changed: object) =>
    withTyped(newer, toDocument({ ...toFormValues(newer), ...changed }, NO_NAMES, newer))

  it('has the channel and the park of the newer one where the same were typed', () => {
    expect(typedOn({ amount: '12.50' })).toMatchObject({
      amount: 1250,
      channel: { id: 8 },
      park: { id: 6 },
    })
  })

  it('has neither where another one was typed: its settlement and its names are not the newer one’s', () => {
    const typed = typedOn({ settlement: '2', channelId: '6', affiliationParkId: '2' })
    expect(typed).toMatchObject({ channelId: 6, affiliationParkId: 2 })
    expect([typed.channel, typed.park]).toEqual([undefined, undefined])
    expect(settlementOf(typed)).toBe(SETTLEMENT.external)
  })
})
