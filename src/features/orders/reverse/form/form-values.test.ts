import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { reverseOrder } from '@/api/contract/reverse-order'
import {
  checkReverseDraft,
  checkReverseForm,
  newReverse,
  reverseFormValues,
  toReverseDocument,
  toReverseForm,
} from './form-values'

const text = fc.option(fc.string({ minLength: 1 }), { nil: undefined })
const stored = fc.record({ debitCode: text, remark: text, amount: fc.nat() })
const orderOf = (fields: object) =>
  v.parse(reverseOrder, { code: 'CX1', state: 5, amount: 0, ...fields })

describe('toReverseForm and toReverseDocument', () => {
  it('name every field of the document: each save would erase one that is left out', () => {
    const { remark: _, ...others } = toReverseDocument(newReverse(undefined), undefined)
    // @ts-expect-error `remark` is missing
    const lacking: ReturnType<typeof toReverseDocument> = others
    expect(lacking).not.toHaveProperty('remark')
  })

  it('send an order that nobody has touched as it is, with the amount of its debit', () => {
    fc.assert(
      fc.property(stored, (fields) => {
        const order = orderOf(fields)
        expect(toReverseDocument(toReverseForm(order), order.amount)).toStrictEqual({
          debitCode: order.debitCode ?? '',
          remark: order.remark ?? '',
          amount: order.amount,
        })
      }),
    )
  })

  it('read a draft back, and nothing from what is none', () => {
    const form = { debitCode: 'KK1', remark: '有误' }
    expect(v.parse(reverseFormValues, form)).toEqual(form)
    expect(v.parse(reverseFormValues, { debitCode: 7 })).toEqual(newReverse(undefined))
  })
})

test('A reverse is saved with whatever is there, once it says of which debit', () => {
  expect(checkReverseDraft(newReverse('KK20261120900001'))).toEqual({})
  expect(checkReverseDraft({ ...newReverse(''), remark: '金额有误' })).toMatchObject({
    debitCode: { message: 'Choose a debit order' },
  })
})

describe('checkReverseForm', () => {
  const COMPLETE = { ...newReverse('KK20261120900001'), remark: '金额有误' }
  const wrongIn = (changed: Partial<typeof COMPLETE>, isPossible: boolean | undefined = true) =>
    Object.keys(checkReverseForm({ ...COMPLETE, ...changed }, isPossible))

  it('finds nothing wrong with a complete reverse', () => {
    expect(wrongIn({})).toEqual([])
  })

  it('asks for a debit that can be reversed, as far as that is known', () => {
    expect(wrongIn({ debitCode: '' })).toEqual(['debitCode'])
    expect(Object.keys(checkReverseForm(COMPLETE, false))).toEqual(['debitCode'])
    expect(Object.keys(checkReverseForm(COMPLETE, undefined))).toEqual([])
  })

  it.each(['', '  \n', 'x'.repeat(201)])('does not take the remark %j', (remark) => {
    expect(wrongIn({ remark })).toEqual(['remark'])
  })
})
