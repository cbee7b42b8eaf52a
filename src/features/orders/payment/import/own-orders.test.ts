import { expect, it, vi } from 'vitest'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { paymentOrders } from '@/api/resources/payment-orders'
import { smallPages } from '@/testing/small-pages'
import { fetchOwnOrders } from './own-orders'

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
