import { describe, expect, it, vi } from 'vitest'
import { watchClock } from './watch-clock'

describe('a clock that is watched', () => {
  const at = { monotonic: 0, wall: 1_000_000 }
  const onSetBack = vi.fn()
  const check = watchClock(onSetBack, { monotonic: () => at.monotonic, wall: () => at.wall })

  it('is let alone while it goes, drifts, is set forward or has slept', () => {
    for (const [monotonic, wall] of [
      [1000, 1000],
      [5000, 4990],
      [10, 3_600_000],
      [0, 0],
    ] as const) {
      at.monotonic += monotonic
      at.wall += wall
      check()
    }
    expect(onSetBack).not.toHaveBeenCalled()
  })

  it('is told once when it was set back', () => {
    at.wall -= 600_000
    check()
    check()
    expect(onSetBack).toHaveBeenCalledTimes(1)
    at.monotonic += 1000
    at.wall += 1000
    check()
    expect(onSetBack).toHaveBeenCalledTimes(1)
  })
})
