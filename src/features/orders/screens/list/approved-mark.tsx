import { Trans } from '@lingui/react/macro'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import classes from './approved-mark.module.css'
import type { OrderType, OrderBase } from '../../order-type'

interface ApprovedMarkProps<Row extends OrderBase> {
  type: OrderType<Row>
  order: Row
}

/** Marks a row that was approved and only waits for another system, as far as that is known. */
export function ApprovedMark<Row extends OrderBase>({ type, order }: ApprovedMarkProps<Row>) {
  const log = type.approvalLog(order)
  if (log) return <LoggedMark {...{ type, order, log }} />
  return type.skipReason(order) ? (
    <Mark>
      <Trans>verifying</Trans>
    </Mark>
  ) : null
}

/** The space parts it from the state where both stand in one line: where text of the row is copied. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <span className={classes.mark}>{children}</span>
    </>
  )
}

interface LoggedMarkProps<Row extends OrderBase> extends ApprovedMarkProps<Row> {
  log: UseQueryOptions<OperationLogEntry[]>
}

/** The log is asked for by the row's actions; this only looks at what is there of it. */
function LoggedMark<Row extends OrderBase>({ type, order, log }: LoggedMarkProps<Row>) {
  const { data } = useQuery({ ...log, enabled: false })
  return type.skipReason(order, data) ? (
    <Mark>
      <Trans>approved, not tallied</Trans>
    </Mark>
  ) : null
}
