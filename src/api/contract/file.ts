import * as v from 'valibot'
import { optionalText, requiredText } from './scalars'

/** What an upload answers; `id` is the `attachmentId` of an order's attachment. */
export const uploadedFile = v.object({
  id: requiredText,
  name: requiredText,
  downloadUrl: optionalText,
})
