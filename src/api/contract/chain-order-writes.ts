import * as v from 'valibot'
import { attachmentRef } from './order-parts'
import { existingOrder } from './order-writes'
import { listOf, optionalInteger, optionalText } from './scalars'

/**
 * The fields of a debit order that a person edits, as staging and submit send them. They replace the
 * whole document: absent means empty. `amount` in cents.
 */
const debitOrderDocument = v.object({
  paymentCode: optionalText,
  amount: optionalInteger,
  remark: optionalText,
  attachments: listOf(attachmentRef),
})
export type DebitOrderDocument = v.InferOutput<typeof debitOrderDocument>

/** A request of staging or submit of a debit order. */
export const debitOrderWrite = v.object({ ...debitOrderDocument.entries, ...existingOrder })
export type DebitOrderWrite = v.InferOutput<typeof debitOrderWrite>

/** The same of a reverse order. `amount` in cents is the debit's; absent, it is taken from there. */
const reverseOrderDocument = v.object({
  debitCode: optionalText,
  amount: optionalInteger,
  remark: optionalText,
})
export type ReverseOrderDocument = v.InferOutput<typeof reverseOrderDocument>

/** A request of staging or submit of a reverse order. */
export const reverseOrderWrite = v.object({ ...reverseOrderDocument.entries, ...existingOrder })
export type ReverseOrderWrite = v.InferOutput<typeof reverseOrderWrite>
