import * as v from 'valibot'
import { attachmentRef } from './order-parts'
import { existingOrder } from './order-writes'
import { listOf, optionalFlag, optionalInteger, optionalText } from './scalars'

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

/** A request of staging or submit. */
export const paymentOrderWrite = v.object({ ...paymentOrderDocument.entries, ...existingOrder })
export type PaymentOrderWrite = v.InferOutput<typeof paymentOrderWrite>
