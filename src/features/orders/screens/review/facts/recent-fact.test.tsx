// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { debitState } from '@/domain/order-states'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import type { RecentOrder } from '../../../workflow/recent-orders'
import { RecentFact } from './recent-fact'
import type { RecentOrdersRead } from './use-recent-orders'

failOnConsoleErrors()

const order = (code: string, changes: Partial<RecentOrder> = {}): RecentOrder => ({
  code,
  amount: 12_345,
  at: '2026-11-20 09:00:00',
  state: debitState(10),
  isRejected: false,
  ...changes,
})

/** What stands beside a look at a list that has come so far, for the order KK1 on 22 November. */
function factOf(state: RecentOrdersRead['state'], ...orders: RecentOrder[]) {
  const retry = vi.fn<() => void>()
  const found = state === 'known' ? { orders, areTooMany: false } : undefined
  const search = { state, found, retry }
  renderInApp(
    <dl>
      <RecentFact label="Other orders" search={search} ownCode="KK1" today="2026-11-22" />
    </dl>,
  )
  expect(screen.getByRole('term').textContent).toBe('Other orders')
  return { text: screen.getByRole('definition').textContent, retry }
}

describe('what somebody had of late', () => {
  it('is told with how many orders there are and what they come to', () => {
    expect(factOf('known', order('KK2'), order('KK3')).text).toBe('2 orders, 246.90 yuan')
  })

  it('is one order where there is one', () => {
    expect(factOf('known', order('KK2')).text).toBe('1 order, 123.45 yuan')
  })

  it('is nothing where the only order is the one that is decided on', () => {
    expect(factOf('known', order('KK1')).text).toBe('None')
  })

  it('is nothing where all of it is older than 90 days', () => {
    expect(factOf('known', order('KK2', { at: '2026-08-24 23:59:59' })).text).toBe('None')
  })

  it('says of one rejected order that its amount is not in the sum', () => {
    expect(factOf('known', order('KK2'), order('KK3', { isRejected: true })).text).toBe(
      '2 orders, 123.45 yuan1 of them was rejected, and is not in the sum',
    )
  })

  it('says the same of several', () => {
    const rejected = ['KK3', 'KK4'].map((code) => order(code, { isRejected: true }))
    expect(factOf('known', order('KK2'), ...rejected).text).toBe(
      '3 orders, 123.45 yuan2 of them were rejected, and are not in the sum',
    )
  })
})

describe('where it is not known what somebody had of late', () => {
  it('one is told that it is being looked for', () => {
    expect(factOf('loading').text).toBe('Checking…')
  })

  it('there were more orders than are looked at', () => {
    expect(factOf('too-many').text).toBe('Not checked: more than 500 orders')
  })

  it('one may ask again for what could not be read', () => {
    const { text, retry } = factOf('failed')
    expect(text).toBe('Could not be read. Retry')
    expect(retry).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})
