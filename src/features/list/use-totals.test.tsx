// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { markStale } from '@/api/invalidation'
import { fetchForUser } from '@/api/user-reads'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { failOnConsoleErrors, renderInApp, textsIn } from '@/testing/render'
import { useTotals } from './use-totals'

failOnConsoleErrors()

interface Row {
  code: string
  isWithdrawn: boolean
}
const list = {
  columns: [],
  fetchPage: () => Promise.reject(new Error('nothing is added up')),
  options: (request: object) => ({ queryKey: ['payment-order', 'list', request] }),
  rowKey: ({ code }: Row) => code,
  isWithdrawn: (row: Row) => row.isWithdrawn,
}

function Labels({ withdrawn, hasPages }: { withdrawn: number; hasPages: boolean }) {
  const rows = [1, 2, 3].map((at): Row => ({ code: `FK${at}`, isWithdrawn: at <= withdrawn }))
  const totals = useTotals({
    list,
    request: { pageNum: 1, pageSize: 10 },
    filterKey: '',
    rows,
    isStale: false,
    selected: new Map(rows.map((row) => [row.code, row])),
    total: rows.length,
    hasPages,
    selectionTools: null,
  })
  return totals.map(({ key, label }) => <p key={key}>{label}</p>)
}
const labels = () => screen.getAllByText(/./).map(({ textContent }) => textContent)

it.each([
  [0, ['Esta página', 'Seleccionadas: 3']],
  [1, ['Esta página (con 1 cancelada o rechazada)', 'Seleccionadas: 3 (con 1 cancelada o rechazada)']],
  [2, ['Esta página (con 2 canceladas o rechazadas)', 'Seleccionadas: 3 (con 2 canceladas o rechazadas)']],
])('Totals say how many of their rows count for nothing, in the number of it: %i', async (withdrawn, said) => {
  renderInApp(<Labels withdrawn={withdrawn} hasPages />, await textsIn('es'))
  expect(labels()).toEqual(said)
}) // prettier-ignore

it('The total of rows that were asked for by their codes is of these, and of no page', () => {
  renderInApp(<Labels withdrawn={1} hasPages={false} />)
  expect(labels()[0]).toBe('These orders (with 1 cancelled or rejected)')
})

const two: Row[] = [1, 2].map((at) => ({ code: `FK${at}`, isWithdrawn: false }))
const summed = {
  ...list,
  fetchPage: () => Promise.resolve({ rows: two, total: 2, pageNum: 1, pageSize: 1000 }),
}

/** The same objects as long as nothing is read again. */
const pages = two.map((row) => [row])

interface OnePageProps {
  pageNum: number
  /** the page whose rows show: those of the one before until the next is read */
  of: number
  total: number
  isAtLeast: boolean
  filterKey: string
}

function OnePage({
  pageNum = 1,
  of = pageNum,
  total = 2,
  isAtLeast,
  filterKey = '',
}: Partial<OnePageProps>) {
  const totals = useTotals({
    list: summed,
    request: { pageNum, pageSize: 1 },
    filterKey,
    rows: pages[of - 1] ?? [],
    isStale: of !== pageNum,
    selected: new Map(),
    total,
    isAtLeast,
    hasPages: true,
    selectionTools: null,
  })
  return totals.map(({ key, label, tools }) => (
    <div key={key}>
      <p>{label}</p>
      {tools}
    </div>
  ))
}

it('A total of all goes as soon as another page says that more or fewer rows match', async () => {
  const { rerender } = renderInApp(<OnePage />)
  fireEvent.click(screen.getByRole('button', { name: 'Total of all 2' }))
  expect(await screen.findByText('All 2')).toBeDefined()
  // Another page of the same list: first with the rows of before, then with its own.
  rerender(<OnePage pageNum={2} of={1} />)
  expect(screen.getByText('All 2')).toBeDefined()
  rerender(<OnePage pageNum={2} />)
  expect(screen.getByText('All 2')).toBeDefined()
  rerender(<OnePage total={3} />)
  expect(screen.getByRole('button', { name: 'Total of all 3' })).toBeDefined()
  expect(screen.queryByText('All 2')).toBeNull()
})

