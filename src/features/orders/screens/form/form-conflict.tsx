import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Message } from '@/components/message'
import { CompareTable } from '../parts/compare-table'
import type { DisplayField } from '../../display-field'
import classes from './order-form.module.css'

interface FormConflictProps {
  /** who has changed the order */
  by: string
  /** why it can't be edited any more; undefined when it can */
  reason: MessageDescriptor | undefined
  /** the order as it was when the person began to type; absent when that is not known any more */
  start: readonly DisplayField[] | undefined
  /** as somebody else has left it */
  newer: readonly DisplayField[]
  /** as it would be with what was typed */
  typed: readonly DisplayField[]
  onKeepTyped: () => void
  onTakeNewer: () => void
}

/**
 * Somebody has changed the order since it was opened: what it was, what it is, and what was typed, side
 * by side. Nothing typed is lost before the person has chosen.
 */
export function FormConflict({
  by,
  reason,
  start,
  newer,
  typed,
  onKeepTyped,
  onTakeNewer,
}: FormConflictProps) {
  const { t } = useLingui()
  return (
    <section className={classes.card} role="alert">
      <strong>
        <Trans>{by} has changed this order since you opened it. Nothing was saved.</Trans>
      </strong>
      <CompareTable
        label={t`Versions of the order`}
        versions={[
          ...(start
            ? [{ id: 'start', name: <Trans>When you opened it</Trans>, fields: start }]
            : []),
          { id: 'now', name: <Trans>On the server now</Trans>, fields: newer },
          { id: 'typed', name: <Trans>What you typed</Trans>, fields: typed },
        ]}
      />
      <div className={classes.options}>
        {reason ? (
          <span>
            <Message of={reason} />
          </span>
        ) : (
          <Button size="xs" onClick={onKeepTyped}>
            <Trans>Go on with what I typed</Trans>
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onTakeNewer}>
          <Trans>Take the server’s version</Trans>
        </Button>
      </div>
    </section>
  )
}
