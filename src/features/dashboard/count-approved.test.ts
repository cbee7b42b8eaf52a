import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { msg } from '@lingui/core/macro'
import { MOST_CODES } from '@/domain/code-list'
import { ORDER_TYPES, type AnyOrder, type AnyOrderType } from '../orders/registry'
import { countApproved } from './count-approved'

const REQUEST = { business: 2 as const, pageNum: 1, pageSize: 1 }

/** What is counted among so many orders, all of them approved; of some the log can't be read. */
function counted(orders: number, { total = orders, unread = 0 } = {}) {
  const rows = Array.from({ length: orders }, (_, at) => ({ code: `KK${at + 1}` }) as AnyOrder)
  const type: AnyOrderType = {
    ...ORDER_TYPES.debit,
    reads: {
      ...ORDER_TYPES.debit.reads,
      fetchList: async (asked) => ({ total, rows: rows.slice(0, asked.pageSize) }),
    },
    approvalLog: ({ code }) => ({
      queryKey: [code],
      queryFn: async () => {
        if (rows.findIndex((row) => row.code === code) < unread) throw new Error('unread')
        return []
      },
      retry: false,
    }),
    skipReason: (_order, log) => log && msg`Approved, not tallied`,
  }
  return countApproved(new QueryClient(), type, REQUEST, new AbortController().signal)
}

it('Approved orders are listed by their codes where the count is all of them', async () => {
  expect(await counted(2)).toEqual({ count: 2, isAtLeast: false, codes: 'KK1,KK2' })
  expect(await counted(0)).toEqual({ count: 0, isAtLeast: false, codes: '' })
})

it('Codes that leave out some of what is counted are not listed', async () => {
  const atLeast = { isAtLeast: true, codes: undefined }
  expect(await counted(2, { total: 3 }), 'more than were looked through').toEqual({
    count: 2,
    ...atLeast,
  })
  expect(await counted(3, { unread: 1 }), 'a log that can’t be read').toEqual({
    count: 2,
    ...atLeast,
  })
})

it('The first 100 that wait are looked through; behind them the number is a lower bound', async () => {
  expect(await counted(100)).toMatchObject({ count: 100, isAtLeast: false })
  expect(await counted(150)).toEqual({ count: 100, isAtLeast: true, codes: undefined })
})

it('No more codes are listed than the list takes', async () => {
  expect((await counted(MOST_CODES)).codes?.split(',')).toHaveLength(MOST_CODES)
  expect(await counted(MOST_CODES + 1)).toMatchObject({ isAtLeast: false, codes: undefined })
})
