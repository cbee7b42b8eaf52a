import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, isOutcomeUnknown } from '@/api/http/api-error'
import { SessionTakenError } from '@/session/confirm-session'
import { notify, type Notification } from './notify'
import { presentFailure } from './present-failure'

interface Retry {
  /** sends it anew */
  retry?: () => void
  /** the order that it is about, and what was to be done with it: another one may show by the time that is read */
  of?: { code: string; action: MessageDescriptor }
}

/** The offers to send something again that stand, by the order's code. */
const offers = new Map<string, AbortController>()

/** Something is done with an order: that an earlier press was not sent is no more what there is to say of it, nor to be repeated. */
export function withdrawRetry(code: string): void {
  offers.get(code)?.abort()
  offers.delete(code)
}

/**
 * A write that a person started was not answered well: the dialog says why where its kind has one, and a notification with the call's
 * own message stays where the person works. A write whose outcome is unknown has not failed: the page that finds out
 * says so. A write that was refused here is told by the dialog alone; one that could not be sent offers to try again,
 * until something else is done with the order.
 */
export function presentWriteFailure(error: unknown, { retry, of }: Retry = {}): void {
  // Whoever works here now is told by the page that is handed over.
  if (error instanceof SessionTakenError) return
  const isUnknown = isOutcomeUnknown(error)
  // That an answer can't be read is no case of the dialog's, and "request failed" would be a guess.
  if (!isUnknown || error.kind !== 'shape') presentFailure(error, { asked: true })
  if (isUnknown || !(error instanceof ApiError)) return
  if (error.wasSent) notify({ message: error.failure, tone: 'failure' })
  else if (error.kind === 'network' && retry) notify(unsent(retry, of))
}

function unsent(retry: () => void, of: Retry['of']): Notification {
  const label = msg`Retry`
  if (!of) {
    const message = msg`It could not be checked who is signed in, so nothing was sent.`
    return { message, tone: 'failure', action: { label, run: retry } }
  }
  const { code } = of
  const action = i18n._(of.action)
  withdrawRetry(code)
  const offer = new AbortController()
  offers.set(code, offer)
  const { signal } = offer
  return {
    message: msg`“${action}” of ${code} was not sent: it could not be checked who is signed in.`,
    tone: 'failure',
    action: {
      label,
      run: () => {
        // A notification that is on its way out can still be pressed.
        if (!signal.aborted) retry()
      },
      until: signal,
    },
  }
}
