import * as v from 'valibot'
import { flag, integer, optionalText, optionalWireTime, requiredText, wireTime } from './scalars'

/** What staging and submit send beside the document when the order exists: the lock as it was read. */
export const existingOrder = { code: optionalText, gmtModified: optionalWireTime }

/**
 * A document of which every field is named, be it with nothing in it. A save replaces the whole: a field that a form left out
 * would be erased by everybody who saves an order that has it.
 */
export type Whole<Document> = { [Name in keyof Required<Document>]: Document[Name] }

/** A request of approval: 1 approves, 0 rejects, which needs a remark. */
export const approvalRequest = v.object({
  code: requiredText,
  approved: flag,
  remark: optionalText,
  gmtModified: wireTime,
})
export type ApprovalRequest = v.InferOutput<typeof approvalRequest>

export const cancelRequest = v.object({ code: requiredText, gmtModified: wireTime })
export type CancelRequest = v.InferOutput<typeof cancelRequest>

/** What staging and submit answer. */
export const savedOrder = v.object({ code: requiredText })
/** What approval, cancel, tally and verify answer: the state after the call. */
export const transitionedOrder = v.object({ code: requiredText, state: integer })
export type TransitionedOrder = v.InferOutput<typeof transitionedOrder>
