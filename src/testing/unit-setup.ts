import { afterAll, vi } from 'vitest'

/** Files share a worker: what one puts in the place of the world's must not be there for the next. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
