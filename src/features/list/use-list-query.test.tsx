// @vitest-environment happy-dom
import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Page } from '@/api/contract/envelope'
import { appWrapper } from '@/testing/render'
import type { ListRequest } from './list-definition'
import { useListQuery } from './use-list-query'

interface Row {
  code: string
}

/** A list whose answers come when the test says so, the oldest call first. */
function openList(initialProps: ListRequest) {
  const calls: { answer: (total: number) => void; fail: () => void }[] = []
  const options = (request: ListRequest) => ({
    queryKey: ['list', request],
    queryFn: () =>
      new Promise<Page<Row>>((resolve, reject) => {
        calls.push({
          answer: (total) => resolve({ rows: [], total, pageNum: 1, pageSize: 10 }),
          fail: () => reject(new Error('closed')),
        })
      }),
  })
  const list = {
    options,
    refuseRepeat: () => undefined,
    useRows: (request: ListRequest, more?: object) =>
      useQuery({ ...options(request), retry: false, ...more }),
  }
  const hook = renderHook((request: ListRequest) => useListQuery(list, request), {
    initialProps,
    wrapper: appWrapper({ queryClient: new QueryClient() }),
  })
  /** Waits for the next call, and ends it. */
  const end = async (how: 'fail' | number) => {
    await waitFor(() => expect(calls).not.toHaveLength(0))
    const call = calls.shift()
    await act(async () => {
      if (how === 'fail') call?.fail()
      else call?.answer(how)
      await Promise.resolve()
    })
  }
  return { ...hook, now: () => hook.result.current, end }
}

const FIRST: ListRequest = { pageNum: 1, pageSize: 10 }

it('The total of before stands until that of a new search is there, and not again once that has failed', async () => {
  const { now, end, rerender } = openList(FIRST)
  await end(301)
  await waitFor(() => expect(now().total).toBe(301))
  rerender({ ...FIRST, loginOwnerId: 'zhang.wei' })
  expect(now()).toMatchObject({ isStale: true, total: 301 })
  await end('fail')
  await waitFor(() => expect(now().error).not.toBeNull())
  expect(now().total).toBeUndefined()
  act(() => now().retry())
  await waitFor(() => expect(now().isFetching).toBe(true))
  expect(now()).toMatchObject({ isStale: true, total: undefined })
  await end(21)
  await waitFor(() => expect(now().total).toBe(21))
})

it('The total of all pages stands while another page is read', async () => {
  const { now, end, rerender } = openList(FIRST)
  await end(15)
  await waitFor(() => expect(now().total).toBe(15))
  rerender({ ...FIRST, pageNum: 2 })
  expect(now()).toMatchObject({ isStale: true, total: 15 })
})
