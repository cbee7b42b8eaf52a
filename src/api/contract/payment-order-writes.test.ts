import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { approvalRequest, movedOrder, paymentOrderWrite, savedOrder } from './payment-order-writes'

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

  test('a decision needs its lock', () => {
    expect(v.is(approvalRequest, { code: 'FK1', approved: 1 })).toBe(false)
    expect(v.is(approvalRequest, { code: 'FK1', approved: 1, gmtModified: '' })).toBe(false)
    expect(v.is(approvalRequest, { code: 'FK1', approved: 0, gmtModified: 'x' })).toBe(true)
  })

  test('an answer may write its numbers as text, and must have them', () => {
    expect(v.parse(movedOrder, { code: 'FK1', state: '30' })).toStrictEqual({ code: 'FK1', state: 30 })
    expect(v.is(movedOrder, { code: 'FK1' })).toBe(false)
    expect(v.is(savedOrder, {})).toBe(false)
  }) // prettier-ignore
})
