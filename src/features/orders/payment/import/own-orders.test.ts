import { afterEach, expect, it, vi } from 'vitest'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { transport } from '@/api/http/client'
import { paymentOrders } from '@/api/resources/payment-orders'
import { smallPages } from '@/testing/small-pages'
import { fetchOwnOrders } from './own-orders'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('An order that was cancelled or rejected is none that a row could say once more', async () => {
  const orders = [0, 5, 10, 15, 20, 30, 40].map((state): PaymentOrder => ({
    code: `FK${state}`,
    state,
    amount: 100,
    actual: 0,
    attachments: [],
  }))
  // A server may give smaller pages than it is asked for.
  vi.spyOn(paymentOrders, 'fetchList').mockImplementation(smallPages(orders, 2))
  const compared = await fetchOwnOrders('zhang.wei')
  expect(compared.map(({ state }) => state)).toEqual([5, 10, 20, 30, 40])
})

it('The 90 days that are compared end today by the server’s clock, whatever the computer’s says', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-11-21T01:30:00Z'), toFake: ['Date'] })
  vi.spyOn(transport, 'serverNow').mockReturnValue(Date.parse('2026-11-21T01:30:00Z'))
  const read = vi.spyOn(paymentOrders, 'fetchList').mockImplementation(smallPages([], 2))
  await fetchOwnOrders('zhang.wei')
  expect(read.mock.calls[0]?.[0]).toMatchObject({ createTimeStart: '2026-08-23 09:30:00' })
})
