import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import { noteSaved, noteSending, savedCodes, sentRowOf } from './sent-rows'

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

it('What one tab could not store stands beside what others store, and writes over none of it', async () => {
  const storage = fakeStorage()
  let isFull = false
  const setItem = (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    storage.setItem(key, value)
  }
  const { getItem, removeItem } = storage
  vi.stubGlobal('localStorage', { getItem, removeItem, setItem })
  const otherTab = async () => {
    vi.resetModules()
    return import('./sent-rows')
  }
  const [one, other] = [await otherTab(), await otherTab()]
  const codesIn = (tab: typeof one, ...keys: string[]) =>
    keys.map((key) => tab.sentRowOf(NAME, key)?.code)
  other.noteSaved(NAME, 'before', 'FK0')
  other.noteSaved(NAME, 'sent anew', 'FK9')
  isFull = true
  one.noteSaved(NAME, 'unstored', 'FK1')
  one.forgetRows(NAME, ['before'])
  isFull = false
  vi.setSystemTime(Date.now() + 1)
  other.noteSaved(NAME, 'stored', 'FK2')
  other.forgetRows(NAME, ['sent anew'])
  expect(codesIn(one, 'before', 'unstored', 'stored')).toEqual([undefined, 'FK1', 'FK2'])
  expect(one.sentRowOf(NAME, 'sent anew')).toBeUndefined()
  one.noteSaved(NAME, 'later', 'FK3')
  for (const tab of [one, other]) {
    expect(tab.sentRowOf(NAME, 'sent anew')).toBeUndefined()
    expect(codesIn(tab, 'before', 'unstored', 'stored', 'later')).toEqual([
      undefined,
      'FK1',
      'FK2',
      'FK3',
    ])
  }
})

it('What another tab has noted of a row since is newer than what this one could not store', async () => {
  const storage = fakeStorage()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...storage, setItem: full, getItem: storage.getItem })
  noteSending(NAME, 'a row', undefined)
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
  const other = await import('./sent-rows')
  vi.setSystemTime(Date.now() + 1)
  other.noteSaved(NAME, 'a row', 'FK1')
  expect(sentRowOf(NAME, 'a row')?.code).toBe('FK1')
})
