import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { transport } from '@/api/http/client'
import { fakeStorage } from '@/testing/fake-storage'
import { forgetRows, noteSaved, noteSending, savedCodes, sentRowOf } from './sent-rows'

const DAY_MS = 86_400_000
const NAME = 'zhang.wei'
/** epoch ms; undefined before the server has answered */
const serverNow = vi.fn<() => number | undefined>()

beforeEach(() => {
  vi.spyOn(transport, 'serverNow').mockImplementation(serverNow.mockReturnValue(undefined))
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.restoreAllMocks()
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

it.each([
  ['a year ahead', 365],
  ['years behind', -6 * 365],
])(
  'A computer’s clock that is %s takes nothing from what is remembered: the server’s counts',
  (_, days) => {
    serverNow.mockReturnValue(Date.now())
    noteSaved(NAME, 'a row', 'FK1')
    vi.setSystemTime(Date.now() + days * DAY_MS)
    expect(sentRowOf(NAME, 'a row')?.code).toBe('FK1')
    noteSaved(NAME, 'another', 'FK2')
    vi.setSystemTime(Date.now() - days * DAY_MS)
    expect(savedCodes(NAME, '')).toEqual(new Set(['FK1', 'FK2']))
  },
)

it('What a wrong clock does not show is not lost when something else is noted or forgotten', () => {
  noteSaved(NAME, 'a row', 'FK1')
  noteSaved(NAME, 'forgotten', 'FK9')
  vi.setSystemTime(Date.now() + 365 * DAY_MS)
  expect(sentRowOf(NAME, 'a row')).toBeUndefined()
  noteSaved(NAME, 'another', 'FK2')
  forgetRows(NAME, ['forgotten'])
  vi.setSystemTime(Date.now() - 365 * DAY_MS)
  expect(savedCodes(NAME, '')).toEqual(new Set(['FK1']))
})

it('Of more than 2,000 rows the newest stay', () => {
  noteSaved(NAME, 'row 0', 'FK0')
  const [name = ''] = Object.keys(localStorage)
  const [one] = JSON.parse(localStorage.getItem(name) ?? '') as object[]
  const many = Array.from({ length: 2000 }, (_, index) => ({
    ...one,
    key: `k${index}`,
    code: `C${index}`,
  }))
  localStorage.setItem(name, JSON.stringify(many))
  noteSaved(NAME, 'a row', 'FK1')
  const codes = savedCodes(NAME, '')
  expect([codes.size, codes.has('C0'), codes.has('C1'), codes.has('FK1')]).toEqual([
    2000,
    false,
    true,
    true,
  ])
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
