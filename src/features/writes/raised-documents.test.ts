import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { transport } from '@/api/http/client'
import { removeAllStored } from '@/session/stored-value'
import { forgetEverybodyBut } from '@/session/user-storage'
import { fakeStorage } from '@/testing/fake-storage'
import { noteBecame, noteRaised, raisedTypedAt, raisedBeside } from './raised-documents'

const NAME = 'zhang.wei'
const DAY_MS = 86_400_000
const sent = (onceKey: string, kind = 'payment-order') => ({ kind, onceKey })
const beside = (onceKey: string, likeness = 'x', kind?: string) =>
  raisedBeside(NAME, sent(onceKey, kind), likeness)
/** What is known here is told by a page that has just been loaded. */
const reload = () => forgetEverybodyBut(undefined)

/** epoch ms; undefined before the server has answered */
const serverNow = vi.fn<() => number | undefined>()

const keyOfStored = () => Object.keys(localStorage)[0] ?? ''
const stored = () => localStorage.getItem(keyOfStored()) ?? ''

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:00:00Z') })
  vi.stubGlobal('localStorage', fakeStorage())
  vi.spyOn(transport, 'serverNow').mockImplementation(serverNow.mockReturnValue(undefined))
  reload()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a document that was sent', () => {
  it('is known by its draft once its code is known, in other tabs too', () => {
    noteRaised(NAME, sent('a'), 'x')
    expect(raisedTypedAt(NAME, sent('a'))).toBeUndefined()
    noteBecame(NAME, sent('a'), 'FK1')
    reload()
    expect(raisedTypedAt(NAME, sent('a'))).toBe(Date.parse('2026-11-22T09:00:00Z'))
    noteRaised(NAME, sent('c'), 'x', 1000)
    noteBecame(NAME, sent('c'), 'FK3')
    reload()
    expect(raisedTypedAt(NAME, sent('c'))).toBe(1000)
    expect(raisedTypedAt(NAME, sent('b'))).toBeUndefined()
    expect(raisedTypedAt(NAME, sent('a', 'debit-order'))).toBeUndefined()
    expect(raisedTypedAt('li.na', sent('a'))).toBeUndefined()
  })

  it('is beside others of its kind that are alike, until its code is known', () => {
    noteRaised(NAME, sent('a'), 'x')
    expect(beside('b')).toEqual({ codes: new Set(), isAlone: false })
    expect(beside('b', 'y').isAlone).toBe(true)
    expect(beside('b', 'x', 'debit-order').isAlone).toBe(true)
    expect(beside('a').isAlone).toBe(true)
    noteBecame(NAME, sent('a'), 'FK1')
    for (const likeness of ['x', 'y']) {
      expect(beside('b', likeness)).toEqual({ codes: new Set(['FK1']), isAlone: true })
    }
    expect(beside('b', 'x', 'debit-order').codes.size).toBe(0)
    expect(beside('a').codes.size).toBe(0)
  })

  it('is one however often it is sent, and none when it was refused', () => {
    const takeBack = noteRaised(NAME, sent('a'), 'x')
    takeBack()
    expect(beside('b').isAlone).toBe(true)
    noteRaised(NAME, sent('a'), 'x')
    const takeSecondBack = noteRaised(NAME, sent('a'), 'y')
    expect(beside('b').isAlone).toBe(true)
    // The first sending may have come through all the same.
    takeSecondBack()
    expect(beside('b').isAlone).toBe(false)
    noteBecame(NAME, sent('never'), 'FK9')
    expect(beside('b').codes.size).toBe(0)
  })

  it('may have become what one is that was sent within a day of it, whenever that is asked', () => {
    noteRaised(NAME, sent('a'), 'x')
    vi.advanceTimersByTime(DAY_MS - 1000)
    noteRaised(NAME, sent('b'), 'x')
    vi.advanceTimersByTime(2000)
    noteRaised(NAME, sent('c'), 'x')
    vi.advanceTimersByTime(DAY_MS)
    expect([beside('a'), beside('b'), beside('c')].map(({ isAlone }) => isAlone)).toEqual([
      false,
      false,
      false,
    ])
    noteBecame(NAME, sent('b'), 'FK2')
    expect([beside('a'), beside('c')].map(({ isAlone }) => isAlone)).toEqual([true, true])
  })

  it('was sent within a day of another one by the server’s clock, however the computer’s was set between', () => {
    serverNow.mockReturnValue(Date.now())
    noteRaised(NAME, sent('a'), 'x')
    vi.setSystemTime(Date.now() + 2 * DAY_MS)
    noteRaised(NAME, sent('b'), 'x')
    expect([beside('a'), beside('b')].map(({ isAlone }) => isAlone)).toEqual([false, false])
  })

  it('is another person’s to another person', () => {
    noteRaised(NAME, sent('a'), 'x')
    expect(raisedBeside('li.na', sent('b'), 'x').isAlone).toBe(true)
  })
})

