import * as v from 'valibot'
import { seenName } from '@/domain/seen-name'
import { integer, optionalText, optionalWireTime, requiredText } from './scalars'

/** Who made and last changed a document, and when. `gmtModified` doubles as the optimistic lock. */
export const auditFields = {
  gmtCreate: optionalWireTime,
  createBy: optionalText,
  createName: optionalText,
  gmtModified: optionalWireTime,
  lastModifiedBy: optionalText,
}

/** What a file is called, as one can see it; a name of nothing else stays, for a file has to be called something. */
const fileName = v.pipe(
  requiredText,
  v.transform((name) => seenName(name) || name),
)

/** A file that belongs to an order; `attachmentId` is the file's id in the file store. */
export const attachment = v.object({
  id: optionalText,
  orderCode: optionalText,
  attachmentId: requiredText,
  name: fileName,
  downloadUrl: optionalText,
})
export type Attachment = v.InferOutput<typeof attachment>

/** A file in the write of an order: one that was uploaded before, under the name it is to have. */
export const attachmentRef = v.object({ attachmentId: requiredText, name: fileName })
export type AttachmentRef = v.InferOutput<typeof attachmentRef>

/** A list filter of type "page": which page, and how many rows on it. */
export const paging = { pageNum: integer, pageSize: integer }

const audited = v.object(auditFields)
export type AuditedOrder = v.InferOutput<typeof audited>
