import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { delay, TimeLimitExceeded, withTimeLimit } from './time-limit'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

// One signal is of all of an export, of a thousand reads: what each left at it would pile up.
describe('the caller’s signal', () => {
  it.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
    ['a wait', (signal) => delay(100, signal)],
    ['work with a time limit', (signal) => withTimeLimit(100, signal, async () => 'done')],
  ])('keeps nothing of %s that is over', async (_, begin) => {
    const { signal } = new AbortController()
    const [added, removed] = [
      vi.spyOn(signal, 'addEventListener'),
      vi.spyOn(signal, 'removeEventListener'),
    ]
    const over = begin(signal)
    await vi.advanceTimersByTimeAsync(100)
    await over
    const [what] = added.mock.calls
    expect(added).toHaveBeenCalledOnce()
    expect(removed.mock.calls).toEqual([what?.slice(0, 2)])
  })
})

it('progress that comes after the time was up starts no time anew', async () => {
  let restart: (() => void) | undefined
  const late = withTimeLimit(100, new AbortController().signal, (_, again) => {
    restart = again
    return new Promise(() => undefined)
  })
  const ended = expect(late).rejects.toBeInstanceOf(TimeLimitExceeded)
  await vi.advanceTimersByTimeAsync(100)
  await ended
  restart?.()
  expect(vi.getTimerCount()).toBe(0)
})
