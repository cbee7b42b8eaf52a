interface Clocks {
  /** milliseconds that only ever grow */
  monotonic: () => number
  /** epoch milliseconds, as the computer's clock was set */
  wall: () => number
}

const BROWSER: Clocks = { monotonic: () => performance.now(), wall: () => Date.now() }

/** Clocks drift apart a little by themselves. */
const DRIFT_MS = 1000

/**
 * Notices a computer's clock that was set back. The query cache counts the age of an answer by that clock: after an hour
 * back everything in it would be fresh for an hour.
 *
 * @param onSetBack everything that was read is to count as old
 * @returns the look at the clock, to be taken whenever something might be shown from the cache
 */
export function watchClock(
  onSetBack: () => void,
  { monotonic, wall }: Clocks = BROWSER,
): () => void {
  const offset = () => wall() - monotonic()
  let before = offset()
  return () => {
    const now = offset()
    if (now < before - DRIFT_MS) onSetBack()
    before = now
  }
}
