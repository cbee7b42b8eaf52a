import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { debitOrderWrite, reverseOrderWrite } from './chain-order-writes'
import { approvalRequest, transitionedOrder, savedOrder } from './order-writes'
import { codeRequest } from './requests'
import { paymentOrderWrite } from './payment-order-writes'

describe('a write of a payment order', () => {
  test('may be empty: absent means empty', () => {
    expect(v.parse(paymentOrderWrite, {})).toStrictEqual({ attachments: [] })
  })

  test('takes every field, the lock as it was read', () => {
    const write = { code: 'FK1', gmtModified: 1_795_000_000_000, amount: 1, canOnlyConsume: 0 }
    expect(v.parse(paymentOrderWrite, write)).toStrictEqual({ ...write, attachments: [] })
  })

  test.each([{ amount: 0.5 }, { attachments: [{ name: 'a' }] }, { canOnlyConsume: 2 }])(
    '%o is none',
    (wrong) => {
      expect(v.is(paymentOrderWrite, wrong)).toBe(false)
    },
  )
})

describe('a write of a debit or reverse order', () => {
  test('may be empty: absent means empty', () => {
    expect(v.parse(debitOrderWrite, {})).toStrictEqual({ attachments: [] })
    expect(v.parse(reverseOrderWrite, {})).toStrictEqual({})
  })

  test('takes every field, the lock as it was read, and an amount of zero', () => {
    const write = { code: 'KK1', gmtModified: '2026-11-21 09:00:00', amount: 0, remark: 'r' }
    const attachments = [{ attachmentId: 'U1', name: 'a' }]
    const debit = { ...write, paymentCode: 'FK1', attachments }
    expect(v.parse(debitOrderWrite, debit)).toStrictEqual(debit)
    const reverse = { ...write, debitCode: 'KK1' }
    expect(v.parse(reverseOrderWrite, reverse)).toStrictEqual(reverse)
  })

  test.each([{ amount: 0.5 }, { amount: '1,5' }])('%o is none', (wrong) => {
    expect(v.is(debitOrderWrite, wrong)).toBe(false)
    expect(v.is(reverseOrderWrite, wrong)).toBe(false)
  })
})

test('a decision needs its lock, a notification only its code', () => {
  expect(v.is(approvalRequest, { code: 'FK1', approved: 1 })).toBe(false)
  expect(v.is(approvalRequest, { code: 'FK1', approved: 1, gmtModified: '' })).toBe(false)
  expect(v.is(approvalRequest, { code: 'FK1', approved: 0, gmtModified: 'x' })).toBe(true)
  expect(v.is(codeRequest, { code: 'FK1' })).toBe(true)
  expect(v.is(codeRequest, {})).toBe(false)
})

test('an answer may write its numbers as text, and must have them', () => {
  const read = v.parse(transitionedOrder, { code: 'FK1', state: '30' })
  expect(read).toStrictEqual({ code: 'FK1', state: 30 })
  expect(v.is(transitionedOrder, { code: 'FK1' })).toBe(false)
  expect(v.is(savedOrder, {})).toBe(false)
})
