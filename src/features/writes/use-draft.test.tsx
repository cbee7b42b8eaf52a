// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { draftLock, draftName, keepDraft, type StoredDraft } from './stored-drafts'
import { useDraft } from './use-draft'

failOnConsoleErrors()

const NAME = 'zhang.wei'
const DOCUMENT = 'payment-order.new'
const me: User = { username: NAME, authorities: [] }
const START = { remark: '' }
const kept = () => readUserValue(NAME, draftName(DOCUMENT))

/** A form that offers a draft of an earlier visit. */
function offer(offered: StoredDraft) {
  keepDraft(NAME, DOCUMENT, offered)
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  return renderHook(
    (values: typeof START) => useDraft({ document: DOCUMENT, start: START, values }),
    { wrapper: appWrapper({ queryClient }), initialProps: START },
  )
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

it('a draft that is open in another tab is so no more once that is closed and one comes back to this one', async () => {
  const held = [{ name: `shopaccount.${draftLock(draft)}` }]
  const query = vi.fn<() => Promise<LockManagerSnapshot>>().mockResolvedValue({ held })
  const locks = { query, request: () => Promise.resolve() }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { result } = offer(draft)
  await waitFor(() => expect(result.current.isOfferedElsewhere).toBe(true))
  query.mockResolvedValue({ held: [] })
  act(() => void dispatchEvent(new Event('focus')))
  await waitFor(() => expect(result.current.isOfferedElsewhere).toBe(false))
})

describe('a draft that is taken up', () => {
  it('stays a copy if it was one: its files are those of what it was copied from', async () => {
    const result = await takeUp({ ...draft, isCopy: true })
    expect(result.current).toMatchObject({ id: 'earlier', isCopy: true })
    expect(kept()).toMatchObject([{ id: 'earlier', isCopy: true }, {}])
  })

  it('has its files to itself if it was none', async () => {
    const result = await takeUp(draft)
    expect(result.current).toMatchObject({ id: 'earlier', isCopy: false })
  })
})
