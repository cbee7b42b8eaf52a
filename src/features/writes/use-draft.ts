import { useEffect, useRef, useState } from 'react'
import type { WireTime } from '@/domain/china-time'
import { usePageMark } from '@/shell/page-tags/page-marks'
import { useUnsavedWork } from '@/shell/unsaved-work'
import { newId } from '@/session/new-id'
import { useUser } from '@/session/use-user'
import {
  draftLock,
  dropDraft,
  keepDraft,
  settleDraft,
  storedDrafts,
  typedIn,
  useAreDraftsStored,
  useStoredDrafts,
  type LaterDraft,
  type StoredDraft,
} from './stored-drafts'
import { hold, isHeldElsewhere, useHeldHere, whenFree } from './tab-lock'
import { isSentDraft, putAwayNotDone } from './write-record'

interface DraftInput<Values extends Readonly<Record<string, unknown>>> {
  /** e.g. `payment-order.new` */
  document: string
  /** what the form started from: what the server has, or the defaults */
  start: Values
  values: Values
  /** by field: how a number was typed, while that may have meant another one */
  asTyped?: StoredDraft['asTyped']
  /** `gmtModified` of the order that it is typed on; undefined for a new one */
  seen?: WireTime | undefined
  /** `start` is kept with the draft: the document carries no version that tells what it was typed on */
  keepsStart?: boolean
  /** the draft that it goes on with from the first moment (`draftGoingOn`) */
  goesOn?: StoredDraft | undefined
  /** whether what is typed under a draft turned out to be saved, though the form has not gone on from there yet */
  isKnownSaved?: (draftId: string, values: Values) => boolean
}

/** What this visit types under. */
interface OwnDraft {
  id: string
  isCopy: boolean
  /** what the document has become, once the form is left for the form of that */
  moved?: { document: string; seen: WireTime | undefined; typed: string; isAsSent: boolean }
}

/** By document, the id of the draft that goes on at once in its form, and is typed in another form up to then. */
const goingOn = new Map<string, string>()

/**
 * The draft that goes on in the form of a document that opens: the form of the new one that this was is left for it, and is typed
 * in up to that moment. Any other draft is offered.
 */
export function draftGoingOn(username: string, document: string): StoredDraft | undefined {
  const goesOn = goingOn.get(document)
  return storedDrafts(username, document).find(({ id }) => id === goesOn)
}

/** Whether the form of a document takes over from the one of the new document that it was. */
export function isGoingOn(document: string): boolean {
  return goingOn.has(document)
}

/**
 * Keeps what is typed, from the first difference on and with every change, so that a reload, a new
 * version, a lost session or a page closed by mistake loses nothing. Drafts of earlier visits are
 * offered and never mixed into what is being typed now. See docs/decisions/drafts.md.
 */
