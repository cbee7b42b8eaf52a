import { describe, expect, it } from 'vitest'
import { checkPaymentDraft, checkPaymentForm, shownPaymentFields } from './check-form'
import { EMPTY_PAYMENT_FORM, type PaymentFormValues } from './form-values'

const INTERNAL: PaymentFormValues = {
  ...EMPTY_PAYMENT_FORM,
  channelId: '2',
  amount: '88.50',
  feeItemCode: '6666010304',
  affiliationDepartmentCode: 'D1031',
  affiliationParkId: '2',
  principalId: '1',
}
const EXTERNAL: PaymentFormValues = {
  ...INTERNAL,
  settlement: '2',
  principalId: '2',
  feeItemCode: '',
  paymentUnit: '青岛鲜花',
  paymentUnitAccount: '6222',
}
/** Person 1 is of internal, person 2 of external settlement; anybody else can’t be looked up. */
const sideOfPerson = (id: string) => (id === '1' || id === '2' ? id : '')
const wrongIn = (values: PaymentFormValues) => Object.keys(checkPaymentForm(values, sideOfPerson))

describe('checkPaymentForm', () => {
  it('finds nothing wrong with a complete order', () => {
    expect(wrongIn(INTERNAL)).toEqual([])
    expect(wrongIn(EXTERNAL)).toEqual([])
  })

  it.each([
    'channelId',
    'amount',
    'feeItemCode',
    'affiliationDepartmentCode',
    'affiliationParkId',
    'principalId',
  ] as const)('asks for %s of an internal order', (field) => {
    expect(wrongIn({ ...INTERNAL, [field]: ' ' })).toEqual([field])
  })

  it.each(['paymentUnit', 'paymentUnitAccount'] as const)(
    'asks for %s of an external order only',
    (field) => {
      expect(wrongIn({ ...EXTERNAL, [field]: '' })).toEqual([field])
      expect(wrongIn({ ...INTERNAL, [field]: '' })).toEqual([])
    },
  )

  it.each([
    ['1', '2', ['principalId']],
    ['2', '1', ['principalId']],
    ['2', '9', []],
    ['', '2', []],
  ] as const)('settled by %j, with person %s in charge: wrong are %j', (settlement, id, wrong) => {
    const order = settlement === '1' ? INTERNAL : EXTERNAL
    expect(wrongIn({ ...order, settlement, principalId: id })).toEqual(wrong)
  })

  it('asks for a channel before anything that depends on it, while the settlement is unknown', () => {
    const unknown = { ...INTERNAL, settlement: '' as const, channelId: '', feeItemCode: '' }
    expect(wrongIn(unknown)).toEqual(['channelId'])
  })

  it.each([
    ['0', false],
    ['0.00', false],
    ['0.01', true],
    ['99999999.99', true],
    ['100000000', false],
    ['1.005', false],
    ['abc', false],
  ])('takes the amount %s: %s', (amount, isRight) => {
    expect(wrongIn({ ...INTERNAL, amount })).toEqual(isRight ? [] : ['amount'])
  })

  it('counts a remark in characters, without blanks around it, and the files', () => {
    expect(wrongIn({ ...INTERNAL, remark: ` ${'🎁'.repeat(200)} ` })).toEqual([])
    expect(wrongIn({ ...INTERNAL, remark: '🎁'.repeat(201) })).toEqual(['remark'])
    const files = Array.from({ length: 11 }, (_, at) => ({ attachmentId: `U${at}`, name: 'a' }))
    expect(wrongIn({ ...INTERNAL, attachments: files.slice(1) })).toEqual([])
    expect(wrongIn({ ...INTERNAL, attachments: files })).toEqual(['attachments'])
  })

  it('takes no field for filled in that holds what nobody sees', () => {
    const unseen = { paymentUnit: '\u200B', paymentUnitAccount: ' \u2060' }
    expect(wrongIn({ ...EXTERNAL, ...unseen })).toEqual(['paymentUnit', 'paymentUnitAccount'])
  })

  it('takes only a real day', () => {
    expect(wrongIn({ ...INTERNAL, applyDate: '2028-02-29' })).toEqual([])
    expect(wrongIn({ ...INTERNAL, applyDate: '2026-02-29' })).toEqual(['applyDate'])
  })
})

describe('checkPaymentDraft', () => {
  it('takes whatever is there, but for a request date that is no day', () => {
    expect(checkPaymentDraft(EMPTY_PAYMENT_FORM)).toEqual({})
    expect(checkPaymentDraft({ ...INTERNAL, applyDate: ' 2028-02-29 ' })).toEqual({})
    for (const applyDate of ['abc', '2026-02-29', '2026-11-20 00:00:00']) {
      const errors = checkPaymentDraft({ ...EMPTY_PAYMENT_FORM, applyDate })
      expect(Object.keys(errors)).toEqual(['applyDate'])
    }
  })
})

describe('shownPaymentFields', () => {
  it('are those that the settlement has a use for, and nothing that is not sent', () => {
    expect(shownPaymentFields(INTERNAL)).toContain('feeItemCode')
    expect(shownPaymentFields(INTERNAL)).not.toContain('paymentUnit')
    expect(shownPaymentFields(EXTERNAL)).toContain('paymentUnitAccount')
    expect(shownPaymentFields(EXTERNAL)).not.toContain('feeItemCode')
    expect(shownPaymentFields(INTERNAL)).not.toContain('settlement')
    const unknown = shownPaymentFields({ ...INTERNAL, settlement: '' })
    expect(unknown).toEqual(
      expect.arrayContaining(['feeItemCode', 'paymentUnit', 'paymentUnitAccount']),
    )
  })
})