it('A total of all is offered beside a full page of a list that nobody counts, and stays with another of its pages', async () => {
  const { rerender } = renderInApp(<OnePage total={1} isAtLeast />)
  fireEvent.click(screen.getByRole('button', { name: 'Total of all 1+' }))
  expect(await screen.findByText(/^All 2/)).toBeDefined()
  rerender(<OnePage pageNum={2} total={2} isAtLeast />)
  expect(screen.getByText(/^All 2/)).toBeDefined()
  rerender(<OnePage total={1} filterKey="others" />)
  expect(screen.queryByRole('button', { name: /^Total of all/ })).toBeNull()
})

it('A total of all goes with a write that makes the list stale, whichever of its pages shows, and does not come back', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['payment-order', 'list', { pageNum: 7 }], {})
  const { rerender } = renderInApp(<OnePage />, { queryClient })
  fireEvent.click(screen.getByRole('button', { name: 'Total of all 2' }))
  expect(await screen.findByText('All 2')).toBeDefined()
  act(() => markStale(queryClient, 'department/save'))
  expect(screen.getByText('All 2')).toBeDefined()
  act(() => markStale(queryClient, 'payment-order/cancel'))
  expect(screen.queryByText('All 2')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Total of all 2' }))
  expect(await screen.findByText('All 2')).toBeDefined()
  // Other filters, and back.
  rerender(<OnePage filterKey="others" />)
  rerender(<OnePage />)
  expect(screen.queryByText('All 2')).toBeNull()
})

/** A list of payment orders that shows one of its pages, and what the totals are made of beside it. */
async function sumBeside(pageNum = 1) {
  const queryClient = new QueryClient()
  const optionsOf = (of: number) => ({
    queryKey: ['payment-order', 'list', { pageNum: of, pageSize: 1 }],
    queryFn: () => Promise.resolve({ of }),
    staleTime: 30_000,
  })
  const shown = new QueryObserver(queryClient, optionsOf(pageNum))
  shown.subscribe(() => undefined)
  await queryClient.query(optionsOf(pageNum))
  const sum = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Total of all 2' }))
    expect(await screen.findByText('All 2')).toBeDefined()
  }
  return { queryClient, optionsOf, shown, sum }
}

it('A total of all goes with a Refresh, also where the one before has failed; another page is no reason', async () => {
  const { queryClient, optionsOf, shown, sum } = await sumBeside()
  await queryClient.query(optionsOf(2))
  await queryClient.invalidateQueries({ refetchType: 'none' })
  renderInApp(<OnePage />, { queryClient })
  await sum()
  await act(async () => {
    shown.setOptions(optionsOf(2))
    await queryClient.query(optionsOf(2))
  })
  expect(queryClient.getQueryState(optionsOf(2).queryKey)?.isInvalidated).toBe(false)
  expect(screen.getByText('All 2')).toBeDefined()
  await act(async () => {
    shown.setOptions(optionsOf(1))
    await queryClient.query(optionsOf(1))
  })
  expect(screen.getByText('All 2')).toBeDefined()

  await act(() => queryClient.invalidateQueries({ refetchType: 'none' }))
  expect(screen.queryByText('All 2')).toBeNull()
  await sum()
  await act(() => fetchForUser(queryClient, optionsOf(1), { refetch: true }))
  expect(screen.queryByText('All 2')).toBeNull()
})

