import * as v from 'valibot'
import { integer, optionalFlag, optionalText, optionalWireTime, requiredText } from './scalars'

/** An entry of a document's history. `bizType` 1 payment, 2 debit, 3 reverse; `state` 0 failed, 1 success. */
export const operationLog = v.object({
  id: requiredText,
  recordId: optionalText,
  bizType: integer,
  step: optionalText,
  content: optionalText,
  state: integer,
  showFront: optionalFlag,
  gmtCreate: optionalWireTime,
  gmtModified: optionalWireTime,
  createBy: optionalText,
  lastModifiedBy: optionalText,
})
export type OperationLogEntry = v.InferOutput<typeof operationLog>
