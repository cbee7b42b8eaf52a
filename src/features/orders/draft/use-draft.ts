import { useEffect, useRef, useState } from 'react'
import type { WireTime } from '@/domain/china-time'
import { usePageMark } from '@/shell/page-tags/page-marks'
import { useUnsavedWork } from '@/shell/unsaved-work'
import { newId } from '@/session/new-id'
import { useUser } from '@/session/use-user'
import { dropDraft, keepDraft, useStoredDrafts, type StoredDraft } from './stored-drafts'

interface DraftInput<Values extends Readonly<Record<string, unknown>>> {
  /** e.g. `payment-order.new` */
  document: string
  /** what the form started from: what the server has, or the defaults */
  start: Values
  values: Values
  /** `gmtModified` of the order that it is typed on; undefined for a new one */
  seen: WireTime | undefined
}

/**
 * Keeps what is typed, from the first difference on and with every change, so that a reload, a new
 * version, a lost session or a page closed by mistake loses nothing. Drafts of earlier visits are
 * offered and never mixed into what is being typed now. See docs/decisions/drafts.md.
 */
export function useDraft<Values extends Readonly<Record<string, unknown>>>({
  document,
  start,
  values,
  seen,
}: DraftInput<Values>) {
  const current = useUser()?.username ?? ''
  // Whoever began to type: when the session is lost nobody is signed in, and the draft is still theirs.
  const [username] = useState(current)
  const [id, setId] = useState(newId)
  const drafts = useStoredDrafts(username, document)
  const [isSaved, setIsSaved] = useState(false)
  const isForgotten = useRef(false)
  const isDirty = !isSaved && JSON.stringify(values) !== JSON.stringify(start)
  const hasDraft = drafts.some((draft) => draft.id === id)

  useEffect(() => {
    if (isForgotten.current) return
    if (isDirty) keepDraft(username, document, { id, savedAt: Date.now(), seen, values })
    else if (hasDraft) dropDraft(username, document, id)
  }, [username, document, id, isDirty, hasDraft, seen, values])
  useUnsavedWork(isDirty)

  const offered: StoredDraft | undefined = drafts.find((draft) => draft.id !== id)
  usePageMark('unsaved', isDirty || offered !== undefined)
  return {
    /** known to this visit, and to a visit that takes its draft up again */
    id,
    isDirty,
    offered,
    /** Goes on with an offered draft: the same draft, under the same id. */
    take: (draft: StoredDraft) => {
      if (hasDraft) dropDraft(username, document, id)
      setId(draft.id)
    },
    /** A draft of an earlier visit that nobody wants, or that turned out to be saved. */
    drop: (draftId: string) => dropDraft(username, document, draftId),
    /**
     * The document is saved: this visit's draft goes at once, since the form may be gone before it is
     * rendered again, and what was sent must not be offered to be sent once more.
     */
    forget: () => {
      isForgotten.current = true
      setIsSaved(true)
      dropDraft(username, document, id)
    },
  }
}
