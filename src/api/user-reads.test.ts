import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fetchForUser, refetchQuery } from './user-reads'

/** A read that answers when it is told to, and hears when it is given up. */
function heldRead() {
  const answers: ((value: string) => void)[] = []
  const signals: AbortSignal[] = []
  const options = queryOptions({
    queryKey: ['held'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve)
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { answers, options, signals }
}

test.each([
  ['which has data already', 'old'],
  ['which is read for the first time', undefined],
])('A read anew does not take the answer to what was asked before, %s', async (_, data) => {
  const queryClient = new QueryClient()
  const { answers, options, signals } = heldRead()
  if (data !== undefined) queryClient.setQueryData(options.queryKey, data)
  const before = queryClient.query({ ...options, staleTime: 0 })
  await Promise.resolve()
  expect(answers).toHaveLength(1)

  const refetch = refetchQuery(queryClient, options)
  await expect.poll(() => answers.length).toBe(2)
  expect(signals[0]?.aborted).toBe(true)
  answers[0]?.('of before')
  answers[1]?.('of now')
  await expect(refetch).resolves.toBe('of now')
  // Whoever waited already gets the newer one too.
  await expect(before).resolves.toBe('of now')
  expect(queryClient.getQueryData(options.queryKey)).toBe('of now')
})

test('What is asked for without being read anew shares the read that is under way', async () => {
  const queryClient = new QueryClient()
  const { answers, options } = heldRead()
  const first = fetchForUser(queryClient, options)
  const second = fetchForUser(queryClient, options)
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.('one')
  await expect(Promise.all([first, second])).resolves.toEqual(['one', 'one'])
  expect(answers).toHaveLength(1)
})
