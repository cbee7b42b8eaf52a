/** How long ago something was, as far as it makes us ask again. */
interface Age {
  /** It is now, or was so many milliseconds ago. */
  begin(agoMs?: number): void
  /** milliseconds; infinite when it never was, or when it can't be told */
  ms(): number
}

interface Clocks {
  /** milliseconds that only ever grow, and may stand still while the computer sleeps */
  monotonic: () => number
  /** epoch milliseconds by the computer's clock, which may be set while the page is open */
  wall: () => number
}

const BROWSER: Clocks = { monotonic: () => performance.now(), wall: () => Date.now() }

/**
 * An age that is rather too great than too small: the larger of both clocks' (the monotonic one may sleep with the computer),
 * and infinite once the computer's clock was set back.
 */
export function createAge({ monotonic, wall }: Clocks = BROWSER): Age {
  let began: { monotonic: number; wall: number } | undefined
  return {
    begin(agoMs = 0) {
      began = { monotonic: monotonic() - agoMs, wall: wall() - agoMs }
    },
    ms() {
      if (!began) return Number.POSITIVE_INFINITY
      const byWall = wall() - began.wall
      return byWall < 0 ? Number.POSITIVE_INFINITY : Math.max(monotonic() - began.monotonic, byWall)
    },
  }
}
