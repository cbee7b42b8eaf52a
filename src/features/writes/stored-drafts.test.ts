import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { closeAsNotDone, leaveOpen, openRecord, settleRecord } from './write-record'
import { dropDraft, keepDraft, settleDraft, typedIn, type StoredDraft } from './stored-drafts'

const ME = 'zhang.wei'
const NEW = 'payment-order.new'
const draft = (id: string, remark = id): StoredDraft => ({ id, savedAt: 1, values: { remark } })
const kept = (document = NEW) => readUserValue(ME, `draft.${document}`)

beforeEach(() => forgetEverybodyBut(undefined))
afterEach(() => vi.unstubAllGlobals())

describe('stored drafts', () => {
  it('replace an earlier one of the same visit, the one changed last first', () => {
    keepDraft(ME, NEW, draft('a'))
    keepDraft(ME, NEW, draft('b'))
    keepDraft(ME, NEW, draft('a', 'changed'))
    expect(kept()).toEqual([draft('a', 'changed'), draft('b')])
  })

  it('are three per document at most, and each document has its own', () => {
    for (const id of ['a', 'b', 'c', 'd']) keepDraft(ME, NEW, draft(id))
    expect(kept()).toEqual([draft('d'), draft('c'), draft('b')])
    expect(kept('payment-order.FK1')).toBeUndefined()
  })

  it('whose write is of unknown outcome, or was not done and nobody has put that away, are kept beside the three', () => {
    const send = (id: string, document = NEW) =>
      openRecord(ME, { kind: 'payment-order', action: 'submit', onceKey: id, draft: { document, id } }, 1) // prettier-ignore
    const ids = () => (kept() as StoredDraft[]).map(({ id }) => id)
    const [unknown, notDone] = ['u', 'n'].map((id) => {
      keepDraft(ME, NEW, draft(id))
      return send(id)
    })
    if (!unknown || !notDone) throw new Error('Nothing was sent')
    leaveOpen(ME, unknown)
    settleRecord(ME, notDone, { kind: 'not-done' })
    for (const id of ['a', 'b', 'c', 'd']) keepDraft(ME, NEW, draft(id))
    expect(ids()).toEqual(['d', 'c', 'b', 'n', 'u'])
    // Another document's write holds nothing of this one.
    leaveOpen(ME, send('b', 'payment-order.FK1'))
    closeAsNotDone(ME, notDone)
    keepDraft(ME, NEW, draft('e'))
    expect(ids()).toEqual(['e', 'd', 'c', 'u'])
  })

  it('are dropped one by one, and leave nothing behind', () => {
    keepDraft(ME, NEW, draft('a'))
    keepDraft(ME, NEW, draft('b'))
    dropDraft(ME, NEW, 'a')
    expect(kept()).toEqual([draft('b')])
    dropDraft(ME, NEW, 'b')
    expect(kept()).toBeUndefined()
  })

  it('that were typed on after they were sent share their files with what was sent, where they are another new document’s', () => {
    const sent = { document: NEW, id: 'a', typed: typedIn({ remark: 'sent' }) }
    keepDraft(ME, NEW, draft('a'))
    settleDraft(ME, sent, { document: NEW, id: 'b', isCopy: true })
    expect(kept()).toEqual([{ ...draft('a'), id: 'b', isCopy: true }])

    keepDraft(ME, NEW, draft('a'))
    settleDraft(ME, sent, { document: 'payment-order.FK1', id: 'c', seen: 'then' })
    expect(kept('payment-order.FK1')).toEqual([{ ...draft('a'), id: 'c', seen: 'then' }])

    // Whose files those of a copied draft are nobody knows better by then.
    keepDraft(ME, NEW, { ...draft('a'), isCopy: true })
    settleDraft(ME, sent, { document: 'payment-order.FK2', id: 'd' })
    expect(kept('payment-order.FK2')).toEqual([{ ...draft('a'), id: 'd', isCopy: true }])
  })

  it('that no longer fit leave those in the storage that did, and are still wanted', () => {
    const items = new Map<string, string>()
    let isFull = false
    let room = Number.POSITIVE_INFINITY
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull || value.length > room) throw new DOMException('full', 'QuotaExceededError')
        items.set(key, value)
      },
      removeItem: (key: string) => void items.delete(key),
    })
    keepDraft(ME, NEW, draft('a'))
    isFull = true
    keepDraft(ME, NEW, draft('b'))
    expect(kept(), 'as long as the page lasts').toEqual([draft('b'), draft('a')])
    // As a page reads it that is loaded anew.
    const stored = () => [...items.values()].map((value): unknown => JSON.parse(value))
    expect(stored()).toEqual([[draft('a')]])
    isFull = false
    dropDraft(ME, NEW, 'a')
    expect(stored()).toEqual([[draft('b')]])

    const large = { ...draft('c'), values: { remark: 'x'.repeat(400) } }
    keepDraft(ME, NEW, draft('a'))
    room = JSON.stringify([draft('a'), draft('b')]).length
    keepDraft(ME, NEW, large)
    dropDraft(ME, NEW, 'a')
    expect(stored()).toEqual([[draft('b')]])
    // An empty list would count as something that is kept.
    dropDraft(ME, NEW, 'b')
    expect(stored()).toEqual([])
    expect(kept()).toEqual([large])
  })

  it('make the browser ask before leaving while they are in memory only, whether a form shows them or not', () => {
    const listening = new Set<unknown>()
    vi.stubGlobal('addEventListener', (type: string) => listening.add(type))
    vi.stubGlobal('removeEventListener', (type: string) => listening.delete(type))
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, removeItem: () => undefined })
    keepDraft(ME, NEW, draft('a'))
    keepDraft(ME, 'payment-order.FK1', draft('b'))
    dropDraft(ME, NEW, 'a')
    expect([...listening]).toEqual(['beforeunload'])
    forgetEverybodyBut(ME)
    expect([...listening], 'the same person has signed in again').toEqual(['beforeunload'])
    dropDraft(ME, 'payment-order.FK1', 'b')
    expect([...listening]).toEqual([])

    keepDraft(ME, NEW, draft('a'))
    expect([...listening]).toEqual(['beforeunload'])
    forgetEverybodyBut('wang.fang')
    expect([...listening]).toEqual([])
  })
})
