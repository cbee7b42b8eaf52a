// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fetchForUser } from '@/api/user-reads'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { RowsStatus } from './rows-status'

failOnConsoleErrors()

const FIRST = { pageNum: 1, count: 10, requestKey: '1', queryKey: ['list', 1], isAwaited: false }
/** The region, and what shows other rows beside it. */
function show(queryClient = new QueryClient()) {
  const { rerender } = renderInApp(<RowsStatus {...FIRST} />, { queryClient })
  const go = (shown: typeof FIRST) => rerender(<RowsStatus {...shown} />)
  return { go, status: screen.getByRole('status') }
}

it('The rows of another page are told once they are there, and those that one comes to are not', () => {
  const { go, status } = show()
  expect(status.textContent).toBe('')
  go({ ...FIRST, pageNum: 3, requestKey: '3', isAwaited: true })
  expect(status.textContent).toBe('')
  go({ ...FIRST, pageNum: 3, count: 1, requestKey: '3' })
  expect(status.textContent).toBe('Page 3: 1 row')
  go({ ...FIRST, pageNum: 4, count: 1, requestKey: '4', isAwaited: true })
  expect(status.textContent).toBe('Page 3: 1 row')
})

it('Other filters are told anew, also where as many rows are there', () => {
  const { go, status } = show()
  go({ ...FIRST, requestKey: 'a' })
  const before = status.firstElementChild
  expect(before?.textContent).toBe('Page 1: 10 rows')
  go({ ...FIRST, requestKey: 'b' })
  expect(status.textContent).toBe('Page 1: 10 rows')
  expect(status.firstElementChild).not.toBe(before)
})

it('What is read again of the same page is not told', () => {
  const { go, status } = show()
  go({ ...FIRST, count: 9 })
  expect(status.textContent).toBe('')
  go({ ...FIRST, requestKey: 'a' })
  go({ ...FIRST, requestKey: 'a', count: 9 })
  expect(status.textContent).toBe('Page 1: 10 rows')
})

it('A page that was read before and is read again is told with the rows that it has by then', async () => {
  const queryClient = new QueryClient()
  const { go, status } = show(queryClient)
  let answer: (rows: number) => void = () => undefined
  const rows = new Promise<number>((resolve) => (answer = resolve))
  const queryKey = ['list', 2]
  const read = queryClient.query({ queryKey, queryFn: () => rows })
  const second = { ...FIRST, pageNum: 2, requestKey: '2', queryKey }
  go(second)
  expect(status.textContent).toBe('')
  go({ ...second, count: 1 })
  await act(async () => {
    answer(1)
    await read
  })
  await waitFor(() => expect(status.textContent).toBe('Page 2: 1 row'))
})

describe('What a person has had read again', () => {
  /** A page that shows, beside the button that has it read again; the oldest read under way ends as the test says. */
  function open() {
    const reads: { end: () => void; fail: () => void }[] = []
    const queryClient = new QueryClient()
    const options = {
      queryKey: FIRST.queryKey,
      retry: false,
      queryFn: () =>
        new Promise((resolve, reject) => {
          reads.push({ end: () => resolve({}), fail: () => reject(new Error('closed')) })
        }),
    }
    queryClient.setQueryData(FIRST.queryKey, {})
    const page = (shown: typeof FIRST) => (
      <main>
        <button type="button" data-refresh>
          Refresh
        </button>
        <RowsStatus {...shown} />
      </main>
    )
    const { rerender } = renderInApp(page(FIRST), { queryClient })
    const press = () =>
      act(() => void fetchForUser(queryClient, options, { refetch: true }).catch(() => undefined))
    const readQuietly = () => act(() => void queryClient.query({ ...options, staleTime: 0 }))
    const isUnderWay = () => queryClient.isFetching() > 0
    const end = async (how: 'end' | 'fail' = 'end') => {
      await waitFor(() => expect(reads).not.toHaveLength(0))
      act(() => reads.shift()?.[how]())
    }
    const go = (shown: typeof FIRST) => rerender(page(shown))
    const button = screen.getByRole('button', { name: 'Refresh' })
    const isBusy = () => button.getAttribute('aria-busy') === 'true'
    button.focus()
    return { press, readQuietly, isUnderWay, end, go, button, isBusy }
  }
  const told = () => screen.getByRole('status').textContent

  it('is seen on its button until it is there, and told then, each time anew', async () => {
    const { press, end, isBusy, button } = open()
    press()
    await waitFor(() => expect(isBusy()).toBe(true))
    expect(told()).toBe('')
    await end()
    await waitFor(() => expect(told()).toBe('Page 1: 10 rows'))
    expect(isBusy()).toBe(false)
    expect(document.activeElement).toBe(button)
    const before = screen.getByRole('status').firstElementChild
    press()
    await end()
    await waitFor(() => expect(screen.getByRole('status').firstElementChild).not.toBe(before))
    expect(told()).toBe('Page 1: 10 rows')
  })

  it('is not told where it failed: that is told elsewhere', async () => {
    const { press, end, isBusy, isUnderWay } = open()
    press()
    await waitFor(() => expect(isBusy()).toBe(true))
    await end('fail')
    await waitFor(() => expect(isUnderWay()).toBe(false))
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(told()).toBe('')
  })

  it('is pressed for again while it is under way, and is over with the last of them', async () => {
    const { press, end, isBusy } = open()
    press()
    await waitFor(() => expect(isBusy()).toBe(true))
    press()
    await end()
    expect(isBusy()).toBe(true)
    expect(told()).toBe('')
    await end()
    await waitFor(() => expect(told()).toBe('Page 1: 10 rows'))
    expect(isBusy()).toBe(false)
  })

  it('is none of another page that one goes to meanwhile', async () => {
    const { press, end, go, isBusy, isUnderWay } = open()
    press()
    await waitFor(() => expect(isBusy()).toBe(true))
    go({ ...FIRST, pageNum: 2, requestKey: '2', queryKey: ['list', 2] })
    expect(isBusy()).toBe(false)
    const there = screen.getByRole('status').firstElementChild
    expect(told()).toBe('Page 2: 10 rows')
    await end()
    await waitFor(() => expect(isUnderWay()).toBe(false))
    expect(screen.getByRole('status').firstElementChild).toBe(there)
  })

  it('is not what is read by itself: nothing is seen of that, and nothing told', async () => {
    const { readQuietly, end, isBusy, isUnderWay } = open()
    readQuietly()
    await waitFor(() => expect(isUnderWay()).toBe(true))
    expect(isBusy()).toBe(false)
    await end()
    await waitFor(() => expect(isUnderWay()).toBe(false))
    expect(told()).toBe('')
  })
})
