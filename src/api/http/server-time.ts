/** The server's clock as far as its answers tell it. */
interface ServerTime {
  /** Takes an answer's `Date` header; what can't be read tells nothing. */
  note(date: string | null): void
  /** epoch milliseconds; undefined before the first readable `Date` */
  now(): number | undefined
}

/**
 * Follows the server's clock: a computer's own may be hours off, and is set while a page is open. A `Date` holds whole
 * seconds and was written before it arrived, so what is told is never ahead of the server.
 *
 * @param monotonic milliseconds that only ever grow
 */
export function createServerTime(monotonic: () => number): ServerTime {
  let last: { serverMs: number; at: number } | undefined
  return {
    note(date) {
      const serverMs = date === null ? Number.NaN : Date.parse(date)
      if (Number.isFinite(serverMs)) last = { serverMs, at: monotonic() }
    },
    now: () => last && last.serverMs + (monotonic() - last.at),
  }
}
