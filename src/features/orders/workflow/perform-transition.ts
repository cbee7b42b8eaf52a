import type { QueryClient } from '@tanstack/react-query'
import type { TransitionedOrder } from '@/api/contract/order-writes'
import type { User } from '@/api/contract/session'
import type { ApiError } from '@/api/http/api-error'
import { runWrite } from '@/api/run-write'
import type { OrderAction } from '@/domain/transitions'
import { performWrite, type Write } from '@/features/writes/perform-write'
import type { SentWrite } from '@/features/writes/write-record'
import { writeUserValue } from '@/session/user-storage'
import type { OrderBase, OrderTransitions, TransitionCalls } from '../order-type'
import { tellOrderDone } from './done-orders'
import { decisionOutcome, recordDecision } from './queue-results'
import { remarkDraftName } from './queue-store'

/** An action that moves an existing order on; staging and submitting are the form's. */
export type TransitionAction = Exclude<OrderAction, 'stage' | 'submit'>

/** What a reviewer does with an order that waits for confirmation. */
export type Decision = Extract<TransitionAction, 'approve' | 'reject'>

export interface Transition<Order extends OrderBase> {
  action: TransitionAction
  /** as the person saw it: its `gmtModified` is what the write is decided on */
  order: Order
  remark?: string | undefined
}

/**
 * Takes an order to its next state where no component waits for it, with the whole life of a write around it.
 *
 * @param user who acts
 * @throws ApiError and SessionTakenError as `performWrite` does
 */
export function performTransition<Order extends OrderBase>(
  queryClient: QueryClient,
  type: OrderTransitions,
  user: User | undefined,
  transition: Transition<Order>,
): Promise<TransitionedOrder> {
  const calls = callsOutsideReact(queryClient, type)
  return performWrite({ queryClient, user }, prepareTransition(calls, type, user, transition))
}

/** A transition as a write, everything about it known before it is sent. */
export function prepareTransition<Order extends OrderBase>(
  calls: TransitionCalls,
  type: OrderTransitions,
  user: User | undefined,
  transition: Transition<Order>,
): Write<TransitionedOrder> {
  const { action, order } = transition
  const { code, gmtModified: base } = order
  const call = type.transitions.callOf(action)
  if (!call) throw new TypeError(`Nothing ${action}s orders of this type`)
  const document = { kind: type.id, action, code, onceKey: code, base }
  return {
    ...document,
    call,
    send: (key) => send(calls, transition, key),
    findDone: (refusal) => findDone(type, document, { user, refusal }),
    onDone: ({ state }) => {
      if (action === 'approve' || action === 'reject') {
        const username = user?.username ?? ''
        // What was typed on its own page was for a decision that is taken by now, wherever it was.
        writeUserValue(username, remarkDraftName(type.id, code), undefined)
        recordDecision(username, type.id, order, decisionOutcome(action))
      }
      // Who was told again and still did not answer is told once more.
      const isToldInVain = (action === 'verify' || action === 'tally') && state === order.state
      if (!isToldInVain) tellOrderDone(type.id, code)
    },
  }
}

/** The calls of a type whose hooks can't be called: from a row of a list, whose writes come when they are wanted, or a batch. */
export function callsOutsideReact(
  queryClient: QueryClient,
  { transitions: { decide, cancel, tally, verify } }: OrderTransitions,
): TransitionCalls {
  return {
    decide: (request) => runWrite(queryClient, decide, request),
    cancel: (request) => runWrite(queryClient, cancel, request),
    tally: (request) => runWrite(queryClient, tally, request),
    ...(verify && { verify: (request) => runWrite(queryClient, verify, request) }),
  }
}

/** What a refused write came to when it had been done before; undefined when nothing tells of it. */
async function findDone(
  type: OrderTransitions,
  write: SentWrite,
  { user, refusal }: { user: User | undefined; refusal: ApiError },
): Promise<TransitionedOrder | undefined> {
  if (!user || refusal.field === 'idempotencyKey') return undefined
  const check = await type.check(write, user)
  return check.kind === 'done' && check.code !== undefined && check.state !== undefined
    ? { code: check.code, state: check.state }
    : undefined
}

function send<Order extends OrderBase>(
  { decide, cancel, tally, verify }: TransitionCalls,
  { action, order: { code, gmtModified = '' }, remark }: Transition<Order>,
  idempotencyKey: string,
): Promise<TransitionedOrder> {
  switch (action) {
    case 'approve':
    case 'reject': {
      const approved = action === 'approve' ? 1 : 0
      return decide({ code, approved, remark, gmtModified, idempotencyKey })
    }
    case 'cancel':
      return cancel({ code, gmtModified, idempotencyKey })
    case 'tally':
      return tally({ code, idempotencyKey })
    case 'verify':
      if (!verify) throw new TypeError('Only payment orders are verified')
      return verify({ code, idempotencyKey })
  }
}
