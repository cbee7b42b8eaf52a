/** What a look at the server shows when nothing of a write is there, at least not yet. */
interface NoTrace {
  kind: 'no-trace'
}

/** What is known of a write in the end. `still-unknown` can be looked at again. */
export type Outcome<Found extends { kind: string }> =
  Found | { kind: 'not-done' } | { kind: 'still-unknown' }

/** A write that has not arrived yet may still arrive: so long lies between two looks, at least. */
export const BETWEEN_LOOKS_MS = 5000

/**
 * Asks the server what became of a write. "Not done" is said only after it has shown no trace of it
 * twice, at least 5 s apart; whatever can't be asked stays unknown.
 *
 * @param look one look at the server; throws when it can't be asked
 * @param wait waits so many milliseconds; throws when nobody wants to know any more
 */
export async function settleOutcome<Found extends { kind: string }>(
  look: () => Promise<Found | NoTrace>,
  wait: (ms: number) => Promise<void>,
): Promise<Outcome<Found>> {
  const first = await look().catch(() => undefined)
  if (!first) return { kind: 'still-unknown' }
  if (isFound(first)) return first
  await wait(BETWEEN_LOOKS_MS)
  const second = await look().catch(() => undefined)
  if (!second) return { kind: 'still-unknown' }
  return isFound(second) ? second : { kind: 'not-done' }
}

function isFound<Found extends { kind: string }>(finding: Found | NoTrace): finding is Found {
  return finding.kind !== 'no-trace'
}
