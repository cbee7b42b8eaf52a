import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/transport/api-error'
import { notify } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-failure'
import { useUser } from '@/session/use-user'
import type { OrderBase, OrderType } from '../order-type'
import { performMove, type MoveAction } from './perform-move'

/** What became of a move, for whoever started it. */
export type MoveResult = 'moved' | 'conflict' | 'failed'

/**
 * Moves an order on from a screen: says what it came to, and waits until the order has been read
 * again, so that no button offers what was just done. A conflict is told to the caller, who shows it.
 */
export function useMove<Order extends OrderBase>(type: OrderType<Order>) {
  const queryClient = useQueryClient()
  const user = useUser()
  const [running, setRunning] = useState<MoveAction>()

  const move = async (action: MoveAction, order: Order, remark?: string): Promise<MoveResult> => {
    setRunning(action)
    const reread = () =>
      queryClient.query({ ...type.detail(order.code), staleTime: 0 }).catch(() => undefined)
    try {
      const { state } = await performMove(queryClient, type, user, {
        action,
        order,
        remark,
      })
      notify(type.moveNote(action, state, order.code))
      await reread()
      return 'moved'
    } catch (error) {
      if (isConflict(error)) {
        await reread()
        return 'conflict'
      }
      presentWriteFailure(error)
      return 'failed'
    } finally {
      setRunning(undefined)
    }
  }
  return { move, running }
}

/** Whether the server refused a write because the order was changed after it had been read. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'rejected' && error.field === 'gmtModified'
}
