import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import type { DebitOrderDocument } from '@/api/contract/chain-order-writes'
import { attachmentRef } from '@/api/contract/order-parts'
import type { Whole } from '@/api/contract/order-writes'
import { unscaledNumber } from '@/components/number-input/number-text'
import { parseYuan } from '@/domain/money'
import { amountText } from '../../screens/form/amount-text'
import type { FormErrors } from '../../screens/form/form-definition'
import { attachmentsProblem, remarkTooLong } from '../../workflow/shared-checks'

const text = v.fallback(v.string(), '')

/** What a person types into the form: the amount in yuan. */
export const debitFormValues = v.object({
  paymentCode: text,
  amount: amountText,
  remark: text,
  attachments: v.fallback(v.array(attachmentRef), []),
})
export type DebitFormValues = v.InferOutput<typeof debitFormValues>

/** A new debit of a payment order, or of one that is still to be picked. */
export function newDebit(paymentCode: string | undefined): DebitFormValues {
  return v.parse(debitFormValues, { paymentCode })
}

/** The form that shows an existing debit order. */
export function toDebitForm(order: DebitOrderDetail): DebitFormValues {
  return {
    paymentCode: order.paymentCode ?? '',
    // A draft without an amount has none: nobody saved a zero.
    amount: order.amount === 0 ? '' : unscaledNumber(order.amount, 2),
    remark: order.remark ?? '',
    attachments: order.attachments.map(({ attachmentId, name }) => ({ attachmentId, name })),
  }
}

/** The document that staging and submit are sent. */
export function toDebitDocument(values: DebitFormValues): Whole<DebitOrderDocument> {
  return {
    paymentCode: values.paymentCode,
    amount: parseYuan(values.amount),
    remark: values.remark,
    attachments: values.attachments,
  }
}

/** What keeps a draft from being saved, which may lack all else; nothing when it is empty. */
export function checkDebitDraft({ paymentCode }: DebitFormValues): FormErrors<DebitFormValues> {
  return paymentCode === '' ? { paymentCode: msg`Choose a payment order` } : {}
}

/**
 * What keeps the form from being submitted; nothing when it is empty.
 *
 * @param left cents that can still be debited; undefined where that is not known: the server knows
 * @param isPossible whether the payment order can be debited at all; undefined likewise
 * @returns messages may hold cents, which `withAmount` writes
 */
export function checkDebitForm(
  values: DebitFormValues,
  { left, isPossible }: { left?: number | undefined; isPossible?: boolean | undefined },
): FormErrors<DebitFormValues> {
  const amount = parseYuan(values.amount)
  const errors = checkDebitDraft(values)
  if (isPossible === false) errors.paymentCode ??= msg`Only a tallied payment order can be debited`
  if (amount === undefined || amount <= 0) errors.amount = msg`Enter the amount`
  // Of an order that can't be debited it says nothing that at most 0.00 yuan are left.
  else if (isPossible !== false && left !== undefined && amount > left) {
    const most = left
    errors.amount = msg`At most ${most} yuan are left`
  }
  const remark = remarkTooLong(values.remark)
  if (remark) errors.remark = remark
  const attachments = attachmentsProblem(values.attachments)
  if (attachments) errors.attachments = attachments
  return errors
}

/**
 * What is wrong with the amount, as it stands at its field: the language may have been another one when that was found.
 *
 * @param formatAmount how an amount in cents is written
 */
export function withAmount(
  error: MessageDescriptor | string | undefined,
  formatAmount: (cents: number) => string,
): MessageDescriptor | string | undefined {
  if (typeof error !== 'object') return error
  const most: unknown = error.values?.['most']
  return typeof most === 'number' ? { ...error, values: { most: formatAmount(most) } } : error
}
