import * as v from 'valibot'
import { attachment, auditFields, paging } from './order-parts'
import { reverseOrder } from './reverse-order'
import { cents, integer, listOf, optionalText, requiredText } from './scalars'

/** Deducts from one payment order. `amount` in cents. */
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

/** A debit order with the one reverse order that writes it off, or is to: the one not cancelled. */
export const debitOrderDetail = v.object({
  ...debitOrder.entries,
  reverseOrder: v.nullish(reverseOrder),
})
export type DebitOrderDetail = v.InferOutput<typeof debitOrderDetail>

/** The filters of the debit order list, all optional but the route's `business`. */
export const debitOrderFilters = v.object({
  business: integer,
  code: v.optional(v.string()),
  paymentCode: v.optional(v.string()),
  createTimeStart: v.optional(v.string()),
  createTimeEnd: v.optional(v.string()),
  loginOwnerId: v.optional(v.string()),
  state: v.optional(integer),
})
export type DebitOrderFilters = v.InferOutput<typeof debitOrderFilters>

export const debitOrderListRequest = v.object({ ...debitOrderFilters.entries, ...paging })
export type DebitOrderListRequest = v.InferOutput<typeof debitOrderListRequest>
