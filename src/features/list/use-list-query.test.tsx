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
  const calls: { answer: (page: Partial<Page<Row>>) => void; fail: () => void }[] = []
  const options = (request: ListRequest) => ({
    queryKey: ['list', request],
    queryFn: () =>
      new Promise<Page<Row>>((resolve, reject) => {
        calls.push({
          answer: (page) => resolve({ rows: [], total: 0, pageNum: 1, pageSize: 10, ...page }),
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
  const end = async (how: 'fail' | number | Partial<Page<Row>>) => {
    await waitFor(() => expect(calls).not.toHaveLength(0))
    const call = calls.shift()
    await act(async () => {
      if (how === 'fail') call?.fail()
      else call?.answer(typeof how === 'number' ? { total: how } : how)
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

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ code: `FK${at}` }))

it.each([
  ['fewer than asked for', { pageSize: 20, total: 37, rows: rows(20) }, 20],
  ['fewer, on the last of them', { pageSize: 20, pageNum: 2, total: 37, rows: rows(17) }, 20],
  ['as many', { pageSize: 50, total: 137, rows: rows(50) }, 50],
  ['as many, and does not say so', { pageSize: 10, total: 137, rows: rows(50) }, 50],
  ['more than it says', { pageSize: 10, total: 37, rows: rows(37) }, 50],
] satisfies [string, Partial<Page<Row>>, number][])(
  'The pages of a server that gives %s are as large as it gives them: the last one can be reached',
  async (_, page: Partial<Page<Row>>, size) => {
    const { now, end } = openList({ pageNum: page.pageNum ?? 1, pageSize: 50 })
    await end(page)
    await waitFor(() => expect(now().total).toBe(page.total))
    expect(now().pageSize).toBe(size)
  },
)
