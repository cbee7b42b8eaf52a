import { describe, expect, it } from 'vitest'
import type { Entry } from './entry'
import { judgeEntry, checkForEntry, type EntryEvidence } from './entry-evidence'

const sent: EntryEvidence = { valid: 1, values: { name: '开业贺礼' }, before: [] }
const changed: EntryEvidence = { ...sent, seen: { valid: 1, values: { name: '旧' } } }
const entry = (id: number, name: string, valid: 0 | 1 = 1): Entry => ({
  id,
  name,
  valid,
  values: { name },
})

describe('a new entry whose answer was lost', () => {
  it('is done when an entry holds all that was sent', () => {
    const list = [entry(2, '开业贺礼盒'), entry(9, '开业贺礼')]
    expect(judgeEntry(undefined, sent, list)).toEqual({ kind: 'done' })
  })

  it('leaves no trace in an entry that holds only a part of it', () => {
    for (const list of [[entry(9, '开业贺礼', 0)], [entry(9, '开业贺礼盒')], []]) {
      expect(judgeEntry(undefined, sent, list)).toEqual({ kind: 'no-trace' })
    }
  })

  it('is not one that was there before: that one was the reason to refuse it', () => {
    const there = [entry(9, '开业贺礼')]
    expect(judgeEntry(undefined, { ...sent, before: [9] }, there)).toEqual({ kind: 'no-trace' })
  })
})

describe('a change of an entry whose answer was lost', () => {
  it('is done in the entry that it changes, and in no other', () => {
    expect(judgeEntry(3, changed, [entry(3, '开业贺礼')])).toEqual({ kind: 'done' })
    const other = [entry(9, '开业贺礼'), entry(3, '旧')]
    expect(judgeEntry(3, changed, other)).toEqual({ kind: 'no-trace' })
  })

  it('is overtaken when the entry holds something else by now, or is gone', () => {
    for (const list of [[entry(3, '新')], [entry(3, '旧', 0)], []]) {
      expect(judgeEntry(3, changed, list)).toEqual({ kind: 'overtaken' })
    }
  })
})

describe('a look for an entry', () => {
  const type = (entries: Entry[]) => ({
    find: ({ name = '' }: Readonly<Record<string, string>>) =>
      Promise.resolve(entries.filter((one) => one.name.includes(name))),
  })
  const content = { ...changed }

  it('finds it by the name that it had before, too', async () => {
    const notDone = await checkForEntry(type([entry(3, '旧')]), { code: '3', content })
    expect(notDone).toEqual({ kind: 'no-trace' })
    const done = await checkForEntry(type([entry(3, '开业贺礼')]), { code: '3', content })
    expect(done).toEqual({ kind: 'done' })
  })

  it('proves nothing when what was written down can’t be read', async () => {
    const check = await checkForEntry(type([]), { code: '3', content: { values: 5 } })
    expect(check).toEqual({ kind: 'unclear' })
  })
})
