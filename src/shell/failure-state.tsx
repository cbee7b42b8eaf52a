import { ApiError } from '@/api/http/api-error'
import { whyFailed } from '@/api/http/words-for-people'
import { Message } from '@/components/message'
import { ErrorState } from '@/components/states/error-state'
import { useLingui } from '@lingui/react/macro'

interface FailureStateProps {
  error: Error
  /** nothing else is on its page */
  isPage?: boolean
  onRetry: () => void
}

/** Stands where content should be that a call did not bring: the call's own message, why, and Retry. */
export function FailureState({ error, isPage = false, onRetry }: FailureStateProps) {
  const { t } = useLingui()
  if (!(error instanceof ApiError)) {
    return (
      <ErrorState message={t`This page could not be shown.`} isPage={isPage} onRetry={onRetry} />
    )
  }
  const reason = whyFailed(error)
  return (
    <ErrorState
      message={<Message of={error.failure} />}
      detail={typeof reason === 'object' ? <Message of={reason} /> : reason}
      isPage={isPage}
      onRetry={onRetry}
    />
  )
}
