import type { MessageDescriptor } from '@lingui/core'
import type { UseMutationOptions, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { WriteName } from '@/api/balance/invalidation'
import type { OrderKind } from '@/api/balance/order-reads'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { ApprovalRequest, CancelRequest, MovedOrder } from '@/api/contract/order-writes'
import type { User } from '@/api/contract/session'
import type { WireTime } from '@/domain/china-time'
import type { LifeStep, OrderState } from '@/domain/order-states'
import type { Actor, Offer, OrderAction } from '@/domain/transitions'
import type { Note } from '@/shell/notify'
import type { FailedCall } from '@/api/transport/api-error'
import type { Look } from '../writes/reconciliation'
import type { WriteRecord } from '../writes/write-record'
import type { ShownField } from './shown-field'

/** What documents of every type have. */
export interface OrderBase {
  code: string
  state: number
  /** integer cents */
  amount: number
  createBy?: string | undefined
  gmtModified?: WireTime | undefined
  lastModifiedBy?: string | undefined
}

/** A write that moves an order on, and what it is sent. */
interface OrderMoves {
  decide: UseMutationOptions<MovedOrder, Error, ApprovalRequest>
  cancel: UseMutationOptions<MovedOrder, Error, CancelRequest>
  tally: UseMutationOptions<MovedOrder, Error, { code: string }>
  verify?: UseMutationOptions<MovedOrder, Error, { code: string }>
  /** the call by which an action is sent; undefined when the type has none for it */
  callOf: (action: OrderAction) => FailedCall | undefined
}

/** What has to be known of an order type to move its orders on, from a row of a list too. */
export interface MovableType<Row extends OrderBase> {
  id: OrderKind
  paths: { list: string; detail: string; form: string; confirmList: string; confirm: string }
  /** @param log newest first, where it is known: of some types the rules depend on it */
  offer: (
    action: OrderAction,
    order: Row,
    actor: Actor,
    log?: readonly OperationLogEntry[],
  ) => Offer
  /**
   * Why batches and the queue pass an order over although it waits: it has been approved, and another
   * system is still to be told. Undefined when they don't.
   *
   * @param log newest first, where it is known
   */
  passedOver: (order: Row, log?: readonly OperationLogEntry[]) => MessageDescriptor | undefined
  /**
   * The log that has to be asked before it can be said of a row whether it was approved already;
   * undefined where the row itself tells.
   */
  approvalLog?: (order: Row) => UseQueryOptions<OperationLogEntry[]> | undefined
  moves: OrderMoves
  /** asks the server what became of a write whose outcome is unknown */
  look: (record: WriteRecord, user: User) => Promise<Look>
  /** what an accepted move came to; `state` is the order's state after it */
  moveNote: (action: OrderAction, state: number, code: string) => Note
}

/**
 * Everything that actions, the confirm screen and batches have to know of one of the order types; the
 * screens around it are the same for all of them.
 */
export interface OrderType<Order extends OrderBase> extends MovableType<Order> {
  /** "Payment order {code}" */
  title: (code: string) => MessageDescriptor
  /** for an address without a code */
  namesNone: MessageDescriptor
  detail: (code: string) => UseQueryOptions<Order>
  logs: (code: string) => UseQueryOptions<OperationLogEntry[]>
  /** whether what is offered depends on the log too */
  rulesReadLog: boolean
  /** past the cache: a decision depends on it */
  fetchFresh: (code: string) => Promise<Order>
  /** the codes that a confirm list's request matches, without those that are passed over */
  fetchQueue: (request: Record<string, unknown>) => Promise<string[]>
  /** whether the order has been submitted and not been decided on */
  isWaiting: (order: Order) => boolean
  stateOf: (order: Order) => OrderState
  life: (order: Order) => LifeStep[]
  /** what a decision is compared by: every field, the state and the attachments */
  comparedFields: (order: Order) => ShownField[]
  /** an action's row in the table of what a write makes stale */
  writeName: (action: OrderAction) => WriteName
  /** the outcome of a write is known: it may be sent again */
  release: (write: { action: OrderAction; onceKey: string }) => void
}

/** A list row or detail whose screens are drawn by type: what is special about how it looks. */
export interface OrderView<Order extends OrderBase> {
  type: OrderType<Order>
  /** what the order holds: fields, files, what hangs on it, log */
  Sections: ComponentType<{ order: Order }>
  voucherTitle: (code: string) => MessageDescriptor
  /** what is on the paper */
  VoucherSheet: ComponentType<VoucherSheetProps<Order>>
}

export interface VoucherSheetProps<Order> {
  order: Order
  /** `YYYY-MM-DD HH:mm:ss` in China */
  printedAt: string
  approval: Approval
}

/** The last approval; what could not be read is never shown as if there were none. */
export type Approval = OperationLogEntry | 'none' | 'loading' | 'unknown'
