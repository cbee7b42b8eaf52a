import { useEffect } from 'react'
import { isRefusal } from '@/api/http/api-error'
import { useUser } from '@/session/use-user'
import { FailureState } from '@/shell/failure-state'
import { forgetDocument } from '@/shell/recent-documents'

interface OrderFailureProps {
  code: string
  error: Error
  /** nothing else is on its page */
  isPage?: boolean
  onRetry: () => void
}

/** Stands where an order should be that could not be read, with the server's reason. */
export function OrderFailure({ code, error, isPage = false, onRetry }: OrderFailureProps) {
  const username = useUser()?.username
  const isRefused = isRefusal(error)
  // One that the server does not give was not opened: nobody looks for it among the orders that they opened last.
  useEffect(() => {
    if (isRefused && username !== undefined) forgetDocument(username, code)
  }, [isRefused, username, code])
  return <FailureState error={error} isPage={isPage} onRetry={onRetry} />
}
