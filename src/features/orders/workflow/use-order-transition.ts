import { useQueryClient } from '@tanstack/react-query'
import { refetchQuery } from '@/api/user-reads'
import { ApiError } from '@/api/http/api-error'
import { useWrite } from '@/features/writes/use-write'
import { notify } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-failure'
import type { OrderBase, OrderWorkflow, TransitionCalls } from '../order-type'
import { prepareTransition, type Transition, type TransitionAction } from './perform-transition'

/** What became of a transition, for whoever started it. */
export type TransitionResult = 'done' | 'conflict' | 'failed'

/**
 * Takes an order to its next state from a screen: says what it came to, and waits until the order has been read
 * again, so that no button offers what was just done. A conflict is told to the caller, who shows it.
 */
export function useOrderTransition<Order extends OrderBase>(type: OrderWorkflow<Order>) {
  const queryClient = useQueryClient()
  const calls = useTransitionCalls(type)
  const { mutateAsync, isPending, variables } = useWrite(
    (transition: Transition<Order>, { user }) => prepareTransition(calls, type, user, transition),
  )

  const transition = async (
    action: TransitionAction,
    order: Order,
    remark?: string,
  ): Promise<TransitionResult> => {
    const reread = () => refetchQuery(queryClient, type.detail(order.code)).catch(() => undefined)
    try {
      const { state } = await mutateAsync({ action, order, remark })
      notify(type.transitionNotification(action, state, order.code))
      await reread()
      return 'done'
    } catch (error) {
      if (isConflict(error)) {
        await reread()
        return 'conflict'
      }
      presentWriteFailure(error, { retry: () => void transition(action, order, remark) })
      return 'failed'
    }
  }
  return { transition, running: isPending ? variables.action : undefined }
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
