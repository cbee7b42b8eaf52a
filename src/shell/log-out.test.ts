import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logOut } from '@/api/resources/session'
import { forgetEverybodyBut } from '@/session/user-storage'
import { eventually } from '@/testing/eventually'
import { askToLogOut } from './log-out'

vi.mock('@/api/resources/session', async (original) => ({
  ...(await original<object>()),
  logOut: vi.fn<typeof logOut>(),
}))
vi.mock('./present-failure', () => ({ presentFailure: vi.fn<() => void>() }))

const assign = vi.fn<(address: string) => void>()
beforeEach(() => {
  // Files share a worker: what another one has left for this person would be asked about.
  forgetEverybodyBut(undefined)
  vi.stubGlobal('location', { href: 'http://shop.test/payment/order/list', assign })
})
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
})

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
  void askToLogOut(queryClient, { username: 'zhang.wei', authorities: [] })
  await eventually(() => expect(logOut).toHaveBeenCalledTimes(1))
  return { reads: () => signals.map(({ aborted }) => (aborted ? 'given up' : 'under way')), answer }
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
