import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { transport } from '@/api/http/client'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { confirmSession, SessionTakenError } from './confirm-session'

const me: User = { username: 'li.na', authorities: [] }
const another: User = { username: 'chen.jie', authorities: [] }
const call = { name: 'payment_order/approval.json', kind: 'write', failure: msg`failed` } as const

/** What becomes of a write when the tab is this person's before the look has its answer, which is of the one before. */
async function confirmWhile(hereByThen: User | null) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  sessionAge.begin(Number.POSITIVE_INFINITY)
  vi.spyOn(transport, 'request').mockImplementation(() => {
    queryClient.setQueryData(currentUserOptions.queryKey, hereByThen)
    return Promise.resolve(me as never)
  })
  await confirmSession({ queryClient, user: me }, call)
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionAge.begin()
})

it('A tab that was handed over during the look is not the one’s any more who began, whatever the look says', async () => {
  expect(await confirmWhile(me)).toBeUndefined()
  await expect(confirmWhile(another)).rejects.toBeInstanceOf(SessionTakenError)
  await expect(confirmWhile(null)).rejects.toMatchObject({ kind: 'unauthorized', wasSent: false })
})
