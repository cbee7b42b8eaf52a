import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import { forgetEverybodyBut, notePerson, readOfPerson, writeOfPerson } from './person-storage'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  forgetEverybodyBut(undefined)
})

describe('what a person left in the tab', () => {
  it('is theirs alone', () => {
    writeOfPerson('zhang.wei', 'draft.x', [1])
    expect(readOfPerson('zhang.wei', 'draft.x')).toEqual([1])
    expect(readOfPerson('wang.fang', 'draft.x')).toBeUndefined()
    writeOfPerson('zhang.wei', 'draft.x', undefined)
    expect(readOfPerson('zhang.wei', 'draft.x')).toBeUndefined()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('stays for the person who stays, and goes for everybody else', () => {
    writeOfPerson('zhang', 'draft', 1)
    writeOfPerson('zhang.wei', 'draft', 2)
    writeOfPerson('zhang wei/ü', 'draft', 3)
    forgetEverybodyBut('zhang')
    expect(readOfPerson('zhang', 'draft')).toBe(1)
    expect(readOfPerson('zhang.wei', 'draft')).toBeUndefined()
    expect(readOfPerson('zhang wei/ü', 'draft')).toBeUndefined()
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    writeOfPerson('zhang/wei', 'draft', 4)
    forgetEverybodyBut('zhang')
    expect(readOfPerson('zhang/wei', 'draft')).toBeUndefined()
    forgetEverybodyBut(undefined)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('lasts as long as the page where the storage is full', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: full })
    writeOfPerson('zhang.wei', 'draft', 'kept')
    expect(readOfPerson('zhang.wei', 'draft')).toBe('kept')
    expect(notePerson('zhang.wei')).toBe(false)
  })

  it('reads as nothing when it is broken', () => {
    sessionStorage.setItem('shopaccount.of.zhang.wei.broken', '{')
    expect(readOfPerson('zhang.wei', 'broken')).toBeUndefined()
  })
})

describe('notePerson', () => {
  it('tells that somebody else was here before', () => {
    expect(notePerson('zhang.wei')).toBe(false)
    expect(notePerson('zhang.wei')).toBe(false)
    expect(notePerson('wang.fang')).toBe(true)
  })
})
