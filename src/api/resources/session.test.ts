import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../fixtures/app'
import { CREDENTIAL_PARAMS } from '../contract/session'
import { exchangeCredential, loginExchanges, loginFailures } from './login-exchanges'
import { fetchCurrentUser, logOut, outdateLooks, sessionAge } from './session'
import { describeError } from '../http/describe-error'
import { ApiError } from '../http/api-error'
import { eventually } from '@/testing/eventually'
import { testServer } from '@/testing/in-process-server'
import { failureOf } from '@/testing/test-transport'

const onError = vi.fn<(error: ApiError) => void>()
const server = testServer(createFixtureApp({ orders: 0 }), { onError })

beforeEach(() => {
  onError.mockClear()
})

describe('fetchCurrentUser', () => {
  it('gives the person with their authorities', async () => {
    await server.signIn('zhang.wei')
    expect(await fetchCurrentUser()).toMatchObject({ username: 'zhang.wei', name: '张伟' })
  })

  it('knows a person by name only', async () => {
    await server.signIn('guest.only')
    expect(await fetchCurrentUser()).toMatchObject({ username: 'guest.only', authorities: [] })
  })

  it.each([
    { kind: 'refuse', message: 'not logged in' },
    { kind: 'refuse', message: 'no principal' },
    { kind: 'status', status: 401 },
    { kind: 'body', body: { success: true, data: null } },
    { kind: 'body', body: { success: true } },
  ])('is nobody, and no failure: $kind $message', async (fault) => {
    await server.fault({ call: 'auth/user', ...fault })
    expect(await fetchCurrentUser()).toBeNull()
    expect(onError).not.toHaveBeenCalled()
  })

  it.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 403 },
    { kind: 'shape' },
    { kind: 'html' },
    { kind: 'empty' },
    { kind: 'drop', when: 'before', times: 2 },
  ])('does not take a failure for nobody: $kind', async (fault) => {
    await server.fault({ call: 'auth/user', ...fault })
    expect(await failureOf(fetchCurrentUser())).toBeInstanceOf(ApiError)
    expect(onError).toHaveBeenCalledTimes(1)
  })
})

describe('a look that was sent before the session may have become another one', () => {
  /** One that the server has answered, for Zhang Wei, and whose answer is still on its way; then Wang Fang signs in. */
  async function lookOfBefore() {
    await server.signIn('zhang.wei')
    const fault = await server.fault({ call: 'auth/user', kind: 'stall', afterBytes: 0 })
    const { id } = fault as { id: string }
    const before = fetchCurrentUser()
    await eventually(async () => expect(await server.arrivals('auth/user')).toBe(1))
    await server.signIn('wang.fang')
    return { before, arrive: () => server.control('POST', `faults/${id}/release`) }
  }

  it('is joined as long as there is no news', async () => {
    const { before, arrive } = await lookOfBefore()
    const joined = fetchCurrentUser()
    await arrive()
    expect(await Promise.all([before, joined])).toMatchObject([
      { username: 'zhang.wei' },
      { username: 'zhang.wei' },
    ])
    expect(await server.arrivals('auth/user')).toBe(1)
  })

  it('is not joined, and asks again when its answer comes', async () => {
    const { before, arrive } = await lookOfBefore()
    outdateLooks()
    expect(sessionAge.ms()).toBe(Number.POSITIVE_INFINITY)
    expect(await fetchCurrentUser()).toMatchObject({ username: 'wang.fang' })
    expect(sessionAge.ms()).toBeLessThan(10_000)
    await arrive()
    expect(await before).toMatchObject({ username: 'wang.fang' })
  })
})

describe('exchangeCredential', () => {
  it.each(CREDENTIAL_PARAMS)('%s opens a session', async (param) => {
    const name = loginExchanges[param].endpoint.name.replace('auth/', '')
    const issued = await server.control('POST', 'credentials', {
      username: 'zhang.wei',
      exchange: name,
    })
    await exchangeCredential(param, (issued as { credential: string }).credential)
    expect(await fetchCurrentUser()).toMatchObject({ username: 'zhang.wei' })
  })

  it('says why the sign-in failed, in our own words', async () => {
    const error = await failureOf(exchangeCredential('openuser', 'nobody'))
    if (!(error instanceof ApiError)) throw new Error('no ApiError', { cause: error })
    expect(error).toMatchObject({ kind: 'rejected', reason: loginFailures['003'] })
    expect(describeError(error)).toMatchObject({
      message: { message: 'Login failed!' },
      detail: loginFailures['003'],
    })
  })

  it.each([...Object.keys(loginFailures), 'something else'])('code %s', async (message) => {
    await server.fault({ call: 'auth/iamcode', kind: 'refuse', message })
    expect(await failureOf(exchangeCredential('iamcode', 'x'))).toMatchObject({
      reason: loginFailures[message],
      serverText: message,
    })
  })

  it('knows twelve codes', () => {
    expect(Object.keys(loginFailures).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, code) => String(code).padStart(3, '0')),
    )
  })

  it('is never tried again: a credential is good for one use', async () => {
    await server.fault({ call: 'auth/iamcode', kind: 'drop', when: 'after' })
    expect(await failureOf(exchangeCredential('iamcode', 'x'))).toMatchObject({ kind: 'network' })
    expect(await server.arrivals('auth/iamcode')).toBe(1)
  })
})

describe('logOut', () => {
  it('ends the session', async () => {
    await server.signIn('zhang.wei')
    await logOut()
    expect(await fetchCurrentUser()).toBeNull()
  })

  it.each([
    { kind: 'empty' },
    { kind: 'html' },
    { kind: 'refuse', message: 'no session' },
    { kind: 'status', status: 204 },
    { kind: 'status', status: 202 },
  ])('accepts whatever answer: $kind $status', async (fault) => {
    const logged = vi.spyOn(console, 'info')
    logged.mockClear()
    await server.fault({ call: 'haiermice/distant/logout', ...fault })
    await expect(logOut()).resolves.toBeUndefined()
    expect(onError).not.toHaveBeenCalled()
    expect(logged).not.toHaveBeenCalled()
  })

  it('says so when it was an error', async () => {
    await server.fault({ call: 'haiermice/distant/logout', kind: 'status', status: 404 })
    expect(await failureOf(logOut())).toMatchObject({ kind: 'status' })
  })

  it('says so when there was none', async () => {
    await server.fault({ call: 'haiermice/distant/logout', kind: 'drop', when: 'before' })
    expect(await failureOf(logOut())).toMatchObject({ kind: 'network' })
  })
})
