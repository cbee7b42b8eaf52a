import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isDay } from '@/domain/china-time'
import { parseYuan } from '@/domain/money'
import type { PaymentFormField, PaymentFormValues } from './payment-form-values'

/** The limits of an amount, in cents: 0.01 to 99,999,999.99 yuan. */
export const AMOUNT_LIMITS = { decimals: 2, min: 1, max: 9_999_999_999 } as const

/** How long a remark may be, in characters (Unicode code points). */
export const LONGEST_REMARK = 200

/** How many files an order may have. */
export const MOST_ATTACHMENTS = 10

/** What is wrong, by field; what the server said stands there as it came. */
export type PaymentFormErrors = Partial<Record<PaymentFormField, MessageDescriptor | string>>

type Check = (values: PaymentFormValues) => MessageDescriptor | undefined

/** The fields that are text. */
type TextField = Exclude<PaymentFormField, 'canOnlyConsume' | 'attachments'>

const required =
  (field: TextField, message: MessageDescriptor): Check =>
  (values) =>
    values[field].trim() === '' ? message : undefined

/** A check that counts for one settlement type only. */
const only =
  (settlement: '1' | '2', check: Check): Check =>
  (values) =>
    values.settlement === settlement ? check(values) : undefined

const applyDate: Check = (values) => {
  const day = values.applyDate.trim()
  return day === '' || isDay(day) ? undefined : msg`Enter a day as YYYY-MM-DD`
}

const amount: Check = (values) => {
  const cents = parseYuan(values.amount)
  if (values.amount.trim() === '') return msg`Enter the amount`
  const isInRange = cents !== undefined && cents >= AMOUNT_LIMITS.min && cents <= AMOUNT_LIMITS.max
  return isInRange ? undefined : msg`Enter an amount from 0.01 to 99,999,999.99`
}

const remark: Check = (values) =>
  Array.from(values.remark.trim()).length > LONGEST_REMARK
    ? msg`At most ${LONGEST_REMARK} characters`
    : undefined

const attachments: Check = (values) =>
  values.attachments.length > MOST_ATTACHMENTS ? msg`At most ${MOST_ATTACHMENTS} files` : undefined

/** What a submitted order must have, in the order of the form. See docs/domain.md, "Payment order". */
const CHECKS: readonly (readonly [PaymentFormField, Check])[] = [
  ['channelId', required('channelId', msg`Choose a settlement channel`)],
  ['amount', amount],
  ['affiliationDepartmentCode', required('affiliationDepartmentCode', msg`Choose a department`)],
  ['affiliationParkId', required('affiliationParkId', msg`Choose a park`)],
  ['principalId', required('principalId', msg`Choose a principal`)],
  ['feeItemCode', only('1', required('feeItemCode', msg`Choose a fee item`))],
  ['paymentUnit', only('2', required('paymentUnit', msg`Enter the payment unit`))],
  [
    'paymentUnitAccount',
    only('2', required('paymentUnitAccount', msg`Enter the payment unit's account`)),
  ],
  ['applyDate', applyDate],
  ['remark', remark],
  ['attachments', attachments],
]

/** What keeps the form from being submitted; nothing when it is empty. */
export function checkPaymentForm(values: PaymentFormValues): PaymentFormErrors {
  return Object.fromEntries(
    CHECKS.flatMap(([field, check]) => {
      const message = check(values)
      return message ? [[field, message]] : []
    }),
  )
}

/** The first wrong field from top to bottom, whoever found it; undefined when none is. */
export function firstWrong(errors: PaymentFormErrors): PaymentFormField | undefined {
  return FIELD_ORDER.find((field) => errors[field] !== undefined)
}

const FIELD_ORDER: readonly PaymentFormField[] = [
  'settlement',
  'channelId',
  'amount',
  'feeItemCode',
  'paymentUnit',
  'paymentUnitAccount',
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

/** Whether a field stands in the form: those that the settlement type has no use for don't. */
export function isShown(
  field: PaymentFormField,
  { settlement }: Pick<PaymentFormValues, 'settlement'>,
): boolean {
  if (field === 'feeItemCode') return settlement === '1'
  if (field === 'paymentUnit' || field === 'paymentUnitAccount') return settlement === '2'
  // It follows from the channel, so nobody but the form knows it.
  return field !== 'settlement'
}

/** Whether the server's name for a field is one of the form's. */
export function isFormField(name: string): name is PaymentFormField {
  return FIELD_ORDER.some((field) => field === name)
}
