import * as v from 'valibot'
import { attachment, auditFields } from './order-parts'
import { cents, integer, listOf, optionalText, requiredText } from './scalars'

/** A deduction from a payment order. `amount` in cents. */
export const debitOrder = v.object({
  code: requiredText,
  paymentCode: optionalText,
  state: integer,
  amount: cents,
  remark: optionalText,
  ...auditFields,
  attachments: listOf(attachment),
})
export type DebitOrder = v.InferOutput<typeof debitOrder>
