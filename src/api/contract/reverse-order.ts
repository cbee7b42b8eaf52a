import * as v from 'valibot'
import { auditFields, paging } from './order-parts'
import { cents, integer, optionalText, requiredText } from './scalars'

/** Writes off a whole debit order. `amount` in cents is the debit's. */
export const reverseOrder = v.object({
  code: requiredText,
  debitCode: optionalText,
  paymentCode: optionalText,
  state: integer,
  amount: cents,
  remark: optionalText,
  ...auditFields,
})
export type ReverseOrder = v.InferOutput<typeof reverseOrder>

/** The filters of the reverse order list, all optional but the route's `business`. */
export const reverseOrderFilters = v.object({
  business: integer,
  code: v.optional(v.string()),
  paymentCode: v.optional(v.string()),
  debitCode: v.optional(v.string()),
  createTimeStart: v.optional(v.string()),
  createTimeEnd: v.optional(v.string()),
  loginOwnerId: v.optional(v.string()),
  state: v.optional(integer),
})
export type ReverseOrderFilters = v.InferOutput<typeof reverseOrderFilters>

export const reverseOrderListRequest = v.object({ ...reverseOrderFilters.entries, ...paging })
export type ReverseOrderListRequest = v.InferOutput<typeof reverseOrderListRequest>
