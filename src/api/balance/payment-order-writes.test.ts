import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../fixtures/app'
import { createQueryClient } from '../../app/query-client'
import { runWrite } from '../run-write'
import { ApiError } from '../transport/api-error'
import { configureTransport } from '../transport/client'
import { inProcess } from '../transport/in-process'
import { STALE_AFTER, type WriteName } from './invalidation'
import {
  cancelPaymentOrder,
  decidePaymentOrder,
  releasePaymentOrderWrite,
  stagePaymentOrder,
  submitPaymentOrder,
  tallyPaymentOrder,
  verifyPaymentOrder,
} from './payment-order-writes'
import { fetchPaymentOrder, paymentOrderKeys } from './payment-orders'

/** Every write of payment orders, against the real server, and what it makes stale. */

const app = createFixtureApp({ orders: 3 })
const server = inProcess(app)
let tests = 0

const DOCUMENT = {
  channelId: 1,
  feeItemCode: '6666020102',
  amount: 12_345,
  affiliationParkId: 1,
  affiliationDepartmentCode: 'D1001',
  principalId: 1,
  attachments: [],
}

beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  // The transport's window of 1000 ms outlives a test.
  vi.spyOn(Date, 'now').mockReturnValue(vi.getRealSystemTime() + 60_000 * ++tests)
  server.connect()
  configureTransport({ isLoggedIn: () => true, onError: () => undefined })
  await server.reset()
  await server.signIn('zhang.wei')
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  app.close()
})

/** One answer of every kind that a write may make stale, fresh. */
const KINDS = {
  list: paymentOrderKeys.list({ business: 1, pageNum: 1, pageSize: 10 }),
  detail: paymentOrderKeys.detail('FK1'),
  log: paymentOrderKeys.log('FK1'),
  budget: paymentOrderKeys.budget({
    affiliationDepartmentCode: 'D1001',
    feeItemCode: '6666020102',
    channelId: 1,
  }),
  'base data': ['base', 'channel'],
  session: ['session', 'user'],
}

function freshCache() {
  const queryClient = createQueryClient()
  for (const key of Object.values(KINDS)) queryClient.setQueryData(key, 'known')
  const stale = () =>
    Object.entries(KINDS).flatMap(([kind, key]) =>
      queryClient.getQueryState(key)?.isInvalidated ? [kind] : [],
    )
  return { queryClient, stale }
}

/** A submitted order of zhang.wei, and who decides on it. */
async function submitted() {
  const { queryClient } = freshCache()
  const { code } = await runWrite(queryClient, submitPaymentOrder, {
    body: DOCUMENT,
    onceKey: `draft ${tests}`,
  })
  const { gmtModified = '' } = await fetchPaymentOrder(code)
  return { code, gmtModified }
}

const WITH_BUDGET = ['list', 'detail', 'log', 'budget']

describe('a write and what it makes stale', () => {
  const rows: Record<WriteName, string[]> = {
    'payment-order/stage': ['list', 'detail', 'log'],
    'payment-order/submit': WITH_BUDGET,
    'payment-order/decide': WITH_BUDGET,
    'payment-order/cancel': WITH_BUDGET,
    'payment-order/verify': WITH_BUDGET,
    'payment-order/tally': ['list', 'detail', 'log'],
  }
  const writes: Record<WriteName, (cache: ReturnType<typeof freshCache>) => Promise<unknown>> = {
    'payment-order/stage': ({ queryClient }) =>
      runWrite(queryClient, stagePaymentOrder, { body: DOCUMENT, onceKey: 'a new one' }),
    'payment-order/submit': ({ queryClient }) =>
      runWrite(queryClient, submitPaymentOrder, { body: DOCUMENT, onceKey: 'a new one' }),
    'payment-order/decide': async ({ queryClient }) => {
      const order = await submitted()
      await server.signIn('li.na')
      const { state } = await runWrite(queryClient, decidePaymentOrder, { ...order, approved: 1 })
      expect(state).toBe(30)
    },
    'payment-order/cancel': async ({ queryClient }) => {
      const { state } = await runWrite(queryClient, cancelPaymentOrder, await submitted())
      expect(state).toBe(0)
    },
    'payment-order/verify': async ({ queryClient }) => {
      const order = await submitted()
      await server.signIn('li.na')
      await server.control('POST', 'outside', { system: 'verification', up: false })
      await runWrite(freshCache().queryClient, decidePaymentOrder, { ...order, approved: 1 })
      await server.control('POST', 'outside', { system: 'verification', up: true })
      const { state } = await runWrite(queryClient, verifyPaymentOrder, { code: order.code })
      expect(state).toBe(30)
    },
    'payment-order/tally': async ({ queryClient }) => {
      const order = await submitted()
      await server.signIn('li.na')
      await server.control('POST', 'outside', { system: 'accounting', up: false })
      await runWrite(freshCache().queryClient, decidePaymentOrder, { ...order, approved: 1 })
      await server.control('POST', 'outside', { system: 'accounting', up: true })
      const { state } = await runWrite(queryClient, tallyPaymentOrder, { code: order.code })
      expect(state).toBe(30)
    },
  }

  it('has a test for every row of the table', () => {
    expect(Object.keys(rows).toSorted()).toEqual(Object.keys(STALE_AFTER).toSorted())
  })

  it.each(Object.keys(rows) as WriteName[])('%s', async (name) => {
    const cache = freshCache()
    await writes[name](cache)
    expect(cache.stale()).toEqual(rows[name])
  })

  it('also when it is refused: what is shown may be old', async () => {
    const { queryClient, stale } = freshCache()
    const { code } = await submitted()
    const refused = runWrite(queryClient, cancelPaymentOrder, { code, gmtModified: '2020-01-01' })
    await expect(refused).rejects.toMatchObject({ kind: 'rejected', field: 'gmtModified' })
    expect(stale()).toEqual(WITH_BUDGET)
  })
})

describe('a write whose answer is lost', () => {
  it.each(['before', 'after'] as const)(
    'dropped %s the commit is not repeated until it is released',
    async (when) => {
      const order = await submitted()
      const { queryClient } = freshCache()
      await server.fault({ call: 'payment_order/cancel.json', kind: 'drop', when })
      const lost = runWrite(queryClient, cancelPaymentOrder, order)
      await expect(lost).rejects.toMatchObject({ kind: 'network', outcome: 'unknown' })
      const repeat = () => runWrite(queryClient, cancelPaymentOrder, order)
      await expect(repeat()).rejects.toMatchObject({ kind: 'timed-out-before' })
      releasePaymentOrderWrite('cancel', order.code)
      const again = await repeat().catch((error: unknown) => error)
      if (when === 'before') expect(again).toMatchObject({ state: 0 })
      else expect(again).toBeInstanceOf(ApiError)
    },
  )
})
