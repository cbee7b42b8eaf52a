import { useQuery, useQueryClient } from '@tanstack/react-query'
import { settleOutcome, type Outcome } from '@/api/settle-outcome'
import { delay } from '@/api/transport/time-limit'
import { useUser } from '@/session/use-user'
import type { EntryType } from './entry'
import { dropEntryDraft } from './entry-drafts'
import { forgetUnknownEntry, traceOf, type UnknownEntry } from './unknown-entries'

/** What is known of a write at the moment. */
export type EntryOutcome = { kind: 'looking' } | Outcome<{ kind: 'done' }>

/**
 * Finds out what became of a write of base data: looks at once, and again when the person asks to. As
 * soon as it is known it may be sent again, and what it may have changed is read again.
 */
export function useEntryOutcome(type: EntryType, write: UnknownEntry) {
  const queryClient = useQueryClient()
  const username = useUser()?.username ?? ''
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['outcome', type.id, write.id ?? write.onceKey, write.sentAt],
    queryFn: async ({ signal }): Promise<Outcome<{ kind: 'done' }>> => {
      const outcome = await settleOutcome<{ kind: 'done' }>(
        async () => traceOf(write, await type.find(write.values)),
        (ms) => delay(ms, signal),
      )
      if (outcome.kind !== 'still-unknown') type.release(write)
      if (outcome.kind === 'done') dropEntryDraft(username, type.id, write.onceKey)
      type.markStale(queryClient)
      return outcome
    },
    // Known once is known for good; only a person looks again.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const state: EntryOutcome = data && !isFetching ? data : { kind: 'looking' }
  return {
    state,
    lookAgain: () => void refetch(),
    /** the person has read what became of it */
    dismiss: () => forgetUnknownEntry(username, type.id, write),
  }
}
