import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { isRefusal } from '@/api/http/api-error'
import { wordsForPeople } from '@/api/http/words-for-people'
import { ErrorState } from '@/components/states/error-state'
import { useUser } from '@/session/use-user'
import { FailureState } from '@/shell/failure-state'
import { forgetDocument } from '@/shell/recent-documents'
import type { OrderBase, OrderType } from '../../order-type'

interface OrderFailureProps {
  type: Pick<OrderType<OrderBase>, 'names'>
  code: string
  error: Error
  /** nothing else is on its page */
  isPage?: boolean
  onRetry: () => void
}

/** Stands where an order should be. One that the server does not have is said to be so: no retry brings it. */
export function OrderFailure({ type, code, error, isPage = false, onRetry }: OrderFailureProps) {
  const { i18n } = useLingui()
  const username = useUser()?.username
  const isNone = isRefusal(error)
  // Nobody looks for it among the orders that they opened last.
  useEffect(() => {
    if (isNone && username !== undefined) forgetDocument(username, code)
  }, [isNone, username, code])
  if (!isNone) return <FailureState error={error} isPage={isPage} onRetry={onRetry} />
  const title = i18n._(type.names.title(code))
  return (
    <ErrorState
      message={<Trans>{title} was not found.</Trans>}
      detail={wordsForPeople(error)}
      isPage={isPage}
    />
  )
}
