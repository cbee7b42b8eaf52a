// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { forgetEverybodyBut, writeUserValue } from '@/session/user-storage'
import { appWrapper } from '@/testing/render'
import { paymentWorkflow } from '../../payment/workflow'
import { rememberChoice } from '../../workflow/queue-order'
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

function inApp<Result>(hook: () => Result, page = new PageActivity(true)) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  const App = appWrapper({ queryClient })
  return renderHook(hook, {
    wrapper: ({ children }) => (
      <App>
        <PageActivityContext value={page}>{children}</PageActivityContext>
      </App>
    ),
  })
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  localStorage.clear()
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

it('A queue of a list of codes follows the list, and any other the time', async () => {
  const orders = [1, 3, 2].map((createdAt) => ({ code: `FK${createdAt}`, amount: 100, createdAt }))
  for (const [code, next] of [
    ['FK1,FK3,FK2', 'FK3'],
    ['FK', undefined],
  ] as const) {
    fetchQueue.mockResolvedValueOnce({ orders, leftOut: [], total: 3 })
    rememberSource(NAME, 'payment-order', { request: { ...REQUEST, code }, from: {} })
    const { result } = open(startQueue(NAME, 'payment-order'), 'FK1')
    await waitFor(() => expect(result.current).toMatchObject({ length: 3, next }))
  }
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

it('The keys that are kept stop at the end of the queue, and take each other back', async () => {
  for (const [keys, shown] of [
    [['next', 'next', 'next', 'next'], 'FK3'],
    [['previous', 'previous'], 'FK1'],
    [['next', 'previous'], undefined],
  ] as const) {
    let arrive: (value: ReturnType<typeof content>) => void = () => undefined
    fetchQueue.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    rememberSource(NAME, 'payment-order', { request: REQUEST, from: {} })
    const queue = startQueue(NAME, 'payment-order')
    const show = vi.fn<(code: string | undefined) => void>()
    const { result } = inApp(() => {
      const read = useQueue(type, queue, 'FK2')
      return { ...read, keys: useQueueSteps(read, show) }
    })
    for (const key of keys) act(() => result.current.keys[key]())
    await act(async () => arrive(content('FK1', 'FK2', 'FK3')))
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(show.mock.calls).toEqual(shown === undefined ? [] : [[shown]])
  }
})

it('The keys that are kept are forgotten once one goes to another page: back, the order shows that was left', async () => {
  let arrive: (value: ReturnType<typeof content>) => void = () => undefined
  fetchQueue.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  rememberSource(NAME, 'payment-order', { request: REQUEST, from: {} })
  const queue = startQueue(NAME, 'payment-order')
  const show = vi.fn<(code: string | undefined) => void>()
  const page = new PageActivity(true)
  const { result } = inApp(() => {
    const read = useQueue(type, queue, 'FK1')
    return { ...read, keys: useQueueSteps(read, show) }
  }, page)
  act(() => result.current.keys.next())
  act(() => page.set(false))
  await act(async () => arrive(content('FK1', 'FK2', 'FK3')))
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  act(() => page.set(true))
  expect(show).not.toHaveBeenCalled()
})

it('A key goes on from an order that is not in its queue to the first of it, and nowhere before it', async () => {
  fetchQueue.mockResolvedValueOnce(content('FK1', 'FK2'))
  rememberSource(NAME, 'payment-order', { request: REQUEST, from: {} })
  const { result } = open(startQueue(NAME, 'payment-order'), 'FK9')
  await waitFor(() => expect(result.current).toMatchObject({ place: 1, length: 3 }))
  expect(result.current.previous).toBeUndefined()
  expect([-1, 0, 1, 2, 3].map((steps) => result.current.after(steps))).toEqual([
    'FK9',
    'FK9',
    'FK1',
    'FK2',
    'FK2',
  ])
})

it('A queue that can’t be read says so, forgets the keys, and is read again when asked to', async () => {
  fetchQueue.mockRejectedValueOnce(new Error('offline'))
  rememberSource(NAME, 'payment-order', { request: REQUEST, from: {} })
  const queue = startQueue(NAME, 'payment-order')
  const show = vi.fn<(code: string | undefined) => void>()
  const { result } = inApp(() => {
    const read = useQueue(type, queue, 'FK2')
    return { ...read, keys: useQueueSteps(read, show) }
  })
  expect(result.current).toMatchObject({ isLoading: true, hasFailed: false })
  expect(result.current.arrangement).toBeUndefined()
  act(() => result.current.keys.next())
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  expect(result.current).toMatchObject({ isLoading: false, place: 1, length: 1 })
  expect(show).not.toHaveBeenCalled()

  fetchQueue.mockResolvedValueOnce(content('FK1', 'FK2', 'FK3'))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ place: 2, length: 3 }))
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: false })
  expect(fetchQueue).toHaveBeenCalledTimes(2)
  expect(show).not.toHaveBeenCalled()
})

