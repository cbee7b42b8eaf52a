import { useQueryClient } from '@tanstack/react-query'
import { readAnew } from '@/api/ask'
import { ApiError } from '@/api/http/api-error'
import { useWrite } from '@/features/writes/use-write'
import { notify } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-failure'
import type { OrderBase, OrderWorkflow } from '../order-type'
import { prepareMove, type Move, type MoveAction } from './perform-move'

/** What became of a move, for whoever started it. */
export type MoveResult = 'moved' | 'conflict' | 'failed'

/**
 * Moves an order on from a screen: says what it came to, and waits until the order has been read
 * again, so that no button offers what was just done. A conflict is told to the caller, who shows it.
 */
export function useMove<Order extends OrderBase>(type: OrderWorkflow<Order>) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, variables } = useWrite((move: Move<Order>, writer) =>
    prepareMove(writer.queryClient, type, writer.user, move),
  )

  const move = async (action: MoveAction, order: Order, remark?: string): Promise<MoveResult> => {
    const reread = () => readAnew(queryClient, type.detail(order.code)).catch(() => undefined)
    try {
      const { state } = await mutateAsync({ action, order, remark })
      notify(type.moveNote(action, state, order.code))
      await reread()
      return 'moved'
    } catch (error) {
      if (isConflict(error)) {
        await reread()
        return 'conflict'
      }
      presentWriteFailure(error, { retry: () => void move(action, order, remark) })
      return 'failed'
    }
  }
  return { move, running: isPending ? variables.action : undefined }
}

/** Whether the server refused a write because the order was changed after it had been read. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'rejected' && error.field === 'gmtModified'
}
