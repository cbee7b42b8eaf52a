import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { PaymentOrder } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { paymentOrders } from '@/api/resources/payment-orders'
import { smallPages } from '@/testing/small-pages'
import { monthOptions, monthScope } from './month-orders'

const user = (codes: string[], more: Partial<User> = {}): User => ({
  username: 'zhang.wei',
  authorities: codes.map((code) => ({ code, url: undefined })),
  ...more,
})

it('The month of who raises orders is of their own, that of who decides or sees all lists is of all', () => {
  expect(monthScope(user(['payment/order']))).toEqual({ business: 1, loginOwnerId: 'zhang.wei' })
  const internal = { enterprise: 'commonservice' }
  expect(monthScope(user(['payment/order'], internal))).toEqual({ business: 1 })
  expect(monthScope(user(['payment/order', 'payment/confirm']))).toEqual({ business: 2 })
})

it('Nothing is counted for who may see no payment orders, or has no name to be asked for by', () => {
  expect(monthScope(user(['debit/order', 'debit/confirm']))).toBeUndefined()
  expect(monthScope(user(['payment/order'], { username: undefined }))).toBeUndefined()
})

it('A month is whole with a server that gives smaller pages than asked, up to the newest thousand', async () => {
  const orders = Array.from({ length: 1050 }, (_, at): PaymentOrder => ({
    code: `FK${at}`,
    state: 30,
    amount: 1,
    actual: 0,
    attachments: [],
  }))
  const month = monthOptions({ business: 2 }, { start: '2026-11-01', end: '2026-11-30' })
  const fetchList = vi.spyOn(paymentOrders, 'fetchList')
  fetchList.mockImplementation(smallPages(orders.slice(0, 5), 2))
  expect((await new QueryClient().query(month)).rows).toEqual(orders.slice(0, 5))
  fetchList.mockImplementation(smallPages(orders, 300))
  const { rows, total } = await new QueryClient().query(month)
  expect(rows).toEqual(orders.slice(0, 1000))
  expect(total).toBe(1050)
})
