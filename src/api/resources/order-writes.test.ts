import type { QueryKey } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFixtureApp } from '../../../fixtures/app'
import { createQueryClient } from '../../app/query-client'
import { runWrite } from '../run-write'
import { testServer } from '@/testing/in-process-server'
import { STALE_AFTER, type WriteName as AnyWrite } from '../invalidation'
import { debitOrderWrites } from './debit-order-writes'
import { debitOrders } from './debit-orders'
import { ORDER_KINDS } from '@/domain/order-kinds'
import { orderKeys } from './order-reads'
import { paymentOrderWrites } from './payment-order-writes'
import { reverseOrderWrites } from './reverse-order-writes'
import { reverseOrders } from './reverse-orders'
import { BUDGETS, paymentOrders } from './payment-orders'

/** Every write of every order type, against the real server, and what it makes stale. */

const server = testServer(createFixtureApp({ orders: 3 }), { username: 'zhang.wei' })
/** In the keys of a test's documents: one that was sent with the same key would be the same document. */
let tests = 0

beforeEach(() => {
  tests += 1
})

const DOCUMENT = {
  channelId: 1,
  feeItemCode: '6666020102',
  amount: 12_345,
  affiliationParkId: 1,
  affiliationDepartmentCode: 'D1001',
  principalId: 1,
  attachments: [],
}

/** The rows of the table that are about orders; maintained-data.test.ts walks the others. */
type WriteName = Extract<AnyWrite, `${string}-order/${string}`>

