import type { QueryClient } from '@tanstack/react-query'
import type { MovedOrder } from '@/api/contract/order-writes'
import { ApiError } from '@/api/transport/api-error'
import { runWrite } from '@/api/run-write'
import type { OrderAction } from '@/domain/transitions'
import type { MovableType, OrderBase } from '../order-type'
import { rememberUnknown } from '../outcome/unknown-write'

/** An action that moves an existing order on; staging and submitting are the form's. */
export type MoveAction = Exclude<OrderAction, 'stage' | 'submit'>

interface Move<Order extends OrderBase> {
  action: MoveAction
  /** as the person saw it: its `gmtModified` is what the write is decided on */
  order: Order
  remark?: string | undefined
}

/**
 * Moves an order on. A write whose outcome is unknown is remembered, so that every page of the order
 * says so and finds out.
 *
 * @param username of the person who acts
 * @throws ApiError
 */
export async function performMove<Order extends OrderBase>(
  queryClient: QueryClient,
  type: MovableType<Order>,
  username: string,
  move: Move<Order>,
): Promise<MovedOrder> {
  const sentAt = Date.now()
  try {
    return await send(queryClient, type, move)
  } catch (error) {
    if (error instanceof ApiError && error.outcome === 'unknown') {
      const { action, order } = move
      const { code, gmtModified: seen } = order
      rememberUnknown(username, { type: type.id, action, code, onceKey: code, sentAt, seen })
    }
    throw error
  }
}

function send<Order extends OrderBase>(
  queryClient: QueryClient,
  { moves }: MovableType<Order>,
  { action, order: { code, gmtModified = '' }, remark }: Move<Order>,
): Promise<MovedOrder> {
  switch (action) {
    case 'approve':
    case 'reject': {
      const approved = action === 'approve' ? 1 : 0
      return runWrite(queryClient, moves.decide, { code, approved, remark, gmtModified })
    }
    case 'cancel':
      return runWrite(queryClient, moves.cancel, { code, gmtModified })
    case 'tally':
      return runWrite(queryClient, moves.tally, { code })
    case 'verify':
      if (!moves.verify) throw new TypeError('Only payment orders are verified')
      return runWrite(queryClient, moves.verify, { code })
  }
}
