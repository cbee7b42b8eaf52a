import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../fixtures/app'
import { paymentOrders } from '@/api/resources/payment-orders'
import type { PaymentOrder } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { configureTransport } from '@/api/http/client'
import { inProcess } from '@/testing/in-process-server'
import { countUses } from './count-uses'

const app = createFixtureApp({ orders: 400 })
const server = inProcess(app)
const operator: User = {
  name: undefined,
  username: 'zhao.min',
  nickName: undefined,
  avatar: undefined,
  enterprise: 'commonservice',
  authorities: [{ url: '/payment/order' }],
}
const all = { filter: {}, isMeant: () => true }

beforeAll(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  server.connect()
  configureTransport({ isLoggedIn: () => true, onError: () => undefined })
  await server.signIn('zhao.min')
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  app.close()
})

describe('the orders that need an entry', () => {
  it('are those still to be submitted, each looked at: names match in part', async () => {
    const pages = await Promise.all(
      [5, 15].map((state) =>
        paymentOrders.fetchList({ business: 1, state, pageNum: 1, pageSize: 1000 }),
      ),
    )
    const rows = pages.flatMap((page) => page.rows)
    const [{ principalId = 0, principalName = '' } = {}] = rows.filter((row) => row.principalName)
    const filter = { principal: principalName.slice(0, 1) }
    const isMeant = (order: { principalId?: number | undefined }) =>
      order.principalId === principalId
    const count = rows.filter(isMeant).length
    expect(count).toBeGreaterThan(0)
    expect(await countUses({ filter, isMeant }, operator)).toEqual({ kind: 'counted', count })
    expect(await countUses({ filter, isMeant: () => false }, operator)).toEqual({
      kind: 'counted',
      count: 0,
    })
  })

  it('are found by code where none has the name: they keep the one that they were saved with', async () => {
    const rows = (await paymentOrders.fetchList({ business: 1, state: 5, pageNum: 1, pageSize: 1000 })).rows // prettier-ignore
    const code = rows[0]?.affiliationDepartmentCode
    const isMeant = (order: PaymentOrder) => order.affiliationDepartmentCode === code
    const renamed = { filter: { affiliationDepartmentName: 'its new name' }, isMeant }
    const count = await countUses({ filter: {}, isMeant }, operator)
    expect(count.kind).toBe('counted')
    expect(count).not.toEqual({ kind: 'counted', count: 0 })
    expect(await countUses(renamed, operator)).toEqual(count)
  })

  it.each([
    [1000, { kind: 'counted', count: 0 }],
    [1001, { kind: 'too-many' }],
  ])('are no fact where none has the name and %i of a state wait', async (total, uses) => {
    const [row] = (await paymentOrders.fetchList({ business: 1, pageNum: 1, pageSize: 1 })).rows
    const fetchList = vi.spyOn(paymentOrders, 'fetchList').mockImplementation((request) => {
      const isNamed = 'affiliationDepartmentName' in request
      const rows = isNamed || !row ? [] : Array.from({ length: 1000 }, () => row)
      return Promise.resolve({ rows, total: isNamed ? 0 : total, pageNum: 1, pageSize: 1000 })
    })
    const filter = { affiliationDepartmentName: 'x' }
    expect(await countUses({ filter, isMeant: () => false }, operator)).toEqual(uses)
    fetchList.mockRestore()
  })

  it.each([
    ['counted', 200, 400],
    ['at-most', 201, 402],
  ] as const)(
    'are %s where the server has %i of a state and 200 are looked at',
    async (kind, total, count) => {
      const [row] = (await paymentOrders.fetchList({ business: 1, pageNum: 1, pageSize: 1 })).rows
      const rows = row ? Array.from({ length: 200 }, () => row) : []
      const page = { rows, total, pageNum: 1, pageSize: 200 }
      const fetchList = vi.spyOn(paymentOrders, 'fetchList').mockResolvedValue(page)
      expect(await countUses(all, operator)).toEqual({ kind, count })
      fetchList.mockRestore()
    },
  )

  it('can’t be counted by who sees only their own orders, or may not see any', async () => {
    const others: User[] = [
      { ...operator, enterprise: 'xinhai' },
      { ...operator, authorities: [{ url: '/maintain/department' }] },
    ]
    for (const user of others) expect(await countUses(all, user)).toEqual({ kind: 'unknown' })
  })

  it('are unknown when they can’t be read', async () => {
    await server.control('POST', 'faults', {
      call: 'payment_order/list.json',
      kind: 'status',
      status: 403,
    })
    vi.spyOn(console, 'error').mockReturnValue()
    expect(await countUses(all, operator)).toEqual({ kind: 'unknown' })
  })
})
