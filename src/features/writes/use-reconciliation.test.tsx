// @vitest-environment happy-dom
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { forgetEverybodyBut, readUserValue, writeUserValue } from '@/session/user-storage'
import { appWrapper } from '@/testing/render'
import { noteBecame, noteRaised } from './raised-documents'
import { BETWEEN_CHECKS_MS, type ReconciliationCheck } from './reconciliation'
import { draftLock, draftName, keepDraft, typedIn, type StoredDraft } from './stored-drafts'
import { hold } from './tab-lock'
import { LATER_LOOKS_MS } from './use-late-arrival'
import {
  useOwnOutcome,
  type OwnOutcome,
  useReconciliation,
  type ReconciledKind,
  type ReconciliationState,
} from './use-reconciliation'
import {
  leaveOpen,
  openRecord,
  openRecordOf,
  type DocumentWrite,
  type WriteRecord,
} from './write-record'

const NAME = 'zhang.wei'
const me: User = { username: NAME, authorities: [] }
const SENT = { amount: 100 }
const DRAFT = { document: 'payment-order.FK1', id: 'typed', typed: typedIn(SENT) }
const existing: DocumentWrite = {
  kind: 'payment-order',
  action: 'stage',
  code: 'FK1',
  onceKey: 'FK1',
  draft: DRAFT,
}
const NEW = 'payment-order.new'
const { code: _code, ...newOne } = {
  ...existing,
  onceKey: DRAFT.id,
  draft: { ...DRAFT, document: NEW },
}

const kind = {
  check: vi.fn<ReconciledKind['check']>(),
  release: vi.fn<ReconciledKind['release']>(),
  markStale: vi.fn<ReconciledKind['markStale']>(),
  isMoved: vi.fn<NonNullable<ReconciledKind['isMoved']>>(),
  laterDraft: vi.fn<NonNullable<ReconciledKind['laterDraft']>>(),
  onDone: vi.fn<NonNullable<ReconciledKind['onDone']>>(),
}
let wrapper: ReturnType<typeof appWrapper>
let queryClient: QueryClient
let shown: { current: ReturnType<typeof useReconciliation> }

/** Finds out what became of a write whose looks at the server show this. */
async function find(
  check: ReconciliationCheck | Error,
  write: DocumentWrite = existing,
  values: Record<string, unknown> = SENT,
) {
  if (check instanceof Error) kind.check.mockRejectedValue(check)
  else kind.check.mockResolvedValue(check)
  keepDraft(NAME, write.draft?.document ?? '', { id: DRAFT.id, savedAt: 0, values })
  const record = openRecord(NAME, write, undefined)
  leaveOpen(NAME, record)
  queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  wrapper = appWrapper({ queryClient })
  shown = renderHook(() => useReconciliation(kind, record), { wrapper }).result
  await timePasses(2 * BETWEEN_CHECKS_MS)
}
const timePasses = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Whether the document may be written again. */
const isFree = (write: DocumentWrite = existing) => openRecordOf(NAME, write) === undefined
const draftsOf = (document: string) =>
  readUserValue(NAME, draftName(document)) as StoredDraft[] | undefined
const hasNew = () => draftsOf(NEW) !== undefined
const hasDraft = () => draftsOf(DRAFT.document) !== undefined

