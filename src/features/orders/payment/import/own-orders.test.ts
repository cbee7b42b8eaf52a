import { expect, it, vi } from 'vitest'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { paymentOrders } from '@/api/resources/payment-orders'
import { fetchOwnOrders } from './own-orders'

it('An order that was cancelled or rejected is none that a row could say once more', async () => {
  const orders = [0, 5, 10, 15, 20, 30, 40].map((state): PaymentOrder => ({
    code: `FK${state}`,
    state,
    amount: 100,
    actual: 0,
    attachments: [],
  }))
  vi.spyOn(paymentOrders, 'fetchList').mockResolvedValue({
    rows: orders,
    pageNum: 1,
    pageSize: 1000,
    total: orders.length,
  })
  const compared = await fetchOwnOrders('zhang.wei')
  expect(compared.map(({ state }) => state)).toEqual([5, 10, 20, 30, 40])
})
