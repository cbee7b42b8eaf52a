import { ApiError, isOutcomeUnknown } from '@/api/http/api-error'
import { SessionTakenError } from '@/session/confirm-session'

/** What became of one row. A row that has none was not sent. */
export type RowOutcome =
  | { kind: 'sending' }
  /** its answer was lost: it is being looked up */
  | { kind: 'looking' }
  /** `before`: by an earlier import, on that day (`YYYY-MM-DD` in China) */
  | { kind: 'saved'; code: string; before?: string }
  | { kind: 'refused'; error: unknown }
  /** it was looked up and is not there: it may be sent again */
  | { kind: 'not-done' }
  /** what the server shows proves nothing; `codes` are orders that say the same */
  | { kind: 'unknown'; codes: readonly string[]; isUnreachable?: boolean }
  /** it never left this browser; `error` where that concerns all rows */
  | { kind: 'not-sent'; error: unknown }

interface RowRun<Row> {
  rows: readonly Row[]
  /** what has become known of a row since it was shown: another tab has sent it; it is not sent again then */
  knownOf: (row: Row) => RowOutcome | undefined
  /** gives the order's code */
  send: (row: Row) => Promise<string>
  /** finds out what became of a row whose answer was lost */
  lookUp: (row: Row) => Promise<RowOutcome>
  /** nothing more is sent once it is aborted; what is under way comes to its end */
  signal: AbortSignal
  onOutcome: (row: Row, outcome: RowOutcome) => void
}

/**
 * Sends rows one after the other, a call each. A refused row does not hold the others up. One whose answer was lost is looked
 * up before anything else is sent: an equal row that follows would be taken for it. Where the server can't be asked, or
 * the session is lost, the run ends.
 */
export async function runRows<Row>({
  rows,
  knownOf,
  send,
  lookUp,
  signal,
  onOutcome,
}: RowRun<Row>): Promise<void> {
  for (const row of rows) {
    if (signal.aborted) return
    const known = knownOf(row)
    if (known) {
      onOutcome(row, known)
      continue
    }
    onOutcome(row, { kind: 'sending' })
    const outcome = await send(row).then(
      (code): RowOutcome => ({ kind: 'saved', code }),
      (error: unknown) => outcomeOfFailure(error),
    )
    if (outcome.kind !== 'looking') {
      onOutcome(row, outcome)
      if (outcome.kind === 'refused' && isOfAll(outcome.error)) return
      if (outcome.kind === 'not-sent' || outcome.kind === 'unknown') return
      continue
    }
    onOutcome(row, outcome)
    const found = await lookUp(row)
    onOutcome(row, found)
    if (found.kind === 'unknown' && found.isUnreachable) return
  }
}

/** What is known of a row whose sending failed. */
function outcomeOfFailure(error: unknown): RowOutcome {
  const isOpen = error instanceof ApiError && error.kind === 'timed-out-before'
  if (isOutcomeUnknown(error) || isOpen) return { kind: 'looking' }
  // Another person's tab by now: they are not told what became of it, and it is not looked up in their name.
  if (error instanceof SessionTakenError && error.wasSent) {
    return { kind: 'unknown', codes: [], isUnreachable: true }
  }
  // Another person's session, or a server that can't be asked whose it is: nothing was sent.
  const wasNotSent = error instanceof ApiError && error.kind === 'network'
  if (error instanceof SessionTakenError || wasNotSent) return { kind: 'not-sent', error }
  return { kind: 'refused', error }
}

/** Whether what was refused for one row is refused for all of them: the session is lost. */
function isOfAll(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthorized'
}
