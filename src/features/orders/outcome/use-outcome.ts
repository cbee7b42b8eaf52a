import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
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
  type: Pick<OrderType<Order>, 'look' | 'release' | 'writeName'>,
  write: UnknownWrite,
) {
  const queryClient = useQueryClient()
  const user = useUser()
  const [state, setState] = useState<OutcomeState>({ kind: 'looking' })
  const [round, setRound] = useState(1)

  const settle = useEffectEvent(async (signal: AbortSignal) => {
    if (!user) return
    try {
      const outcome = await settleOutcome(
        () => type.look(write, user),
        (ms) => delay(ms, signal),
      )
      if (signal.aborted) return
      setState(outcome)
      if (outcome.kind === 'done' || outcome.kind === 'not-done') type.release(write)
      markStale(queryClient, type.writeName(write.action))
    } catch (error) {
      if (!signal.aborted) throw error
    }
  })
  useEffect(() => {
    const controller = new AbortController()
    void settle(controller.signal)
    return () => controller.abort()
  }, [round])

  return {
    state,
    lookAgain: () => {
      setState({ kind: 'looking' })
      setRound(round + 1)
    },
    /** the person has seen it; without it being known, the write stays blocked */
    dismiss: () => forgetUnknown(user?.username ?? '', write),
    /** the person says which of several it is, or that it is none of them */
    settleByHand: () => {
      type.release(write)
      forgetUnknown(user?.username ?? '', write)
    },
  }
}
