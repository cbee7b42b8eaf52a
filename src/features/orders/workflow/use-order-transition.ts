import { useQueryClient, type QueryClient } from '@tanstack/react-query'
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

/** What a transition needs, now and when it is tried again. */
interface Performer<Order extends OrderBase> {
  queryClient: QueryClient
  type: OrderWorkflow<Order>
  send: (transition: Transition<Order>) => Promise<{ state: number }>
  /** whether the screen is there that shows a conflict */
  isThere: () => boolean
  /** it is under way, or no longer */
  note: (code: string, action: TransitionAction | undefined) => void
  onResult: (result: TransitionResult, pressed: Pressed<Order>) => void
}

/** Sends a transition and says what it came to. What keeps it from being sent offers to try again. */
async function perform<Order extends OrderBase>(
  pressed: Pressed<Order>,
  performer: Performer<Order>,
): Promise<void> {
  const { queryClient, type, send, isThere, note, onResult } = performer
  const { action, order } = pressed
  const reread = () => refetchQuery(queryClient, type.detail(order.code)).catch(() => undefined)
  note(order.code, action)
  try {
    const { state } = await send(pressed)
    notify(type.transitionNotification(action, state, order.code))
    await reread()
    onResult('done', pressed)
  } catch (error) {
    const isOvertaken = isConflict(error)
    if (isOvertaken) await reread()
    if (!isOvertaken || !isThere()) {
      const { code } = order
      presentWriteFailure(
        error,
        retryOf(type, { action, code }, () => void perform(pressed, performer)),
      )
    }
    onResult(isOvertaken ? 'conflict' : 'failed', pressed)
  } finally {
    note(order.code, undefined)
  }
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
  const transition = (action: TransitionAction, order: Order): void => {
    const performer = { queryClient, type, send: mutateAsync, isThere, note, onResult: tell }
    void perform({ action, order }, performer)
  }
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
