import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import type { Notification } from '@/shell/notify'
import { performTransition } from '../../workflow/perform-transition'
import type { OrderBase, OrderPaths, OrderType } from '../../order-type'

export type Decision = 'approve' | 'reject'

/** An order of a batch, whatever its type: as it was when it was selected, and what is done with it. */
export interface BatchOrder {
  code: string
  /** integer cents */
  amount: number
  /** the log that has to be asked first, where the row does not say whether it was approved already */
  approvalLog: UseQueryOptions<OperationLogEntry[]> | undefined
  /** why it is passed over; undefined when it is decided on */
  skipReason: (
    decision: Decision,
    log: readonly OperationLogEntry[] | undefined,
  ) => MessageDescriptor | undefined
  /** gives what the decision came to */
  transition: (decision: Decision, remark: string) => Promise<Notification>
  /** where the order is looked at */
  path: OrderPaths['confirm']
}

/** The selected rows of a list as the orders of a batch. */
export function toBatchOrders<Row extends OrderBase>(
  type: OrderType<Row>,
  rows: readonly Row[],
  queryClient: QueryClient,
  user: User,
): BatchOrder[] {
  return rows.map((row) => ({
    code: row.code,
    amount: row.amount,
    path: type.paths.confirm,
    approvalLog: type.approvalLog(row),
    skipReason: (decision, log) => {
      const availability = type.availability(decision, row, user, log)
      return (
        type.skipReason(row, log) ??
        (availability.kind === 'disabled' ? availability.reason : undefined)
      )
    },
    transition: async (action, remark) => {
      const transitions = await type.loadTransitions()
      const transition = { action, order: row, remark: remark || undefined }
      const { state } = await performTransition(queryClient, transitions, user, transition)
      return transitions.transitionNotification(action, state, row.code)
    },
  }))
}