/** One answer of every kind that a write may make stale, fresh. */
const KINDS: Record<string, QueryKey> = {
  ...Object.fromEntries(
    ORDER_KINDS.flatMap((kind) => {
      const keys = orderKeys(kind)
      return [
        [`${kind} list`, keys.list({ business: 1, pageNum: 1, pageSize: 10 })],
        [`${kind} detail`, keys.detail('1')],
        [`${kind} log`, keys.log('1')],
      ]
    }),
  ),
  budget: [...BUDGETS, { channelId: 1 }],
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

type Cache = ReturnType<typeof freshCache>

/** A write that only prepares: what it makes stale is nobody's business. */
const aside = () => freshCache().queryClient

interface Locked {
  code: string
  gmtModified: string | number
}

async function asReviewer<Result>(work: () => Promise<Result>): Promise<Result> {
  await server.signIn('li.na')
  try {
    return await work()
  } finally {
    await server.signIn('zhang.wei')
  }
}

/** Does something while the accounting system does not answer. */
async function withoutAccounting(work: () => Promise<unknown>): Promise<void> {
  await server.control('POST', 'outside', { system: 'accounting', up: false })
  await work()
  await server.control('POST', 'outside', { system: 'accounting', up: true })
}

async function submittedPayment(): Promise<Locked> {
  const save = { body: DOCUMENT, onceKey: `payment ${tests}` }
  const { code } = await runWrite(aside(), paymentOrderWrites.submit, save)
  const { gmtModified = '' } = await paymentOrders.fetchDetail(code, { fresh: true })
  return { code, gmtModified }
}

async function talliedPayment(): Promise<string> {
  const order = await submittedPayment()
  await asReviewer(() => runWrite(aside(), paymentOrderWrites.decide, { ...order, approved: 1 }))
  return order.code
}

const debitOf = (paymentCode: string) => ({
  body: { paymentCode, amount: 345, attachments: [] },
  onceKey: `debit ${tests}`,
})

async function submittedDebit(): Promise<Locked> {
  const save = debitOf(await talliedPayment())
  const { code } = await runWrite(aside(), debitOrderWrites.submit, save)
  const { gmtModified = '' } = await debitOrders.fetchDetail(code, { fresh: true })
  return { code, gmtModified }
}

async function talliedDebit(): Promise<string> {
  const order = await submittedDebit()
  await asReviewer(() => runWrite(aside(), debitOrderWrites.decide, { ...order, approved: 1 }))
  return order.code
}

const reverseOf = (debitCode: string) => ({
  body: { debitCode, remark: '金额有误' },
  onceKey: `reverse ${tests}`,
})

async function submittedReverse(): Promise<Locked> {
  const save = reverseOf(await talliedDebit())
  const { code } = await runWrite(aside(), reverseOrderWrites.submit, save)
  const { gmtModified = '' } = await reverseOrders.fetchDetail(code, { fresh: true })
  return { code, gmtModified }
}

const ofType = (name: string) => [`${name} list`, `${name} detail`, `${name} log`]
const PAYMENT = ofType('payment')
const DEBIT = ['payment detail', ...ofType('debit')]
const REVERSE = ['debit detail', ...ofType('reverse')]
const REVERSED = [
  'payment list', 'payment detail', 'debit list', 'debit detail', ...ofType('reverse'),
] // prettier-ignore

describe('a write and what it makes stale', () => {
  const rows: Record<WriteName, string[]> = {
    'payment-order/stage': PAYMENT,
    'payment-order/submit': [...PAYMENT, 'budget'],
    'payment-order/decide': [...PAYMENT, 'budget'],
    'payment-order/cancel': [...PAYMENT, 'budget'],
    'payment-order/verify': [...PAYMENT, 'budget'],
    'payment-order/tally': PAYMENT,
    'debit-order/stage': DEBIT,
    'debit-order/submit': DEBIT,
    'debit-order/decide': ['payment list', ...DEBIT],
    'debit-order/cancel': DEBIT,
    'debit-order/tally': ['payment list', ...DEBIT],
    'reverse-order/stage': REVERSE,
    'reverse-order/submit': REVERSE,
    'reverse-order/decide': REVERSED,
    'reverse-order/cancel': REVERSE,
    'reverse-order/tally': REVERSED,
  }
  /** Each makes its write and gives the state it led to, where the answer tells. */
  const writes: Record<WriteName, (cache: Cache) => Promise<number | undefined>> = {
    'payment-order/stage': ({ queryClient }) =>
      runWrite(queryClient, paymentOrderWrites.stage, { body: DOCUMENT, onceKey: 'new' }).then(
        none,
      ),
    'payment-order/submit': ({ queryClient }) =>
      runWrite(queryClient, paymentOrderWrites.submit, { body: DOCUMENT, onceKey: 'new' }).then(
        none,
      ),
    'payment-order/decide': async ({ queryClient }) => {
      const order = await submittedPayment()
      return asReviewer(() =>
        runWrite(queryClient, paymentOrderWrites.decide, { ...order, approved: 1 }).then(stateOf),
      )
    },
    'payment-order/cancel': async ({ queryClient }) =>
      runWrite(queryClient, paymentOrderWrites.cancel, await submittedPayment()).then(stateOf),
    'payment-order/verify': async ({ queryClient }) => {
      const order = await submittedPayment()
      await server.control('POST', 'outside', { system: 'verification', up: false })
      await asReviewer(() =>
        runWrite(aside(), paymentOrderWrites.decide, { ...order, approved: 1 }),
      )
      await server.control('POST', 'outside', { system: 'verification', up: true })
      const { code } = order
      return runWrite(queryClient, paymentOrderWrites.verify, { code }).then(stateOf)
    },
    'payment-order/tally': async ({ queryClient }) => {
      const order = await submittedPayment()
      await withoutAccounting(() =>
        asReviewer(() => runWrite(aside(), paymentOrderWrites.decide, { ...order, approved: 1 })),
      )
      return runWrite(queryClient, paymentOrderWrites.tally, { code: order.code }).then(stateOf)
    },
    'debit-order/stage': async ({ queryClient }) =>
      runWrite(queryClient, debitOrderWrites.stage, debitOf(await talliedPayment())).then(none),
    'debit-order/submit': async ({ queryClient }) =>
      runWrite(queryClient, debitOrderWrites.submit, debitOf(await talliedPayment())).then(none),
    'debit-order/decide': async ({ queryClient }) => {
      const order = await submittedDebit()
      return asReviewer(() =>
        runWrite(queryClient, debitOrderWrites.decide, { ...order, approved: 1 }).then(stateOf),
      )
    },
    'debit-order/cancel': async ({ queryClient }) =>
      runWrite(queryClient, debitOrderWrites.cancel, await submittedDebit()).then(stateOf),
    'debit-order/tally': async ({ queryClient }) => {
      const order = await submittedDebit()
      await withoutAccounting(() =>
        asReviewer(() => runWrite(aside(), debitOrderWrites.decide, { ...order, approved: 1 })),
      )
      return runWrite(queryClient, debitOrderWrites.tally, { code: order.code }).then(stateOf)
    },
    'reverse-order/stage': async ({ queryClient }) =>
      runWrite(queryClient, reverseOrderWrites.stage, reverseOf(await talliedDebit())).then(none),
    'reverse-order/submit': async ({ queryClient }) =>
      runWrite(queryClient, reverseOrderWrites.submit, reverseOf(await talliedDebit())).then(none),
    'reverse-order/decide': async ({ queryClient }) => {
      const order = await submittedReverse()
      return asReviewer(() =>
        runWrite(queryClient, reverseOrderWrites.decide, { ...order, approved: 1 }).then(stateOf),
      )
    },
    'reverse-order/cancel': async ({ queryClient }) =>
      runWrite(queryClient, reverseOrderWrites.cancel, await submittedReverse()).then(stateOf),
    'reverse-order/tally': async ({ queryClient }) => {
      const order = await submittedReverse()
      await withoutAccounting(() =>
        asReviewer(() => runWrite(aside(), reverseOrderWrites.decide, { ...order, approved: 1 })),
      )
      return runWrite(queryClient, reverseOrderWrites.tally, { code: order.code }).then(stateOf)
    },
  }
  /** Where each write leads while everything answers. */
  const reached: Partial<Record<WriteName, number>> = {
    'payment-order/decide': 30,
    'payment-order/cancel': 0,
    'payment-order/verify': 30,
    'payment-order/tally': 30,
    'debit-order/decide': 20,
    'debit-order/cancel': 0,
    'debit-order/tally': 20,
    'reverse-order/decide': 20,
    'reverse-order/cancel': 0,
    'reverse-order/tally': 20,
  }

  it('has a test for every row of the table', () => {
    const all = Object.keys(STALE_AFTER).filter((name) => name.includes('-order/'))
    expect(Object.keys(rows).toSorted()).toEqual(all.toSorted())
  })

  it.each(Object.keys(rows) as WriteName[])('%s', async (name) => {
    const cache = freshCache()
    expect(await writes[name](cache)).toBe(reached[name])
    expect(cache.stale().toSorted()).toEqual(rows[name].toSorted())
  })

  it('also when it is refused: what is shown may be old', async () => {
    const { queryClient, stale } = freshCache()
    const { code } = await submittedPayment()
    const late = { code, gmtModified: '2020-01-01' }
    const refused = runWrite(queryClient, paymentOrderWrites.cancel, late)
    await expect(refused).rejects.toMatchObject({ kind: 'rejected', field: 'gmtModified' })
    expect(stale()).toEqual([...PAYMENT, 'budget'])
  })
})

function none(): undefined {
  return undefined
}

function stateOf({ state }: { state: number }): number {
  return state
}

describe('a write whose answer is lost', () => {
  it.each(['before', 'after'] as const)(
    'dropped %s the commit is not repeated until it is released',
    async (when) => {
      const order = await submittedPayment()
      const { queryClient } = freshCache()
      await server.fault({ call: 'payment_order/cancel.json', kind: 'drop', when })
      const lost = runWrite(queryClient, paymentOrderWrites.cancel, order)
      await expect(lost).rejects.toMatchObject({ kind: 'network', outcome: 'unknown' })
      const repeat = () => runWrite(queryClient, paymentOrderWrites.cancel, order)
      await expect(repeat()).rejects.toMatchObject({ kind: 'timed-out-before' })
      paymentOrderWrites.release('cancel', order.code)
      const again = await repeat().catch((error: unknown) => error)
      if (when === 'before') expect(again).toMatchObject({ state: 0 })
      // The server has it already: it refuses by the order's state, and nothing else is in the way.
      else expect(again).toMatchObject({ name: 'ApiError', kind: 'rejected' })
    },
  )
})
