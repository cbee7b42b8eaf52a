// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetEverybodyBut } from '@/session/user-storage'
import { failOnConsoleErrors } from '@/testing/render'
import {
  closeAsNotDone,
  closeRecord,
  leaveOpen,
  openRecord,
  settleRecord,
  useHasWrite,
  type WriteRecord,
} from './write-record'

failOnConsoleErrors()

const ME = 'zhang.wei'
const ORDER = { kind: 'payment-order', onceKey: 'FK1' }
const WRITE = { ...ORDER, action: 'submit', code: 'FK1' }

function sent(): WriteRecord {
  let record: WriteRecord | undefined
  act(() => {
    record = openRecord(ME, WRITE, undefined)
  })
  if (!record) throw new Error('nothing was sent')
  return record
}

describe('whether an order has a write of its own', () => {
  beforeEach(() => forgetEverybodyBut(undefined))

  it('is true from the sending on, and follows what becomes of it', () => {
    const has = renderHook(() => useHasWrite(ME, ORDER))
    expect(has.result.current).toBe(false)
    const record = sent()
    expect(has.result.current).toBe(true)
    act(() => leaveOpen(ME, record))
    expect(has.result.current).toBe(true)
    act(() => settleRecord(ME, record, { kind: 'not-done' }))
    expect(has.result.current).toBe(true)
    act(() => closeAsNotDone(ME, record))
    expect(has.result.current).toBe(false)
  })

  it('ends with a definite answer, and is nothing of other orders, kinds and people', () => {
    const has = renderHook(() => useHasWrite(ME, ORDER))
    act(() => {
      openRecord(ME, { ...WRITE, code: 'FK2', onceKey: 'FK2' }, undefined)
      openRecord(ME, { ...WRITE, kind: 'debit-order' }, undefined)
      openRecord('li.na', WRITE, undefined)
    })
    expect(has.result.current).toBe(false)
    const record = sent()
    expect(has.result.current).toBe(true)
    act(() => closeRecord(ME, record))
    expect(has.result.current).toBe(false)
  })
})
