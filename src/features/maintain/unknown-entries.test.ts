import { beforeEach, describe, expect, it } from 'vitest'
import { forgetEverybodyBut, readOfPerson } from '@/session/person-storage'
import type { Entry } from './entry'
import { dropEntryDraft, keepEntryDraft, type EntryDraft } from './entry-drafts'
import {
  forgetUnknownEntry,
  rememberUnknownEntry,
  traceOf,
  type UnknownEntry,
} from './unknown-entries'

const ME = 'sun.li'
const added: UnknownEntry = {
  onceKey: 'draft-1',
  name: '开业贺礼',
  action: 'add',
  sentAt: 1,
  valid: 1,
  values: { name: '开业贺礼' },
  before: [],
}
const edited: UnknownEntry = { ...added, id: 3, action: 'edit' }
const entry = (id: number, name: string, valid: 0 | 1 = 1): Entry => ({
  id,
  name,
  valid,
  values: { name },
})

beforeEach(() => forgetEverybodyBut(undefined))

describe('a write whose answer was lost', () => {
  it('is done when an entry holds all that was sent', () => {
    const list = [entry(2, '开业贺礼盒'), entry(9, '开业贺礼')]
    expect(traceOf(added, list)).toEqual({ kind: 'done' })
  })

  it('leaves no trace in an entry that holds only a part of it', () => {
    expect(traceOf(added, [entry(9, '开业贺礼', 0)])).toEqual({ kind: 'no-trace' })
    expect(traceOf(added, [entry(9, '开业贺礼盒')])).toEqual({ kind: 'no-trace' })
    expect(traceOf(added, [])).toEqual({ kind: 'no-trace' })
  })

  it('is not one that was there before: that one was the reason to refuse it', () => {
    const there = [entry(9, '开业贺礼')]
    expect(traceOf({ ...added, before: [9] }, there)).toEqual({ kind: 'no-trace' })
    expect(traceOf({ ...edited, id: 9, before: [9] }, there)).toEqual({ kind: 'done' })
  })

  it('is looked for in the entry that it changes, and in no other', () => {
    expect(traceOf(edited, [entry(9, '开业贺礼')])).toEqual({ kind: 'no-trace' })
    expect(traceOf(edited, [entry(3, '开业贺礼')])).toEqual({ kind: 'done' })
  })

  it('is remembered once for each thing that it was sent for, until it is known', () => {
    const kept = () => readOfPerson(ME, 'unknown.maintain.remark')
    rememberUnknownEntry(ME, 'remark', added)
    rememberUnknownEntry(ME, 'remark', edited)
    rememberUnknownEntry(ME, 'remark', { ...added, sentAt: 2 })
    expect(kept()).toEqual([edited, { ...added, sentAt: 2 }])
    forgetUnknownEntry(ME, 'remark', added)
    expect(kept()).toEqual([edited])
    forgetUnknownEntry(ME, 'remark', edited)
    expect(kept()).toBeUndefined()
  })
})

describe('the drafts of a kind', () => {
  const draft = (id: string, name = id): EntryDraft => ({ id, savedAt: 1, values: { name } })
  const kept = () => readOfPerson(ME, 'drafts.maintain.remark')

  it('replace an earlier one of the same visit, and go when they are saved', () => {
    keepEntryDraft(ME, 'remark', draft('a'))
    keepEntryDraft(ME, 'remark', draft('b'))
    keepEntryDraft(ME, 'department', draft('c'))
    keepEntryDraft(ME, 'remark', draft('a', 'changed'))
    expect(kept()).toEqual([draft('a', 'changed'), draft('b')])
    dropEntryDraft(ME, 'remark', 'a')
    dropEntryDraft(ME, 'remark', 'b')
    expect(kept()).toBeUndefined()
  })

  it('are no more than a person can be asked about', () => {
    for (let nth = 0; nth < 30; nth++) keepEntryDraft(ME, 'remark', draft(String(nth)))
    expect(kept()).toHaveLength(20)
    expect(kept()).toContainEqual(draft('29'))
  })
})
