import { ApiError } from '@/api/http/api-error'
import { describeError } from '@/api/http/describe-error'
import { Message } from '@/components/message'
import { ErrorState } from '@/components/states/error-state'
import { useLingui } from '@lingui/react/macro'

interface FailureStateProps {
  error: Error
  /** nothing else is on its page */
  isPage?: boolean
  onRetry: () => void
}

/** Stands where content should be that a call did not bring: the call's own message, and Retry. */
export function FailureState({ error, isPage = false, onRetry }: FailureStateProps) {
  const { t } = useLingui()
  if (!(error instanceof ApiError)) {
    return (
      <ErrorState message={t`This page could not be shown.`} isPage={isPage} onRetry={onRetry} />
    )
  }
  const { message } = describeError(error)
  return (
    <ErrorState
      message={<Message of={error.failure} />}
      detail={message && message.id !== error.failure.id ? <Message of={message} /> : undefined}
      isPage={isPage}
      onRetry={onRetry}
    />
  )
}
