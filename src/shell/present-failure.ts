import { ApiError } from '@/api/transport/api-error'
import { describeError } from '@/api/transport/describe-error'
import { shouldOpenDialog } from '@/api/transport/should-open-dialog'
import { showWarmTip } from '@/components/warm-tip/warm-tip-store'
import { notify } from './notify'

/**
 * The one place where a failed call is shown above the page. A pressed-twice is a passing note;
 * everything else that a person waits for opens the "Warm tip" dialog. An error that is not a failed
 * call is a defect and goes to the console.
 *
 * @param asked whether a person asked for the call and waits for it
 */
export function presentFailure(error: unknown, { asked }: { asked: boolean }): void {
  if (!(error instanceof ApiError)) {
    if (!isAbort(error)) console.error(error)
    return
  }
  if (!shouldOpenDialog(error, { asked })) return
  const description = describeError(error)
  if (error.kind === 'duplicate' && description.message) {
    notify({ message: description.message, tone: 'warning' })
  } else {
    showWarmTip(description)
  }
}

/**
 * A write that a person started has failed: the dialog says why, and a note with the call's own message
 * stays where the person works. A write that was never sent is told by the one alone.
 */
export function presentWriteFailure(error: unknown): void {
  presentFailure(error, { asked: true })
  const wasSent =
    error instanceof ApiError && error.kind !== 'duplicate' && error.kind !== 'timed-out-before'
  if (wasSent) notify({ message: error.failure, tone: 'failure' })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
