import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '@/api/contract/session'
import { delay } from '@/api/http/time-limit'
import { newId } from '@/session/new-id'
import { useUser } from '@/session/use-user'
import { isAnothers, noteBecame } from './raised-documents'
import { reconcile, type ReconciliationCheck, type Reconciliation } from './reconciliation'
import { draftLock, settleDraft, typedSince, type LaterDraft } from './stored-drafts'
import { isHeldHere, whenFree } from './tab-lock'
import { useLateArrival } from './use-late-arrival'
import {
  closeAsNotDone,
  closeRecord,
  isNotedAsNotDone,
  isStillUnknown,
  settleRecord,
  useUnknownWrites,
  writeLock,
  type FoundOutcome,
  type WriteRecord,
} from './write-record'

const RECONCILIATIONS = ['reconciliation'] as const

/** What is known of a write at the moment. */
export type ReconciliationState = { kind: 'looking' } | Reconciliation

/** What reconciling has to know of a kind of documents. */
export interface ReconciledKind {
  /** one complete check at the server; throws when it can't be asked */
  check: (record: WriteRecord, user: User) => Promise<ReconciliationCheck>
  /** the outcome is known: the call may be sent again */
  release: (record: WriteRecord) => void
  /** what the write may have changed is read again */
  markStale: (queryClient: QueryClient, record: WriteRecord) => void
  /**
   * Whether what was read is another version of its document than the one that the write was sent on. Given where a look tells who
   * has done it: what was found not to be done is then looked at again.
   */
  isMoved?: (queryHash: string, data: unknown, record: WriteRecord) => boolean
  /** where what was typed after a new document was sent belongs, when it is not a new one again */
  laterDraft?: (record: WriteRecord, code: string) => Promise<Omit<LaterDraft, 'id'> | undefined>
  /** the write is done: what was kept for it goes */
  onDone?: (username: string, record: WriteRecord) => void
}

/**
 * Finds out what became of a write: looks at once, and again when the person asks to or the network is back. As soon as it is known the document may
 * be written again, and what it may have changed is read again.
 */
export function useReconciliation(kind: ReconciledKind, record: WriteRecord) {
  const queryClient = useQueryClient()
  const user = useUser()
  const username = user?.username ?? ''
  /** What follows from its being done. */
  const settleAsDone = async (code: string | undefined) => {
    if (record.code === undefined && code !== undefined) {
      noteBecame(username, record, code)
      lookAgainAtOthers(queryClient, record)
    }
    await settleDraftOf(kind, { username, record, code })
    kind.onDone?.(username, record)
  }
  const { data, isFetching, refetch } = useQuery({
    queryKey: reconciliationKey(record),
    queryFn: async ({ signal }): Promise<Reconciliation> => {
      if (!user) return { kind: 'still-unknown', why: 'unclear' }
      // In a duplicated tab the write may still be under way in the first one.
      await whenFree(writeLock(record), signal)
      const result = await reconcile(
        () => kind.check(record, user),
        (ms) => delay(ms, signal),
      )
      if (result.kind === 'done') await settleAsDone(result.code)
      // Last: nobody looks again at what is settled, so all that follows from it has to be done by then.
      if (isSettled(result, record)) {
        kind.release(record)
        settleRecord(username, record, result)
      }
      kind.markStale(queryClient, record)
      return result
    },
    // Settled before the page was loaded anew.
    initialData: record.found,
    // Known once is known for good: a person looks again, and a computer that is online again.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: ({ state: { data: found } }) =>
      found?.kind === 'still-unknown' && found.why === 'unreachable' ? 'always' : false,
  })
  const [isNew] = useState(record.found === undefined)
  const settleLeft = useEffectEvent(() => {
    const { found } = record
    if (found?.kind === 'done') void settleDraftOf(kind, { username, record, code: found.code })
  })
  // A form that was open with its draft has left that to itself, and may be gone since.
  useEffect(() => settleLeft(), [])
  const state: ReconciliationState = data && !isFetching ? data : { kind: 'looking' }
  useLateArrival({
    // A new document is sent again under the same key, and is found by that. What tells nothing of who did it may be somebody else's
    // by then.
    isAwaited: state.kind === 'not-done' && record.code !== undefined && kind.isMoved !== undefined,
    isNew,
    isMoved: (queryHash, data) => kind.isMoved?.(queryHash, data, record) ?? false,
    look: async (signal) => {
      if (!user) return
      const found = await kind.check(record, user)
      // Read and put away, or sent again meanwhile, perhaps in another tab.
      if (found.kind !== 'done' || signal.aborted || !isNotedAsNotDone(username, record)) return
      await settleAsDone(found.code)
      settleRecord(username, record, found)
      queryClient.setQueryData<Reconciliation>(reconciliationKey(record), found)
      kind.markStale(queryClient, record)
    },
  })
  const close = () => {
    kind.release(record)
    closeRecord(username, record)
  }
  return {
    state,
    lookAgain: () => void refetch(),
    /** the person has read what became of it */
    dismiss: () => {
      if (state.kind === 'not-done') closeAsNotDone(username, record)
      else close()
    },
    /**
     * The person says which of several documents it is, or that it is none of them.
     *
     * @returns whether that is accepted: what has become known as another one's by now is not, and is looked at again
     */
    settleByHand: (code: string | undefined): boolean => {
      const isAccepted = code === undefined || !isAnothers(username, record, code)
      if (!isAccepted) void refetch()
      else if (code === undefined) close()
      else {
        const found = { kind: 'done', code } as const
        kind.release(record)
        settleRecord(username, record, found)
        queryClient.setQueryData<Reconciliation>(reconciliationKey(record), found)
        // Until its draft is where it belongs, that one counts as sent.
        void settleAsDone(code).finally(() => closeRecord(username, record))
      }
      return isAccepted
    },
  }
}

