import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { fetchForUser } from '@/api/user-reads'
import { eventually } from '@/testing/eventually'
import { holdReads } from './hold-reads'

/** A read that is answered when it is told to, and knows whether anybody still waits. */
function read(name: string) {
  let answer: (text: string) => void = () => undefined
  const answered = new Promise<string>((resolve) => {
    answer = resolve
  })
  const signals: AbortSignal[] = []
  const options = {
    queryKey: [name],
    retry: false,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return answered
    },
  }
  return { options, signals, answer: (text: string) => answer(text) }
}

it('gives up what a page reads by itself, and reads it once it may again', async () => {
  const queryClient = new QueryClient()
  const [before, during] = [read('before'), read('during')]
  const observers = [before, during].map(
    ({ options }, index) => new QueryObserver(queryClient, { ...options, enabled: index === 0 }),
  )
  for (const observer of observers) observer.subscribe(() => undefined)
  expect(before.signals.map(({ aborted }) => aborted)).toEqual([false])

  const letGo = holdReads(queryClient)
  expect(before.signals.map(({ aborted }) => aborted)).toEqual([true])
  observers[1]?.setOptions(during.options)
  await eventually(() => expect(during.signals.map(({ aborted }) => aborted)).toEqual([true]))

  letGo()
  before.answer('read')
  during.answer('read')
  await eventually(() =>
    expect(observers.map((observer) => observer.getCurrentResult().data)).toEqual(['read', 'read']),
  )
  expect(queryClient.isFetching()).toBe(0)
})

it('keeps what was there, and leaves alone what a person waits for', async () => {
  const queryClient = new QueryClient()
  const [stale, asked] = [read('stale'), read('asked')]
  queryClient.setQueryData(['stale'], 'older', { updatedAt: 1 })
  const observer = new QueryObserver(queryClient, stale.options)
  observer.subscribe(() => undefined)
  const waited = fetchForUser(queryClient, asked.options)
  expect(queryClient.isFetching()).toBe(2)

  holdReads(queryClient)
  expect(stale.signals[0]?.aborted).toBe(true)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'older', error: null })
  asked.answer('answered')
  expect(await waited).toBe('answered')
})
