import type { QueryClient } from '@tanstack/react-query'
import type { MovedOrder } from '@/api/contract/order-writes'
import type { User } from '@/api/contract/session'
import type { ApiError } from '@/api/http/api-error'
import { runWrite } from '@/api/run-write'
import type { OrderAction } from '@/domain/transitions'
import { performWrite, type Write } from '@/features/writes/perform-write'
import type { WriteRecord } from '@/features/writes/write-record'
import type { OrderMoves, OrderBase } from '../order-type'

/** An action that moves an existing order on; staging and submitting are the form's. */
export type MoveAction = Exclude<OrderAction, 'stage' | 'submit'>

export interface Move<Order extends OrderBase> {
  action: MoveAction
  /** as the person saw it: its `gmtModified` is what the write is decided on */
  order: Order
  remark?: string | undefined
}

/**
 * Moves an order on, with the whole life of a write around it.
 *
 * @param user who acts
 * @throws ApiError and SessionTakenError as `performWrite` does
 */
export function performMove<Order extends OrderBase>(
  queryClient: QueryClient,
  type: OrderMoves,
  user: User | undefined,
  move: Move<Order>,
): Promise<MovedOrder> {
  return performWrite({ queryClient, user }, prepareMove(queryClient, type, user, move))
}

/** A move as a write, everything about it known before it is sent. */
export function prepareMove<Order extends OrderBase>(
  queryClient: QueryClient,
  type: OrderMoves,
  user: User | undefined,
  move: Move<Order>,
): Write<MovedOrder> {
  const { action, order } = move
  const { code, gmtModified: base } = order
  const call = type.moves.callOf(action)
  if (!call) throw new TypeError(`Nothing ${action}s orders of this type`)
  const document = { kind: type.id, action, code, onceKey: code, base }
  return {
    ...document,
    call,
    send: (key) => send(queryClient, type, move, key),
    findDone: (refusal) =>
      findDone(type, { ...document, id: '', key: '', phase: 'open' }, { user, refusal }),
  }
}

/** What a refused write came to when it had been done before; undefined when nothing tells of it. */
async function findDone(
  type: OrderMoves,
  record: WriteRecord,
  { user, refusal }: { user: User | undefined; refusal: ApiError },
): Promise<MovedOrder | undefined> {
  if (!user || refusal.field === 'idempotencyKey') return undefined
  const look = await type.look(record, user)
  return look.kind === 'done' && look.code !== undefined && look.state !== undefined
    ? { code: look.code, state: look.state }
    : undefined
}

function send<Order extends OrderBase>(
  queryClient: QueryClient,
  { moves }: OrderMoves,
  { action, order: { code, gmtModified = '' }, remark }: Move<Order>,
  key: string,
): Promise<MovedOrder> {
  switch (action) {
    case 'approve':
    case 'reject': {
      const approved = action === 'approve' ? 1 : 0
      return runWrite(queryClient, moves.decide, { code, approved, remark, gmtModified }, key)
    }
    case 'cancel':
      return runWrite(queryClient, moves.cancel, { code, gmtModified }, key)
    case 'tally':
      return runWrite(queryClient, moves.tally, { code }, key)
    case 'verify':
      if (!moves.verify) throw new TypeError('Only payment orders are verified')
      return runWrite(queryClient, moves.verify, { code }, key)
  }
}
