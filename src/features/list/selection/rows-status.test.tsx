// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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
