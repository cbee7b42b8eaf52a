import { Trans } from '@lingui/react/macro'
import { Message } from '@/components/message'
import { AppLink } from '@/shell/app-link'
import { useFoundOutcome } from '@/features/writes/use-reconciliation'
import { isConflict } from '../../workflow/use-order-transition'
import { FailureText } from '../parts/failure-text'
import classes from './batch.module.css'
import type { BatchOrder } from './batch-order'
import type { BatchResult, Verdict } from './batch-run'

interface BatchOutcomeProps {
  verdict: Verdict
  /** undefined until its turn has come and gone */
  result: BatchResult | undefined
  isCurrent?: boolean
}

/** An order of which nobody knows what became of it, until that is found out on its page. */
function UnknownOutcome({ order, write }: { order: BatchOrder; write: string | undefined }) {
  const found = useFoundOutcome(write)
  if (found === 'done') {
    return (
      <span className={classes.done}>
        <Trans>Found out: it was done.</Trans>
      </span>
    )
  }
  return (
    <span className={classes.passed}>
      {found === 'not-done' ? (
        <Trans>Found out: it was not done.</Trans>
      ) : (
        <Trans>
          Result unknown.{' '}
          <AppLink path={order.path} search={{ code: order.code }}>
            Find out
          </AppLink>
        </Trans>
      )}
    </span>
  )
}

/** What became of one order of a batch, or what is about to. */
export function BatchOutcome({
  verdict: { order, reason },
  result,
  isCurrent = false,
}: BatchOutcomeProps) {
  if (reason) {
    return (
      <span className={classes.passed}>
        <Trans>
          Passed over: <Message of={reason} />
        </Trans>
      </span>
    )
  }
  switch (result?.kind) {
    case undefined:
      return isCurrent ? <Trans>under way…</Trans> : <Trans>waiting</Trans>
    case 'done': {
      const { message, tone } = result.notification
      return (
        <span className={tone === 'success' ? classes.done : classes.passed}>
          <Message of={message} />
        </span>
      )
    }
    case 'settled':
      return (
        <span className={classes.passed}>
          <Trans>
            No longer waiting, now: <Message of={result.state} />
          </Trans>
        </span>
      )
    case 'failed':
      return (
        <span className={classes.failed}>
          {isConflict(result.error) ? (
            <Trans>It has been changed since it was selected.</Trans>
          ) : (
            <FailureText error={result.error} />
          )}
        </span>
      )
    case 'unknown':
      return <UnknownOutcome order={order} write={result.write} />
    case 'not-sent':
      return <Trans>not sent</Trans>
  }
}
