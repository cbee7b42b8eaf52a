import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import { areSingleKeysOn, turnSingleKeys } from './single-keys'
import { storedKey } from './stored-value'

afterEach(() => vi.unstubAllGlobals())

test('single keys act until a person turns them off, whatever that person is called', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  for (const username of ['li.na', 'constructor', '__proto__']) {
    expect(areSingleKeysOn(username), username).toBe(true)
    turnSingleKeys(username, false)
    expect(areSingleKeysOn(username), username).toBe(false)
  }
  expect(areSingleKeysOn('zhang.wei')).toBe(true)
})

test('single keys are as they were turned last, in whichever tab', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  turnSingleKeys('li.na', true)
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(key, 'false')
  expect(areSingleKeysOn('li.na')).toBe(false)
})

test('single keys stay as they were turned where nothing can be stored', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  turnSingleKeys('li.na', false)
  expect(areSingleKeysOn('li.na')).toBe(false)
  turnSingleKeys('li.na', true)
  expect(areSingleKeysOn('li.na')).toBe(true)
})

test('single keys that could not be stored are as another tab stores them later on', () => {
  const storage = fakeStorage()
  let isFull = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  })
  turnSingleKeys('li.na', true)
  expect(areSingleKeysOn('li.na')).toBe(true)
  storage.setItem(storedKey('single-keys', 'li.na', 'confirm'), 'false')
  expect(areSingleKeysOn('li.na')).toBe(false)
  turnSingleKeys('li.na', true)
  expect(areSingleKeysOn('li.na')).toBe(true)
  isFull = false
  turnSingleKeys('li.na', false)
  expect(areSingleKeysOn('li.na')).toBe(false)
})
