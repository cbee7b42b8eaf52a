import { afterEach, describe, expect, it, vi } from 'vitest'
import { isHeldElsewhere } from './tab-lock'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser whose locks answer like this. */
function locksAnswer(query: () => Promise<LockManagerSnapshot>): void {
  vi.stubGlobal('navigator', { locks: { query } })
}

describe('a name', () => {
  it('is held elsewhere when another tab has the lock of it', async () => {
    locksAnswer(() => Promise.resolve({ held: [{ name: 'shopaccount.import' }] }))
    expect(await isHeldElsewhere('import')).toBe(true)
    expect(await isHeldElsewhere('draft')).toBe(false)
  })

  it('is held by nobody where the browser does not say who holds what', async () => {
    locksAnswer(() => Promise.reject(new DOMException('No', 'InvalidStateError')))
    expect(await isHeldElsewhere('import')).toBe(false)
  })
})
