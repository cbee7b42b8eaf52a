// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { debitState } from '@/domain/order-states'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import type { RecentOrders, RecentSearch } from '../../../workflow/recent-orders'
import { DecisionFacts } from './decision-facts'
import { LateFacts } from './late-facts'

const order = { code: 'KK1', state: 10, amount: 100 }

failOnConsoleErrors()

it('says quietly that the facts could not be loaded, and loads them on request', async () => {
  const loadFacts = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => 'everything there is to know')
  renderInApp(<LateFacts view={{ loadFacts }} order={order} />)
  expect((await screen.findByRole('status')).textContent).toBe('The facts could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('everything there is to know')).toBeTruthy()
  expect(loadFacts).toHaveBeenCalledTimes(2)
})

it('loads nothing for an order that was left at once', async () => {
  vi.useFakeTimers()
  try {
    const loadFacts = vi.fn(() => Promise.resolve(() => 'facts'))
    const { unmount } = renderInApp(<LateFacts view={{ loadFacts }} order={order} />)
    unmount()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(loadFacts).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

const found = (key: string, answer: RecentOrders): RecentSearch => ({
  queryKey: [key],
  queryFn: () => Promise.resolve(answer),
})

it('says what was not checked, and never that there is nothing among it', async () => {
  const tooMany = found('applicant', { orders: [], areTooMany: true })
  const none = found('owner', { orders: [], areTooMany: false })
  const source = {
    toRecent: () => ({ ...order, at: undefined, state: debitState(10), isRejected: false }),
    ofApplicant: () => tooMany,
    ofOwner: () => none,
  }
  renderInApp(<DecisionFacts kind="debit" source={source} order={order} />)
  expect(await screen.findByText('Not checked: more than 500 orders')).toBeTruthy()
  expect(await screen.findByText('None among those checked')).toBeTruthy()
  expect(screen.queryByText('None found')).toBeNull()
})
