import { Trans, useLingui } from '@lingui/react/macro'
import { Title, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Attachment } from '@/api/contract/order-parts'
import { FieldGrid } from '@/components/field-grid/field-grid'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import type { DisplayField } from '../../display-field'
import { Attachments } from './attachments'
import classes from './order-detail.module.css'
import { fieldsOf } from './display-fields'
import { Message } from '@/components/message'
import { SkeletonLines } from '@/components/skeleton-lines'
import { formatChinaTime } from '@/domain/china-time'
import { LOG_STATE, stepName } from '@/domain/operation-steps'
import { FailureState } from '@/shell/failure-state'
import { useUser } from '@/session/use-user'
import { ChangedMark } from '../parts/changed-mark'
import { useIsAfterOpening } from '../../workflow/opened-version'
import { personText, type PeopleNames, visibleLog } from '../../workflow/log'
import { useOrderLog } from '../../workflow/use-order'

/** A part of an order's detail under a heading of its own. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.card}>
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </section>
  )
}

export function FieldsSection({ fields }: { fields: readonly DisplayField[] }) {
  return (
    <Section title={<Trans>Order</Trans>}>
      <FieldGrid fields={fieldsOf(fields)} />
    </Section>
  )
}

/** What else is known of an order that is decided on; nothing where there is nothing. */
export function MoreFieldsSection({ fields }: { fields: readonly DisplayField[] }) {
  if (fields.length === 0) return null
  return (
    <Section title={<Trans>More about the order</Trans>}>
      <FieldGrid fields={fieldsOf(fields)} />
    </Section>
  )
}

export function AttachmentsSection({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <Section title={<Trans>Attachments</Trans>}>
      <Attachments attachments={attachments} />
    </Section>
  )
}

export function LogSection<Order extends OrderBase>(props: OperationLogProps<Order>) {
  return (
    <Section title={<Trans>Operation log</Trans>}>
      <OperationLog {...props} />
    </Section>
  )
}

interface OperationLogProps<Order extends OrderBase> {
  type: Pick<OrderWorkflow<Order>, 'useLog' | 'logs'>
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
        <li
          key={id}
          className={classes.entry}
          data-failed={state === LOG_STATE.failed || undefined}
        >
          <div className={classes.entryHead}>
            <strong>
              <Message of={stepName(step ?? '')} />
            </strong>
            <EntryState state={state} />
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

/** How a step ended. A number that this application does not know is shown as such: it is neither. */
function EntryState({ state }: { state: number }) {
  if (state === LOG_STATE.success) {
    return (
      <span className={classes.succeeded}>
        <Trans context="log entry">Succeeded</Trans>
      </span>
    )
  }
  if (state === LOG_STATE.failed) {
    return (
      <span className={classes.failed}>
        <Trans>Failed</Trans>
      </span>
    )
  }
  return (
    <span className={classes.muted}>
      <Trans>Unknown state {state}</Trans>
    </span>
  )
}
