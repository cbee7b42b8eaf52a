// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RECENT, removeStored, storedKey } from '@/session/stored-value'
import { forgetEverybodyBut } from '@/session/user-storage'
import {
  followRecentDocuments,
  forgetDocument,
  noteDocument,
  useRecentDocuments,
} from './recent-documents'

const NAME = 'zhang.wei'
const KEY = storedKey(RECENT.kind, NAME, RECENT.subject)
const open = (code: string) =>
  noteDocument(NAME, { path: '/payment/order/detail', code, openedAt: 0 })
const shown = () =>
  renderHook(() => useRecentDocuments(NAME)).result.current.map(({ code }) => code)

/** Another tab changes what is stored; this one is told. */
function elsewhere(change: () => void): void {
  change()
  followRecentDocuments({ key: KEY })
}

beforeEach(() => {
  localStorage.clear()
  forgetEverybodyBut(undefined)
})

it('the last one first, each once, eight of them', () => {
  for (const code of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '3']) open(code)
  expect(shown()).toEqual(['3', '9', '8', '7', '6', '5', '4', '2'])
  forgetDocument(NAME, '9')
  expect(shown()).toEqual(['3', '8', '7', '6', '5', '4', '2'])
})

it('those that were opened in another tab stay', () => {
  open('1')
  elsewhere(() => {
    const text = JSON.stringify([{ path: '/payment/order/detail', code: 'theirs', openedAt: 0 }])
    localStorage.setItem(KEY, text)
  })
  open('2')
  expect(shown()).toEqual(['2', 'theirs'])
})

it('those that were deleted in another tab do not come back', () => {
  open('1')
  elsewhere(() => removeStored(RECENT.kind, NAME, RECENT.subject))
  expect(shown()).toEqual([])
  open('2')
  expect(shown()).toEqual(['2'])
})

it('what another tab stores of anything else changes nothing where they can’t be stored', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  open('1')
  followRecentDocuments({ key: 'another' })
  open('2')
  expect(shown()).toEqual(['2', '1'])
  set.mockRestore()
})
