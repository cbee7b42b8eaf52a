import { Trans } from '@lingui/react/macro'
import { ApiError } from '@/api/http/api-error'
import { Message } from '@/components/message'
import classes from './not-refreshed.module.css'

interface NotRefreshedProps {
  error: Error
  onRetry: () => void
}

/**
 * Says below rows that they could not be read again: they are what was there before. The dialog says why, to whoever asked for
 * it; a read that the cache began by itself is told here alone.
 */
export function NotRefreshed({ error, onRetry }: NotRefreshedProps) {
  return (
    <p className={classes.note} role="alert">
      {error instanceof ApiError ? <Message of={error.failure} /> : null}{' '}
      <Trans>These rows were read before.</Trans>{' '}
      <button type="button" className={classes.retry} onClick={onRetry}>
        <Trans>Retry</Trans>
      </button>
    </p>
  )
}