beforeEach(() => {
  vi.useFakeTimers()
  forgetEverybodyBut(undefined)
  localStorage.clear()
  vi.clearAllMocks()
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('as soon as it is known what became of a write', () => {
  it.each<[ReconciliationCheck, string]>([
    [{ kind: 'done', code: 'FK1', state: 5 }, 'done'],
    [{ kind: 'overtaken' }, 'overtaken'],
    [{ kind: 'no-trace' }, 'not-done'],
  ])('of %o, its document may be written again, and is read again', async (check, told) => {
    await find(check)
    expect(shown.current.state).toMatchObject({ kind: told })
    expect(kind.release).toHaveBeenCalledTimes(1)
    expect(isFree()).toBe(true)
    expect(kind.markStale).toHaveBeenCalledTimes(1)
  })

  it('its draft goes when it was done, and only then', async () => {
    await find({ kind: 'overtaken' })
    expect(hasDraft()).toBe(true)
    await find({ kind: 'no-trace' })
    expect(hasDraft()).toBe(true)
    expect(kind.onDone).not.toHaveBeenCalled()
    await find({ kind: 'done', code: 'FK1' })
    expect(hasDraft()).toBe(false)
    expect(kind.onDone).toHaveBeenCalledTimes(1)
  })

  it('a new document that was done is not raised again, until that was read', async () => {
    await find({ kind: 'done', code: 'FK1' }, newOne)
    expect(kind.release).not.toHaveBeenCalled()
    expect(isFree(newOne)).toBe(false)
    await act(async () => shown.current.dismiss())
    expect(kind.release).toHaveBeenCalledTimes(1)
    expect(isFree(newOne)).toBe(true)
  })
})

describe('what was found not to be done and arrives later', () => {
  const late: ReconciliationCheck = { kind: 'done', code: 'FK1', state: 10 }

  it('is told as done after all, and so is what follows from it', async () => {
    await find({ kind: 'no-trace' })
    expect(shown.current.state.kind).toBe('not-done')
    kind.check.mockResolvedValue(late)
    await timePasses(LATER_LOOKS_MS[0] ?? 0)
    expect(shown.current.state).toEqual(late)
    expect(hasDraft()).toBe(false)
    expect(kind.onDone).toHaveBeenCalledTimes(1)
    expect(kind.markStale).toHaveBeenCalledTimes(2)
    expect(readUserValue(NAME, 'writes')).toMatchObject([{ phase: 'settled', found: late }])
    kind.check.mockClear()
    await timePasses(10 * 60_000)
    expect(kind.check).not.toHaveBeenCalled()
  })

  it('is told so as soon as its document is read as another version', async () => {
    kind.isMoved.mockImplementation((queryHash) => queryHash === '["moved"]')
    await find({ kind: 'no-trace' })
    kind.check.mockClear()
    await act(async () => queryClient.setQueryData(['unmoved'], 1))
    expect(kind.check).not.toHaveBeenCalled()
    kind.check.mockResolvedValue(late)
    await act(async () => queryClient.setQueryData(['moved'], 1))
    await timePasses(0)
    expect(shown.current.state).toEqual(late)
  })

  it('stays as it was told while nothing of it is there, or it can’t be asked, and is not looked for endlessly', async () => {
    await find({ kind: 'no-trace' })
    kind.check.mockClear()
    for (const found of [{ kind: 'no-trace' }, { kind: 'overtaken' }] as const) {
      kind.check.mockResolvedValueOnce(found)
    }
    kind.check.mockRejectedValue(new Error('no connection'))
    await timePasses(60 * 60_000)
    expect(kind.check).toHaveBeenCalledTimes(LATER_LOOKS_MS.length)
    expect(shown.current.state).toEqual({ kind: 'not-done' })
    expect(kind.onDone).not.toHaveBeenCalled()
  })

  it('is not looked for once that was read, and what was under way then changes nothing', async () => {
    await find({ kind: 'no-trace' })
    let answer: (found: ReconciliationCheck) => void = () => undefined
    kind.check.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await timePasses(LATER_LOOKS_MS[0] ?? 0)
    await act(async () => shown.current.dismiss())
    await act(async () => answer(late))
    expect(readUserValue(NAME, 'writes')).toMatchObject([{ phase: 'read' }])
    expect(kind.onDone).not.toHaveBeenCalled()
  })

  it('is not looked for where a look does not tell who has done it', async () => {
    const { isMoved } = kind
    Reflect.deleteProperty(kind, 'isMoved')
    try {
      await find({ kind: 'no-trace' })
      kind.check.mockClear()
      await timePasses(60 * 60_000)
      expect(kind.check).not.toHaveBeenCalled()
    } finally {
      Object.assign(kind, { isMoved })
    }
  })

  it('is not looked for as a new document: sent again it is found by its key', async () => {
    await find({ kind: 'no-trace' }, newOne)
    kind.check.mockClear()
    await timePasses(60 * 60_000)
    expect(kind.check).not.toHaveBeenCalled()
  })
})

describe('when the page is loaded anew', () => {
  const reload = async (isMeant = () => true) => {
    cleanup()
    const [record] = readUserValue(NAME, 'writes') as WriteRecord[]
    if (!record) throw new Error('Nothing is written down')
    kind.check.mockClear()
    const queryClient = new QueryClient()
    queryClient.setQueryData(currentUserOptions.queryKey, me)
    const wrapper = appWrapper({ queryClient })
    shown = renderHook(() => useReconciliation(kind, record), { wrapper }).result
    const own = renderHook(() => useOwnOutcome(existing.kind, 'FK1', isMeant), { wrapper }).result
    await timePasses(0)
    return own.current
  }

  it.each<[ReconciliationCheck, ReconciliationState, OwnOutcome['kind']]>([
    [{ kind: 'no-trace' }, { kind: 'not-done' }, 'none'],
    [{ kind: 'overtaken' }, { kind: 'overtaken' }, 'unknown'],
    [{ kind: 'done', code: 'FK1', state: 5 }, { kind: 'done', code: 'FK1', state: 5 }, 'done'],
  ])('what was found by %o stands there still, and nobody is asked', async (check, told, own) => {
    await find(check)
    expect(await reload()).toMatchObject({ kind: own })
    expect(shown.current.state).toEqual(told)
    await timePasses(2 * BETWEEN_CHECKS_MS)
    expect(kind.check).not.toHaveBeenCalled()
    expect(shown.current.state).toEqual(told)
  })

  it('what was not done is looked at where its document was read as another version before', async () => {
    await find({ kind: 'no-trace' })
    const arrived = { kind: 'done', code: 'FK1', state: 10 } as const
    kind.check.mockReset().mockResolvedValue(arrived)
    kind.isMoved.mockImplementation((queryHash, data) => queryHash === '["FK1"]' && data === 'late')
    for (const [read, looks] of [
      ['as it was', 0],
      ['late', 1],
    ] as const) {
      cleanup()
      const [record] = readUserValue(NAME, 'writes') as WriteRecord[]
      if (!record) throw new Error('Nothing is written down')
      const queryClient = new QueryClient()
      queryClient.setQueryData(currentUserOptions.queryKey, me)
      queryClient.setQueryData(['FK1'], read)
      const wrapper = appWrapper({ queryClient })
      shown = renderHook(() => useReconciliation(kind, record), { wrapper }).result
      await timePasses(2 * BETWEEN_CHECKS_MS)
      expect(kind.check).toHaveBeenCalledTimes(looks)
    }
    expect(shown.current.state).toEqual(arrived)
  })

  it('what was done is known with the version that it was done on, where it is of the kind that is asked for', async () => {
    await find({ kind: 'done', code: 'FK1' }, { ...existing, action: 'reject', base: 7 })
    expect(await reload()).toMatchObject({ kind: 'done', write: { action: 'reject', base: 7 } })
    expect(await reload(() => false)).toEqual({ kind: 'none' })
  })

  it('the draft goes that the form, which is gone, has kept to itself', async () => {
    const letGo = hold(draftLock(DRAFT))
    await find({ kind: 'done', code: 'FK1' })
    expect(hasDraft()).toBe(true)
    letGo()
    await reload()
    expect(hasDraft()).toBe(false)
  })

  it('one may look again all the same, and may have read it', async () => {
    await find({ kind: 'no-trace' })
    await reload()
    await act(async () => shown.current.lookAgain())
    await timePasses(2 * BETWEEN_CHECKS_MS)
    expect(kind.check).toHaveBeenCalledTimes(2)
    await act(async () => shown.current.dismiss())
    expect(readUserValue(NAME, 'writes')).toMatchObject([{ phase: 'read' }])
  })

  it('what an earlier version has settled without a word is looked at again', async () => {
    await find({ kind: 'no-trace' })
    const [record] = readUserValue(NAME, 'writes') as WriteRecord[]
    writeUserValue(NAME, 'writes', [{ ...record, found: undefined }])
    await reload()
    expect(shown.current.state).toEqual({ kind: 'looking' })
    await timePasses(2 * BETWEEN_CHECKS_MS)
    expect(kind.check).toHaveBeenCalledTimes(2)
    expect(shown.current.state).toEqual({ kind: 'not-done' })
  })
})

describe('what was typed after the sending stays when the write is known to be done', () => {
  const since = { amount: 200 }

  it('as it is, of a document that existed already', async () => {
    await find({ kind: 'done', code: 'FK1' }, existing, since)
    expect(draftsOf(DRAFT.document)).toMatchObject([{ id: DRAFT.id, values: since }])
  })

  it('of a new one as another new one: what was sent under that id is done', async () => {
    await find({ kind: 'done', code: 'FK1' }, newOne, since)
    const [kept, ...others] = draftsOf(NEW) ?? []
    expect(kept?.values).toEqual(since)
    expect(kept?.id).not.toBe(DRAFT.id)
    // Its files are those of what was sent.
    expect(kept?.isCopy).toBe(true)
    expect(others).toEqual([])
  })

  it('of a new one with the document that it has become, where that can be typed on', async () => {
    kind.laterDraft.mockResolvedValueOnce({ document: 'payment-order.FK9', seen: 'then' })
    await find({ kind: 'done', code: 'FK9' }, newOne, since)
    expect(draftsOf(NEW)).toBeUndefined()
    const [kept] = draftsOf('payment-order.FK9') ?? []
    expect(kept).toMatchObject({ seen: 'then', values: since })
    expect(kept?.isCopy).toBeUndefined()
  })

  it('but what was sent does not, and nobody is asked where it belongs', async () => {
    await find({ kind: 'done', code: 'FK1' }, newOne)
    expect(draftsOf(NEW)).toBeUndefined()
    expect(kind.laterDraft).not.toHaveBeenCalled()
  })

  it('in the form that has it open, which settles it by itself', async () => {
    const letGo = hold(draftLock(DRAFT))
    await find({ kind: 'done', code: 'FK1' }, newOne)
    expect(draftsOf(NEW)).toHaveLength(1)
    letGo()
  })
})

describe('as long as it is not known what became of a write', () => {
  it.each<[string, ReconciliationCheck | Error]>([
    ['what is there proves nothing', { kind: 'unclear' }],
    ['the server can’t be asked', new Error('503')],
    ['it may be one of several', { kind: 'candidates', codes: ['FK1', 'FK2'] }],
  ])('because %s, nothing of its document is sent', async (_, check) => {
    await find(check)
    expect(kind.release).not.toHaveBeenCalled()
    expect(isFree()).toBe(false)
    expect(hasDraft()).toBe(true)
    // It may have been done all the same.
    expect(kind.markStale).toHaveBeenCalledTimes(1)
  })

  it('the person may look again', async () => {
    await find(new Error('503'))
    expect(shown.current.state).toEqual({ kind: 'still-unknown', why: 'unreachable' })
    kind.check.mockResolvedValue({ kind: 'done', code: 'FK1' })
    await act(async () => shown.current.lookAgain())
    await timePasses(0)
    expect(shown.current.state).toMatchObject({ kind: 'done' })
    expect(isFree()).toBe(true)
  })

  const comesBackOnline = async () => {
    await act(async () => onlineManager.setOnline(false))
    await act(async () => onlineManager.setOnline(true))
    await timePasses(2 * BETWEEN_CHECKS_MS)
  }

  it('the computer looks again by itself once it is online again, where the server could not be asked', async () => {
    await find(new Error('offline'))
    kind.check.mockResolvedValue({ kind: 'done', code: 'FK1' })
    await comesBackOnline()
    expect(shown.current.state).toMatchObject({ kind: 'done' })
    expect(isFree()).toBe(true)
  })

  it('the computer does not look again by itself where the server has answered', async () => {
    await find({ kind: 'unclear' })
    const looks = kind.check.mock.calls.length
    await comesBackOnline()
    expect(kind.check).toHaveBeenCalledTimes(looks)
    expect(shown.current.state).toEqual({ kind: 'still-unknown', why: 'unclear' })
  })
})

describe('when the person says which of several a new document is', () => {
  const candidates: ReconciliationCheck = { kind: 'candidates', codes: ['FK1'] }
  const sayItIs = (code: string | undefined) =>
    act(async () => void shown.current.settleByHand(code))

  it('its draft goes, as if that had been found out: it would be sent a second time', async () => {
    await find(candidates, newOne)
    await sayItIs('FK1')
    expect(hasNew()).toBe(false)
    expect(isFree(newOne)).toBe(true)
    expect(kind.release).toHaveBeenCalledTimes(1)
    expect(kind.onDone).toHaveBeenCalledTimes(1)
  })

  it('what was typed since stays, as a draft of what it has become', async () => {
    kind.laterDraft.mockResolvedValueOnce({ document: 'payment-order.FK1', seen: 'then' })
    await find(candidates, newOne, { amount: 200 })
    await sayItIs('FK1')
    expect(hasNew()).toBe(false)
    expect(draftsOf('payment-order.FK1')).toMatchObject([{ values: { amount: 200 } }])
  })

  it('and it is none of them, its draft stays', async () => {
    await find(candidates, newOne)
    await sayItIs(undefined)
    expect(hasNew()).toBe(true)
    expect(isFree(newOne)).toBe(true)
    expect(kind.onDone).not.toHaveBeenCalled()
  })

  describe('and another one may be the same', () => {
    const other: DocumentWrite = { ...newOne, onceKey: 'other', draft: undefined }

    it('the other one is looked for again at once', async () => {
      for (const of of [newOne, other]) noteRaised(NAME, of, 'alike')
      await find(candidates, newOne)
      const second = openRecord(NAME, other, undefined)
      leaveOpen(NAME, second)
      const { result: otherPanel } = renderHook(() => useReconciliation(kind, second), { wrapper })
      await timePasses(0)
      expect(otherPanel.current.state).toEqual(candidates)
      kind.check.mockResolvedValue({ kind: 'no-trace' })
      await sayItIs('FK1')
      await timePasses(1)
      expect(otherPanel.current.state).toEqual({ kind: 'looking' })
      await timePasses(2 * BETWEEN_CHECKS_MS)
      expect(otherPanel.current.state).toEqual({ kind: 'not-done' })
    })

    it('what has become the other one’s meanwhile, in another tab, is not taken: it is looked for again', async () => {
      for (const of of [newOne, other]) noteRaised(NAME, of, 'alike')
      await find(candidates, newOne)
      noteBecame(NAME, other, 'FK1')
      kind.check.mockResolvedValue({ kind: 'no-trace' })
      await sayItIs('FK1')
      expect(hasNew()).toBe(true)
      expect(isFree(newOne)).toBe(false)
      await timePasses(2 * BETWEEN_CHECKS_MS)
      expect(shown.current.state).toEqual({ kind: 'not-done' })
    })
  })
})

describe('in a duplicated tab', () => {
  it('a write that is still under way in the first one is waited for, and only then looked for', async () => {
    let answered: () => void = () => undefined
    const untilAnswered = new Promise<void>((resolve) => (answered = resolve))
    // The other tab holds what is asked for; what this one holds is given to it.
    const request = (_name: string, { mode }: LockOptions) =>
      mode === 'shared' ? untilAnswered : Promise.resolve()
    vi.stubGlobal('navigator', { locks: { request } })
    await find({ kind: 'no-trace' })
    expect(shown.current.state).toEqual({ kind: 'looking' })
    expect(kind.check).not.toHaveBeenCalled()
    kind.check.mockResolvedValue({ kind: 'done', code: 'FK1' })
    answered()
    await timePasses(0)
    expect(shown.current.state).toEqual({ kind: 'done', code: 'FK1' })
  })
})
