import type { QueryClient } from '@tanstack/react-query'
import type { MovedOrder } from '@/api/contract/order-writes'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/transport/api-error'
import { runWrite } from '@/api/run-write'
import type { OrderAction } from '@/domain/transitions'
import type { MovableType, OrderBase } from '../order-type'
import { rememberUnknown, type UnknownWrite } from '../outcome/unknown-write'

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
 * A refusal is looked at before it is believed: a browser sends a request again by itself when a kept
 * connection breaks, and the second one is refused for what the first has done.
 *
 * @param user who acts
 * @throws ApiError
 */
export async function performMove<Order extends OrderBase>(
  queryClient: QueryClient,
  type: MovableType<Order>,
  user: User | undefined,
  move: Move<Order>,
): Promise<MovedOrder> {
  const { action, order } = move
  const { code, gmtModified: seen } = order
  const write = { type: type.id, action, code, onceKey: code, sentAt: Date.now(), seen }
  try {
    return await send(queryClient, type, move)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.outcome === 'unknown') rememberUnknown(user?.username ?? '', write)
    const done = error.kind === 'rejected' && user && (await findDone(type, write, user))
    if (!done) throw error
    // Rejected and submitted again meanwhile: that rejection was an earlier one.
    if (action === 'reject' && done.state === order.state) throw error
    return done
  }
}

/** What a refused write came to when it had been done before; undefined when nothing tells of it. */
async function findDone<Order extends OrderBase>(
  type: MovableType<Order>,
  write: UnknownWrite,
  user: User,
): Promise<MovedOrder | undefined> {
  const finding = await type.look(write, user).catch(() => undefined)
  return finding?.kind === 'done' ? { code: finding.code, state: finding.state } : undefined
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
