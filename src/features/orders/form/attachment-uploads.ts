import type { MessageDescriptor } from '@lingui/core'
import type { AttachmentRef } from '@/api/contract/order-parts'
import { deleteFile, uploadFile } from '@/api/file-upload'
import { ApiError } from '@/api/transport/api-error'
import { describeError } from '@/api/transport/describe-error'
import { notify } from '@/shell/notify'
import { presentFailure } from '@/shell/present-failure'

/** What a browser calls a picture that was pasted; the attachments field gives it such a name. */
const PASTED = /^pasted-/

/** Stores a file of a form. What was pasted has no file of its own and goes by the other call. */
export async function storeFile(
  file: File,
  options: Parameters<typeof uploadFile>[1],
): Promise<AttachmentRef> {
  const via = PASTED.test(file.name) ? 'uploadFile' : 'upload'
  const { id, name } = await uploadFile(file, { ...options, via })
  return { attachmentId: id, name }
}

/** Why a file could not be stored: the server's own words, or ours. It stands at the file's row. */
export function describeUploadFailure(error: unknown): MessageDescriptor | string {
  if (!(error instanceof ApiError)) return String(error)
  // A lost session concerns more than this file.
  presentFailure(error, { asked: false })
  if (error.serverText !== undefined && !error.isHtml) return error.serverText
  return describeError(error).message ?? error.failure
}

/**
 * Deletes files that no document has any more. Nobody waits for it, so a failure is a passing note;
 * the file then stays in the store and belongs to nobody.
 */
export async function deleteFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await deleteFile(id)
    } catch (error) {
      presentFailure(error, { asked: false })
      if (error instanceof ApiError) notify({ message: error.failure, tone: 'failure' })
    }
  }
}