it('A queue is gone through as one chooses, and the next one the same way', async () => {
  const of = (code: string, amount: number, key: string) => ({
    code,
    amount,
    applicant: { key, name: key },
  })
  const orders = [of('FK1', 100, 'he'), of('FK2', 300, 'li'), of('FK3', 200, 'he')]
  fetchQueue.mockResolvedValue({ orders, leftOut: [], total: 3 })
  rememberSource(NAME, 'payment-order', { request: REQUEST, from: {} })
  const { result, unmount } = open(startQueue(NAME, 'payment-order'), 'FK1')
  await waitFor(() => expect(result.current).toMatchObject({ place: 1, next: 'FK2' }))
  expect(result.current.arrangement?.choice).toEqual({ order: 'newest', groupBy: undefined })
  expect(result.current.arrangement?.content).toEqual({ orders, leftOut: [], total: 3 })

  act(() => result.current.arrangement?.choose({ order: 'largest', groupBy: 'applicant' }))
  expect(result.current).toMatchObject({ place: 3, previous: 'FK3', next: undefined })
  expect(
    result.current.arrangement?.groups.map(({ of: { name } = {}, sum }) => [name, sum]),
  ).toEqual([
    ['li', 300],
    ['he', 300],
  ])
  unmount()

  const again = open(startQueue(NAME, 'payment-order'), 'FK1')
  await waitFor(() => expect(again.result.current).toMatchObject({ place: 3, length: 3 }))
})

it('A queue under way stays as one chose for it, whatever is chosen for another one meanwhile', async () => {
  const orders = [100, 300, 200].map((amount) => ({ code: `FK${amount}`, amount }))
  fetchQueue.mockResolvedValue({ orders, leftOut: [], total: 3 })
  const largest = { order: 'largest', groupBy: undefined } as const
  const oldest = { order: 'oldest', groupBy: 'applicant' } as const
  rememberSource(NAME, 'payment-order', { request: REQUEST, from: {} })
  const queue = startQueue(NAME, 'payment-order')
  const first = open(queue, 'FK300')
  await waitFor(() => expect(first.result.current).toMatchObject({ place: 2, length: 3 }))
  act(() => first.result.current.arrangement?.choose(largest))
  expect(first.result.current).toMatchObject({ place: 1, next: 'FK200' })
  // In another window.
  rememberChoice(NAME, 'payment-order', oldest)
  first.unmount()

  const again = open(queue, 'FK300')
  expect(again.result.current.arrangement?.choice).toEqual(largest)
  expect(again.result.current).toMatchObject({ place: 1, next: 'FK200' })

  const next = startQueue(NAME, 'payment-order')
  const other = open(next, 'FK300')
  await waitFor(() => expect(other.result.current.arrangement?.choice).toEqual(oldest))
  rememberChoice(NAME, 'payment-order', largest)
  other.unmount()
  expect(open(next, 'FK300').result.current.arrangement?.choice).toEqual(oldest)
})

it('A queue with which no choice was kept begins with the remembered one, and keeps the next', () => {
  rememberChoice(NAME, 'payment-order', { order: 'largest', groupBy: undefined })
  const orders = [100, 300].map((amount) => ({ code: `FK${amount}`, amount }))
  const before = {
    request: REQUEST,
    codes: ['FK100', 'FK300'],
    content: { orders, leftOut: [], total: 2 },
    from: {},
  }
  for (const choice of [undefined, 'broken', 7, null]) {
    writeUserValue(NAME, 'queue.before', { ...before, choice })
    const { result, unmount } = open('before', 'FK300')
    expect(result.current).toMatchObject({ place: 1, length: 2 })
    act(() => result.current.arrangement?.choose({ order: 'newest', groupBy: undefined }))
    expect(result.current).toMatchObject({ place: 2 })
    unmount()
    rememberChoice(NAME, 'payment-order', { order: 'largest', groupBy: undefined })
    expect(open('before', 'FK300').result.current).toMatchObject({ place: 2 })
  }
})

it('A queue of before, which knows only codes, is gone through and can’t be arranged', () => {
  writeUserValue(NAME, 'queue.old', { request: REQUEST, codes: ['FK1', 'FK2'], from: {} })
  const { result } = open('old', 'FK2')
  expect(result.current).toMatchObject({ place: 2, length: 2, previous: 'FK1', isLoading: false })
  expect(result.current.arrangement).toBeUndefined()
  expect(fetchQueue).not.toHaveBeenCalled()
})

it('A queue knows the search of the list that one came from; without a queue there is none', () => {
  fetchQueue.mockReturnValue(new Promise(() => undefined))
  rememberSource(NAME, 'payment-order', { request: REQUEST, from: { state: 10 } })
  expect(open(startQueue(NAME, 'payment-order'), 'FK1').result.current.from).toEqual({ state: 10 })
  expect(open(undefined, 'FK1').result.current.from).toBeUndefined()
})

it('Each queue is fetched by itself, and a queue of nobody is not', async () => {
  fetchQueue.mockResolvedValueOnce(content('FK1')).mockResolvedValueOnce(content('FK1', 'FK2'))
  rememberSource(NAME, 'payment-order', { request: REQUEST, from: {} })
  const queues = [startQueue(NAME, 'payment-order'), startQueue(NAME, 'payment-order')]
  const { result } = inApp(() => [
    useQueue(type, queues[0], 'FK1'),
    useQueue(type, queues[1], 'FK1'),
  ])
  await waitFor(() => expect(result.current.map(({ length }) => length)).toEqual([1, 2]))
  const nobody = renderHook(() => useQueue(type, queues[0], 'FK1'), { wrapper: appWrapper() })
  expect(nobody.result.current).toMatchObject({ place: 1, length: 1, isLoading: false })
  expect(fetchQueue).toHaveBeenCalledTimes(2)
})
