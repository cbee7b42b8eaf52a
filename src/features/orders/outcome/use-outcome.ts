import { useQuery, useQueryClient } from '@tanstack/react-query'
import { markStale } from '@/api/balance/invalidation'
import { delay } from '@/api/transport/time-limit'
import { useUser } from '@/session/use-user'
import type { OrderBase, OrderType } from '../order-type'
import { settleOutcome, type Outcome } from './settle-outcome'
import { forgetUnknown, type UnknownWrite } from './unknown-write'

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
    queryKey: ['outcome', type.id, write.action, write.onceKey, write.sentAt],
    queryFn: async ({ signal }): Promise<Outcome> => {
      if (!user) return { kind: 'still-unknown' }
      const outcome = await settleOutcome(
        () => type.look(write, user),
        (ms) => delay(ms, signal),
      )
      if (outcome.kind === 'done' || outcome.kind === 'not-done') type.release(write)
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