export function useDraft<Values extends Readonly<Record<string, unknown>>>({
  document: ofForm,
  start,
  values,
  asTyped,
  seen: seenInForm,
  keepsStart = false,
  goesOn,
  isKnownSaved,
}: DraftInput<Values>) {
  const current = useUser()?.username ?? ''
  // Whoever began to type: when the session is lost nobody is signed in, and the draft is still theirs.
  const [username] = useState(current)
  const [{ id, isCopy, moved }, setOwn] = useState<OwnDraft>(() => ({
    id: goesOn?.id ?? newId(),
    isCopy: goesOn?.isCopy === true,
  }))
  const { document, seen } = moved ?? { document: ofForm, seen: seenInForm }
  const drafts = useStoredDrafts(username, document)
  const isStored = useAreDraftsStored(username, document)
  const [isSaved, setIsSaved] = useState(false)
  const [isSent, setIsSent] = useState(false)
  /** ids of the drafts that were restored in this visit, the last one last */
  const [restored, setRestored] = useState<readonly string[]>([])
  const isForgotten = useRef(false)
  /** a draft is being taken up, and not known yet under which id */
  const isTaking = useRef(false)
  const isDirty = moved
    ? typedIn(values) !== moved.typed
    : !isSaved && (isSent || JSON.stringify(values) !== JSON.stringify(start))
  const hasDraft = drafts.some((draft) => draft.id === id)

  // Written for what is typed and for nothing else: whether a draft is there must not write it again.
  useEffect(() => {
    if (isForgotten.current || isTaking.current || !isDirty) return
    keepDraft(username, document, {
      id,
      savedAt: Date.now(),
      seen,
      isCopy: isCopy || undefined,
      start: keepsStart ? start : undefined,
      values,
      asTyped,
    })
  }, [username, document, id, isCopy, isDirty, keepsStart, start, seen, values, asTyped])
  useEffect(() => {
    if (!isForgotten.current && !isDirty && hasDraft) dropDraft(username, document, id)
  }, [username, document, id, isDirty, hasDraft])
  // A copy of this tab must know that the draft is typed in here.
  useEffect(() => (hasDraft ? hold(draftLock({ id })) : undefined), [id, hasDraft])
  // The draft stays until that was read: the form goes on from there.
  const isSavedAfterAll = isDirty && isKnownSaved?.(id, values) === true
  const isUnsaved = isDirty && !isSavedAfterAll
  useUnsavedWork(isUnsaved)
  const goesOnIn = moved?.isAsSent === true ? moved.document : undefined
  // Not where the form is closed at once: nobody is typing then.
  useEffect(() => {
    if (goesOnIn === undefined) return
    goingOn.set(goesOnIn, id)
    return () => void goingOn.delete(goesOnIn)
  }, [goesOnIn, id])

  /** Nobody is told any more, either, that what was sent from it can be sent again. */
  const discard = (draftId: string) => {
    dropDraft(username, document, draftId)
    putAwayNotDone(username, { document, id: draftId })
  }

  // What another page of this tab is being typed in is no earlier visit's.
  const heldHere = useHeldHere()
  const others = drafts.filter((draft) => draft.id !== id && !heldHere.has(draftLock(draft)))
  // A draft that is restored is written anew, and so the one changed last: by that alone the same two would be offered in turn.
  const [offered]: readonly (StoredDraft | undefined)[] = others.toSorted(
    (one, other) => restored.indexOf(one.id) - restored.indexOf(other.id),
  )
  const isOfferedElsewhere = useHeldElsewhere(offered?.id)
  usePageMark('unsaved', isUnsaved || offered !== undefined)
  return {
    /** known to this visit, and to a visit that takes its draft up again */
    id,
    document,
    isDirty,
    /** what is typed was saved after all, and goes on from there once that was read */
    isKnownSaved: isSavedAfterAll,
    /** what is typed would be there after a reload; in a full or forbidden storage it lasts as long as the page */
    isStored,
    /** its files are another tab's too, or those of what was sent before */
    isCopy,
    offered,
    /** the offered draft is open in another tab of this browser */
    isOfferedElsewhere,
    /**
     * Goes on with an offered draft: the same draft, under the same id. One that is open in another tab becomes a draft of this
     * one, under an id of its own: it is another document. What was typed in its place is offered next, then the earlier ones, and
     * last what this visit has restored before.
     *
     * @param isOwnSaved what was typed in its place is saved, and offered to nobody
     */
    take: async (draft: StoredDraft, isOwnSaved = false) => {
      if (isTaking.current) return
      const typed = isDirty && !isOwnSaved ? drafts.find((own) => own.id === id) : undefined
      // Kept under this visit's own id as well, what is restored would be one draft more, and could push out the oldest.
      isTaking.current = true
      const isElsewhere = await isHeldElsewhere(draftLock(draft))
      isTaking.current = false
      if (typed) keepDraft(username, document, typed)
      else dropDraft(username, document, id)
      // What was sent from it is sent again there.
      if (isElsewhere) discard(draft.id)
      const goesOnAs = isElsewhere ? newId() : draft.id
      setRestored((before) => [...before.filter((other) => other !== goesOnAs), goesOnAs])
      setOwn({ id: goesOnAs, isCopy: isElsewhere || draft.isCopy === true })
      // A new document that was sent just as this form starts stays a draft: it is told of, and may have to be sent again. One
      // that there is and that equals what was sent has nothing unsaved.
      const isNew = seen === undefined && !keepsStart
      setIsSent(isNew && isSentDraft(username, { document, id: goesOnAs }))
    },
    /** A draft of an earlier visit that nobody wants, or that turned out to be saved. */
    drop: discard,
    /** What is typed is to be a document of its own, apart from what was sent under this draft before. */
    renew: () => {
      dropDraft(username, document, id)
      setOwn({ id: newId(), isCopy: true })
    },
    /** It is about to be sent: whatever becomes of that it is known again by this draft, also where nobody has typed anything. */
    noteSent: () => setIsSent(true),
    /** What is typed is not wanted. */
    forget: () => {
      isForgotten.current = true
      setIsSaved(true)
      discard(id)
    },
    /**
     * The document is saved, and the form is left: this visit's draft goes at once, since the form may be gone before it is
     * rendered again, and what was sent must not be offered to be sent once more. What was typed while it was being saved stays.
     *
     * @param typed what was sent, by `typedIn`
     * @param later where what was typed since belongs, unless to another new document of the same kind
     * @returns whether there is any of that
     */
    settle: (typed: string, later?: Omit<LaterDraft, 'id'>) => {
      isForgotten.current = true
      setIsSaved(true)
      return settleDraft(
        username,
        { document, id, typed },
        { ...(later ?? { document, isCopy: true }), id: newId() },
      )
    },
    /**
     * A new document is saved, and the form is left for the one of what it has become: as `settle`, but what is typed until that
     * one shows is kept with what was typed since.
     *
     * @param typed what was sent, by `typedIn`
     * @param isAsSent nobody has changed it since: what is typed goes on there without a question
     * @returns whether something was typed since
     */
    moveOn: (
      typed: string,
      to: { document: string; seen: WireTime | undefined; isAsSent: boolean },
    ) => {
      const later = newId()
      const isTyped = settleDraft(username, { document, id, typed }, { ...to, id: later })
      setOwn({ id: later, isCopy, moved: { ...to, typed } })
      return isTyped
    },
  }
}

/** Whether a draft is open in another tab, as of when it was offered and whenever one comes back to this tab, until it is closed there. */
function useHeldElsewhere(id: string | undefined): boolean {
  const [heldId, setHeldId] = useState<string>()
  useEffect(() => {
    if (id === undefined) return
    const name = draftLock({ id })
    const offer = new AbortController()
    let isWaiting = false
    const check = async () => {
      const isHeld = await isHeldElsewhere(name)
      if (offer.signal.aborted) return
      setHeldId(isHeld ? id : undefined)
      if (!isHeld || isWaiting) return
      isWaiting = true
      await whenFree(name, offer.signal)
      isWaiting = false
      await check()
    }
    // The offer is gone, or the browser gives no locks.
    const look = () => void check().catch(() => undefined)
    look()
    addEventListener('focus', look)
    return () => {
      offer.abort()
      removeEventListener('focus', look)
    }
  }, [id])
  return id !== undefined && heldId === id
}
