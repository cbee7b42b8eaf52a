import { readJson, removeKey, writeJson } from '@/platform/storage'

const STORAGE_KEY = 'shopaccount.left-for-sign-in'

/** Within how many ms of the last time, and how often, somebody is sent to sign in who comes back as nobody: sent on they would go in circles. */
const WITHIN_MS = 20_000
const TIMES = 3

/**
 * Notes that a person leaves for the platform's sign-in. `now` is epoch ms.
 *
 * @returns false where they have just left several times, and are to be told; whoever tries again begins anew
 */
export function mayLeaveForSignIn(now: number = Date.now()): boolean {
  const stored = readJson('sessionStorage', STORAGE_KEY)
  const { at, times }: { at?: unknown; times?: unknown } = stored instanceof Object ? stored : {}
  const isRecent = typeof at === 'number' && now >= at && now - at < WITHIN_MS
  const before = isRecent && typeof times === 'number' ? times : 0
  if (before >= TIMES) {
    forgetLeaving()
    return false
  }
  // Without storage a platform that sends everybody back signed in to nothing sends them in circles.
  writeJson('sessionStorage', STORAGE_KEY, { at: now, times: before + 1 })
  return true
}

/** Somebody is signed in. */
export function forgetLeaving(): void {
  removeKey('sessionStorage', STORAGE_KEY)
}
