import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { Page } from '@/api/contract/envelope'
import type { User } from '@/api/contract/session'
import { orderKeys } from '@/api/resources/order-reads'
import type { WireTime } from '@/domain/china-time'
import { waitsForDecision } from '@/domain/order-states'
import { reasonOf } from '@/domain/transitions'
import { isUnderWay, openRecordOf } from '@/features/writes/write-record'
import type { Notification } from '@/shell/notify'
import { performTransition, type Decision } from '../../workflow/perform-transition'
import { rowIn } from '../../workflow/row-in-answer'
import type { OrderBase, OrderPaths, OrderType } from '../../order-type'

/** An order of a batch, whatever its type: as it was when it was selected, and what is done with it. */
export interface BatchOrder {
  code: string
  /** `gmtModified` of it as it was selected: what is decided on */
  version: WireTime | undefined
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
  /** reads it: the name of its state where it waits for no decision any more, undefined while it does. Throws ApiError. */
  settledState: () => Promise<MessageDescriptor | undefined>
  /**
   * Reads the list again and selects the order as it is there now, if it still waits for a decision. Throws ApiError when that
   * can't be read.
   */
  selectAnew: () => Promise<SelectedAnew>
  /** where the order is looked at */
  path: OrderPaths['confirm']
}

/** What came of selecting an order as it is now. */
export type SelectedAnew =
  | { kind: 'selected' }
  /** it still waits, and is not among what the list shows */
  | { kind: 'not-shown' }
  /** it waits for no decision any more, in the state of this name */
  | { kind: 'settled'; state: MessageDescriptor }

interface BatchContext<Row> {
  queryClient: QueryClient
  user: User
  /** puts a row in the place of the selected one with its code */
  onReselect: (row: Row) => void
}

/** The selected rows of a list as the orders of a batch. */
export function toBatchOrders<Row extends OrderBase>(
  type: OrderType<Row>,
  rows: readonly Row[],
  { queryClient, user, onReselect }: BatchContext<Row>,
): BatchOrder[] {
  const openWrite = ({ code }: Row) => {
    const write = openRecordOf(user.username ?? '', { kind: type.id, onceKey: code })
    return write && !isUnderWay(write) ? write.id : undefined
  }
  const settledState = async (code: string) => (await type.loadTransitions()).settledState(code)
  return rows.map((row) => ({
    code: row.code,
    version: row.gmtModified,
    amount: row.amount,
    path: type.paths.confirm,
    approvalLog: type.approvalLog(row),
    openWrite: () => openWrite(row),
    selectAnew: async () => {
      const lists = { queryKey: orderKeys(type.kind).lists, type: 'active' } as const
      await queryClient.refetchQueries(lists, { throwOnError: true })
      const now = queryClient
        .getQueriesData<Partial<Page<Row>>>(lists)
        .map(([, answer]) => rowIn(answer, row.code))
        .find((found) => found !== undefined)
      if (now && waitsForDecision(now)) {
        onReselect(now)
        return { kind: 'selected' }
      }
      const state = now ? type.stateOf(now).name : await settledState(row.code)
      return state ? { kind: 'settled', state } : { kind: 'not-shown' }
    },
    settledState: () => settledState(row.code),
    skipReason: (decision, log) => {
      // Nothing is sent once more before it is known what became of it.
      if (openWrite(row)) return msg`The result of what was sent last is unknown`
      const availability = type.availability(decision, row, user, log)
      return type.skipReason(row, log) ?? reasonOf(availability)
    },
    transition: async (action, remark) => {
      const transitions = await type.loadTransitions()
      const transition = { action, order: row, remark: remark || undefined }
      const { state } = await performTransition(queryClient, transitions, user, transition)
      return transitions.transitionNotification(action, state, row.code)
    },
  }))
}
