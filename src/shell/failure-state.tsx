import { ApiError } from '@/api/http/api-error'
import { describeError } from '@/api/http/describe-error'
import { Message } from '@/components/message'
import { ErrorState } from '@/components/states/error-state'
import { useLingui } from '@lingui/react/macro'

interface FailureStateProps {
  error: Error
  onRetry: () => void
}

/** Stands where content should be that a call did not bring: the call's own message, and Retry. */
export function FailureState({ error, onRetry }: FailureStateProps) {
  const { t } = useLingui()
  if (!(error instanceof ApiError)) {
    return <ErrorState message={t`This page could not be shown.`} onRetry={onRetry} />
  }
  const { message } = describeError(error)
  return (
    <ErrorState
      message={<Message of={error.failure} />}
      detail={message && message.id !== error.failure.id ? <Message of={message} /> : undefined}
      onRetry={onRetry}
    />
  )
}