/** Which document a new one has become is no other one's any more: those that may have been it are looked at again. */
function lookAgainAtOthers(queryClient: QueryClient, { id }: WriteRecord): void {
  void queryClient.invalidateQueries({
    queryKey: RECONCILIATIONS,
    predicate: ({ queryKey, state }) =>
      queryKey[1] !== id && (state.data as Reconciliation | undefined)?.kind === 'candidates',
  })
}

/**
 * Its draft goes, and what was typed after the sending stays. A form that is open with this draft settles that by itself, and
 * an existing document's draft stays what it is, typed on the version that it was typed on.
 */
async function settleDraftOf(
  { laterDraft }: ReconciledKind,
  { username, record, code }: { username: string; record: WriteRecord; code: string | undefined },
): Promise<void> {
  const { draft } = record
  if (!draft || isHeldHere(draftLock(draft))) return
  const isTypedSince = typedSince(username, draft) !== undefined
  if (record.code !== undefined && isTypedSince) return
  // The document is read for the version that was typed on: only where something was.
  const later = isTypedSince && code !== undefined ? await laterDraft?.(record, code) : undefined
  const elsewhere = later ?? { document: draft.document, isCopy: true }
  settleDraft(username, draft, { ...elsewhere, id: newId() })
}

/**
 * Whether its document may be written again. A new one that was done is not: the form has to go on with what it has become,
 * or it would be raised a second time.
 */
function isSettled(found: Reconciliation, { code }: WriteRecord): found is FoundOutcome {
  const { kind } = found
  return kind === 'not-done' || kind === 'overtaken' || (kind === 'done' && code !== undefined)
}

function reconciliationKey({ id }: Pick<WriteRecord, 'id'>) {
  return [...RECONCILIATIONS, id] as const
}

/**
 * What was found out, on whatever page, about a write whose answer was lost; undefined while nobody has. It asks nothing.
 *
 * @param id of the write's record
 */
export function useFoundOutcome(id: string | undefined): Reconciliation['kind'] | undefined {
  const { data } = useQuery<Reconciliation>({
    queryKey: reconciliationKey({ id: id ?? '' }),
    queryFn: skipToken,
  })
  return data?.kind
}

/** The same of several, in their order. */
export function useFoundKinds(
  records: readonly WriteRecord[],
): readonly (Reconciliation['kind'] | undefined)[] {
  return useQueries({
    queries: records.map((record) => ({
      queryKey: reconciliationKey(record),
      queryFn: skipToken,
    })),
    combine: (results) => results.map(({ data }) => (data as Reconciliation | undefined)?.kind),
  }).map((kind, index) => kind ?? records[index]?.found?.kind)
}

/**
 * Those of which it is not known what became of them. A new document that was done stays noted until that is read, and is
 * unknown no more.
 */
export function useStillUnknown(records: readonly WriteRecord[]): readonly WriteRecord[] {
  const kinds = useFoundKinds(records)
  const isKnown = (index: number) => kinds[index] === 'done' || kinds[index] === 'not-done'
  return records.filter((record, index) => isStillUnknown(record) && !isKnown(index))
}

/** What was found out about a write so far, without listening for more. */
export function foundKind(
  queryClient: QueryClient,
  record: WriteRecord,
): Reconciliation['kind'] | undefined {
  const found = queryClient.getQueryData<Reconciliation>(reconciliationKey(record))
  return (found ?? record.found)?.kind
}

/** What is known of the person's own writes on a document whose answers were lost. */
export type OwnOutcome =
  | { kind: 'none' | 'unknown' }
  /** with what was done, and on which version */
  | { kind: 'done'; write: Pick<WriteRecord, 'action' | 'base'> }

/**
 * What is known, without asking, of the person's own writes on a document whose answers were lost.
 *
 * @param isMeant whether an action is one whose being done matters; while it is unknown, every write does
 */
export function useOwnOutcome(
  kind: string,
  code: string,
  isMeant: (action: string) => boolean,
): OwnOutcome {
  const writes = useUnknownWrites(useUser()?.username ?? '', kind, code)
  const kinds = useFoundKinds(writes)
  const write = writes.find(({ action }, index) => kinds[index] === 'done' && isMeant(action))
  if (write) return { kind: 'done', write }
  const isKnown = kinds.every((known) => known === 'not-done' || known === 'done')
  return { kind: isKnown ? 'none' : 'unknown' }
}
