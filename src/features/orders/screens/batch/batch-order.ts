import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { isUnderWay, openRecordOf } from '@/features/writes/write-record'
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
  /** the id of what was sent for it and has no answer that says what became of it */
  openWrite: () => string | undefined
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
  const openWrite = ({ code }: Row) => {
    const write = openRecordOf(user.username ?? '', { kind: type.id, onceKey: code })
    return write && !isUnderWay(write) ? write.id : undefined
  }
  return rows.map((row) => ({
    code: row.code,
    amount: row.amount,
    path: type.paths.confirm,
    approvalLog: type.approvalLog(row),
    openWrite: () => openWrite(row),
    skipReason: (decision, log) => {
      // Nothing is sent once more before it is known what became of it.
      if (openWrite(row)) return msg`The result of what was sent last is unknown`
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
