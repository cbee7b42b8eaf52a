import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ApiError } from '@/api/http/api-error'
import { Message } from '@/components/message'
import { holdFocus } from '@/platform/focus-content'
import rows from './list-rows.module.css'
import classes from './not-refreshed.module.css'

interface NotRefreshedProps {
  error: Error
  /** what was read before, where it is not the rows of a list */
  note?: ReactNode
  onRetry: () => void
}

/**
 * Says below rows that they could not be read again: they are what was there before. The dialog says why, to whoever asked for
 * it; a read that the cache began by itself is told here alone, and interrupts nobody: a status, not an alert.
 */
export function NotRefreshed({ error, note, onRetry }: NotRefreshedProps) {
  return (
    // Pressed with success it goes, and the keyboard would be nowhere.
    <p ref={holdFocus} className={classes.note} role="status">
      {error instanceof ApiError ? <Message of={error.failure} /> : null}{' '}
      {note ?? <Trans>These rows were read before.</Trans>}{' '}
      <button type="button" className={rows.link} onClick={onRetry}>
        <Trans>Retry</Trans>
      </button>
    </p>
  )
}
