import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { debitOrderDetail } from '@/api/contract/debit-order'
import { formatYuan } from '@/domain/money'
import {
  checkDebitDraft,
  checkDebitForm,
  debitFormValues,
  newDebit,
  toDebitDocument,
  toDebitForm,
  withAmount,
  type DebitFormValues,
} from './form-values'

const cents = fc.integer({ min: 0, max: 9_999_999_999 })
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
  it('name every field of the document: each save would erase one that is left out', () => {
    const { remark: _, ...others } = toDebitDocument(newDebit(undefined))
    // @ts-expect-error `remark` is missing
    const lacking: ReturnType<typeof toDebitDocument> = others
    expect(lacking).not.toHaveProperty('remark')
  })

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

test('A debit is saved with whatever is there, once it says of which payment order', () => {
  expect(checkDebitDraft(newDebit('FK20261120000001'))).toEqual({})
  expect(checkDebitDraft({ ...newDebit(''), amount: '88.50' })).toMatchObject({
    paymentCode: { message: 'Choose a payment order' },
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
    const { amount: error } = checkDebitForm({ ...COMPLETE, amount: '2000' }, { left: 123_456 })
    expect(error).toMatchObject({ values: { most: 123_456 } })
    // As the language writes it in which it is read, which may have been changed since.
    for (const [locale, most] of [
      ['en', '1,234.56'],
      ['es', '1.234,56'],
    ] as const) {
      expect(withAmount(error, (sum) => formatYuan(sum, locale))).toMatchObject({
        values: { most },
      })
    }
    expect(withAmount('as the server said', String)).toBe('as the server said')
    const { amount: other } = checkDebitForm({ ...COMPLETE, amount: '' }, {})
    expect(withAmount(other, String)).toBe(other)
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
