import { draftLock, typedIn } from '@/features/writes/stored-drafts'
import { useHeldHere } from '@/features/writes/tab-lock'
import { useFoundKinds, useStillUnknown } from '@/features/writes/use-reconciliation'
import { useUnknownNew, useUnknownWrites, type WriteRecord } from '@/features/writes/write-record'
import { useUser } from '@/session/use-user'
import { usePageMark } from '@/shell/page-tags/page-marks'

interface FormOutcomesInput {
  /** the id of the order's type */
  kind: string
  isNew: boolean
  draftId: string
  /** by what a write of this form is known, and the record for whose sake the last press sent nothing */
  sending: { onceKey: string; refusedFor: string | undefined }
}

/** What a form tells of earlier writes whose outcome is unknown: of its order's, and in a form of a new one of all new ones. */
export function useFormOutcomes({ kind, isNew, draftId, sending }: FormOutcomesInput) {
  const username = useUser()?.username ?? ''
  const ownWrites = useUnknownWrites(username, kind, sending.onceKey)
  const newOrders = useUnknownNew(username, kind)
  const heldHere = useHeldHere()
  // What another form of this tab has sent is that form's to go on with: closed here, it could be sent there once more.
  const isElsewhere = ({ draft: sent }: WriteRecord) =>
    isNew && sent !== undefined && sent.id !== draftId && heldHere.has(draftLock(sent))
  // Said here only as the reason why the same is not sent from here.
  const unknown = (isNew ? newOrders : ownWrites).filter(
    (record) => !isElsewhere(record) || record.id === sending.refusedFor,
  )
  usePageMark('unknown', useStillUnknown(unknown).length > 0)
  return { unknown, isElsewhere }
}

/**
 * Whether what is typed under a draft is known to be a new order by now, though nobody has read that yet. Of an order that there is
 * it can't be told by this: what was saved once may be something else since.
 */
export function useKnownToBeRaised(kind: string) {
  const records = useUnknownNew(useUser()?.username ?? '', kind)
  const kinds = useFoundKinds(records)
  return (draftId: string, values: Readonly<Record<string, unknown>>): boolean =>
    records.some(
      ({ draft }, index) =>
        kinds[index] === 'done' && draft?.id === draftId && draft.typed === typedIn(values),
    )
}
