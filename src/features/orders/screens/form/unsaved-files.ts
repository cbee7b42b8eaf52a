import { useCallback, useSyncExternalStore } from 'react'
import type { UploadQueue } from '@/components/attachments-field/upload-queue'
import { isUnderWay, type Upload } from '@/components/attachments-field/upload-state'
import { useUnreadResult } from '@/platform/unread-results'
import { useUnsavedWork } from '@/shell/unsaved-work'
import type { AttachmentsWait } from './attachments-ready'

/** The files that stand at a form and are not attached to it: under way, failed, or not accepted. */
export function filesNotAttached(queue: UploadQueue | null): readonly Upload[] {
  return queue?.getState().uploads.filter(({ status }) => status !== 'done') ?? []
}

/**
 * Files on their way, or failed, are nowhere but at their form: leaving it asks. A reload by itself waits until somebody has said
 * what is to become of the failed ones; of those under way the transfer tells. See docs/domain/base-data.md, "Attachments".
 *
 * @param wait what keeps the form from being sent
 */
export function useUnsavedFiles(queue: UploadQueue | null, wait: AttachmentsWait | undefined) {
  const subscribe = useCallback(
    (listener: () => void) => queue?.subscribe(listener) ?? (() => undefined),
    [queue],
  )
  const hasFailed = useSyncExternalStore(subscribe, () =>
    filesNotAttached(queue).some(({ status }) => status === 'failed'),
  )
  const isSending = useSyncExternalStore(subscribe, () => filesNotAttached(queue).some(isUnderWay))
  useUnsavedWork(hasFailed || isSending || wait !== undefined, 'files')
  useUnreadResult(hasFailed || wait?.kind === 'missing')
}
