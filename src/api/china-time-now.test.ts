import { afterEach, expect, it, vi } from 'vitest'
import { chinaTimeNow } from './china-time-now'
import { transport } from './http/client'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('is the server’s time, and the computer’s before the server has answered', () => {
  vi.useFakeTimers({ now: new Date('2020-01-01T00:00:00Z'), toFake: ['Date'] })
  const serverNow = vi.spyOn(transport, 'serverNow')
  serverNow.mockReturnValue(Date.parse('2026-11-21T01:30:00Z'))
  expect(chinaTimeNow()).toBe('2026-11-21 09:30:00')
  serverNow.mockReturnValue(undefined)
  expect(chinaTimeNow()).toBe('2020-01-01 08:00:00')
})
