// @vitest-environment happy-dom
import { hashKey, QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { usePageQuery } from '@/platform/use-page-query'
import { isWaitedFor, useAskedRead } from './user-reads'

it('Only what was there when it was asked for is read as what a person waits for, not what it has become since', async () => {
  const queryClient = new QueryClient()
  const page = new PageActivity(true)
  /** of each read, in turn, its key and whether its failure would open the dialog */
  const read: [string, boolean][] = []
  const optionsOf = (month: string) =>
    queryOptions({
      queryKey: [month],
      queryFn: () => {
        read.push([month, isWaitedFor(hashKey([month]))])
        return Promise.reject(new Error('offline'))
      },
      retry: false,
    })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <PageActivityContext value={page}>{children}</PageActivityContext>
    </QueryClientProvider>
  )
  const { result, rerender } = renderHook(
    ({ month }) => {
      const options = optionsOf(month)
      useAskedRead(options)
      return usePageQuery(options).error?.message
    },
    { wrapper, initialProps: { month: '2026-11' } },
  )
  await waitFor(() => expect(result.current).toBe('offline'))
  expect(read).toEqual([['2026-11', true]])

  rerender({ month: '2026-12' })
  await waitFor(() => expect(read).toHaveLength(2))
  expect(read[1]).toEqual(['2026-12', false])
  await waitFor(() => expect(result.current).toBe('offline'))

  act(() => page.set(false))
  act(() => page.set(true))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(read.slice(1).map(([, isWaited]) => isWaited)).not.toContain(true)
})
