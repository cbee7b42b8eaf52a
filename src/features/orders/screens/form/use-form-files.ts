import { useLingui } from '@lingui/react'
import { useMergedRef } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import type { UploadQueue } from '@/components/attachments-field/upload-queue'
import type { useDraft } from '@/features/writes/use-draft'
import { openRecordOf } from '@/features/writes/write-record'
import { useUser } from '@/session/use-user'
import type { OrderBase } from '../../order-type'
import { deleteFiles } from './attachment-uploads'
import { useAttachmentsReady } from './attachments-ready'
import type { FormDefinition, FormValues, SendAction } from './form-definition'
import { useUnsavedFiles } from './unsaved-files'
import type { useOrderForm } from './use-order-form'
import { filesOf } from './use-order-sending'

interface FormFilesInput<Values extends FormValues, Order extends OrderBase> {
  definition: FormDefinition<Values, Order>
  /** the order that is edited; undefined for a new one */
  order: Order | undefined
  form: ReturnType<typeof useOrderForm<Values, Order>>
  draft: ReturnType<typeof useDraft>
  /** what is known of what was sent, and of the order since */
  sending: { newer: Order | undefined; running: SendAction | undefined; isUnread: boolean }
  queue: UploadQueue | null
  setQueue: (queue: UploadQueue | null) => void
  /** with all the files in the form's values */
  send: (action: SendAction) => void
}

/** The files of a form: those under way, which sending it waits for, and those that no order has, which go with what is discarded. */
export function useFormFiles<Values extends FormValues, Order extends OrderBase>({
  definition,
  order,
  form: { base, isStartKnown },
  draft,
  sending,
  queue,
  setQueue,
  send,
}: FormFilesInput<Values, Order>) {
  const queryClient = useQueryClient()
  const user = useUser()
  const username = user?.username ?? ''
  const { i18n } = useLingui()
  const files = useAttachmentsReady(send, order?.code ?? i18n._(definition.type.names.create))
  const uploads = useMergedRef(files.uploads, setQueue)
  useUnsavedFiles(queue, files.wait)

  /** Files that were uploaded and that no order has: not as it was when it was opened, nor as it is by now. */
  const unsaved = (among: readonly { attachmentId: string }[]) => {
    const versions = [order, sending.newer].flatMap((one) =>
      one ? [definition.toValues(one)] : [],
    )
    const saved = new Set(
      [base.start, ...versions].flatMap(filesOf).map(({ attachmentId }) => attachmentId),
    )
    return among.flatMap(({ attachmentId }) => (saved.has(attachmentId) ? [] : [attachmentId]))
  }
  // Of a draft of an earlier version some may have been that one's: whoever removed them from the order has deleted them.
  const own = { id: draft.id, isShared: draft.isCopy || (order !== undefined && !isStartKnown) }
  return {
    ...files,
    /** of the attachments field */
    uploads,
    /**
     * Deletes files of a draft that no order has, and no other tab either. What is sent, or may have been, keeps what it names.
     *
     * @param of the draft that had them; this visit's unless given
     */
    deleteUnsaved: (
      among: readonly { attachmentId: string }[],
      { id, isShared }: { id: string; isShared: boolean } = own,
    ) => {
      const sent = openRecordOf(username, {
        kind: definition.type.id,
        onceKey: order?.code ?? id,
      })
      const isSent = sent !== undefined || sending.running !== undefined || sending.isUnread
      if (!isShared && !isSent) void deleteFiles(unsaved(among), { queryClient, user })
    },
  }
}
