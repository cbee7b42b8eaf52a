import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, isOutcomeUnknown } from '@/api/http/api-error'
import { SessionTakenError } from '@/session/confirm-session'
import { notify, type Notification } from './notify'
import { presentFailure } from './present-failure'

/** Which document a write is of. */
interface Written {
  kind: string
  /** what it is sent once for */
  onceKey: string
}

/** Sending it anew, where it could not leave. */
export interface Retry {
  retry: () => void
  /** what was to be sent, and what a person knows it by: another document may show by the time that is read */
  of: Written & { name: string | MessageDescriptor; action?: MessageDescriptor }
}

/** What was said last of a document that failed, or was not sent. */
const said = new Map<string, AbortController>()

const keyOf = ({ kind, onceKey }: Written) => `${kind} ${onceKey}`

/**
 * Something is done with a document: that an earlier press failed, or was not sent, is no more what there is to say of it, nor to
 * be repeated.
 */
export function withdrawFailure(of: Written): void {
  const key = keyOf(of)
  said.get(key)?.abort()
  said.delete(key)
}

/** Withdraws what was said of the document before. Aborts when what is said now is to go. */
function untilOvertaken(of: Written): AbortSignal {
  withdrawFailure(of)
  const saying = new AbortController()
  said.set(keyOf(of), saying)
  return saying.signal
}

/** A write was refused: its call's own message is said, until something else is done with the document. */
export function notifyRefused(failure: MessageDescriptor, of: Written | undefined): void {
  notify({ message: failure, tone: 'failure', until: of && untilOvertaken(of) })
}

/**
 * A write that a person started was not answered well: the dialog says why where its kind has one, and a notification with the call's
 * own message stays where the person works, until something else is done with the document. A write whose outcome is unknown has not failed: the page that finds out
 * says so. A write that was refused here is told by the dialog alone; one that could not be sent offers to try again,
 * until something else is done with the document.
 *
 * @returns whether it offers that: what was pressed was certainly not sent, and this was said
 */
export function presentWriteFailure(error: unknown, offered?: Retry): boolean {
  // Whoever works here now is told by the page that is handed over.
  if (error instanceof SessionTakenError) return false
  const isUnknown = isOutcomeUnknown(error)
  // That an answer can't be read is no case of the dialog's, and "request failed" would be a guess.
  if (!isUnknown || error.kind !== 'shape') presentFailure(error, { asked: true })
  if (isUnknown || !(error instanceof ApiError)) return false
  if (error.wasSent) notifyRefused(error.failure, offered?.of)
  const isOffered = !error.wasSent && error.kind === 'network' && offered !== undefined
  if (isOffered) notify(unsent(offered, notChecked(offered.of)))
  return isOffered
}

/**
 * What is read before a write could not be read, so that it was not sent: the dialog says why, and a notification says what was
 * not sent and offers to try again. The read's own message would say neither.
 *
 * @returns whether it offers that
 */
export function presentUnsent(
  error: unknown,
  offered: Retry & { of: { action: MessageDescriptor } },
): boolean {
  presentFailure(error, { asked: true })
  // Who is not signed in any more has nothing to try again.
  if (!(error instanceof ApiError) || ['duplicate', 'unauthorized'].includes(error.kind))
    return false
  const name = nameOf(offered.of)
  const action = i18n._(offered.of.action)
  const message = msg`“${action}” of ${name} was not sent: the order could not be read again.`
  notify(unsent(offered, message))
  return true
}

const nameOf = ({ name }: Retry['of']) => (typeof name === 'string' ? name : i18n._(name))

function notChecked(of: Retry['of']): MessageDescriptor {
  const name = nameOf(of)
  const action = of.action && i18n._(of.action)
  return action === undefined
    ? msg`“${name}” was not sent: it could not be checked who is signed in.`
    : msg`“${action}” of ${name} was not sent: it could not be checked who is signed in.`
}

function unsent({ retry, of }: Retry, message: MessageDescriptor): Notification {
  const until = untilOvertaken(of)
  return {
    message,
    tone: 'failure',
    action: {
      label: msg`Retry`,
      run: () => {
        // A notification that is on its way out can still be pressed.
        if (!until.aborted) retry()
      },
    },
    until,
  }
}
