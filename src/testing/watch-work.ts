import { beforeEach, vi } from 'vitest'
import { transport } from '@/api/http/client'

/**
 * Gives whether something is under way in the running test that a reload waits for. It is counted beside the transport, which
 * test files share: what a test leaves under way would be that of all that follow.
 */
export function watchWork(): () => boolean {
  let count = { running: 0 }
  beforeEach(() => {
    const here = { running: 0 }
    count = here
    const spy = vi.spyOn(transport, 'asWork').mockImplementation(async (work) => {
      here.running += 1
      try {
        return await work()
      } finally {
        here.running -= 1
      }
    })
    return () => spy.mockRestore()
  })
  return () => count.running > 0
}
