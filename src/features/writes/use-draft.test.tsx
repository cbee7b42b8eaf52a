// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { hasUnsavedWork } from '@/shell/unsaved-work'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { draftLock, draftName, keepDraft, typedIn, type StoredDraft } from './stored-drafts'
import { draftGoingOn, isGoingOn, useDraft } from './use-draft'
import { openRecord, settleRecord, useHasWrite } from './write-record'

failOnConsoleErrors()

const NAME = 'zhang.wei'
const DOCUMENT = 'payment-order.new'
const me: User = { username: NAME, authorities: [] }
const START = { remark: '' }
const kept = () => readUserValue(NAME, draftName(DOCUMENT))

function signedIn(): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  return queryClient
}

/** A form; what it is rendered with is typed into it. */
function open(
  more: Pick<Parameters<typeof useDraft>[0], 'asTyped' | 'seen' | 'keepsStart'> = {},
  queryClient = signedIn(),
) {
  return renderHook(
    (values: typeof START) => useDraft({ document: DOCUMENT, start: START, values, ...more }),
    { wrapper: appWrapper({ queryClient }), initialProps: START },
  )
}

/** A form that offers a draft of an earlier visit. */
function offer(offered: StoredDraft) {
  keepDraft(NAME, DOCUMENT, offered)
  return open()
}

/**
 * What another tab of this browser holds.
 *
 * @returns ends that: its page is gone
 */
function holdElsewhere(names: readonly string[]): () => void {
  let held = names.map((name) => ({ name: `shopaccount.${name}`, clientId: 'another' }))
  let go: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (go = resolve))
  const isHeld = (name: string) => held.some((lock) => lock.name === name)
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => unknown
    if (isHeld(name)) await gone
    return work()
  }
  const locks = { query: async () => ({ held }), request }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }))
  onTestFinished(() => {
    go()
    vi.unstubAllGlobals()
  })
  return () => {
    held = []
    go()
  }
}

/** The same, and it goes on with it. */
async function takeUp(offered: StoredDraft) {
  const { result, rerender } = offer(offered)
  expect(result.current.offered).toMatchObject({ id: offered.id })
  // The form fills itself with what was typed, and takes the draft.
  rerender({ remark: 'typed' })
  await act(() => result.current.take(offered))
  return result
}

beforeEach(() => forgetEverybodyBut(undefined))

const draft: StoredDraft = { id: 'earlier', savedAt: 0, values: { remark: 'typed' } }

it('a draft that is open in another tab is so no more once that is closed', async () => {
  const close = holdElsewhere([draftLock(draft)])
  const { result } = offer(draft)
  await waitFor(() => expect(result.current.isOfferedElsewhere).toBe(true))
  close()
  await waitFor(() => expect(result.current.isOfferedElsewhere).toBe(false))
})

it('a draft that another tab opens while it is offered here is so once one comes back to this one', async () => {
  const { result } = offer(draft)
  expect(result.current.isOfferedElsewhere).toBe(false)
  holdElsewhere([draftLock(draft)])
  act(() => void dispatchEvent(new Event('focus')))
  await waitFor(() => expect(result.current.isOfferedElsewhere).toBe(true))
})

it.each([
  [['oldest', 'older', 'newest'], '', ['newest', 'older', 'oldest', 'newest', 'older']],
  // What was typed in the place of the first comes before the earlier ones.
  [['older', 'newest'], 'own', ['newest', 'own', 'older', 'newest', 'own']],
])(
  'of %j each is offered before one that was restored in this visit is offered again, where “%s” was typed',
  async (ids, own, expected) => {
    for (const id of ids) keepDraft(NAME, DOCUMENT, { id, savedAt: 0, values: { remark: id } })
    const { result, rerender } = open()
    rerender({ remark: own })
    const remarks: unknown[] = []
    while (remarks.length < expected.length) {
      const { offered } = result.current
      if (!offered) throw new Error('Nothing is offered')
      remarks.push(offered.values['remark'])
      let taken: Promise<void> | undefined
      // What is restored stands in the form before it is known whether another tab has it open.
      act(() => {
        rerender(offered.values as typeof START)
        taken = result.current.take(offered)
      })
      await act(() => taken)
    }
    expect(remarks).toEqual(expected)
  },
)

