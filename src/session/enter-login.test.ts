import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { currentUserOptions, fetchCurrentUser } from '@/api/resources/session'
import { enterLogin } from './enter-login'
import { holdCredential } from './sign-in'
import { readCall } from '@/testing/test-transport'

const me: User = { username: 'li.na', authorities: [] }

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('A look at the session that was sent before a credential was exchanged is not believed: it found nobody', async () => {
  let arrive: (nobody: null) => void = () => undefined
  vi.spyOn(transport, 'request')
    .mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve as never)))
    .mockResolvedValue(me)
  const before = fetchCurrentUser()
  holdCredential({ param: 'token', value: 'one-time' })
  const entered = await enterLogin(new QueryClient()).catch((error: unknown) => error)
  expect(isRedirect(entered)).toBe(true)
  arrive(null)
  expect(await before).toEqual(me)
})

it('A sign-in that fails clears who was signed in before', async () => {
  const refused = new ApiError(readCall, 'rejected')
  vi.spyOn(transport, 'request').mockRejectedValue(refused)
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  holdCredential({ param: 'token', value: 'used up' })
  expect(await enterLogin(queryClient)).toEqual({ kind: 'refused', error: refused })
  expect(queryClient.getQueryData(currentUserOptions.queryKey)).toBeNull()
})
