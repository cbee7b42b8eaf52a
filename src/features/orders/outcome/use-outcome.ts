import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { markStale } from '@/api/balance/invalidation'
import { settleOutcome, type Outcome as Settled } from '@/api/settle-outcome'
import { delay } from '@/api/transport/time-limit'
import { writeOfPerson } from '@/session/person-storage'
import { useUser } from '@/session/use-user'
import { remarkDraftName } from '../confirm/remark-draft'
import type { OrderBase, OrderType } from '../order-type'
import type { Finding } from './look-for-write'
import { forgetUnknown, useUnknownWrites, type UnknownWrite } from './unknown-write'

type Outcome = Settled<Exclude<Finding, { kind: 'no-trace' }>>

/** What is known of a write at the moment. */
export type OutcomeState = { kind: 'looking' } | Outcome

/**
 * Finds out what became of a write: looks at once, and again when the person asks to. As soon as it is
 * known the write may be sent again, and what it may have changed is read again.
 */
export function useOutcome<Order extends OrderBase>(
  type: Pick<OrderType<Order>, 'id' | 'look' | 'release' | 'writeName'>,
  write: UnknownWrite,
) {
  const queryClient = useQueryClient()
  const user = useUser()
  const { data, isFetching, refetch } = useQuery({
    queryKey: outcomeKey(write),
    queryFn: async ({ signal }): Promise<Outcome> => {
      if (!user) return { kind: 'still-unknown' }
      const outcome = await settleOutcome(
        () => type.look(write, user),
        (ms) => delay(ms, signal),
      )
      if (outcome.kind === 'done' || outcome.kind === 'not-done') type.release(write)
      if (outcome.kind === 'done' && isDecision(write)) {
        const draft = remarkDraftName(type.id, write.onceKey)
        writeOfPerson(user.username ?? '', draft, undefined)
      }
      markStale(queryClient, type.writeName(write.action))
      return outcome
    },
    // Known once is known for good; only a person looks again.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const state: OutcomeState = data && !isFetching ? data : { kind: 'looking' }
  return {
    state,
    lookAgain: () => void refetch(),
    /** the person has read what became of it */
    dismiss: () => forgetUnknown(user?.username ?? '', write),
    /** the person says which of several orders it is, or that it is none of them */
    settleByHand: () => {
      type.release(write)
      forgetUnknown(user?.username ?? '', write)
    },
  }
}

function outcomeKey({ type, action, onceKey, sentAt }: UnknownWrite) {
  return ['outcome', type, action, onceKey, sentAt] as const
}

function isDecision({ action }: UnknownWrite): boolean {
  return action === 'approve' || action === 'reject'
}

/** What is known, without asking, of the person's own writes on an order whose answers were lost. */
export function useOwnOutcome(
  { id }: Pick<OrderType<OrderBase>, 'id'>,
  code: string,
): 'none' | 'unknown' | 'done' {
  const writes = useUnknownWrites(useUser()?.username ?? '', id, code)
  const kinds = useQueries({
    queries: writes.map((write) => ({
      queryKey: outcomeKey(write),
      queryFn: skipToken,
    })),
    combine: (results) => results.map(({ data }) => (data as Outcome | undefined)?.kind),
  })
  if (kinds.includes('done')) return 'done'
  return kinds.every((kind) => kind === 'not-done') ? 'none' : 'unknown'
}
