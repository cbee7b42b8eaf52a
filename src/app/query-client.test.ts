import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { eventually } from '@/testing/eventually'
import { createQueryClient } from './query-client'

afterEach(() => onlineManager.setOnline(true))

test('A write is sent at once also where the browser takes itself for offline, never later by itself', async () => {
  onlineManager.setOnline(false)
  const sent: string[] = []
  const queryClient = createQueryClient()
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => {
      sent.push('write')
      return Promise.reject(new Error('no network'))
    },
  })
  const outcome = mutation.execute(undefined).catch((error: unknown) => error)
  await eventually(() => expect(sent).toEqual(['write']))
  expect(await outcome).toMatchObject({ message: 'no network' })
  expect(mutation.state).toMatchObject({ status: 'error', isPaused: false })
})

test('A read is sent at once also where the browser takes itself for offline, and fails instead of waiting', async () => {
  onlineManager.setOnline(false)
  const call = { name: 'thing/list.json', kind: 'read', failure: { id: 'failed' } } as const
  const queryFn = vi.fn(() => Promise.reject(new ApiError(call, 'network')))
  const queryClient = createQueryClient()
  const read = queryClient.query({ queryKey: ['rows'], queryFn })
  const failure = read.catch((error: unknown) => error)
  await eventually(() => expect(queryFn).toHaveBeenCalledTimes(1))
  expect(await failure).toMatchObject({ kind: 'network' })
  expect(queryClient.getQueryState(['rows'])).toMatchObject({
    status: 'error',
    fetchStatus: 'idle',
  })
})

test('When the computer is online again what shows reads what has failed or is stale, quietly, and nothing else', async () => {
  onlineManager.setOnline(false)
  const queryClient = createQueryClient()
  queryClient.mount()
  const call = { name: 'thing/list.json', kind: 'read', failure: { id: 'failed' } } as const
  const asked: string[] = []
  const follow = (name: string, staleTime: number, isFailing = false) => {
    const queryFn = () => {
      asked.push(name)
      return isFailing ? Promise.reject(new ApiError(call, 'network')) : Promise.resolve(name)
    }
    return new QueryObserver(queryClient, { queryKey: [name], queryFn, staleTime }).subscribe(
      () => undefined,
    )
  }
  const ends = [
    follow('failed', Number.POSITIVE_INFINITY, true),
    follow('stale', 0),
    follow('fresh', Number.POSITIVE_INFINITY),
  ]
  follow('hidden', 0)()
  await eventually(() => expect(queryClient.isFetching()).toBe(0))
  asked.length = 0
  onlineManager.setOnline(true)
  await eventually(() => expect(asked).toEqual(['failed', 'stale']))
  await eventually(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked).toEqual(['failed', 'stale'])
  expect(currentWarmTip()).toBeUndefined()
  for (const end of ends) end()
  queryClient.unmount()
})
