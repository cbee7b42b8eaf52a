import { useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { waitsForDecision } from '@/domain/order-states'
import { NOTIFY_ACTIONS } from '@/domain/transitions'
import { latePart } from '@/platform/late-part'
import { linkTo } from '@/shell/app-link'
import { NotifyAgain } from '../actions/notify-again'
import type { OrderType, OrderBase, OrderPaths } from '../../order-type'
import type { AppSearch } from '@/shell/app-href'

const ApprovalLogReader = latePart(
  async () => (await import('./approval-log-reader')).ApprovalLogReader,
)

interface ConfirmRowActionsProps<Row extends OrderBase> {
  type: OrderType<Row>
  order: Row
  user: User
  /** where the order is decided on, in a queue of what the list shows */
  target: { path: OrderPaths['confirm']; search: AppSearch<OrderPaths['confirm']> }
}

/**
 * What a row of a confirm list offers: the decision for what waits for one, telling another system again
 * where that failed, and otherwise only to look at the order.
 */
export function ConfirmRowActions<Row extends OrderBase>({
  type,
  order,
  user,
  target,
}: ConfirmRowActionsProps<Row>) {
  const action = NOTIFY_ACTIONS.find(
    (each) => type.availability(each, order, user).kind === 'available',
  )
  if (action) return <NotifyAgain type={type} order={order} action={action} />
  const log = type.approvalLog(order)
  if (log) return <DoubtfulRow {...{ type, order, log, target }} />
  return <RowLink target={target} waits={waitsForDecision(order) && !type.skipReason(order)} />
}

interface DoubtfulRowProps<Row extends OrderBase> extends Omit<
  ConfirmRowActionsProps<Row>,
  'user'
> {
  log: UseQueryOptions<OperationLogEntry[]>
}

/** A row that may have been approved already: its log is asked for quietly and says whether it waits. */
function DoubtfulRow<Row extends OrderBase>({ type, order, log, target }: DoubtfulRowProps<Row>) {
  const { data } = useQuery({ ...log, enabled: false })
  return (
    <>
      <Suspense fallback={null}>
        <ApprovalLogReader group={type.id} log={log} />
      </Suspense>
      <RowLink target={target} waits={!type.skipReason(order, data)} />
    </>
  )
}

function RowLink({
  target: { path, search },
  waits,
}: Pick<ConfirmRowActionsProps<OrderBase>, 'target'> & { waits: boolean }) {
  const { t } = useLingui()
  return linkTo(path, search, waits ? t({ context: 'action', message: 'Review' }) : t`Details`)
}
