import { msg } from '@lingui/core/macro'
import type { AttachmentRef } from '@/api/contract/order-parts'
import { deleteFile, uploadFailed, uploadFile } from '@/api/resources/file-upload'
import { ApiError } from '@/api/http/api-error'
import { whyFailed } from '@/api/http/words-for-people'
import type { Reason } from '@/components/attachments-field/upload-state'
import { whoIsHere, type Begun } from '@/session/confirm-session'
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

/** A proxy in front of the platform may take less than the platform does. */
const TOO_LARGE = msg`The server does not take a file of this size.`
const CONTENT_TOO_LARGE = 413

/**
 * A person waits for a file, so the dialog says why it could not be stored. The call's own message
 * and the reason, the server's words or ours, stand at the file's row, where it can be sent again.
 *
 * @returns what stands at the row
 */
export function tellUploadFailure(error: unknown): Reason {
  presentFailure(error, { asked: true })
  if (!(error instanceof ApiError)) return [uploadFailed]
  const reason = error.status === CONTENT_TOO_LARGE ? TOO_LARGE : whyFailed(error)
  return reason === undefined ? [error.failure] : [error.failure, reason]
}

/**
 * Deletes files that no document has any more. Nobody waits for it, so a failure is a passing notification;
 * the file then stays in the store and belongs to nobody.
 *
 * @param by whose they are: once the tab is another person's, or nobody's, none is deleted and nothing is told
 */
export async function deleteFiles(ids: readonly string[], by: Begun): Promise<void> {
  const isTheirs = () => whoIsHere(by) === 'same'
  for (const id of ids) {
    if (!isTheirs()) return
    try {
      await deleteFile(id)
    } catch (error) {
      if (!isTheirs()) return
      presentFailure(error, { asked: false })
      if (error instanceof ApiError) notify({ message: error.failure, tone: 'failure' })
    }
  }
}
