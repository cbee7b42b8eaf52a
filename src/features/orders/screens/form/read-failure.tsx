import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ApiError } from '@/api/http/api-error'
import { whyFailed } from '@/api/http/words-for-people'
import { Message } from '@/components/message'
import classes from './order-form.module.css'

/** Stands in a form where something should be that could not be read: what, why, and Retry. */
export function ReadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const reason = whyFailed(error)
  return (
    <div role="alert" className={classes.readFailure}>
      <span>
        <Message of={error.failure} />{' '}
        {typeof reason === 'object' ? <Message of={reason} /> : reason}
      </span>
      <Button size="compact-xs" variant="default" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}
