import { vi } from 'vitest'
import { WAIT_LIMIT_MS } from './limits'

/**
 * `vi.waitFor`, for as long as a busy machine needs: it knows no setting for all of them, and gives up after a second. It lets
 * faked timers go on meanwhile, which `expect.poll` doesn't.
 *
 * @throws what `condition` threw last
 */
export function eventually<Value>(condition: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(condition, { timeout: WAIT_LIMIT_MS })
}
