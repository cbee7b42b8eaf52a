import { describe, expect, it } from 'vitest'
import { createRequestOnce, onceKeyOf } from './request-once'
import { memoryStorage, readCall, writeCall } from '@/testing/test-transport'

describe('createRequestOnce', () => {
  it('refuses what was remembered until it is released', () => {
    const once = createRequestOnce(memoryStorage())
    expect(() => once.refuseRepeat(writeCall, 'PO1')).not.toThrow()
    once.remember(writeCall, 'PO1')
    expect(() => once.refuseRepeat(writeCall, 'PO1')).toThrow(
      expect.objectContaining({ kind: 'timed-out-before' }),
    )
    expect(() => once.refuseRepeat(writeCall, 'PO2')).not.toThrow()
    expect(() => once.refuseRepeat({ ...writeCall, name: 'other' }, 'PO1')).not.toThrow()
    once.release(writeCall, 'PO1')
    expect(() => once.refuseRepeat(writeCall, 'PO1')).not.toThrow()
  })

  it('releases one and goes on refusing the others, until it is cleared', () => {
    const once = createRequestOnce(memoryStorage())
    for (const key of ['PO1', 'PO2']) once.remember(writeCall, key)
    once.release(writeCall, 'PO1')
    expect(() => once.refuseRepeat(writeCall, 'PO1')).not.toThrow()
    expect(() => once.refuseRepeat(writeCall, 'PO2')).toThrow(
      expect.objectContaining({ kind: 'timed-out-before' }),
    )
    once.clear()
    expect(() => once.refuseRepeat(writeCall, 'PO2')).not.toThrow()
  })

  it('survives a reload', () => {
    const storage = memoryStorage()
    createRequestOnce(storage).remember(writeCall, 'PO1')
    expect(() => createRequestOnce(storage).refuseRepeat(writeCall, 'PO1')).toThrow(
      expect.objectContaining({ kind: 'timed-out-before' }),
    )
  })

  it('remembers only calls that are sent once', () => {
    const storage = memoryStorage()
    createRequestOnce(storage).remember(readCall, '')
    expect(storage.items.size).toBe(0)
  })

  it.each(['not json', '{"a":1}', '[1,2]', 'null'])(
    'starts empty on a broken entry: %s',
    (text) => {
      const storage = memoryStorage()
      storage.items.set('shopaccount.request-once', text)
      expect(() => createRequestOnce(storage).refuseRepeat(writeCall, 'PO1')).not.toThrow()
    },
  )

  it('works in memory where storage is full or missing', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    for (const storage of [full, undefined]) {
      const once = createRequestOnce(storage)
      once.remember(writeCall, 'PO1')
      expect(() => once.refuseRepeat(writeCall, 'PO1')).toThrow('timed-out-before')
    }
  })
})

describe('onceKeyOf', () => {
  it('is the given key, else the code', () => {
    expect(onceKeyOf(writeCall, { code: 'PO1' }, undefined)).toBe('PO1')
    expect(onceKeyOf(writeCall, { code: 'PO1' }, 'draft-7')).toBe('draft-7')
    expect(onceKeyOf(readCall, {}, undefined)).toBe('')
  })

  it('does not let two new documents block each other', () => {
    expect(() => onceKeyOf(writeCall, { amount: 1 }, undefined)).toThrow(TypeError)
  })
})
