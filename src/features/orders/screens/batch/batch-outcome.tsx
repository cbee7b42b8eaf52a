import { Trans } from '@lingui/react/macro'
import { ApiError } from '@/api/http/api-error'
import { describeError } from '@/api/http/describe-error'
import { wordsForPeople } from '@/api/http/words-for-people'
import { Message } from '@/components/message'
import { AppLink } from '@/shell/app-link'
import classes from './batch.module.css'
import type { BatchResult, Verdict } from './use-batch'

interface BatchOutcomeProps {
  verdict: Verdict
  /** undefined until its turn has come and gone */
  result: BatchResult | undefined
  isCurrent?: boolean
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
        <Trans>Passed over</Trans>: <Message of={reason} />
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
    case 'failed':
      return (
        <span className={classes.failed}>
          <FailureText error={result.error} />
        </span>
      )
    case 'unknown':
      return (
        <span className={classes.passed}>
          <Trans>Result unknown.</Trans>{' '}
          <AppLink path={order.path} search={{ code: order.code }}>
            <Trans>Find out</Trans>
          </AppLink>
        </span>
      )
    case 'not-sent':
      return <Trans>not sent</Trans>
  }
}

/** Why an order of a batch failed: the server's own words where they are meant for people. */
function FailureText({ error }: { error: unknown }) {
  if (!(error instanceof ApiError)) return <Trans>Failed</Trans>
  const words = wordsForPeople(error)
  if (words !== undefined) return words
  return (
    <>
      <Message of={describeError(error).message ?? error.failure} />
      {error.serverText === undefined ? null : (
        <details>
          <summary>
            <Trans>Details</Trans>
          </summary>
          <span>{error.serverText}</span>
        </details>
      )}
    </>
  )
}
