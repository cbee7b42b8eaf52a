import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { debitOrders } from '@/api/resources/debit-orders'
import { paymentOrders } from '@/api/resources/payment-orders'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { configureTransport } from '@/api/http/client'
import { inProcess } from '@/testing/in-process-server'
import { createFixtureApp } from '../../../fixtures/app'
import { debitOrderList } from './debit/list'
import { debitWorkflow } from './debit/workflow'
import { paymentOrderList } from './payment/list'
import { paymentWorkflow } from './payment/workflow'
import { reverseOrderList } from './reverse/list'
import { reverseWorkflow } from './reverse/workflow'

/**
 * What a decision, a receipt or a total hangs on is read by itself: the cache's read that is under way
 * may have left the database before what somebody else has changed since.
 */

const app = createFixtureApp({ orders: 3 })
const server = inProcess(app)
const PAGE = { business: 1 as const, pageNum: 1, pageSize: 10 }

beforeEach(async () => {
  // No order has these codes: what is refused is asked for all the same.
  vi.spyOn(console, 'info').mockReturnValue()
  server.connect()
  configureTransport({ isLoggedIn: () => true, onError: () => undefined })
  await server.reset()
  await server.signIn('zhao.min')
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  app.close()
})

/** Starts a second read while the first is on its way, and gives how often the server was asked. */
async function askedFor(call: string, ...reads: (() => Promise<unknown>)[]): Promise<number> {
  await Promise.allSettled(reads.map((read) => read()))
  return server.arrivals(call)
}

describe('past a read that is under way go', () => {
  it.each([
    ['payment', paymentOrders, paymentWorkflow],
    ['debit', debitOrders, debitWorkflow],
    ['reverse', reverseOrders, reverseWorkflow],
  ] as const)('what a decision on a %s order is compared with', async (kind, reads, type) => {
    const call = `${kind}_order/detail.json`
    const underWay = () => reads.fetchDetail(`${kind}-1`)
    expect(await askedFor(call, underWay, underWay), 'the cache joins').toBe(1)
    await server.control('DELETE', 'journal')
    const other = () => reads.fetchDetail(`${kind}-2`)
    expect(await askedFor(call, other, () => type.fetchFresh(`${kind}-2`))).toBe(2)
  })

  it.each([
    [
      'payment',
      () => paymentOrders.fetchList(PAGE),
      () => paymentOrderList.fetchPage(PAGE, new AbortController().signal),
    ],
    [
      'debit',
      () => debitOrders.fetchList(PAGE),
      () => debitOrderList.fetchPage(PAGE, new AbortController().signal),
    ],
    [
      'reverse',
      () => reverseOrders.fetchList(PAGE),
      () => reverseOrderList.fetchPage(PAGE, new AbortController().signal),
    ],
  ])('receipt and totals of %s orders', async (kind, underWay, page) => {
    expect(await askedFor(`${kind}_order/list.json`, underWay, page)).toBe(2)
  })
})
