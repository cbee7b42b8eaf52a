// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { draftName, keepDraft, type StoredDraft } from './stored-drafts'
import { useDraft } from './use-draft'

failOnConsoleErrors()

const NAME = 'zhang.wei'
const DOCUMENT = 'payment-order.new'
const me: User = { username: NAME, authorities: [] }
const START = { remark: '' }
const kept = () => readUserValue(NAME, draftName(DOCUMENT))

/** A form that offers a draft of an earlier visit, and goes on with it. */
async function takeUp(offered: StoredDraft) {
  keepDraft(NAME, DOCUMENT, offered)
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  const { result, rerender } = renderHook(
    (values: typeof START) => useDraft({ document: DOCUMENT, start: START, values }),
    { wrapper: appWrapper({ queryClient }), initialProps: START },
  )
  expect(result.current.offered).toMatchObject({ id: offered.id })
  // The form fills itself with what was typed, and takes the draft.
  rerender({ remark: 'typed' })
  await act(() => result.current.take(offered))
  return result
}

beforeEach(() => forgetEverybodyBut(undefined))

describe('a draft that is taken up', () => {
  const draft: StoredDraft = { id: 'earlier', savedAt: 0, values: { remark: 'typed' } }

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
