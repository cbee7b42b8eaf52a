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

  it('counts those saved under an earlier name beside those of the new one', async () => {
    const waiting = await Promise.all(
      [5, 15].map((state) =>
        paymentOrders.fetchList({ business: 1, state, pageNum: 1, pageSize: 1000 }),
      ),
    )
    const rows = waiting.flatMap((page) => page.rows)
    const [one, other] = rows.filter(
      ({ affiliationDepartmentName }, at) =>
        at === rows.findIndex((row) => row.affiliationDepartmentName === affiliationDepartmentName),
    )
    const names = [one?.affiliationDepartmentName, other?.affiliationDepartmentName]
    const isMeant = ({ affiliationDepartmentName }: PaymentOrder) =>
      names.includes(affiliationDepartmentName)
    const filter = { affiliationDepartmentName: names[0] }
    expect(await countUses({ filter, isMeant }, operator)).toEqual({
      kind: 'counted',
      count: rows.filter(isMeant).length,
    })
  })

  it.each([
    // of all that wait, the total of a state; how many are meant of those that are looked at, and of those with the name
    [1000, 0, 0, { kind: 'counted', count: 0 }],
    [1000, 3, 1, { kind: 'counted', count: 3 }],
    [1001, 0, 0, { kind: 'too-many' }],
    [1001, 3, 0, { kind: 'at-least', count: 3 }],
    [1001, 0, 2, { kind: 'at-least', count: 2 }],
    [1001, 3, 5, { kind: 'at-least', count: 5 }],
  ])(
    'are at least those that were found where more than 1,000 of a state wait: %i, %i, %i',
    async (total, meant, named, uses) => {
      const [row] = (await paymentOrders.fetchList({ business: 1, pageNum: 1, pageSize: 1 })).rows
      const fetchList = vi.spyOn(paymentOrders, 'fetchList').mockImplementation((request) => {
        const isNamed = 'affiliationDepartmentName' in request
        const length = request.state === 15 ? 0 : isNamed ? named : 1000
        const rows = row ? Array.from({ length }, (_, at) => ({ ...row, code: `${at}`, ownerName: at < (isNamed ? named : meant) ? 'x' : '' })) : [] // prettier-ignore
        const page = { rows, total: length === 1000 ? total : length, pageNum: 1, pageSize: 1000 }
        return Promise.resolve(page)
      })
      const filter = { affiliationDepartmentName: 'x' }
      const isMeant = ({ ownerName }: PaymentOrder) => ownerName === 'x'
      expect(await countUses({ filter, isMeant }, operator)).toEqual(uses)
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
