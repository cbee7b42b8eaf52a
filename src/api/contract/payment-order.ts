import * as v from 'valibot'
import { debitOrder } from './debit-order'
import { attachment, auditFields, paging } from './order-parts'
import {
  cents,
  integer,
  listOf,
  optionalDay,
  optionalFlag,
  optionalInteger,
  optionalText,
  requiredText,
} from './scalars'

/** A number that is absent where it can't be read. */
const readable = v.fallback(optionalInteger, undefined)

/** What an order says of its channel or park beside the id, as far as it can be read; only a channel has a type. */
const told = v.fallback(
  v.nullish(
    v.object({
      id: readable,
      name: v.fallback(v.optional(requiredText), undefined),
      type: readable,
    }),
  ),
  undefined,
)

const fields = v.object({
  code: requiredText,
  channelId: optionalInteger,
  applyCode: optionalText,
  verifyCode: optionalText,
  applyDate: optionalDay,
  departmentName: optionalText,
  feeItemCode: optionalText,
  feeItemName: optionalText,
  amount: cents,
  actual: cents,
  ownerName: optionalText,
  paymentUnit: optionalText,
  paymentUnitAccount: optionalText,
  affiliationParkId: optionalInteger,
  affiliationDepartmentCode: optionalText,
  affiliationDepartmentName: optionalText,
  principalId: optionalInteger,
  principalName: optionalText,
  canOnlyConsume: optionalFlag,
  remark: optionalText,
  state: integer,
  ...auditFields,
  channel: told,
  park: told,
  attachments: listOf(attachment),
})

/** An order may name its channel and its park by the objects alone: whoever reads it finds their ids all the same. */
const withIds = <Order extends v.InferOutput<typeof fields>>(order: Order): Order => ({
  ...order,
  channelId: order.channelId ?? order.channel?.id,
  affiliationParkId: order.affiliationParkId ?? order.park?.id,
})

/** A payment order as lists show it. `amount` and `actual` (what is left to debit) in cents. */
export const paymentOrder = v.pipe(fields, v.transform(withIds))
export type PaymentOrder = v.InferOutput<typeof paymentOrder>

export const paymentOrderDetail = v.pipe(
  v.object({ ...fields.entries, debitOrders: listOf(debitOrder) }),
  v.transform(withIds),
)
export type PaymentOrderDetail = v.InferOutput<typeof paymentOrderDetail>

/** The filters of the payment order list, all optional but the route's `business`. */
export const paymentOrderFilters = v.object({
  business: integer,
  code: v.optional(v.string()),
  createTimeStart: v.optional(v.string()),
  createTimeEnd: v.optional(v.string()),
  loginOwnerId: v.optional(v.string()),
  ownerName: v.optional(v.string()),
  parkName: v.optional(v.string()),
  principal: v.optional(v.string()),
  state: v.optional(integer),
  type: v.optional(integer),
  affiliationDepartmentName: v.optional(v.string()),
})
export type PaymentOrderFilters = v.InferOutput<typeof paymentOrderFilters>

export const paymentOrderListRequest = v.object({ ...paymentOrderFilters.entries, ...paging })
export type PaymentOrderListRequest = v.InferOutput<typeof paymentOrderListRequest>

/** What the budget of a department and fee item says, in cents. */
export const budgetInfo = v.object({
  budgetCode: optionalText,
  total: cents,
  used: cents,
  frozen: cents,
  available: cents,
})
