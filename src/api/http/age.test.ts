import { describe, expect, it } from 'vitest'
import { createAge } from './age'

function clocks() {
  const at = { monotonic: 1000, wall: 1_700_000_000_000 }
  const age = createAge({ monotonic: () => at.monotonic, wall: () => at.wall })
  /** Time passes on both clocks, each by its own. */
  const pass = (monotonic: number, wall: number) => {
    at.monotonic += monotonic
    at.wall += wall
    return age.ms()
  }
  return { age, pass }
}

describe('an age that makes us ask again', () => {
  it('is infinite before there was anything', () => {
    expect(clocks().age.ms()).toBe(Number.POSITIVE_INFINITY)
  })

  it('is what has passed on both clocks', () => {
    const { age, pass } = clocks()
    age.begin()
    expect(pass(0, 0)).toBe(0)
    expect(pass(1500, 1500)).toBe(1500)
  })

  it('counts the time that a computer slept, and a clock that is set forward', () => {
    const { age, pass } = clocks()
    age.begin()
    expect(pass(10, 3_600_000)).toBe(3_600_000)
  })

  it('begins as long ago as it is told, for good', () => {
    const { age, pass } = clocks()
    age.begin(40)
    expect(pass(100, 100)).toBe(140)
    age.begin(Number.POSITIVE_INFINITY)
    expect(pass(100, 100)).toBe(Number.POSITIVE_INFINITY)
  })

  it('is infinite once the clock was set back, until it begins anew', () => {
    const { age, pass } = clocks()
    age.begin()
    expect(pass(100, -3_600_000)).toBe(Number.POSITIVE_INFINITY)
    age.begin()
    expect(pass(100, 100)).toBe(100)
  })

  it('goes on by the monotonic clock when the other stands still', () => {
    const { age, pass } = clocks()
    age.begin()
    expect(pass(5000, 0)).toBe(5000)
  })
})