describe('it is remembered', () => {
  it('over a reload, for 90 days, without what it holds and whose it is', () => {
    noteRaised(NAME, sent('a'), '1234.56')
    noteBecame(NAME, sent('a'), 'FK1')
    reload()
    vi.advanceTimersByTime(89 * DAY_MS)
    expect(beside('b').codes).toEqual(new Set(['FK1']))
    expect(stored()).toContain('FK1')
    expect(keyOfStored() + stored()).not.toMatch(/1234|zhang/)
    vi.advanceTimersByTime(DAY_MS)
    expect(beside('b').codes.size).toBe(0)
  })

  it('whatever the computer’s clock says: the server’s counts', () => {
    serverNow.mockReturnValue(Date.now())
    noteRaised(NAME, sent('a'), 'x')
    noteBecame(NAME, sent('a'), 'FK1')
    vi.setSystemTime(Date.now() + 365 * DAY_MS)
    reload()
    expect(beside('b').codes).toEqual(new Set(['FK1']))
  })

  it('by number only where something is written: what a wrong clock does not show is not lost', () => {
    noteRaised(NAME, sent('a'), 'x')
    noteBecame(NAME, sent('a'), 'FK1')
    noteRaised(NAME, sent('lost'), 'x')
    vi.setSystemTime(Date.now() + 365 * DAY_MS)
    reload()
    expect(beside('b').codes.size).toBe(0)
    noteRaised(NAME, sent('c'), 'y')
    noteBecame(NAME, sent('c'), 'FK3')
    noteBecame(NAME, sent('lost'), 'FK2')
    vi.setSystemTime(Date.now() - 365 * DAY_MS)
    expect(beside('b').codes).toEqual(new Set(['FK1', 'FK2']))
  })

  it('2,500 at the most, the last ones', () => {
    noteRaised(NAME, sent('a'), 'x')
    const [one] = JSON.parse(stored()) as object[]
    const many = Array.from({ length: 2501 }, (_, index) => ({
      ...one,
      onceKey: `a${index}`,
      code: `FK${index}`,
    }))
    reload()
    localStorage.setItem(keyOfStored(), JSON.stringify(many))
    const { codes } = beside('b')
    expect(codes.size).toBe(2500)
    expect([codes.has('FK0'), codes.has('FK2500')]).toEqual([false, true])
    noteRaised(NAME, sent('b'), 'x')
    expect(JSON.parse(stored())).toHaveLength(2500)
  })

  it('with the code that another tab was told', () => {
    noteRaised(NAME, sent('a'), 'x')
    localStorage.setItem(keyOfStored(), stored().replace('}]', ',"code":"FK1"}]'))
    expect(beside('b').codes).toEqual(new Set(['FK1']))
  })

  it('by this page where the storage is full, was emptied or is forbidden', () => {
    noteRaised(NAME, sent('a'), 'x')
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    noteBecame(NAME, sent('a'), 'FK1')
    expect(full).toHaveBeenCalled()
    expect(beside('b')).toEqual({ codes: new Set(['FK1']), isAlone: true })
    removeAllStored(NAME)
    expect(beside('b').codes).toEqual(new Set(['FK1']))
    vi.stubGlobal('localStorage', undefined)
    noteRaised(NAME, sent('c'), 'x')
    expect(beside('b').isAlone).toBe(false)
  })
})
