import { vi } from 'vitest'

/** What `expect.poll` has too (vite.config.ts): `vi.waitFor` knows no setting for all of them, and gives up after a second. */
const BUSY_MACHINE_MS = 15_000

/**
 * `vi.waitFor`, for as long as a busy machine needs. It lets faked timers go on meanwhile, which `expect.poll` doesn't.
 *
 * @throws what `condition` threw last
 */
export function eventually<Value>(condition: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(condition, { timeout: BUSY_MACHINE_MS })
}
