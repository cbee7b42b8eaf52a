// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToday } from './use-today'

// 23:59:30 on the 24th in China.
const BEFORE_MIDNIGHT = Date.UTC(2026, 10, 24, 15, 59, 30)

beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE_MIDNIGHT })
})

afterEach(() => {
  vi.useRealTimers()
})

it('is another day from midnight in China on', () => {
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2026-11-24')
  act(() => {
    vi.advanceTimersByTime(29_000)
  })
  expect(result.current).toBe('2026-11-24')
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(result.current).toBe('2026-11-25')
  act(() => {
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  })
  expect(result.current).toBe('2026-11-26')
})

it('is the right one after a night asleep, in which no timer went on, as soon as the tab is looked at', () => {
  const { result } = renderHook(() => useToday())
  vi.setSystemTime(BEFORE_MIDNIGHT + 9 * 60 * 60 * 1000)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(result.current).toBe('2026-11-25')
})

it('is the right one within minutes also where nobody looks at the tab anew: a timer of hours would not be through after the night', () => {
  const morning = Date.UTC(2026, 10, 24, 1)
  vi.setSystemTime(morning)
  const { result } = renderHook(() => useToday())
  vi.setSystemTime(morning + 24 * 60 * 60 * 1000)
  act(() => {
    vi.advanceTimersByTime(5 * 60 * 1000)
  })
  expect(result.current).toBe('2026-11-25')
})

it('is the day of another clock than the computer’s, from that one’s midnight on', () => {
  const ahead = 365 * 24 * 60 * 60 * 1000 + 30_000
  vi.setSystemTime(BEFORE_MIDNIGHT + ahead)
  const byServer = () => Date.now() - ahead
  const { result, rerender } = renderHook(({ now }) => useToday(now), {
    initialProps: { now: byServer },
  })
  expect(result.current).toBe('2026-11-24')
  act(() => {
    vi.advanceTimersByTime(29_000)
  })
  expect(result.current).toBe('2026-11-24')
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(result.current).toBe('2026-11-25')
  rerender({ now: () => BEFORE_MIDNIGHT })
  expect(result.current).toBe('2026-11-24')
})
