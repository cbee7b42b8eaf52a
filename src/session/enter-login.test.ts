import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { currentUserOptions, fetchCurrentUser } from '@/api/resources/session'
import { enterLogin } from './enter-login'
import { holdCredential } from './sign-in'
import { fakeStorage } from '@/testing/fake-storage'
import { readCall } from '@/testing/test-transport'

const me: User = { username: 'li.na', authorities: [] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('location', { origin: 'http://localhost' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
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

it('Who comes back from the platform again and again, and is nobody still, is told so and not sent in circles', async () => {
  vi.spyOn(transport, 'request').mockResolvedValue(null)
  const left = { kind: 'leaving', address: expect.stringContaining('/auth/redirect') as string }
  const enter = () => enterLogin(new QueryClient()).catch((error: unknown) => error)
  for (const _time of [1, 2, 3]) expect(await enter()).toEqual(left)
  expect(await enter()).toEqual({ kind: 'nobody' })
  // By a reload they ask for it once more.
  for (const _time of [1, 2, 3]) expect(await enter()).toEqual(left)
  // And some time after that, or after a sign-in, it is no circle.
  vi.setSystemTime(Date.now() + 20_000)
  for (const _time of [1, 2, 3]) {
    expect(await enter()).toEqual(left)
    // A slow network's circle is one, too.
    vi.setSystemTime(Date.now() + 15_000)
  }
  expect(await enter()).toEqual({ kind: 'nobody' })
  expect(await enter()).toEqual(left)
  vi.spyOn(transport, 'request').mockResolvedValue(me)
  expect(isRedirect(await enter())).toBe(true)
  vi.spyOn(transport, 'request').mockResolvedValue(null)
  expect(await enter()).toEqual(left)
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
