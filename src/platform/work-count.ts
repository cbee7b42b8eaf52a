/** Counts work that must not be cut off, and tells when there is none. */
export function createWorkCount() {
  let running = 0
  let writing = 0
  let waiting: (() => void)[] = []
  return {
    /** Work begins, such as writes or only reads. Returns the function that ends it. */
    begin(kind: 'read' | 'write' = 'read'): () => void {
      const writes = kind === 'write' ? 1 : 0
      running++
      writing += writes
      return () => {
        running--
        writing -= writes
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
    /** Whether work is running that writes. */
    isWriting: () => writing > 0,
  }
}
