import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import {
  forgetEverybodyBut,
  isAllStored,
  rememberUser,
  readUserValue,
  writeUserValue,
} from './user-storage'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  forgetEverybodyBut(undefined)
})

describe('what a person left in the tab', () => {
  it('is theirs alone', () => {
    writeUserValue('zhang.wei', 'draft.x', [1])
    expect(readUserValue('zhang.wei', 'draft.x')).toEqual([1])
    expect(readUserValue('wang.fang', 'draft.x')).toBeUndefined()
    writeUserValue('zhang.wei', 'draft.x', undefined)
    expect(readUserValue('zhang.wei', 'draft.x')).toBeUndefined()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('stays for the person who stays, and goes for everybody else', () => {
    writeUserValue('zhang', 'draft', 1)
    writeUserValue('zhang.wei', 'draft', 2)
    writeUserValue('zhang wei/ü', 'draft', 3)
    forgetEverybodyBut('zhang')
    expect(readUserValue('zhang', 'draft')).toBe(1)
    expect(readUserValue('zhang.wei', 'draft')).toBeUndefined()
    expect(readUserValue('zhang wei/ü', 'draft')).toBeUndefined()
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    writeUserValue('zhang/wei', 'draft', 4)
    forgetEverybodyBut('zhang')
    expect(readUserValue('zhang/wei', 'draft')).toBeUndefined()
    forgetEverybodyBut(undefined)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('lasts as long as the page where the storage is full', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: full })
    writeUserValue('zhang.wei', 'draft', 'kept')
    expect(readUserValue('zhang.wei', 'draft')).toBe('kept')
    expect(rememberUser('zhang.wei')).toBe(false)
  })

  it('knows what a reload would not bring back', () => {
    expect(isAllStored()).toBe(true)
    const storage = sessionStorage
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: full })
    writeUserValue('zhang.wei', 'draft', 'long')
    writeUserValue('zhang.wei', 'other', 'gone')
    writeUserValue('zhang.wei', 'other', undefined)
    expect(isAllStored()).toBe(false)
    // There is room again.
    vi.stubGlobal('sessionStorage', storage)
    writeUserValue('zhang.wei', 'draft', 'short')
    expect(isAllStored()).toBe(true)

    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: full })
    writeUserValue('zhang.wei', 'draft', 'of one who leaves')
    vi.stubGlobal('sessionStorage', storage)
    forgetEverybodyBut('wang.fang')
    expect(isAllStored()).toBe(true)
  })

  it('reads as nothing when it is broken', () => {
    sessionStorage.setItem('shopaccount.of.zhang.wei.broken', '{')
    expect(readUserValue('zhang.wei', 'broken')).toBeUndefined()
  })
})

describe('notePerson', () => {
  it('tells that somebody else was here before', () => {
    expect(rememberUser('zhang.wei')).toBe(false)
    expect(rememberUser('zhang.wei')).toBe(false)
    expect(rememberUser('wang.fang')).toBe(true)
  })
})