it('A total of all stays where rows are read that nobody has asked to see anew: a page ahead, or the one that shows', async () => {
  const { queryClient, optionsOf, shown, sum } = await sumBeside()
  await queryClient.query(optionsOf(2))
  await queryClient.invalidateQueries({ queryKey: optionsOf(2).queryKey, refetchType: 'none' })
  renderInApp(<OnePage />, { queryClient })
  await sum()
  await act(() => queryClient.query(optionsOf(2)))
  expect(queryClient.getQueryState(optionsOf(2).queryKey)?.dataUpdateCount).toBe(2)
  expect(screen.getByText('All 2')).toBeDefined()
  await act(() => shown.refetch())
  expect(queryClient.getQueryState(optionsOf(1).queryKey)?.dataUpdateCount).toBe(2)
  expect(screen.getByText('All 2')).toBeDefined()
})

it('A total of all goes with a Refresh of a page that could not be read when it came', async () => {
  const { queryClient, optionsOf, shown, sum } = await sumBeside()
  await queryClient.query(optionsOf(2))
  await queryClient.invalidateQueries({ queryKey: optionsOf(2).queryKey, refetchType: 'none' })
  renderInApp(<OnePage />, { queryClient })
  await sum()
  const queryFn = () => Promise.reject(new Error('no connection'))
  await act(async () => {
    shown.setOptions({ ...optionsOf(2), queryFn, retry: false })
    await queryClient.query(optionsOf(2)).catch(() => undefined)
  })
  expect(screen.getByText('All 2')).toBeDefined()
  await act(() => queryClient.query({ ...optionsOf(2), staleTime: 0 }))
  expect(screen.queryByText('All 2')).toBeNull()
})

it('A total of all watches for nothing once its page is closed', async () => {
  const { queryClient, sum } = await sumBeside()
  const { unmount } = renderInApp(<OnePage />, { queryClient })
  await sum()
  expect(queryClient.getQueryCache().hasListeners()).toBe(true)
  unmount()
  expect(queryClient.getQueryCache().hasListeners()).toBe(false)
})

it('A total of all that was called off says nothing of a failure that comes after', async () => {
  let fail: () => void = () => undefined
  const call = { name: 'payment_order/list.json', kind: 'read', failure: msg`Failed!` } as const
  const fetchPage = vi.spyOn(summed, 'fetchPage').mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = () => reject(new ApiError(call, 'server'))
    }),
  )
  renderInApp(<OnePage />)
  fireEvent.click(screen.getByRole('button', { name: 'Total of all 2' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await act(async () => fail())
  expect(currentWarmTip()).toBeUndefined()
  // Asked for anew it is read, and a failure that somebody waits for is told.
  fetchPage.mockRejectedValueOnce(new ApiError(call, 'server'))
  fireEvent.click(screen.getByRole('button', { name: 'Total of all 2' }))
  await waitFor(() => expect(currentWarmTip()).toBeDefined())
  clearWarmTips()
  fetchPage.mockRestore()
})

it('A total of all does not go with what else stands among the lists', async () => {
  const { queryClient, optionsOf, sum } = await sumBeside()
  const ofOneOrder = [...optionsOf(1).queryKey, 'all']
  queryClient.setQueryData(ofOneOrder, {})
  renderInApp(<OnePage />, { queryClient })
  await sum()
  await act(() => queryClient.invalidateQueries({ queryKey: ofOneOrder }))
  expect(queryClient.getQueryState(ofOneOrder)?.isInvalidated).toBe(true)
  expect(screen.getByText('All 2')).toBeDefined()
})

it('A total of all that nobody waits for any more is not read', async () => {
  const fetchPage = vi.spyOn(summed, 'fetchPage')
  const { unmount } = renderInApp(<OnePage />)
  fireEvent.click(screen.getByRole('button', { name: 'Total of all 2' }))
  unmount()
  renderInApp(<OnePage />)
  fireEvent.click(screen.getByRole('button', { name: 'Total of all 2' }))
  expect(await screen.findByText('All 2')).toBeDefined()
  expect(fetchPage).toHaveBeenCalledTimes(1)
  fetchPage.mockRestore()
})
