/** Counts work that must not be cut off, and tells when there is none. */
export function createWorkCount() {
  let running = 0
  let waiting: (() => void)[] = []
  return {
    /** Work begins. Returns the function that ends it. */
    begin(): () => void {
      running++
      return () => {
        running--
        if (running > 0) return
        const resolve = waiting
        waiting = []
        for (const done of resolve) done()
      }
    },
    /** Resolves when no work is running. */
    async idle(): Promise<void> {
      if (running > 0) await new Promise<void>((resolve) => waiting.push(resolve))
    },
    isIdle: () => running === 0,
  }
}
