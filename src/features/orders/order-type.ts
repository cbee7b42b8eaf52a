import type { MessageDescriptor } from '@lingui/core'
import type {
  QueryObserverResult,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { WriteName } from '@/api/invalidation'
import type { Keyed } from '@/api/resources/order-writes'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { ApprovalRequest, CancelRequest, TransitionedOrder } from '@/api/contract/order-writes'
import type { User } from '@/api/contract/session'
import type { FailedCall } from '@/api/http/api-error'
import type { WireTime } from '@/domain/china-time'
import type { OrderKind } from '@/domain/order-kinds'
import type { LifecycleStep } from '@/domain/order-lifecycle'
import type { OrderState } from '@/domain/order-states'
import {
  availabilityOf,
  type ActingUser,
  type Availability,
  type OrderAction,
  type OrderRules,
} from '@/domain/transitions'
import type { PageQuerySettings } from '@/platform/use-page-query'
import type { AppPath } from '@/shell/app-href'
import type { Notification } from '@/shell/notify'
import type { ReconciliationCheck } from '../writes/reconciliation'
import type { SentWrite } from '../writes/write-record'
import type { DisplayField } from './display-field'
import type { QueueContent } from './queued-order'

/** What documents of every type have. */
export interface OrderBase {
  code: string
  state: number
  /** integer cents */
  amount: number
  createBy?: string | undefined
  createName?: string | undefined
  gmtCreate?: WireTime | undefined
  gmtModified?: WireTime | undefined
  lastModifiedBy?: string | undefined
}

/** What orders of a type are called. */
interface OrderNames {
  /** "Payment order {code}" */
  title: (code: string) => MessageDescriptor
  plural: MessageDescriptor
  create: MessageDescriptor
  /** for an address without a code */
  missingCode: MessageDescriptor
}

/** A page of its own where new orders of a type begin: of the routes that there are. */
type CreatePath = Extract<AppPath, `/${OrderKind}/order/add`>

/** The screens of a type. */
export type OrderPaths = ReturnType<typeof orderPaths<OrderKind>>

/**
 * What a type declares for the lists, links and numbers that show its orders. What writes them, and
 * compares them, is loaded when it is wanted: see `OrderWorkflow`.
 */
interface OrderTypeInput<Order> {
  kind: OrderKind
  names: OrderNames
  rules: OrderRules<Order>
  stateOf: (order: Order) => OrderState
  /** where a new order begins, when that is not the form of those that exist */
  createPath?: CreatePath
  /** whether a copy of the order could become one; without, of every order */
  mayCopy?: (order: Order) => boolean
  /** what is read of a single order; the types of its answers are the type's own */
  reads: { logsOptions: (code: string) => UseQueryOptions<OperationLogEntry[]> }
  /** what moves its orders on */
  loadTransitions: () => Promise<OrderTransitions>
}

/** An order type, as far as a row of a list needs it. */
export interface OrderType<Order extends OrderBase> {
  kind: OrderKind
  /** by this its drafts, queues and unknown writes are remembered: it never changes */
  id: `${OrderKind}-order`
  paths: OrderPaths
  names: OrderNames
  rules: OrderRules<Order>
  stateOf: (order: Order) => OrderState
  /** @param log newest first, where it is known: of some types the rules depend on it */
  availability: (
    action: OrderAction,
    order: Order,
    user: ActingUser,
    log?: readonly OperationLogEntry[],
  ) => Availability
  /** see `OrderRules`; the log newest first, where it is known */
  skipReason: (order: Order, log?: readonly OperationLogEntry[]) => MessageDescriptor | undefined
  /**
   * The log that has to be asked before it can be said of a row whether it was approved already;
   * undefined where the row itself tells.
   */
  approvalLog: (order: Order) => UseQueryOptions<OperationLogEntry[]> | undefined
  mayCopy?: (order: Order) => boolean
  loadTransitions: () => Promise<OrderTransitions>
}

/** What moves the orders of a type on, from a row of a list too. */
export interface OrderTransitions {
  id: `${OrderKind}-order`
  transitions: {
    decide: UseMutationOptions<TransitionedOrder, Error, Keyed<ApprovalRequest>>
    cancel: UseMutationOptions<TransitionedOrder, Error, Keyed<CancelRequest>>
    tally: UseMutationOptions<TransitionedOrder, Error, Keyed<{ code: string }>>
    verify?: UseMutationOptions<TransitionedOrder, Error, Keyed<{ code: string }>>
    /** the call by which an action is sent; undefined when the type has none for it */
    callOf: (action: OrderAction) => FailedCall | undefined
  }
  /**
   * Asks the server what became of a write whose outcome is unknown; `taken` are codes of orders that are known to have come
   * of something else.
   */
  check: (write: SentWrite, user: User, taken?: ReadonlySet<string>) => Promise<ReconciliationCheck>
  /**
   * Reads an order past the cache: the name of its state where it waits for no decision any more, undefined while it does.
   * Throws ApiError.
   */
  settledState: (code: string) => Promise<MessageDescriptor | undefined>
  /** what an accepted move came to; `state` is the order's state after it */
  transitionNotification: (action: OrderAction, state: number, code: string) => Notification
}

/** The calls that take an order to its next state. */
export interface TransitionCalls {
  /** approves or rejects */
  decide: (request: Keyed<ApprovalRequest>) => Promise<TransitionedOrder>
  cancel: (request: Keyed<CancelRequest>) => Promise<TransitionedOrder>
  tally: (request: Keyed<{ code: string }>) => Promise<TransitionedOrder>
  verify?: (request: Keyed<{ code: string }>) => Promise<TransitionedOrder>
}

/** Everything that an order's own pages have to know of its type: `defineWorkflow` makes it. */
export interface OrderWorkflow<Order extends OrderBase> extends OrderType<Order>, OrderTransitions {
  detail: (code: string) => UseQueryOptions<Order>
  logs: (code: string) => UseQueryOptions<OperationLogEntry[]>
  /** called by `useOrder` and `useOrderLog`, which screens call */
  useOrder: (code: string, settings?: PageQuerySettings) => QueryObserverResult<Order>
  useLog: (code: string, settings?: PageQuerySettings) => QueryObserverResult<OperationLogEntry[]>
  /** called by `useTransitionCalls` */
  useTransitionCalls: () => TransitionCalls
  /** past the cache: a decision depends on it */
  fetchFresh: (code: string) => Promise<Order>
  /** the orders that a confirm list's request matches, without those that are skipped: how they are for this person */
  fetchQueue: (request: Record<string, unknown>, user: ActingUser) => Promise<QueueContent>
  lifecycle: (order: Order) => LifecycleStep[]
  /** what a decision is compared by: every field, the state and the attachments; people by the names that are given */
  comparedFields: (order: Order, people?: ReadonlyMap<string, string>) => DisplayField[]
  /** an action's row in the table of what a write makes stale */
  writeName: (action: OrderAction) => WriteName
  /** text that two documents of the type have in common when an order can't be told to be the one or the other */
  likeness: (content: Readonly<Record<string, unknown>>) => string
  /** whether an order holds just what was sent, files too: nobody has made something else of it */
  holds: (order: Order, content: Readonly<Record<string, unknown>>) => boolean
  /** the outcome of a write is known: it may be sent again */
  release: (write: { action: OrderAction; onceKey: string }) => void
}

/** A list row or detail whose screens are drawn by type: what is special about how it looks. */
export interface OrderView<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  /** what the order holds: fields, files, what hangs on it, log */
  Sections: ComponentType<{ order: Order }>
  /** the same in the order in which a decision needs it */
  ReviewSections: ComponentType<{ order: Order }>
  /** what stands beside a decision on it: fetched once the order is there */
  loadFacts: () => Promise<ComponentType<{ order: Order }>>
  /** what can be started from an order of this type */
  Starts?: ComponentType<{ order: Order }>
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

/** The addresses of a type's screens. */
function orderPaths<Kind extends OrderKind>(kind: Kind) {
  const form = `/${kind}/order/submit` as const
  return {
    list: `/${kind}/order/list`,
    detail: `/${kind}/order/detail`,
    form,
    create: form as typeof form | CreatePath,
    confirmList: `/${kind}/confirm/list`,
    confirm: `/${kind}/confirm/submit`,
  } as const
}

/** Makes an order type of what it declares. */
export function defineOrderType<Order, Reads extends OrderTypeInput<Order>['reads']>({
  createPath,
  ...input
}: OrderTypeInput<Order> & { reads: Reads }): OrderType<Order & OrderBase> & { reads: Reads } {
  const { kind, rules, reads } = input
  const paths = orderPaths(kind)
  return {
    ...input,
    id: `${kind}-order`,
    paths: { ...paths, create: createPath ?? paths.create },
    availability: (action, order, user, log) => availabilityOf(rules, action, order, user, log),
    skipReason: rules.skipReason,
    approvalLog: (order) => {
      if (!rules.needsLog?.(order)) return undefined
      const log = reads.logsOptions(order.code)
      // An approval may leave the state as it is: the log that was read for an earlier version doesn't tell of it.
      return { ...log, queryKey: [...log.queryKey, order.gmtModified] }
    },
  }
}
