import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import { countKept, keptNow } from './kept-work'
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

it('each draft of a document counts: they stand under one name', () => {
  writeUserValue('li.na', 'draft.payment-order.new', [{ id: '1' }, { id: '2' }])
  expect(countKept('li.na')).toBe(2)
})

const draft = (amount: string, savedAt: number) => [{ id: '1', savedAt, values: { amount } }]

it.each([
  ['a draft is typed on', () => writeUserValue('li.na', 'draft.payment-order.new', draft('12', 1))],
  [
    'the remark is on another order',
    () => {
      writeUserValue('li.na', 'remark.payment-order.FK1', undefined)
      writeUserValue('li.na', 'remark.payment-order.FK2', 'Check')
    },
  ],
  [
    'another write is open',
    () =>
      writeUserValue('li.na', 'writes', [
        { id: 'w2', phase: 'open' },
        { id: 'w3', phase: 'read' },
      ]),
  ],
])('what is kept is another, of as many, when %s', (_, happens) => {
  writeUserValue('li.na', 'draft.payment-order.new', draft('1', 1))
  writeUserValue('li.na', 'remark.payment-order.FK1', 'Check')
  writeUserValue('li.na', 'writes', [{ id: 'w1', phase: 'open' }])
  const [before, count] = [keptNow('li.na'), countKept('li.na')]
  happens()
  expect(countKept('li.na')).toBe(count)
  expect(keptNow('li.na')).not.toBe(before)
})

it('what is kept is the same when a draft is kept again, what is known of a write is read, and something else is chosen', () => {
  writeUserValue('li.na', 'draft.payment-order.new', draft('1', 1))
  writeUserValue('li.na', 'writes', [{ id: 'w1', phase: 'settled' }])
  const before = keptNow('li.na')
  writeUserValue('li.na', 'draft.payment-order.new', draft('1', 2))
  writeUserValue('li.na', 'writes', [{ id: 'w1', phase: 'read' }])
  writeUserValue('li.na', 'queues', ['1'])
  expect(keptNow('li.na')).toBe(before)
})

it('what is kept is the same in whatever order it is stored', () => {
  const values = ['draft.payment-order.new', 'remark.payment-order.FK1', 'draft.debit-order.new']
  const told = [values, values.toReversed()].map((names) => {
    forgetEverybodyBut(undefined)
    for (const name of names) writeUserValue('li.na', name, [{ id: name }])
    return keptNow('li.na')
  })
  expect(told[0]).toBe(told[1])
})
