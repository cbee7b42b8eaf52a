import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFixtureApp } from '../../../fixtures/app'
import { fetchAllPages } from '../fetch-all-pages'
import { modulesQuery, sideMenuQuery } from './menus'
import { currentUserOptions } from './session'
import { testServer } from '@/testing/in-process-server'
import { channelsOptions } from './channels'
import { departmentsOptions } from './departments'
import { parksOptions } from './parks'
import { remarksOptions } from './remarks'
import { paymentOrders, paymentOrderBudgetOptions } from './payment-orders'

/** Every read of this slice, by its query, against the real server. */

const server = testServer(createFixtureApp({ orders: 45 }), { username: 'zhao.min' })
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const firstPage = { business: 1, pageNum: 1, pageSize: 10 }
beforeEach(() => {
  queries.clear()
})

describe('payment orders', () => {
  it('the list, an order of it, its log and the budget behind it', async () => {
    const page = await queries.query(paymentOrders.listOptions(firstPage))
    expect(page).toMatchObject({ pageNum: 1, pageSize: 10 })
    expect(page.total).toBeGreaterThanOrEqual(45)
    expect(page.rows).toHaveLength(10)

    const [{ code } = { code: '' }] = page.rows
    const order = await queries.query(paymentOrders.detailOptions(code))
    expect(order).toMatchObject({ code })
    expect(Array.isArray(order.debitOrders)).toBe(true)

    const logs = await queries.query(paymentOrders.logsOptions(code))
    expect(logs.length).toBeGreaterThan(0)
  })

  it('a list of codes, a call each, and as one answer for the cache, totals and exports', async () => {
    const { rows } = await paymentOrders.fetchList(firstPage)
    const [first, second, third] = rows.map(({ code }) => code)
    await server.control('DELETE', 'journal')
    const request = { ...firstPage, code: `${third},FK404,${first},${second?.toLowerCase()}` }
    const page = await queries.query(paymentOrders.listOptions(request))
    expect(page.rows.map(({ code }) => code)).toEqual([third, first, second])
    expect(page.total).toBe(3)
    expect(await server.arrivals('payment_order/list.json')).toBe(4)

    const all = await fetchAllPages(
      (asked, signal) => paymentOrders.fetchList({ ...request, ...asked }, { signal, fresh: true }),
      { rowKey: ({ code }) => code },
    )
    expect(all).toEqual({ rows: page.rows, total: 3, isInconsistent: false })
  })

  it('every key begins with the order type, so that a write can mark them all', () => {
    for (const { queryKey } of [
      paymentOrders.listOptions(firstPage),
      paymentOrders.detailOptions('PO1'),
      paymentOrders.logsOptions('PO1'),
    ]) {
      expect(queryKey.slice(0, 1)).toEqual(['payment-order'])
    }
    expect(paymentOrders.listOptions(firstPage).queryKey.slice(0, 2)).toEqual(
      paymentOrders.keys.lists,
    )
  })

  it('all rows, page by page', async () => {
    const { total } = await paymentOrders.fetchList(firstPage)
    const progress: number[] = []
    const all = await fetchAllPages(
      (page, signal) => paymentOrders.fetchList({ business: 1, ...page }, { signal, fresh: true }),
      { rowKey: ({ code }) => code, pageSize: 20, onProgress: (read) => void progress.push(read) },
    )
    expect(all.isInconsistent).toBe(false)
    expect(new Set(all.rows.map(({ code }) => code)).size).toBe(total)
    expect(progress.at(-1)).toBe(total)
  })

  it('a second press is refused before the cache could join it', async () => {
    paymentOrders.refuseListRepeat(firstPage)
    expect(() => paymentOrders.refuseListRepeat(firstPage)).toThrow(
      expect.objectContaining({ kind: 'duplicate' }),
    )
    await queries.query(paymentOrders.listOptions(firstPage))
    expect(await server.arrivals('payment_order/list.json')).toBe(1)
  })

  it('a budget of a department and a fee item', async () => {
    const [department] = await queries.query(departmentsOptions)
    const budget = await queries.query(
      paymentOrderBudgetOptions({
        affiliationDepartmentCode: department?.code ?? '',
        feeItemCode: '6666020102',
        channelId: 1,
      }),
    )
    expect(budget.available).toBe(budget.total - budget.used - budget.frozen)
  })
})

describe('what stands around them', () => {
  it('base data', async () => {
    const [channels, parks, departments, remarks] = await Promise.all([
      queries.query(channelsOptions),
      queries.query(parksOptions),
      queries.query(departmentsOptions),
      queries.query(remarksOptions),
    ])
    expect(new Set(channels.map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
    expect(parks.length).toBeGreaterThanOrEqual(5)
    expect(departments.length).toBeGreaterThan(0)
    expect(remarks.length).toBeGreaterThan(0)
  })

  it('session and menus', async () => {
    expect(await queries.query(currentUserOptions)).toMatchObject({ username: 'zhao.min' })
    expect(await queries.query(modulesQuery)).toHaveLength(10)
    const menu = await queries.query(sideMenuQuery)
    expect(menu[0]?.childs[0]).toMatchObject({ url: '/payment/order/list', icon: 'list' })
  })
})
