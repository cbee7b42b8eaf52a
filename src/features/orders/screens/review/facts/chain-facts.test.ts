import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { Page } from '@/api/contract/envelope'
import { debitState } from '@/domain/order-states'
import { chainFacts } from './chain-facts'

interface Order {
  code: string
  state: number
  amount: number
  createBy?: string
  gmtCreate?: string
  paymentCode?: string
}

const TODAY = '2026-11-22'
const order: Order = {
  code: 'KK1',
  state: 10,
  amount: 500,
  createBy: 'zhang.wei',
  gmtCreate: '2026-11-20 09:00:00',
  paymentCode: 'FK1',
}
const other: Order = { ...order, code: 'KK2', state: 15, amount: 700 }

const fetchList = vi.fn<(request: object) => Promise<Page<Order>>>(() =>
  Promise.resolve({ rows: [other], total: 1, pageNum: 1, pageSize: 500 }),
)
const facts = chainFacts<Order>(
  { id: 'debit-order', stateOf: ({ state }) => debitState(state) },
  fetchList,
)

/** What every look asks for beside what the orders have in common. */
const EVERY_LOOK = {
  business: 2,
  createTimeStart: '2026-08-25 00:00:00',
  pageNum: 1,
  pageSize: 500,
}

/** Makes a look; gives what the server was asked for, and what was found. */
async function made(look: ReturnType<typeof facts.ofApplicant>) {
  if (!look) return 'no look'
  fetchList.mockClear()
  const found = await new QueryClient().query(look)
  return { asked: fetchList.mock.calls.map(([request]) => request), found }
}

describe('the facts of an order below a payment order', () => {
  it('are looked for among the orders of who created it', async () => {
    expect(await made(facts.ofApplicant(order, TODAY))).toMatchObject({
      asked: [{ ...EVERY_LOOK, loginOwnerId: 'zhang.wei' }],
      found: { orders: [{ code: 'KK2', amount: 700 }], areTooMany: false },
    })
  })

  it('are looked for among the orders of its payment order', async () => {
    expect(await made(facts.ofChain?.(order, TODAY))).toMatchObject({
      asked: [{ ...EVERY_LOOK, paymentCode: 'FK1' }],
      found: { orders: [{ code: 'KK2', amount: 700 }], areTooMany: false },
    })
  })

  it('are none of payment orders whose codes hold its own', async () => {
    const rows = [other, { ...other, code: 'KK3', paymentCode: 'FK12' }]
    fetchList.mockResolvedValueOnce({ rows, total: 2, pageNum: 1, pageSize: 500 })
    expect(await made(facts.ofChain?.(order, TODAY))).toMatchObject({
      found: { orders: [{ code: 'KK2' }], areTooMany: false },
    })
  })

  it('count as not read where one does not say which payment order it is of', async () => {
    const { paymentCode: _chain, ...nameless } = other
    const rows = [other, { ...nameless, code: 'KK3' }]
    fetchList.mockResolvedValueOnce({ rows, total: 2, pageNum: 1, pageSize: 500 })
    expect(await made(facts.ofChain?.(order, TODAY))).toMatchObject({
      found: { orders: [], isPart: true },
    })
  })

  it('are not looked for where the order doesn’t say whose it is', async () => {
    const { createBy: _who, paymentCode: _chain, ...nobodys } = order
    expect(await made(facts.ofApplicant(nobodys, TODAY))).toBe('no look')
    expect(await made(facts.ofChain?.(nobodys, TODAY))).toBe('no look')
  })

  it('know no owner to look for', () => {
    expect(facts.ofOwner).toBeUndefined()
  })

  it('compare orders by their payment order, amount and time', () => {
    expect(facts.toRecent(order)).toEqual({
      code: 'KK1',
      amount: 500,
      at: '2026-11-20 09:00:00',
      payingEntity: 'FK1',
      state: debitState(10),
      isRejected: false,
    })
  })

  it('tell an order that was sent back from one that was cancelled', () => {
    expect(facts.toRecent(other).isRejected).toBe(true)
    expect(facts.toRecent({ ...other, state: 0 }).isRejected).toBe(false)
  })
})
