import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Message } from '@/components/message'
import { CompareTable } from '../parts/compare-table'
import type { DisplayField } from '../../display-field'
import classes from './order-form.module.css'
import { AppLink } from '@/shell/app-link'
import type { OrderPaths } from '../../order-type'

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

interface AlreadySavedProps {
  code: string
  /** where the order is looked at */
  path: OrderPaths['detail']
  onRaiseAnother: () => void
}

/**
 * What was sent from this draft before has come through after all, and holds something else than what is typed now. Nothing
 * typed is lost, and nothing is raised twice unknowingly.
 */
export function AlreadySaved({ code, path, onRaiseAnother }: AlreadySavedProps) {
  return (
    <section className={classes.card} role="alert">
      <strong>
        <Trans>What you sent before has arrived after all. Nothing was sent now.</Trans>
      </strong>
      <span>
        <Trans>
          It is order{' '}
          <AppLink path={path} search={{ code }}>
            {code}
          </AppLink>
          , as it was typed then.
        </Trans>
      </span>
      <div className={classes.options}>
        <Button size="xs" onClick={onRaiseAnother}>
          <Trans>Raise what is typed as another order</Trans>
        </Button>
      </div>
    </section>
  )
}
