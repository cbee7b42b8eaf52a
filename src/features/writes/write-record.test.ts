import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverybodyBut, readUserValue, writeUserValue } from '@/session/user-storage'
import { fakeStorage } from '@/testing/fake-storage'
import {
  closeAsNotDone,
  closeRecord,
  isStillUnknown,
  isUnderWay,
  leaveOpen,
  openAlike,
  openRecord,
  openRecordOf,
  putAwayNotDone,
  settleRecord,
  type DocumentWrite,
  type WriteRecord,
} from './write-record'

const ME = 'li.na'
const write = (fields: Partial<DocumentWrite> = {}): DocumentWrite => ({
  kind: 'payment-order',
  action: 'approve',
  code: 'FK1',
  onceKey: 'FK1',
  base: '2026-11-20 10:00:00',
  ...fields,
})
const kept = (username = ME) => readUserValue(username, 'writes')

describe('the record of a write', () => {
  beforeEach(() => forgetEverybodyBut(undefined))
  afterEach(() => vi.unstubAllGlobals())

  it('is there before the write is sent, and goes with a definite answer', () => {
    const record = openRecord(ME, write(), 1000)
    expect(kept()).toEqual([record])
    expect(record).toMatchObject({ code: 'FK1', sentAt: 1000, phase: 'open', key: record.id })
    expect(kept('chen.jie')).toBeUndefined()
    closeRecord(ME, record)
    expect(kept()).toBeUndefined()
  })

  it('is one of a write under way until no answer came', () => {
    const record = openRecord(ME, write(), undefined)
    expect(isUnderWay(record)).toBe(true)
    leaveOpen(ME, record)
    expect(isUnderWay(record)).toBe(false)
    expect(openRecordOf(ME, write({ action: 'cancel' }))).toEqual(record)
    expect(kept()).toHaveLength(1)
  })

  it('is put away with its draft when it was not done, and stays while that is not known', () => {
    const draft = (id: string) => ({ document: 'payment-order.new', id })
    const raised = (id: string) => write({ code: undefined, onceKey: id, draft: draft(id) })
    const [one, other] = [
      openRecord(ME, raised('one'), 1000),
      openRecord(ME, raised('other'), 1000),
    ]
    leaveOpen(ME, one)
    putAwayNotDone(ME, draft('one'))
    expect(kept()).toEqual([one, other])
    for (const record of [one, other]) settleRecord(ME, record, { kind: 'not-done' })
    putAwayNotDone(ME, draft('one'))
    expect(kept()).toMatchObject([{ phase: 'read' }, { phase: 'settled' }])
    settleRecord(ME, other, { kind: 'done', code: 'FK2' })
    putAwayNotDone(ME, draft('other'))
    expect(kept()).toMatchObject([{ phase: 'read' }, { phase: 'settled' }])
  })

  it('is found by what a form would send again, whichever form and draft that would be', () => {
    const document = 'payment-order.copy.FK1'
    const content = { amount: 8850, remark: 'gift' }
    const is = (sent: Readonly<Record<string, unknown>>) => sent['amount'] === 8850
    const raised = { action: 'stage', code: undefined, onceKey: 'one', content }
    const record = openRecord(ME, write({ ...raised, draft: { document, id: 'one' } }), 1000)
    const found = (username = ME, kind = 'payment-order') => openAlike(username, kind, is)
    expect(found()).toEqual(record)
    expect(openAlike(ME, 'payment-order', (sent) => !is(sent))).toBeUndefined()
    expect(found(ME, 'debit-order')).toBeUndefined()
    expect(found('chen.jie')).toBeUndefined()
    settleRecord(ME, record, { kind: 'not-done' })
    expect(found()).toBeUndefined()
    // An order that is edited is none that is raised.
    openRecord(ME, write({ content }), 1000)
    expect(found()).toBeUndefined()
  })

  it('keeps other documents out of it, and other people', () => {
    openRecord(ME, write(), undefined)
    expect(openRecordOf(ME, write({ onceKey: 'FK2' }))).toBeUndefined()
    expect(openRecordOf(ME, write({ kind: 'debit-order' }))).toBeUndefined()
    expect(openRecordOf('chen.jie', write())).toBeUndefined()
  })

  it('is nothing to the records of other documents: each goes by itself', () => {
    const first = openRecord(ME, write(), undefined)
    const second = openRecord(ME, write({ code: 'FK2', onceKey: 'FK2' }), undefined)
    settleRecord(ME, second, { kind: 'overtaken' })
    expect(openRecordOf(ME, write())?.id).toBe(first.id)
    const third = openRecord(ME, write({ code: 'FK3', onceKey: 'FK3' }), undefined)
    expect(kept()).toMatchObject([{ id: first.id }, { id: second.id, phase: 'settled' }, { id: third.id }]) // prettier-ignore
    closeRecord(ME, first)
    expect(kept()).toMatchObject([{ id: second.id }, { id: third.id }])
  })

  it('that is read makes room for the next of its document, and one that is open does not', () => {
    const first = openRecord(ME, write(), undefined)
    closeAsNotDone(ME, first)
    const second = openRecord(ME, write({ action: 'cancel' }), undefined)
    expect(kept()).toMatchObject([{ id: second.id }])
    const third = openRecord(ME, write({ action: 'tally' }), undefined)
    expect(kept()).toMatchObject([{ id: second.id }, { id: third.id }])
  })

  it('is sent with the draft’s id as its key as long as the document is new', () => {
    const isNew = write({ code: undefined, onceKey: 'draft-1', action: 'submit' })
    const record = openRecord(ME, isNew, undefined)
    expect(record.key).toBe('draft-1')
    closeAsNotDone(ME, record)
    expect(openRecord(ME, { ...isNew, content: { amount: 2 } }, undefined).key).toBe('draft-1')
  })

  it('keeps its key when the same is sent again after it was not done, and only then', () => {
    const lost = openRecord(ME, write({ content: { remark: 'a', amount: 1 } }), undefined)
    leaveOpen(ME, lost)
    closeAsNotDone(ME, lost)
    expect(openRecordOf(ME, write())).toBeUndefined()
    const again = openRecord(ME, write({ content: { amount: 1, remark: 'a' } }), undefined)
    expect(again.key).toBe(lost.key)
    expect(again.id).not.toBe(lost.id)
    closeAsNotDone(ME, again)
    const other = openRecord(ME, write({ content: { amount: 2, remark: 'a' } }), undefined)
    expect(other.key).toBe(other.id)
    // Each document has one record at most.
    expect(kept()).toEqual([other])
  })

  it('lets its document be written again once it is settled, before that was read', () => {
    const lost = openRecord(ME, write({ content: { amount: 1 } }), undefined)
    leaveOpen(ME, lost)
    settleRecord(ME, lost, { kind: 'not-done' })
    expect(openRecordOf(ME, write())).toBeUndefined()
    expect(kept()).toEqual([{ ...lost, phase: 'settled', found: { kind: 'not-done' } }])
    expect(openRecord(ME, write({ content: { amount: 1 } }), undefined).key).toBe(lost.key)
  })

  it.each([
    [{ phase: 'open' }, true],
    [{ phase: 'settled', found: { kind: 'not-done' } }, false],
    [{ phase: 'settled', found: { kind: 'done', code: 'FK1' } }, false],
    [{ phase: 'settled', found: { kind: 'overtaken' } }, true],
    // As an earlier version wrote it down, and what nobody can read.
    [{ phase: 'settled' }, true],
    [{ phase: 'settled', found: { kind: 'elsewhere' } }, true],
  ])('%o may have become anything: %s', (fields, isUnknown) => {
    const lost = openRecord(ME, write(), undefined)
    leaveOpen(ME, lost)
    writeUserValue(ME, 'writes', [{ ...lost, ...fields }])
    // Read anew, as after a reload.
    leaveOpen(ME, lost)
    expect((kept() as WriteRecord[]).map(isStillUnknown)).toEqual([isUnknown])
  })

  it('starts anew where what is stored can’t be read', () => {
    writeUserValue(ME, 'writes', [{ action: 5 }])
    const record = openRecord(ME, write(), undefined)
    expect(kept()).toEqual([record])
  })

  it('that finds no room takes those from storage that are over, and no others', () => {
    const storage = fakeStorage()
    let room = Number.POSITIVE_INFINITY
    const setItem = (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    }
    vi.stubGlobal('sessionStorage', {
      setItem,
      getItem: storage.getItem,
      removeItem: storage.removeItem,
    })
    const key = 'shopaccount.of.li.na/writes'
    const storedIds = () =>
      (JSON.parse(storage.getItem(key) ?? '[]') as WriteRecord[]).map(({ id }) => id)
    const lost = (onceKey: string, name?: string) => {
      const record = openRecord(ME, write({ onceKey, code: onceKey, name }), undefined)
      leaveOpen(ME, record)
      return record
    }
    const first = lost('FK1')
    const second = lost('FK2')
    const notDone = lost('FK3')
    settleRecord(ME, notDone, { kind: 'not-done' })
    expect(storedIds()).toEqual([first.id, second.id, notDone.id])
    room = (storage.getItem(key) ?? '').length
    const third = lost('FK4', 'n'.repeat(400))
    expect(storedIds()).toEqual([first.id, second.id, notDone.id])
    // Sent once more: that it was not done is told of no more.
    const again = lost('FK3')
    expect(storedIds()).toEqual([first.id, second.id])
    expect((kept() as WriteRecord[]).map(({ id }) => id)).toEqual(
      [first, second, third, again].map(({ id }) => id),
    )
    closeRecord(ME, second)
    expect(storedIds()).toEqual([first.id])
    expect(openRecordOf(ME, third)).toEqual(third)
    room = Number.POSITIVE_INFINITY
    leaveOpen(ME, third)
    expect(storedIds()).toEqual([first.id, third.id, again.id])
  })

  it('makes the browser ask before leaving while it is in memory only', () => {
    const listening = new Set<unknown>()
    vi.stubGlobal('addEventListener', (type: string) => listening.add(type))
    vi.stubGlobal('removeEventListener', (type: string) => listening.delete(type))
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, removeItem: () => undefined })
    const record = openRecord(ME, write(), undefined)
    leaveOpen(ME, record)
    expect(openRecordOf(ME, write())).toEqual(record)
    expect([...listening]).toEqual(['beforeunload'])
    closeRecord(ME, record)
    expect([...listening]).toEqual([])
  })
})
