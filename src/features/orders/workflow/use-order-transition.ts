import { useQueryClient } from '@tanstack/react-query'
import { refetchQuery } from '@/api/user-reads'
import { ApiError } from '@/api/http/api-error'
import { useIsThere } from '@/platform/use-is-there'
import { useStableCallback } from '@/platform/use-stable-callback'
import { useWrite } from '@/features/writes/use-write'
import { notify } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-write-failure'
import type { OrderBase, OrderWorkflow, TransitionCalls } from '../order-type'
import { prepareTransition, type Transition, type TransitionAction } from './perform-transition'
import { retryOf } from './retry-of'
import { useRunning } from './use-running'

/** What became of a transition. */
type TransitionResult = 'done' | 'conflict' | 'failed'

interface Pressed<Order> {
  action: TransitionAction
  order: Order
}

/**
 * Takes an order to its next state from a screen: says what it came to, and waits until the order has been read
 * again, so that no button offers what was just done.
 *
 * @param code of the order that shows: `running` is what is under way with that one, whichever others are waited for
 * @param onResult what became of it, also of one that was tried again. A conflict is the screen's to show
 */
export function useOrderTransition<Order extends OrderBase>(
  type: OrderWorkflow<Order>,
  code: string,
  onResult: (result: TransitionResult, pressed: Pressed<Order>) => void,
) {
  const queryClient = useQueryClient()
  const calls = useTransitionCalls(type)
  const isThere = useIsThere()
  const tell = useStableCallback(onResult)
  const { running, note } = useRunning<TransitionAction>()
  const { mutateAsync } = useWrite((transition: Transition<Order>, { user }) =>
    prepareTransition(calls, type, user, transition),
  )
  /** Sends a transition and says what it came to. What keeps it from being sent offers to try again. */
  const perform = async (pressed: Pressed<Order>) => {
    const { action, order } = pressed
    const { code: of } = order
    const reread = () => refetchQuery(queryClient, type.detail(of)).catch(() => undefined)
    try {
      const { state } = await mutateAsync(pressed)
      notify(type.transitionNotification(action, state, of))
      await reread()
      tell('done', pressed)
    } catch (error) {
      const isOvertaken = isConflict(error)
      if (isOvertaken) await reread()
      if (!isOvertaken || !isThere()) {
        presentWriteFailure(
          error,
          retryOf(type, { action, code: of }, () => start(pressed)),
        )
      }
      tell(isOvertaken ? 'conflict' : 'failed', pressed)
    }
  }
  const start = useStableCallback((pressed: Pressed<Order>) => {
    const { action, order } = pressed
    note(order.code, action)
    void perform(pressed).finally(() => note(order.code, undefined))
  })
  const transition = (action: TransitionAction, order: Order): void => start({ action, order })
  return { transition, running: running[code] }
}

/** The calls by the hooks of a type. Which these are the compiler can't know to stay the same; a screen keeps its type. */
export function useTransitionCalls(
  type: Pick<OrderWorkflow<never>, 'useTransitionCalls'>,
): TransitionCalls {
  'use no memo'
  return type.useTransitionCalls()
}

/** Whether the server refused a write because the order was changed after it had been read. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'rejected' && error.field === 'gmtModified'
}
