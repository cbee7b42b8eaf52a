// @vitest-environment happy-dom
import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { orderKeys } from '@/api/resources/order-reads'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { useReadWithRow } from './use-read-with-row'

failOnConsoleErrors()

const keys = orderKeys('debit')
const listKey = keys.list({ pageNum: 1 })
const otherKey = keys.list({ pageNum: 2 })
const detailKey = keys.detail('KK1')
const logKey = keys.log('KK1')
const page = { rows: [{ code: 'KK1' }] }

/** What was read, in the order in which it began. */
let reads: string[] = []
const answer =
  <Data,>(name: string, data: Data, ms = 10) =>
  () => {
    reads.push(name)
    return new Promise<Data>((resolve) => setTimeout(() => resolve(data), ms))
  }
const staleTime = 30_000

function Opened() {
  useQuery({ queryKey: detailKey, queryFn: answer('order', 'order', 50), staleTime })
  useQuery({ queryKey: logKey, queryFn: answer('log', 'log'), staleTime })
  useReadWithRow('debit', 'KK1', [detailKey, logKey])
  return null
}

/** Another list that shows, without the row. */
function OtherList() {
  useQuery({
    queryKey: otherKey,
    queryFn: answer('other list', { rows: [{ code: 'KK2' }] }),
    staleTime,
  })
  return null
}

function List() {
  const { data } = useQuery({ queryKey: listKey, queryFn: answer('list', page), staleTime })
  return data?.rows.map(({ code }) => <Opened key={code} />)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A list with an opened row; what is held of it was read so many ms ago. */
async function open(readBefore: { list: number; order?: number; log?: number }) {
  const queryClient = new QueryClient()
  const now = Date.now()
  const hold = (key: readonly unknown[], data: unknown, ago: number | undefined) => {
    if (ago !== undefined) queryClient.setQueryData(key, data, { updatedAt: now - ago })
  }
  hold(listKey, page, readBefore.list)
  hold(detailKey, 'order', readBefore.order)
  hold(logKey, 'log', readBefore.log)
  hold(otherKey, { rows: [{ code: 'KK2' }] }, 0)
  // As Home counts them.
  hold([...listKey, 'total'], 5, 0)
  renderInApp(
    <>
      <List />
      <OtherList />
    </>,
    { queryClient },
  )
  await pass(1000)
  return queryClient
}

beforeEach(() => {
  reads = []
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('What is older than its row is read on opening, also where something else is read for the first time', async () => {
  await open({ list: 1000, order: 5000 })
  expect(reads.toSorted()).toEqual(['log', 'order'])
})

it('What is newer than its row is there as it is on the way back', async () => {
  await open({ list: 5000, order: 1000, log: 1000 })
  expect(reads).toEqual([])
})

it.each([
  { list: 35_000, order: 34_000, log: 34_000 },
  { list: 35_000, order: 40_000, log: 10_000 },
])('What is opened is read once with a list that is too old on the way back: %o', async (ago) => {
  await open(ago)
  expect(reads.toSorted()).toEqual(['list', 'log', 'order'])
})

it('What is opened is read again after its row, also where it is being read since before', async () => {
  const queryClient = await open({ list: 5000, order: 1000, log: 1000 })
  const readAgain = (queryKey: readonly unknown[]) =>
    void queryClient.invalidateQueries({ queryKey, exact: true })
  readAgain(detailKey)
  await pass(5)
  readAgain(listKey)
  await pass(1000)
  expect(reads).toEqual(['order', 'list', 'order', 'log'])
})

it('What began after the read of its row is not read once more', async () => {
  const queryClient = await open({ list: 5000, order: 1000, log: 1000 })
  const readAgain = (queryKey: readonly unknown[]) =>
    void queryClient.invalidateQueries({ queryKey, exact: true })
  readAgain(listKey)
  await pass(5)
  readAgain(detailKey)
  await pass(1000)
  expect(reads).toEqual(['list', 'order', 'log'])
})

it('A list without the row says nothing of when that was read', async () => {
  const queryClient = await open({ list: 5000, order: 1000, log: 1000 })
  void queryClient.invalidateQueries({ queryKey: otherKey, exact: true })
  await pass(1000)
  expect(reads).toEqual(['other list'])
})
