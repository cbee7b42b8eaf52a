/** What one look at the server shows of a write. */
export type Look =
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
  | Exclude<Look, { kind: 'no-trace' | 'unclear' }>
  | { kind: 'not-done' }
  | { kind: 'still-unknown'; why: 'unreachable' | 'unclear' }

/** A write that has not arrived yet may still arrive: so long lies between two looks, at least, in ms. */
export const BETWEEN_LOOKS_MS = 5000

/**
 * Asks the server what became of a write. "Not done" is said only after it has shown no trace of it twice, at least 5 s
 * apart; whatever can't be asked, or proves nothing, stays unknown. See docs/domain/writes.md, "Unknown outcomes".
 *
 * @param look one complete look at the server; throws when it can't be asked
 * @param wait waits so many milliseconds; throws when nobody wants to know any more
 */
export async function reconcile(
  look: () => Promise<Look>,
  wait: (ms: number) => Promise<void>,
): Promise<Reconciliation> {
  const lookOnce = () => look().catch(() => undefined)
  const first = await lookOnce()
  if (first?.kind !== 'no-trace') return settled(first)
  await wait(BETWEEN_LOOKS_MS)
  const second = await lookOnce()
  return second?.kind === 'no-trace' ? { kind: 'not-done' } : settled(second)
}

function settled(look: Exclude<Look, { kind: 'no-trace' }> | undefined): Reconciliation {
  if (!look) return { kind: 'still-unknown', why: 'unreachable' }
  return look.kind === 'unclear' ? { kind: 'still-unknown', why: 'unclear' } : look
}
