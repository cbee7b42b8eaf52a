import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { debitOrderDetail } from '@/api/contract/debit-order'
import { formatYuan } from '@/domain/money'
import {
  checkDebitForm,
  debitFormValues,
  leftToDebit,
  newDebit,
  toDebitDocument,
  toDebitForm,
  type DebitFormValues,
} from './form-values'

const STATES = [0, 5, 10, 15, 20, 30]
const cents = fc.integer({ min: 0, max: 9_999_999_999 })
const debitOf = (code: string, state: number, amount: number) => ({
  code, state, amount, paymentCode: undefined, remark: undefined, attachments: [], gmtCreate: undefined,
  createBy: undefined, createName: undefined, gmtModified: undefined, lastModifiedBy: undefined,
}) // prettier-ignore
/** Debits KK0, KK1 … of one payment order. */
const debits = fc
  .array(fc.tuple(fc.constantFrom(...STATES), cents), { maxLength: 6 })
  .map((all) => all.map(([state, amount], at) => debitOf(`KK${at}`, state, amount)))
const payment = fc.record({ state: fc.constant(30), actual: cents, debitOrders: debits })

describe('what is left to debit', () => {
  it.each([
    ['nothing was asked for', 100_000, [], 100_000],
    ['one cent is left', 1, [], 1],
    ['others wait', 100_000, [[10, 30_000], [10, 20_000]], 50_000],
    ['others have been decided on, or never asked', 100_000, [[20, 30_000], [30, 1], [5, 2], [15, 3], [0, 4]], 100_000],
    ['others wait for all of it', 50_000, [[10, 50_000]], 0],
    ['others wait for more than there is', 50_000, [[10, 50_001]], 0],
  ] as const)('is right when %s', (_when, actual, others, left) => {
    const debitOrders = others.map(([state, amount], at) => debitOf(`KK${at}`, state, amount))
    expect(leftToDebit({ state: 30, actual, debitOrders }, undefined)).toBe(left)
  }) // prettier-ignore

  it('goes down by what one more debit waits for, and never below 0', () => {
    fc.assert(
      fc.property(payment, cents, (order, amount) => {
        const before = leftToDebit(order, undefined)
        const debitOrders = [...order.debitOrders, debitOf('KK9', 10, amount)]
        const after = leftToDebit({ ...order, debitOrders }, undefined)
        expect(after).toBeGreaterThanOrEqual(0)
        expect(before - after).toBe(before < amount ? before : amount)
      }),
    )
  })

  it('is the same whatever debits there are that do not wait', () => {
    fc.assert(
      fc.property(payment, (order) => {
        const waiting = order.debitOrders.filter(({ state }) => state === 10)
        expect(leftToDebit(order, undefined)).toBe(
          leftToDebit({ ...order, debitOrders: waiting }, undefined),
        )
      }),
    )
  })

  it('does not count the debit that is edited', () => {
    fc.assert(
      fc.property(payment, fc.nat(5), (order, at) => {
        const own = `KK${at}`
        const others = order.debitOrders.filter(({ code }) => code !== own)
        expect(leftToDebit(order, own)).toBe(
          leftToDebit({ ...order, debitOrders: others }, undefined),
        )
      }),
    )
  })

  it.each([0, 5, 10, 15, 20, 40, 77])('is nothing of a payment order in %i', (state) => {
    expect(leftToDebit({ state, actual: 100, debitOrders: [] }, undefined)).toBe(0)
  })
})

const text = fc.option(fc.string({ minLength: 1 }), { nil: undefined })
const stored = fc.record({
  paymentCode: text,
  amount: cents,
  remark: text,
  attachments: fc.array(fc.record({ attachmentId: fc.uuid(), name: fc.uuid() })),
})
const detailOf = (fields: object) =>
  v.parse(debitOrderDetail, { code: 'KK1', state: 5, amount: 0, attachments: [], ...fields })

describe('toDebitForm and toDebitDocument', () => {
  it('send an order that nobody has touched as it is', () => {
    fc.assert(
      fc.property(stored, (fields) => {
        const order = detailOf(fields)
        const { amount, ...sent } = toDebitDocument(toDebitForm(order))
        expect(sent).toStrictEqual({
          paymentCode: order.paymentCode ?? '',
          remark: order.remark ?? '',
          attachments: order.attachments.map(({ attachmentId, name }) => ({ attachmentId, name })),
        })
        expect(amount ?? 0).toBe(order.amount)
      }),
    )
  })

  it('keep what was typed over a draft', () => {
    fc.assert(
      fc.property(stored, (fields) => {
        const form = toDebitForm(detailOf(fields))
        expect(v.parse(debitFormValues, JSON.parse(JSON.stringify(form)))).toStrictEqual(form)
      }),
    )
  })

  it('read the amount as typed yuan, and nothing for an amount of zero', () => {
    expect(toDebitForm(detailOf({ amount: 123_450 })).amount).toBe('1234.50')
    expect(toDebitForm(detailOf({ amount: 0 })).amount).toBe('')
    expect(toDebitDocument(newDebit('FK1'))).toMatchObject({
      paymentCode: 'FK1',
      amount: undefined,
    })
  })
})

describe('checkDebitForm', () => {
  const COMPLETE: DebitFormValues = { ...newDebit('FK20261120000001'), amount: '88.50' }
  const wrongIn = (changed: Partial<DebitFormValues>, left: number | undefined = 8850) =>
    Object.keys(checkDebitForm({ ...COMPLETE, ...changed }, { left }))

  it('finds nothing wrong with a complete debit', () => {
    expect(wrongIn({})).toEqual([])
    expect(wrongIn({ remark: '福利发放' })).toEqual([])
  })

  it('asks for a payment order and an amount', () => {
    expect(wrongIn({ paymentCode: '' })).toEqual(['paymentCode'])
    expect(Object.keys(checkDebitForm(newDebit(undefined), {}))).toEqual(['paymentCode', 'amount'])
  })

  it.each(['', ' ', '0', '0.00', '-1', '1.005', 'abc'])('takes %j for no amount', (amount) => {
    expect(wrongIn({ amount })).toEqual(['amount'])
    expect(checkDebitForm({ ...COMPLETE, amount }, {})).toHaveProperty('amount')
  })

  it('takes amounts up to what is left, and says how much that is', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 9_999_999_999 }), (left, amount) => {
        const isRight = amount <= left
        expect(wrongIn({ amount: formatYuan(amount) }, left)).toEqual(isRight ? [] : ['amount'])
      }),
    )
    expect(checkDebitForm(COMPLETE, { left: 123_456 }).amount).toBeUndefined()
    expect(checkDebitForm({ ...COMPLETE, amount: '2000' }, { left: 123_456 }).amount).toMatchObject(
      {
        values: { most: '1,234.56' },
      },
    )
  })

  it('leaves the amount to the server where what is left is not known', () => {
    expect(Object.keys(checkDebitForm({ ...COMPLETE, amount: '99999999.99' }, {}))).toEqual([])
  })

  it('passes on what is wrong with the remark and the files', () => {
    expect(wrongIn({ remark: 'x'.repeat(201) })).toEqual(['remark'])
    const files = Array.from({ length: 11 }, (_, at) => ({ attachmentId: `U${at}`, name: 'a' }))
    expect(wrongIn({ attachments: files })).toEqual(['attachments'])
  })
})