it.each<[string, (result: ReturnType<typeof useDraft>) => Promise<void> | void]>([
  ['of an earlier visit', (result) => result.drop(draft.id)],
  ['that stands in the form', async (result) => result.take(draft)],
])(
  'a draft %s that is not wanted takes the word that its write was not done with it',
  async (_, end) => {
    const of = { kind: 'payment-order', onceKey: draft.id }
    const sent = { document: DOCUMENT, id: draft.id }
    const record = openRecord(NAME, { ...of, action: 'submit', draft: sent }, undefined)
    settleRecord(NAME, record, { kind: 'not-done' })
    const { result } = offer(draft)
    const { result: isTold } = renderHook(() => useHasWrite(NAME, of))
    expect(isTold.current).toBe(true)
    await act(async () => end(result.current))
    act(() => result.current.forget())
    expect(kept()).toBeUndefined()
    expect(isTold.current).toBe(false)
  },
)

describe('a draft that is taken up', () => {
  it('where it is just what the form starts with is none, unless it was sent', async () => {
    const sent = { ...draft, id: 'sent', values: START }
    const of = { kind: 'payment-order', onceKey: sent.id }
    openRecord(
      NAME,
      { ...of, action: 'submit', draft: { document: DOCUMENT, id: sent.id } },
      undefined,
    )
    keepDraft(NAME, DOCUMENT, { ...draft, id: 'unsent', values: START })
    const { result } = offer(sent)
    await act(() => result.current.take(sent))
    expect(result.current.isDirty).toBe(true)
    await act(() => result.current.take({ ...sent, id: 'unsent' }))
    expect(result.current.isDirty).toBe(false)
    expect(kept()).toMatchObject([{ id: 'sent' }])
  })

  it('stays a copy if it was one: its files are those of what it was copied from', async () => {
    const result = await takeUp({ ...draft, isCopy: true })
    expect(result.current).toMatchObject({ id: 'earlier', isCopy: true })
    expect(kept()).toMatchObject([{ id: 'earlier', isCopy: true }, {}])
  })

  it('has its files to itself if it was none', async () => {
    const result = await takeUp(draft)
    expect(result.current).toMatchObject({ id: 'earlier', isCopy: false })
  })

  it('that is open in another tab goes on as a copy under an id of its own, and is offered no more', async () => {
    holdElsewhere([draftLock(draft)])
    const result = await takeUp(draft)
    const { id } = result.current
    expect(id).not.toBe('earlier')
    expect(result.current).toMatchObject({ isCopy: true })
    expect(kept()).toMatchObject([{ id, isCopy: true }, {}])
    expect(JSON.stringify(kept())).not.toContain('earlier')
  })

  it('with a second press, before that is known of the first, goes on as one copy', async () => {
    const { result, rerender } = offer(draft)
    const answers: (() => void)[] = []
    const held = [{ name: `shopaccount.${draftLock(draft)}`, clientId: 'another' }]
    const query = () => new Promise((resolve) => answers.push(() => resolve({ held })))
    const request = async (_: string, ...rest: unknown[]) => (rest.at(-1) as () => unknown)()
    const locks = { query, request }
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }))
    onTestFinished(() => void vi.unstubAllGlobals())
    const pressed: Promise<void>[] = []
    act(() => {
      rerender({ remark: 'typed' })
      pressed.push(result.current.take(draft), result.current.take(draft))
    })
    // Each answer comes by itself, as a browser's do.
    for (const [index, press] of pressed.entries()) {
      answers[index]?.()
      await act(async () => press)
    }
    expect(kept()).toMatchObject([{ id: result.current.id, isCopy: true }])
  })
})

