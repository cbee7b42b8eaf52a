import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Message } from '@/components/message'
import { SkeletonLines } from '@/components/skeleton-lines'
import { formatChinaTime } from '@/domain/china-time'
import { LOG_SUCCESS, stepName } from '@/domain/operation-steps'
import { FailureState } from '@/shell/failure-state'
import { useUser } from '@/session/use-user'
import classes from './order-detail.module.css'
import { ChangedMark } from '../parts/changed-mark'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { useIsAfterOpening } from '../../workflow/opened-version'
import { personText, type PeopleNames, visibleLog } from '../../workflow/log'
import { useOrderLog } from '../../workflow/use-order'

export interface OperationLogProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  code: string
  /** those that the order names */
  people: PeopleNames
}

/**
 * What happened to an order, newest first. Entries that are not for the front are shown to
 * internal/server users only.
 */
export function OperationLog<Order extends OrderBase>({
  type,
  code,
  people,
}: OperationLogProps<Order>) {
  const { t } = useLingui()
  const user = useUser()
  const isAfterOpening = useIsAfterOpening()
  const { log, error, retry } = useOrderLog(type, code)
  if (!log && error) {
    return <FailureState error={error} onRetry={retry} />
  }
  if (!log) return <SkeletonLines count={3} />
  const entries = visibleLog(log, user)
  if (entries.length === 0) {
    return (
      <Text c="dimmed">
        <Trans>Nothing has been logged.</Trans>
      </Text>
    )
  }
  return (
    <ol className={classes.log} aria-label={t`Operation log`}>
      {entries.map(({ id, step, state, content, createBy, gmtCreate }) => (
        <li key={id} className={classes.entry} data-failed={state !== LOG_SUCCESS || undefined}>
          <div className={classes.entryHead}>
            <strong>
              <Message of={stepName(step ?? '')} />
            </strong>
            {state === LOG_SUCCESS ? (
              <span className={classes.succeeded}>
                <Trans context="log entry">Succeeded</Trans>
              </span>
            ) : (
              <span className={classes.failed}>
                <Trans>Failed</Trans>
              </span>
            )}
            {isAfterOpening(gmtCreate) ? <ChangedMark /> : null}
            <span className={classes.muted}>
              {gmtCreate === undefined ? null : formatChinaTime(gmtCreate)}{' '}
              {personText(createBy, people)}
            </span>
          </div>
          {content ? <div className={classes.entryText}>{content}</div> : null}
        </li>
      ))}
    </ol>
  )
}
