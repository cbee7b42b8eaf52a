import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { dayError } from '@/components/calendar/day-error'
import { parseYuan } from '@/domain/money'
import { seenText } from '@/domain/seen-text'
import type { FormErrors } from '../../screens/form/form-definition'
import { AMOUNT_LIMITS, attachmentsProblem, remarkTooLong } from '../../workflow/shared-checks'
import { isOfOtherSide } from './change-side'
import type { PaymentFormField, PaymentFormValues } from './form-values'

/** What is wrong, by field. */
export type PaymentFormErrors = FormErrors<PaymentFormValues>

type Check = (values: PaymentFormValues) => MessageDescriptor | undefined

type TextField = Exclude<PaymentFormField, 'canOnlyConsume' | 'attachments'>

const required =
  (field: TextField, message: MessageDescriptor): Check =>
  (values) =>
    seenText(values[field]) === '' ? message : undefined

/** A check that counts for one settlement type only. */
const only =
  (settlement: '1' | '2', check: Check): Check =>
  (values) =>
    values.settlement === settlement ? check(values) : undefined

const applyDate: Check = (values) => {
  const day = values.applyDate.trim()
  return day === '' ? undefined : dayError(day)
}

const amount: Check = (values) => {
  const cents = parseYuan(values.amount)
  if (values.amount.trim() === '') return msg`Enter the amount`
  const isInRange = cents !== undefined && cents >= AMOUNT_LIMITS.min && cents <= AMOUNT_LIMITS.max
  return isInRange ? undefined : OUT_OF_RANGE
}

/** Of an amount. */
export const OUT_OF_RANGE = msg`Enter an amount from 0.01 to 99,999,999.99`

/** What a submitted order must have, in the order of the form. See docs/domain/orders.md, "Payment order". */
const CHECKS: readonly (readonly [PaymentFormField, Check])[] = [
  ['channelId', required('channelId', msg`Choose a settlement channel`)],
  ['amount', amount],
  ['affiliationDepartmentCode', required('affiliationDepartmentCode', msg`Choose a department`)],
  ['affiliationParkId', required('affiliationParkId', msg`Choose a park`)],
  ['principalId', required('principalId', msg`Choose the person in charge`)],
  ['feeItemCode', only('1', required('feeItemCode', msg`Choose a fee item`))],
  ['paymentUnit', only('2', required('paymentUnit', msg`Enter the paying entity`))],
  [
    'paymentUnitAccount',
    only('2', required('paymentUnitAccount', msg`Enter the paying entity’s account`)),
  ],
  ['applyDate', applyDate],
  ['remark', ({ remark }) => remarkTooLong(remark)],
  ['attachments', ({ attachments }) => attachmentsProblem(attachments)],
]

/** Of a person in charge: what the lists of choices tell of them. */
export const OF_OTHER_SIDE = msg`In charge of orders of the other settlement type only`

/** What keeps the form from being saved as a draft: it may be incomplete, but nothing that is no day is sent as one. */
export function checkPaymentDraft(values: PaymentFormValues): PaymentFormErrors {
  const wrong = applyDate(values)
  return wrong ? { applyDate: wrong } : {}
}

/**
 * What keeps the form from being submitted; nothing when it is empty.
 *
 * @param sideOfPerson which settlement type somebody is in charge of; empty where that is not known
 */
export function checkPaymentForm(
  values: PaymentFormValues,
  sideOfPerson: (principalId: string) => PaymentFormValues['settlement'],
): PaymentFormErrors {
  const errors: PaymentFormErrors = {}
  for (const [field, check] of CHECKS) {
    const message = check(values)
    if (message) errors[field] = message
  }
  if (isOfOtherSide(sideOfPerson(values.principalId), values.settlement))
    errors.principalId = OF_OTHER_SIDE
  return errors
}

/**
 * The fields of the form from top to bottom: those that the settlement type has a use for, and those of
 * both types while it is unknown.
 */
export function shownPaymentFields({ settlement }: PaymentFormValues): PaymentFormField[] {
  return [
    'channelId',
    'amount',
    ...(settlement === '2' ? [] : (['feeItemCode'] as const)),
    ...(settlement === '1' ? [] : (['paymentUnit', 'paymentUnitAccount'] as const)),
    'affiliationDepartmentCode',
    'affiliationParkId',
    'principalId',
    'ownerName',
    'applyCode',
    'applyDate',
    'canOnlyConsume',
    'remark',
    'attachments',
  ]
}
