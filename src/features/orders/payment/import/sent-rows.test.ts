import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import { noteSaved, savedCodes, sentRowOf } from './sent-rows'

const DAY_MS = 86_400_000
const NAME = 'zhang.wei'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('What became of a row is remembered for 90 days, and no longer', () => {
  noteSaved(NAME, 'a row', 'FK1')
  vi.setSystemTime(Date.now() + 90 * DAY_MS - 1)
  expect(sentRowOf(NAME, 'a row')?.code).toBe('FK1')
  expect(savedCodes(NAME, '')).toEqual(new Set(['FK1']))
  vi.setSystemTime(Date.now() + 1)
  expect(sentRowOf(NAME, 'a row')).toBeUndefined()
  expect(savedCodes(NAME, '')).toEqual(new Set())
})
