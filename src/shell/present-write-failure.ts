import { msg } from '@lingui/core/macro'
import { ApiError, isOutcomeUnknown } from '@/api/http/api-error'
import { SessionTakenError } from '@/session/confirm-session'
import { notify } from './notify'
import { presentFailure } from './present-failure'

/**
 * A write that a person started was not answered well: the dialog says why where its kind has one, and a notification with the call's
 * own message stays where the person works. A write whose outcome is unknown has not failed: the page that finds out
 * says so. A write that was refused here is told by the dialog alone; one that could not be sent offers to try again.
 *
 * @param retry sends it anew
 */
export function presentWriteFailure(error: unknown, { retry }: { retry?: () => void } = {}): void {
  // Whoever works here now is told by the page that is handed over.
  if (error instanceof SessionTakenError) return
  const isUnknown = isOutcomeUnknown(error)
  // That an answer can't be read is no case of the dialog's, and "request failed" would be a guess.
  if (!isUnknown || error.kind !== 'shape') presentFailure(error, { asked: true })
  if (isUnknown || !(error instanceof ApiError)) return
  if (error.wasSent) notify({ message: error.failure, tone: 'failure' })
  else if (error.kind === 'network' && retry) {
    notify({
      message: msg`It could not be checked who is signed in, so nothing was sent.`,
      tone: 'failure',
      action: { label: msg`Retry`, run: retry },
    })
  }
}