it.each([
  ['is offered next', false, ['earlier', 'own']],
  ['is offered to nobody where it is saved', true, ['earlier']],
])('what was typed where a draft is taken up %s', async (_, isOwnSaved, remarks) => {
  const earlier = { ...draft, values: { remark: 'earlier' } }
  const { result, rerender } = offer(earlier)
  rerender({ remark: 'own' })
  const restore = () => {
    rerender(earlier.values)
    return result.current.take(earlier, isOwnSaved)
  }
  await act(restore)
  expect(kept()).toMatchObject(remarks.map((remark) => ({ values: { remark } })))
})

describe('what is typed', () => {
  const typed = { remark: 'typed' }

  it('is kept with all that it was typed on, until it is taken back', () => {
    const { result, rerender } = open({
      asTyped: { amount: '12,50' },
      seen: '2026-11-21 09:00:00',
      keepsStart: true,
    })
    expect(result.current.isDirty).toBe(false)
    rerender(typed)
    const { id } = result.current
    expect(kept()).toMatchObject([
      {
        id,
        values: typed,
        start: START,
        seen: '2026-11-21 09:00:00',
        asTyped: { amount: '12,50' },
      },
    ])
    expect(result.current).toMatchObject({ isDirty: true, offered: undefined })
    expect(hasUnsavedWork('')).toBe(true)
    rerender(START)
    expect(kept()).toBeUndefined()
    expect(hasUnsavedWork('')).toBe(false)
  })

  it('in another form of this tab is no earlier visit’s, until that is closed', async () => {
    const other = open()
    other.rerender(typed)
    const { result } = open()
    expect(result.current.offered).toBeUndefined()
    await act(async () => other.unmount())
    expect(result.current.offered).toMatchObject({ id: other.result.current.id })
  })

  it('stays that of whoever began to type, when nobody is signed in any more', () => {
    const queryClient = signedIn()
    const { rerender } = open({}, queryClient)
    act(() => void queryClient.setQueryData(currentUserOptions.queryKey, null))
    rerender(typed)
    expect(kept()).toMatchObject([{ values: typed }])
  })

  it('is unsaved once it is sent, though nobody has typed anything', () => {
    const { result } = open()
    act(() => result.current.noteSent())
    expect(result.current.isDirty).toBe(true)
    expect(kept()).toMatchObject([{ id: result.current.id, values: START }])
  })

  it('is not wanted any more and is not kept again, also while the form is still there', () => {
    const { result, rerender } = open()
    rerender(typed)
    act(() => result.current.forget())
    rerender({ remark: 'typed on' })
    expect(kept()).toBeUndefined()
    expect(result.current.isDirty).toBe(false)
  })

  it('goes when it is saved; what was typed since is another new document’s, and shares its files', () => {
    const { result, rerender } = open()
    rerender(typed)
    const { id } = result.current
    rerender({ remark: 'typed on' })
    act(() => void result.current.settle(typedIn(typed)))
    rerender({ remark: 'too late' })
    expect(kept()).toMatchObject([{ isCopy: true, values: { remark: 'typed on' } }])
    expect(JSON.stringify(kept())).not.toContain(id)
  })
})

it('goes on in the form of what it became, and no draft of an earlier visit of that does', () => {
  const to = { document: 'payment-order.FK1', seen: undefined, isAsSent: true }
  keepDraft(NAME, to.document, draft)
  const { result, rerender, unmount } = open()
  const sent = { remark: 'sent' }
  rerender(sent)
  act(() => void result.current.moveOn(typedIn(sent), to))
  expect(isGoingOn(to.document)).toBe(true)
  expect(draftGoingOn(NAME, to.document)).toBeUndefined()
  rerender({ remark: 'sent and typed on' })
  expect(draftGoingOn(NAME, to.document)?.values).toEqual({ remark: 'sent and typed on' })
  unmount()
  expect(isGoingOn(to.document)).toBe(false)
})
