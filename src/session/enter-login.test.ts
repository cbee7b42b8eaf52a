import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { transport } from '@/api/http/client'
import { fetchCurrentUser } from '@/api/resources/session'
import { enterLogin } from './enter-login'
import { holdCredential } from './sign-in'

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
