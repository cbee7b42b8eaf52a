import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useRetry } from '@/api/user-reads'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { Message } from '@/components/message'
import { SkeletonLines } from '@/components/skeleton-lines'
import { formatChinaTime } from '@/domain/china-time'
import { LOG_SUCCESS, stepName } from '@/domain/operation-steps'
import { FailureState } from '@/shell/failure-state'
import { usePageQuery } from '@/platform/use-page-query'
import { useUser } from '@/session/use-user'
import classes from './order-detail.module.css'
import { ChangedMark } from '../parts/changed-mark'
import { useIsAfterOpening } from '../../workflow/opened-version'
import { personText, type PeopleNames } from '../../workflow/people'
import { visibleLog } from '../../workflow/visible-log'

interface OperationLogProps {
  options: UseQueryOptions<OperationLogEntry[]>
  /** those that the order names */
  people: PeopleNames
}

/**
 * What happened to an order, newest first. Entries that are not for the front are shown to
 * internal/server users only.
 */
export function OperationLog({ options, people }: OperationLogProps) {
  const { t } = useLingui()
  const user = useUser()
  const isAfterOpening = useIsAfterOpening()
  const { data, error } = usePageQuery(options)
  const retry = useRetry(options)
  if (!data && error) {
    return <FailureState error={error} onRetry={retry} />
  }
  if (!data) return <SkeletonLines count={3} />
  const entries = visibleLog(data, user)
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
