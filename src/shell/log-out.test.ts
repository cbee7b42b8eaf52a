import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import {
  currentUserOptions,
  logOut,
  logOutCall,
  outdateLooks,
  sessionAge,
} from '@/api/resources/session'
import { onSessionTaken } from '@/session/session-events'
import { forgetEverybodyBut, readUserValue, writeUserValue } from '@/session/user-storage'
import { eventually } from '@/testing/eventually'
import { welcomeUser } from './forget-user'
import { askToLogOut } from './log-out'
import { presentAskedFailure } from './present-asked-failure'

vi.mock('@/api/resources/session', async (original) => ({
  ...(await original<object>()),
  logOut: vi.fn<typeof logOut>(),
}))
vi.mock('./present-asked-failure', () => ({ presentAskedFailure: vi.fn<() => void>() }))

const assign = vi.fn<(address: string) => void>()
beforeEach(() => {
  sessionAge.begin()
  vi.stubGlobal('location', { href: 'http://shop.test/payment/order/list', assign })
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverybodyBut(undefined)
  assign.mockReset()
})

const user = (username: string) => ({ username, authorities: [] })
const DRAFT = 'draft.payment-order.new'

/** Somebody else has signed in, and types. */
function becomeLina(queryClient: QueryClient): void {
  queryClient.setQueryData(currentUserOptions.queryKey, user('li.na'))
  welcomeUser(queryClient, 'li.na')
  writeUserValue('li.na', DRAFT, 'typed')
}

/** Nothing has happened to whoever is here now. */
function expectLinaUntouched(queryClient: QueryClient): void {
  expect(queryClient.getQueryData(currentUserOptions.queryKey)).toMatchObject({ username: 'li.na' })
  expect(readUserValue('li.na', DRAFT)).toBe('typed')
  expect(assign).not.toHaveBeenCalled()
}

/** A page that reads by itself while somebody logs out, and how the server's answer to that is given. */
async function loggingOut() {
  const queryClient = new QueryClient()
  const signals: AbortSignal[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['count'],
    retry: false,
    queryFn: ({ signal }) => {
      signals.push(signal)
      return new Promise<number>(() => undefined)
    },
  })
  observer.subscribe(() => undefined)
  let answer: (failure?: Error) => void = () => undefined
  vi.mocked(logOut).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (failure) => (failure ? reject(failure) : resolve())
      }),
  )
  vi.mocked(logOut).mockClear()
  void askToLogOut(queryClient, user('zhang.wei'))
  await eventually(() => expect(logOut).toHaveBeenCalledTimes(1))
  return {
    queryClient,
    reads: () => signals.map(({ aborted }) => (aborted ? 'given up' : 'under way')),
    answer,
  }
}

it('gives up what a page reads by itself while the session ends, and goes', async () => {
  const { reads, answer } = await loggingOut()
  expect(reads()).toEqual(['given up'])
  answer()
  await eventually(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(reads()).toEqual(['given up'])
})

it('reads it again where the session could not be ended', async () => {
  const { reads, answer } = await loggingOut()
  answer(new Error('offline'))
  await eventually(() => expect(reads()).toEqual(['given up', 'under way']))
  expect(assign).not.toHaveBeenCalled()
})

it('is not done for another person, to whom the tab was handed over while the other tabs were asked', async () => {
  vi.stubGlobal('BroadcastChannel', class extends EventTarget { postMessage() {} }) // prettier-ignore
  vi.mocked(logOut).mockReset().mockResolvedValue()
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, user('zhang.wei'))
  const asking = askToLogOut(queryClient, user('zhang.wei'))
  becomeLina(queryClient)
  // Hers would be lost: neither is she asked what another person wanted.
  await asking
  expect(logOut).not.toHaveBeenCalled()
  expectLinaUntouched(queryClient)
})

it('is not done when the tab was logged out while the other tabs were asked', async () => {
  vi.stubGlobal('BroadcastChannel', class extends EventTarget { postMessage() {} }) // prettier-ignore
  vi.mocked(logOut).mockReset().mockResolvedValue()
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, user('zhang.wei'))
  const asking = askToLogOut(queryClient, user('zhang.wei'))
  queryClient.setQueryData(currentUserOptions.queryKey, null)
  await asking
  expect(logOut).not.toHaveBeenCalled()
})

describe('When the session may be another one by now, the server is asked whose it is', () => {
  const asked = vi.spyOn(transport, 'request')
  afterAll(() => asked.mockRestore())
  beforeEach(() => {
    outdateLooks()
    asked.mockClear()
    vi.mocked(logOut).mockReset().mockResolvedValue()
    vi.mocked(presentAskedFailure).mockClear()
  })

  it.each([
    ['still the same person’s', user('zhang.wei')],
    ['nobody’s: it goes on in other applications', null],
  ])('and it is ended where it is %s', async (_, now) => {
    asked.mockResolvedValue(now)
    await askToLogOut(new QueryClient(), user('zhang.wei'))
    await eventually(() => expect(assign).toHaveBeenCalledTimes(1))
    expect(logOut).toHaveBeenCalledTimes(1)
  })

  it('and another person’s is left alone: the tab is theirs', async () => {
    asked.mockResolvedValue(user('li.na'))
    const taken = vi.fn<(by: object) => void>()
    const stop = onSessionTaken(taken)
    await askToLogOut(new QueryClient(), user('zhang.wei'))
    await eventually(() => expect(taken).toHaveBeenCalledWith(user('li.na')))
    stop()
    expect(logOut).not.toHaveBeenCalled()
    expect(presentAskedFailure).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    [
      'another person’s, where it does not say',
      user('li.na'),
      () => Promise.reject(new Error('offline')),
    ],
    ['nobody’s, where it does not say', null, () => Promise.reject(new Error('offline'))],
    ['nobody’s, where it is another person’s', null, () => Promise.resolve(user('li.na'))],
  ])('and nothing is ended or told when the tab is %s, by then', async (_, now, answer) => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(currentUserOptions.queryKey, user('zhang.wei'))
    asked.mockImplementation(() => {
      queryClient.setQueryData(currentUserOptions.queryKey, now)
      return answer()
    })
    await askToLogOut(queryClient, user('zhang.wei'))
    await eventually(() => expect(asked).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve))
    expect(logOut).not.toHaveBeenCalled()
    expect(presentAskedFailure).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })

  it('and the person stays signed in, and is told so, while it does not say', async () => {
    asked.mockRejectedValue(new Error('offline'))
    await askToLogOut(new QueryClient(), user('zhang.wei'))
    const failure = new ApiError(logOutCall, 'network', { wasNeverSent: true })
    await eventually(() => expect(presentAskedFailure).toHaveBeenCalledWith(failure))
    expect(logOut).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })
})

it.each([
  ['ended', undefined],
  ['not ended', new Error('offline')],
])(
  'leaves another person alone, to whom the tab was handed over before the session was %s',
  async (_, failure) => {
    const { queryClient, reads, answer } = await loggingOut()
    becomeLina(queryClient)
    sessionAge.begin()
    vi.mocked(presentAskedFailure).mockClear()
    answer(failure)
    // It may have been hers: what she does next looks at the session first.
    await eventually(() => expect(sessionAge.ms()).toBe(Number.POSITIVE_INFINITY))
    expectLinaUntouched(queryClient)
    expect(presentAskedFailure).not.toHaveBeenCalled()
    expect(reads()).toEqual(['given up', 'under way'])
  },
)
