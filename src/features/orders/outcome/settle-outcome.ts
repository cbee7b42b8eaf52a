import type { Finding } from './look-for-write'

/** What is known of a write in the end. `still-unknown` can be looked at again. */
export type Outcome =
  Exclude<Finding, { kind: 'no-trace' }> | { kind: 'not-done' } | { kind: 'still-unknown' }

/** A write that has not arrived yet may still arrive: so long lies between two looks, at least. */
export const BETWEEN_LOOKS_MS = 5000

/**
 * Asks the server what became of a write. "Not done" is said only after it has shown no trace of it
 * twice, at least 5 s apart; whatever can't be asked stays unknown.
 *
 * @param look one look at the server; throws when it can't be asked
 * @param wait waits so many milliseconds; throws when nobody wants to know any more
 */
export async function settleOutcome(
  look: () => Promise<Finding>,
  wait: (ms: number) => Promise<void>,
): Promise<Outcome> {
  const first = await look().catch(() => undefined)
  if (!first) return { kind: 'still-unknown' }
  if (first.kind !== 'no-trace') return first
  await wait(BETWEEN_LOOKS_MS)
  const second = await look().catch(() => undefined)
  if (!second) return { kind: 'still-unknown' }
  return second.kind === 'no-trace' ? { kind: 'not-done' } : second
}
