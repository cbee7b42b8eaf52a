import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import { areSingleKeysOn, turnSingleKeys } from './single-keys'

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
