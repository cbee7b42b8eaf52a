import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type { GenericSchema } from 'valibot'
import { fetchAllPages } from '@/api/fetch-all-pages'
import type { CodesRequest, orderReads } from '@/api/resources/order-reads'
import type { orderWrites } from '@/api/resources/order-writes'
import type { LifecycleStep } from '@/domain/order-lifecycle'
import { waitsForDecision } from '@/domain/order-states'
import { groupMember, LONGEST_QUEUE, type QueuedOrder } from '../queued-order'
import { transitionNotification, type WaitsFor } from './transition-notification'
import type { OrderBase, OrderTransitions, OrderType, OrderWorkflow } from '../order-type'
import { holdsSent, likenessOf, type TracedOrder, type TraceRules } from './reconcile/evidence'
import { checkForOrder } from './reconcile/check-for-order'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { fromWireTime } from '@/domain/china-time'
import type { OrderRules } from '@/domain/transitions'

/** What a type declares of how its orders are written, decided on and found again. */
interface WorkflowInput<
  Request extends CodesRequest,
  Row extends TracedOrder & OrderBase,
  Detail extends Row,
> {
  reads: ReturnType<typeof orderReads<Request, Row, Detail>>
  useOrder: OrderWorkflow<Detail>['useOrder']
  useLog: OrderWorkflow<Detail>['useLog']
  useTransitionCalls: OrderWorkflow<Detail>['useTransitionCalls']
  writes: OrderTransitions['transitions'] &
    Pick<ReturnType<typeof orderWrites>, 'writeName' | 'release'>
  /** what the list is asked for, as it is remembered for a queue */
  listRequest: GenericSchema<unknown, Request>
  /** what a queue can be grouped by besides who applied */
  groups?: (order: Row) => Pick<QueuedOrder, 'department' | 'principal'>
  lifecycle: (order: Detail) => LifecycleStep[]
  comparedFields: OrderWorkflow<Detail>['comparedFields']
  /** by which an order is found again whose write was not answered */
  trace: TraceRules<Row> & {
    /** the field whose value the list can be filtered by, to ask for less */
    filter?: string
  }
  /** the system that has yet to answer for an order in this state after a transition */
  waitsFor: (state: number) => WaitsFor
}

/** Makes of an order type what its own pages need: reads and writes, comparing, reconciling, queues. */
export function defineWorkflow<
  Position,
  Request extends CodesRequest,
  Row extends TracedOrder & OrderBase & Position,
  Detail extends Row,
>(
  type: OrderType<Position & OrderBase>,
  input: WorkflowInput<Request, Row, Detail>,
): OrderWorkflow<Detail> {
  const { reads, writes, trace, waitsFor } = input
  return {
    ...type,
    lifecycle: input.lifecycle,
    comparedFields: input.comparedFields,
    transitions: writes,
    writeName: writes.writeName,
    release: ({ action, onceKey }) => writes.release(action, onceKey),
    detail: reads.detailOptions,
    logs: reads.logsOptions,
    useOrder: input.useOrder,
    useLog: input.useLog,
    useTransitionCalls: input.useTransitionCalls,
    fetchFresh: (code) => reads.fetchDetail(code, { fresh: true }),
    settledState: async (code) => {
      const order = await reads.fetchDetail(code, { fresh: true })
      return waitsForDecision(order) ? undefined : type.stateOf(order).name
    },
    fetchQueue: async (request, user) => {
      const { rows, total, isAtLeast } = await fetchAllPages(
        (page) => reads.fetchList(v.parse(input.listRequest, { ...request, ...page })),
        { rowKey: ({ code }) => code, pageSize: LONGEST_QUEUE, most: LONGEST_QUEUE },
      )
      const logs = await logsOfDoubtful(type.rules, rows, reads.fetchLogs)
      const orders = rows.filter((row) => !type.skipReason(row, logs.get(row)))
      return {
        total,
        isAtLeast,
        leftOut: rows.flatMap((row) => plainReason(type.skipReason(row, logs.get(row))) ?? []),
        orders: orders.map((row) => {
          const availability = type.availability('approve', row, user, logs.get(row))
          return {
            ...queuedOrder(row),
            ...input.groups?.(row),
            reason: availability.kind === 'disabled' ? plainReason(availability.reason) : undefined,
          }
        }),
      }
    },
    check: (write, user, taken) => {
      const { filter } = trace
      const filters = filter === undefined ? {} : { [filter]: write.content?.[filter] }
      return checkForOrder(reads, write, user, { ...trace, filters, taken })
    },
    likeness: (content) => likenessOf(content, trace.fields),
    holds: (order, content) => holdsSent<Row>(order, content, trace.fields),
    transitionNotification: (action, state, code) =>
      transitionNotification(action, code, waitsFor(state)),
  }
}

/** How many logs a queue asks for before it starts; what is approved behind them is marked in it. */
const LOGS_ASKED = 20

/**
 * The logs of those orders of a queue that may have been approved already. One that can't be read leaves its order in
 * the queue, where it is asked for again.
 */
async function logsOfDoubtful<Row extends { code: string }>(
  { needsLog }: Pick<OrderRules<Row>, 'needsLog'>,
  rows: readonly Row[],
  fetchLogs: (code: string) => Promise<OperationLogEntry[]>,
): Promise<ReadonlyMap<Row, readonly OperationLogEntry[] | undefined>> {
  const doubtful = rows.filter((row) => needsLog?.(row)).slice(0, LOGS_ASKED)
  return new Map(
    await Promise.all(
      doubtful.map(async (row) => [row, await fetchLogs(row.code).catch(() => undefined)] as const),
    ),
  )
}

/** What every queue knows of an order. */
function queuedOrder({ code, amount, gmtCreate, createBy, createName }: OrderBase): QueuedOrder {
  return {
    code,
    amount,
    createdAt: gmtCreate === undefined ? undefined : fromWireTime(gmtCreate),
    applicant: groupMember(createBy, createName),
  }
}

/** A text as it can be kept: it has no values. */
function plainReason(reason: MessageDescriptor | undefined): QueuedOrder['reason'] {
  return reason && { id: reason.id, message: reason.message }
}
