import { ApiError } from '@/api/http/api-error'
import { SessionTakenError } from '@/session/confirm-session'
import type { Notification } from '@/shell/notify'

/** What became of one order of a batch. `not-sent` was stopped before its turn. */
export type BatchResult =
  | { kind: 'done'; notification: Notification }
  | { kind: 'failed'; error: unknown }
  | { kind: 'unknown' }
  | { kind: 'not-sent' }

interface BatchRun<Row> {
  rows: readonly Row[]
  transition: (row: Row) => Promise<Notification>
  /** nothing more is sent once it is aborted; what is under way comes to its end */
  signal: AbortSignal
  onResult: (row: Row, result: BatchResult) => void
}

/**
 * Moves orders on one after the other, a call each. One that fails does not hold the others up; a lost
 * session does, because none of them could be sent.
 */
export async function runBatch<Row>({
  rows,
  transition,
  signal,
  onResult,
}: BatchRun<Row>): Promise<void> {
  let isOver = false
  for (const row of rows) {
    if (isOver || signal.aborted) {
      onResult(row, { kind: 'not-sent' })
      continue
    }
    try {
      onResult(row, { kind: 'done', notification: await transition(row) })
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.outcome === 'unknown'
      // Another person's session: this one was not sent either.
      if (error instanceof SessionTakenError) onResult(row, { kind: 'not-sent' })
      else onResult(row, isUnknown ? { kind: 'unknown' } : { kind: 'failed', error })
      isOver = isOfAll(error)
    }
  }
}

/** Whether what failed for one order fails for all of them: the session is lost, or somebody else's now. */
function isOfAll(error: unknown): boolean {
  if (error instanceof SessionTakenError) return true
  return error instanceof ApiError && error.kind === 'unauthorized'
}
