import * as v from 'valibot'
import { attachmentRef } from './order-parts'
import {
  flag,
  integer,
  listOf,
  optionalFlag,
  optionalInteger,
  optionalText,
  optionalWireTime,
  requiredText,
  wireTime,
} from './scalars'

/**
 * The fields of a payment order that a person edits, as staging and submit send them. They replace the
 * whole document: absent means empty. `amount` in cents, `applyDate` is `YYYY-MM-DD`, `principalId`
 * is a VerifyUser's id.
 */
const paymentOrderDocument = v.object({
  channelId: optionalInteger,
  applyCode: optionalText,
  applyDate: optionalText,
  departmentName: optionalText,
  feeItemCode: optionalText,
  feeItemName: optionalText,
  amount: optionalInteger,
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
  attachments: listOf(attachmentRef),
})
export type PaymentOrderDocument = v.InferOutput<typeof paymentOrderDocument>

/** A request of staging or submit; `code` and `gmtModified` (as it was read) for an existing order. */
export const paymentOrderWrite = v.object({
  ...paymentOrderDocument.entries,
  code: optionalText,
  gmtModified: optionalWireTime,
})
export type PaymentOrderWrite = v.InferOutput<typeof paymentOrderWrite>

/** A request of approval: 1 approves, 0 rejects, which needs a remark. */
export const approvalRequest = v.object({
  code: requiredText,
  approved: flag,
  remark: optionalText,
  gmtModified: wireTime,
})
export type ApprovalRequest = v.InferOutput<typeof approvalRequest>

/** A request of cancel. */
export const cancelRequest = v.object({ code: requiredText, gmtModified: wireTime })
export type CancelRequest = v.InferOutput<typeof cancelRequest>

/** What staging and submit answer. */
export const savedOrder = v.object({ code: requiredText })
/** What approval, cancel, tally and verify answer: the state after the call. */
export const movedOrder = v.object({ code: requiredText, state: integer })
export type MovedOrder = v.InferOutput<typeof movedOrder>
