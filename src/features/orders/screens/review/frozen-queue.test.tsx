// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { forgetEverybodyBut } from '@/session/user-storage'
import { appWrapper } from '@/testing/render'
import { paymentWorkflow } from '../../payment/workflow'
import { rememberSource, startQueue } from '../../workflow/queue-store'
import { useQueue, useQueueSteps } from './use-queue'

const NAME = 'li.na'
const me: User = { username: NAME, authorities: [] }
const REQUEST = { business: 2, state: 10 }
const content = (...codes: string[]) => ({
  orders: codes.map((code) => ({ code, amount: 100 })),
  leftOut: [],
  total: codes.length,
})

const fetchQueue = vi.fn<typeof paymentWorkflow.fetchQueue>()
const type = { ...paymentWorkflow, fetchQueue }

/** Opens the confirm screen of an order as a page that is loaded anew does: with an empty cache. */
const open = (queue: string | undefined, code: string) => inApp(() => useQueue(type, queue, code))

function inApp<Result>(hook: () => Result) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  return renderHook(hook, { wrapper: appWrapper({ queryClient }) })
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  fetchQueue.mockReset()
})

it('A queue is fetched once, for what its list showed, and frozen: a reload asks for nothing and shows the same', async () => {
  fetchQueue.mockResolvedValueOnce(content('FK1', 'FK2', 'FK3'))
  rememberSource(NAME, 'payment-order', { request: REQUEST, from: {} })
  const queue = startQueue(NAME, 'payment-order')
  const first = open(queue, 'FK2')
  await waitFor(() => expect(first.result.current).toMatchObject({ place: 2, length: 3 }))
  expect(fetchQueue).toHaveBeenCalledExactlyOnceWith(
    REQUEST,
    expect.objectContaining({ username: NAME }),
  )
  first.unmount()

  fetchQueue.mockResolvedValue(content('FK9'))
  const again = open(queue, 'FK2')
  expect(again.result.current).toMatchObject({ place: 2, length: 3, next: 'FK3', isLoading: false })
  await act(() => Promise.resolve())
  expect(fetchQueue).toHaveBeenCalledTimes(1)
  expect(again.result.current).toMatchObject({ place: 2, length: 3, next: 'FK3' })
})

it('An order without a queue, or in one that was lost, asks for none', async () => {
  for (const queue of [undefined, 'lost']) {
    const { result } = open(queue, 'FK2')
    await act(() => Promise.resolve())
    expect(result.current).toMatchObject({ place: 1, length: 1, isLoading: false })
  }
  expect(fetchQueue).not.toHaveBeenCalled()
})

it('Keys that are pressed while a queue is on its way are kept, and count once it is there', async () => {
  let arrive: (value: ReturnType<typeof content>) => void = () => undefined
  fetchQueue.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  rememberSource(NAME, 'payment-order', { request: REQUEST, from: {} })
  const queue = startQueue(NAME, 'payment-order')
  const show = vi.fn<(code: string | undefined) => void>()
  const { result } = inApp(() => useQueueSteps(useQueue(type, queue, 'FK1'), show))
  for (const key of ['next', 'next', 'next', 'previous'] as const) act(() => result.current[key]())
  expect(show).not.toHaveBeenCalled()
  await act(async () => arrive(content('FK1', 'FK2', 'FK3', 'FK4')))
  await waitFor(() => expect(show.mock.calls).toEqual([['FK3']]))
  // From then on a key is one step.
  act(() => result.current.next())
  expect(show.mock.calls).toEqual([['FK3'], ['FK2']])
})
