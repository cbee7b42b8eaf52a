import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { FIRST_ANSWERS_LIMIT_MS, firstAnswers } from './first-answers'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A cache with one read under way, and what ends it. */
function reading() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onTestFinished(() => queryClient.clear())
  let answer = (_rows: string): void => undefined
  let fail = (_why: Error): void => undefined
  const queryFn = () =>
    new Promise<string>((resolve, reject) => {
      answer = resolve
      fail = reject
    })
  queryClient.query({ queryKey: ['list'], queryFn }).catch(() => undefined)
  return { queryClient, answer: (rows: string) => answer(rows), fail: (why: Error) => fail(why) }
}

/** Whether the wait is over, ms later. */
async function isOver(wait: Promise<void>, ms: number): Promise<boolean> {
  let over = false
  void wait.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(ms)
  return over
}

it('does not wait where nothing is under way', async () => {
  expect(await isOver(firstAnswers(new QueryClient()), 0)).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('waits for what is under way, and no longer', async () => {
  const { queryClient, answer } = reading()
  const wait = firstAnswers(queryClient)
  expect(await isOver(wait, FIRST_ANSWERS_LIMIT_MS - 1)).toBe(false)
  answer('rows')
  expect(await isOver(wait, 0)).toBe(true)
  expect(queryClient.getQueryData(['list'])).toBe('rows')
})

it('takes a failure for an answer', async () => {
  const { queryClient, fail } = reading()
  const wait = firstAnswers(queryClient)
  fail(new Error('no'))
  expect(await isOver(wait, 0)).toBe(true)
})

it('does not wait longer than a blink for an answer that is late', async () => {
  const { queryClient } = reading()
  expect(await isOver(firstAnswers(queryClient), FIRST_ANSWERS_LIMIT_MS)).toBe(true)
})
