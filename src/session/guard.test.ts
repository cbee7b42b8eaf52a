import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentUserOptions } from '@/api/resources/session'
import type { User } from '@/api/contract/session'
import { fakeStorage } from '@/testing/fake-storage'
import { enterPage } from './guard'
import { rememberLogOut, takeSavedUrl } from './saved-url'
import { leaveTab } from './take-tab'

const LIST = '/payment/order/list?state=10'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  leaveTab()
})

/** Enters a page as who is signed in by then, or as nobody; true once they are let in. */
async function enter(user: User | null, { isPreload = false } = {}): Promise<boolean> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  const entry = { queryClient, location: { href: LIST }, isPreload }
  try {
    await enterPage({ authority: 'any' }, entry as Parameters<typeof enterPage>[1])
    return true
  } catch (error) {
    expect(isRedirect(error)).toBe(true)
    return false
  }
}

it('A page that is only pointed at is not where somebody without a session wants to go', async () => {
  expect(await enter(null, { isPreload: true })).toBe(false)
  expect(takeSavedUrl('/')).toBeUndefined()
  expect(await enter(null)).toBe(false)
  expect(takeSavedUrl('/')).toBe(LIST)
})

it('A log-out is over once somebody is in again: the next session that is lost has its page saved', async () => {
  rememberLogOut()
  expect(await enter(null)).toBe(false)
  expect(takeSavedUrl('/'), 'where one comes back to from a log-out').toBeUndefined()
  rememberLogOut()
  expect(await enter({ username: 'zhang.wei', authorities: [] })).toBe(true)
  expect(await enter(null)).toBe(false)
  expect(takeSavedUrl('/')).toBe(LIST)
})
