import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { debitState } from '@/domain/order-states'
import { smallPages } from '@/testing/small-pages'
import {
  ageInDays,
  countRecent,
  MOST_RECENT,
  recentRequest,
  recentSearch,
  searchedSince,
  type RecentOrder,
} from './recent-orders'

const TODAY = '2026-11-22'

const recent = (code: string, changes: Partial<RecentOrder> = {}): RecentOrder => ({
  code,
  amount: 100,
  at: '2026-11-20 09:00:00',
  state: debitState(10),
  isRejected: false,
  ...changes,
})

describe('how far back is looked', () => {
  it.each([
    ['90 days, today included', '2026-11-20 09:00:00', '2026-08-25'],
    ['the same where the order has no time', undefined, '2026-08-25'],
    ['30 days before an order that has waited for long', '2026-06-30 09:00:00', '2026-05-31'],
    ['by the day in China, not by that of UTC', Date.UTC(2026, 5, 29, 16), '2026-05-31'],
  ])('is %s', (_title, created, since) => {
    expect(searchedSince(created, TODAY)).toBe(since)
    expect(recentRequest({ gmtCreate: created }, TODAY)).toEqual({
      business: 2,
      createTimeStart: `${since} 00:00:00`,
      pageNum: 1,
      pageSize: 500,
    })
  })
})

describe('a look at a list', () => {
  const lookAt = (fetchList: ReturnType<typeof smallPages<string>>) =>
    new QueryClient().query(
      recentSearch({
        typeId: 'payment-order',
        request: recentRequest({}, TODAY),
        fetchList,
        toRecent: (code) => recent(code),
      }),
    )

  /** Looks at a list of so many orders, of which a page holds what it was asked for. */
  const look = (total: number) =>
    lookAt(
      smallPages(
        Array.from({ length: total }, (_, index) => `FK${index}`),
        1000,
      ),
    )

  it('holds every order where there are 500', async () => {
    expect(await look(MOST_RECENT)).toMatchObject({ areTooMany: false })
    expect((await look(MOST_RECENT)).orders).toHaveLength(MOST_RECENT)
  })

  it('reads on with a server that gives smaller pages than asked', async () => {
    const { orders } = await lookAt(smallPages(['FK1', 'FK2', 'FK3', 'FK4', 'FK5'], 2))
    expect(orders.map(({ code }) => code)).toEqual(['FK1', 'FK2', 'FK3', 'FK4', 'FK5'])
  })

  it('asks no more of a list that is too long', async () => {
    const fetchList = vi.fn(
      smallPages(
        Array.from({ length: 900 }, (_, at) => `FK${at}`),
        100,
      ),
    )
    expect(await lookAt(fetchList)).toEqual({ orders: [], areTooMany: true })
    expect(fetchList).toHaveBeenCalledTimes(1)
  })

  it('says nothing of a part, where a server gives fewer than it tells of', async () => {
    const found = await lookAt(({ pageNum, pageSize }) =>
      Promise.resolve({ rows: pageNum === 1 ? ['FK1'] : [], pageNum, pageSize, total: 4 }),
    )
    expect(found).toEqual({ orders: [], areTooMany: false, isPart: true })
  })

  it('says nothing of any where there is one more', async () => {
    expect(await look(MOST_RECENT + 1)).toEqual({ orders: [], areTooMany: true })
  })
})

describe('what somebody had of late', () => {
  it('leaves out the order itself, what is older, and the money of what was sent back', () => {
    const orders = [
      recent('own'),
      recent('today', { at: `${TODAY} 23:59:59`, amount: 1 }),
      recent('first', { at: '2026-08-25 00:00:00', amount: 20 }),
      recent('older', { at: '2026-08-24 23:59:59', amount: 300 }),
      recent('rejected', { isRejected: true, amount: 4000 }),
      recent('timeless', { at: undefined, amount: 50_000 }),
    ]
    expect(countRecent(orders, 'own', TODAY)).toEqual({ count: 3, rejected: 1, sum: 21 })
  })

  it('gives no number for a sum that is too large', () => {
    const orders = ['FK1', 'FK2'].map((code) => recent(code, { amount: Number.MAX_SAFE_INTEGER }))
    expect(countRecent(orders, '', TODAY).sum).toBe('too-large')
  })

  it('adds up to the cent', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9_999_999_999 }), { maxLength: 500 })
    fc.assert(
      fc.property(amounts, (found) => {
        const orders = found.map((amount, index) => recent(`FK${index}`, { amount }))
        const sum = found.reduce((total, amount) => total + amount, 0)
        expect(countRecent(orders, '', TODAY)).toEqual({ count: found.length, rejected: 0, sum })
      }),
    )
  })
})

describe('the age of an order', () => {
  it.each([
    ['is none on the day it was created', `${TODAY} 00:00:00`, 0],
    ['begins at midnight', '2026-11-21 23:59:59', 1],
    ['counts days of China', Date.UTC(2026, 10, 21, 16), 0],
    ['is never below none', '2026-11-23 09:00:00', 0],
    ['is not known without a time', undefined, undefined],
    ['is not known where the time can not be read', 'gestern', undefined],
  ])('%s', (_title, created, days) => {
    expect(ageInDays(created, TODAY)).toBe(days)
  })
})
