import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import { countKept } from './kept-work'
import { forgetEverybodyBut, readUserValue, writeUserValue } from './user-storage'

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  forgetEverybodyBut(undefined)
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['stored', () => undefined],
  [
    'kept by the page alone, where the storage is full',
    () => vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: full }),
  ],
])('what a person has typed and sent without a known result counts, %s', (_, begin) => {
  begin()
  expect(countKept('li.na')).toBe(0)
  writeUserValue('li.na', 'draft.payment-order.new', { typed: true })
  writeUserValue('li.na', 'remark.payment-order.FK1', 'Check')
  writeUserValue('li.na', 'writes', [{ phase: 'open' }, { phase: 'settled' }, 'broken'])
  writeUserValue('li.na', 'queues', ['1'])
  writeUserValue('li', 'draft.payment-order.new', { typed: true })
  expect(countKept('li.na')).toBe(3)
  writeUserValue('li.na', 'draft.payment-order.new', undefined)
  expect(countKept('li.na')).toBe(2)
})

it('what is stored and was not read since the page was loaded counts, once', () => {
  writeUserValue('li.na', 'draft.payment-order.new', 'typed')
  const [key = ''] = Object.keys(sessionStorage)
  forgetEverybodyBut(undefined)
  sessionStorage.setItem(key, '"typed"')
  expect(countKept('li.na')).toBe(1)
  readUserValue('li.na', 'draft.payment-order.new')
  expect(countKept('li.na')).toBe(1)
})
