import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { afterAll, vi } from 'vitest'
import { clearWarmTips } from '@/components/warm-tip/warm-tip-store'
import { forgetEverybodyBut } from '@/session/user-storage'
import { takeNotifications } from '@/shell/notify'

/** Files share a worker: what one puts in the place of the world's, or shows, must not be there for the next. */
afterAll(async () => {
  vi.useRealTimers()
  // What a test has left under way still needs what it was begun with.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  // What people of the tests have sent and typed: another file has people of the same names.
  forgetEverybodyBut(undefined)
  notifyManager.setScheduler(defaultScheduler)
  clearWarmTips()
  takeNotifications()
})
