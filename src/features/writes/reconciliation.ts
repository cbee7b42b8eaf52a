/** What one check at the server shows of a write. */
export type ReconciliationCheck =
  /** it was done; `code` is the document it was done to, `state` the one it is in now */
  | { kind: 'done'; code?: string | undefined; state?: number | undefined }
  /** documents that may be the new one, when it can't be told which, or whether it is one of them */
  | { kind: 'candidates'; codes: readonly string[] }
  /**
   * the document has been changed since the version that the write was decided on: it can't be done any more, and whether
   * it was done before that can't be told
   */
  | { kind: 'overtaken' }
  /** nothing of it is there, at least not yet */
  | { kind: 'no-trace' }
  /** what is there proves nothing either way */
  | { kind: 'unclear' }

/** What is known of a write in the end. `still-unknown` can be looked at again. */
export type Reconciliation =
  | Exclude<ReconciliationCheck, { kind: 'no-trace' | 'unclear' }>
  | { kind: 'not-done' }
  | { kind: 'still-unknown'; why: 'unreachable' | 'unclear' }

/** A write that has not arrived yet may still arrive: so long lies between two checks, at least, in ms. */
export const BETWEEN_CHECKS_MS = 5000

/**
 * Asks the server what became of a write. "Not done" is said only after it has shown no trace of it twice, at least 5 s
 * apart; whatever can't be asked, or proves nothing, stays unknown. See docs/domain/writes.md, "Unknown outcomes".
 *
 * @param check one complete check at the server; throws when it can't be asked
 * @param wait waits so many milliseconds; throws when nobody wants to know any more
 */
export async function reconcile(
  check: () => Promise<ReconciliationCheck>,
  wait: (ms: number) => Promise<void>,
): Promise<Reconciliation> {
  const checkOnce = () => check().catch(() => undefined)
  const first = await checkOnce()
  if (first?.kind !== 'no-trace') return settled(first)
  await wait(BETWEEN_CHECKS_MS)
  const second = await checkOnce()
  return second?.kind === 'no-trace' ? { kind: 'not-done' } : settled(second)
}

function settled(
  check: Exclude<ReconciliationCheck, { kind: 'no-trace' }> | undefined,
): Reconciliation {
  if (!check) return { kind: 'still-unknown', why: 'unreachable' }
  return check.kind === 'unclear' ? { kind: 'still-unknown', why: 'unclear' } : check
}
