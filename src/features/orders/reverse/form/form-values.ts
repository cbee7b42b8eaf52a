import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { ReverseOrderDocument } from '@/api/contract/chain-order-writes'
import type { Whole } from '@/api/contract/order-writes'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { seenText } from '@/domain/seen-text'
import type { FormErrors } from '../../screens/form/form-definition'
import { remarkTooLong } from '../../workflow/shared-checks'

const text = v.fallback(v.string(), '')

/** What a person types into the form; the amount is the debit's. */
export const reverseFormValues = v.object({ debitCode: text, remark: text })
export type ReverseFormValues = v.InferOutput<typeof reverseFormValues>

/** A new reverse of a debit, or of one that is still to be picked. */
export function newReverse(debitCode: string | undefined): ReverseFormValues {
  return v.parse(reverseFormValues, { debitCode })
}

/** The form that shows an existing reverse order. */
export function toReverseForm({ debitCode = '', remark = '' }: ReverseOrder): ReverseFormValues {
  return { debitCode, remark }
}

/**
 * The document that staging and submit are sent.
 *
 * @param amount the debit's, in cents: a reverse is always of the whole of it. Undefined while the debit
 *   is not known here; the server then takes it from there.
 */
export function toReverseDocument(
  { debitCode, remark }: ReverseFormValues,
  amount: number | undefined,
): Whole<ReverseOrderDocument> {
  return { debitCode, remark, amount }
}

/** What keeps a draft from being saved, which may lack all else; nothing when it is empty. */
export function checkReverseDraft({ debitCode }: ReverseFormValues): FormErrors<ReverseFormValues> {
  return debitCode === '' ? { debitCode: msg`Choose a debit order` } : {}
}

/**
 * What keeps the form from being submitted; nothing when it is empty.
 *
 * @param isPossible whether the debit can be written off; undefined where the server alone knows
 */
export function checkReverseForm(
  values: ReverseFormValues,
  isPossible: boolean | undefined,
): FormErrors<ReverseFormValues> {
  const errors = checkReverseDraft(values)
  if (isPossible === false) errors.debitCode ??= msg`This debit order can’t be reversed`
  const isMissing = seenText(values.remark) === ''
  const remark = isMissing ? msg`Say why it is reversed` : remarkTooLong(values.remark)
  if (remark) errors.remark = remark
  return errors
}
