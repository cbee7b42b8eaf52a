import { setupI18n } from '@lingui/core'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { configureTransport } from '@/api/http/client'
import { paymentOrders } from '@/api/resources/payment-orders'
import { fetchCurrentUser } from '@/api/resources/session'
import { smallPages } from '@/testing/small-pages'
import { inProcess } from '@/testing/in-process-server'
import { createFixtureApp } from '../../../../fixtures/app'
import { debitWorkflow } from '../debit/workflow'
import { paymentWorkflow } from '../payment/workflow'
import { arrangeQueue, countReasons } from './queue-order'

const app = createFixtureApp({ orders: 200 })
const server = inProcess(app)
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  server.connect()
  configureTransport({ isLoggedIn: () => true, onError: () => undefined })
  await server.reset()
  await server.signIn('li.na')
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  app.close()
})

async function userNow() {
  const user = await fetchCurrentUser()
  if (!user) throw new Error('Nobody is signed in')
  return user
}

it('A queue holds what of the list waits for a decision, and knows why the rest does not', async () => {
  const request = { business: 2, state: 10 }
  const { rows } = await paymentOrders.fetchList({ ...request, pageNum: 1, pageSize: 100 })
  const { orders, leftOut, total } = await paymentWorkflow.fetchQueue(request, await userNow())
  expect(total).toBe(rows.length)
  const verifying = rows.filter(({ verifyCode }) => verifyCode)
  expect(verifying.length).toBeGreaterThan(0)
  const reasons = countReasons(leftOut, i18n)
  expect(reasons).toHaveLength(1)
  expect(reasons[0]?.count).toBe(verifying.length)
  expect(reasons[0]?.reason).toContain('verification system')
  const waiting = rows.filter(({ verifyCode }) => !verifyCode)
  expect(orders.map(({ code }) => code)).toEqual(waiting.map(({ code }) => code))
  // Her own stay in it: she is told that she can't decide on them.
  expect(orders.filter(({ reason }) => reason).map(({ code }) => code)).toEqual(
    waiting.filter(({ createBy }) => createBy === 'li.na').map(({ code }) => code),
  )
  // The list's order is the queue's, until a person wants another.
  const [all] = arrangeQueue(orders, { order: 'newest', groupBy: undefined })
  expect(all?.orders).toEqual(orders)
})

it('A queue is whole with a server that gives smaller pages than asked, up to a thousand', async () => {
  const user = await userNow()
  const request = { business: 2 }
  const { rows } = await paymentOrders.fetchList({ ...request, pageNum: 1, pageSize: 1000 })
  const whole = await paymentWorkflow.fetchQueue(request, user)
  expect(rows.length).toBeGreaterThan(100)
  const fetchList = vi.spyOn(paymentOrders, 'fetchList').mockImplementation(smallPages(rows, 30))
  expect(await paymentWorkflow.fetchQueue(request, user)).toEqual(whole)

  const [row] = rows.filter(({ verifyCode }) => !verifyCode)
  if (!row) throw new Error('Nothing waits')
  const many = Array.from({ length: 1100 }, (_, index) => ({ ...row, code: `FK${index}` }))
  fetchList.mockImplementation(smallPages(many, 300))
  const { orders, total } = await paymentWorkflow.fetchQueue(request, user)
  fetchList.mockRestore()
  expect(orders.map(({ code }) => code)).toEqual(many.slice(0, 1000).map(({ code }) => code))
  expect(total).toBe(1100)
})

it('A queue of a list of codes has their order', async () => {
  const { rows } = await paymentOrders.fetchList({
    business: 2,
    state: 10,
    pageNum: 1,
    pageSize: 20,
  })
  const [a, b, c, d] = rows.filter(({ verifyCode }) => !verifyCode).map(({ code }) => code)
  const codes = [c, a, d, b]
  const request = { business: 2, code: codes.join(',') }
  const { orders } = await paymentWorkflow.fetchQueue(request, await userNow())
  const [all] = arrangeQueue(orders, { order: 'newest', groupBy: undefined }, true)
  expect(all?.orders.map(({ code }) => code)).toEqual(codes)
})

it('A queue of payment orders can be grouped by what those have, one of debits by who applied', async () => {
  const user = await userNow()
  const payments = await paymentWorkflow.fetchQueue({ business: 2 }, user)
  expect(payments.orders.length).toBeGreaterThan(100)
  for (const groupBy of ['applicant', 'department', 'principal'] as const) {
    const groups = arrangeQueue(payments.orders, { order: 'newest', groupBy })
    expect(groups.length, groupBy).toBeGreaterThan(1)
  }
  const debits = await debitWorkflow.fetchQueue({ business: 2 }, user)
  expect(debits.orders.every(({ applicant }) => applicant)).toBe(true)
  expect(debits.orders.some(({ department, principal }) => department ?? principal)).toBe(false)
})
