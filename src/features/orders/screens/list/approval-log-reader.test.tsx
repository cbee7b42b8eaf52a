// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { ApprovalLogReader } from './approval-log-reader'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('A list asks for the logs of 20 orders a page, however many may be approved already', async () => {
  const asked: string[] = []
  const rows = Array.from({ length: 35 }, (_, at) => `KK${at + 1}`)
  const queryClient = new QueryClient()
  renderInApp(
    rows.map((code) => (
      <ApprovalLogReader
        key={code}
        group="debit-order"
        log={{
          queryKey: ['log', code],
          queryFn: async () => {
            asked.push(code)
            return []
          },
        }}
      />
    )),
    { queryClient },
  )
  expect(asked, 'while the browser has better to do').toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked).toEqual(rows.slice(0, 20))
  queryClient.clear()
})
