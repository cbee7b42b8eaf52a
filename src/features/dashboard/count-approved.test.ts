import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { msg } from '@lingui/core/macro'
import { MOST_CODES } from '@/domain/code-list'
import { ORDER_TYPES, type AnyOrder, type AnyOrderType } from '../orders/registry'
import { countApproved } from './count-approved'

const REQUEST = { business: 2 as const, pageNum: 1, pageSize: 1 }

const TOUCHED = { createBy: 'zhang.wei', lastModifiedBy: 'li.na' }

interface Counting {
  total?: number
  /** the server has not told how many there are */
  isAtLeast?: true
  /** of the first so many the log can't be read */
  unread?: number
  /** what an order says of who touched it */
  touched?: (at: number) => Partial<typeof TOUCHED>
  asked?: string[]
}

/** What is counted among so many orders, all of them approved. */
function counted(
  orders: number,
  {
    total = orders,
    isAtLeast,
    unread = 0,
    touched = () => TOUCHED,
    asked: logs = [],
  }: Counting = {},
) {
  const rows = Array.from(
    { length: orders },
    (_, at) => ({ code: `KK${at + 1}`, ...touched(at) }) as AnyOrder,
  )
  const type: AnyOrderType = {
    ...ORDER_TYPES.debit,
    reads: {
      ...ORDER_TYPES.debit.reads,
      fetchList: async (asked) => ({ total, isAtLeast, rows: rows.slice(0, asked.pageSize) }),
    },
    approvalLog: ({ code }) => ({
      queryKey: [code],
      queryFn: async () => {
        logs.push(code)
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
  expect(await counted(2, { isAtLeast: true }), 'nobody says how many wait').toEqual({
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

it('Of orders that do not say who touched them last 20 logs are asked for, and the number is a lower bound', async () => {
  const asked: string[] = []
  const silent = { touched: () => ({ createBy: 'zhang.wei' }), asked }
  expect(await counted(20, silent)).toMatchObject({ count: 20, isAtLeast: false })
  asked.length = 0
  expect(await counted(21, silent)).toEqual({ count: 20, isAtLeast: true, codes: undefined })
  expect(asked).toHaveLength(20)
  asked.length = 0
  const nameless = { touched: () => ({ lastModifiedBy: 'li.na' }), asked }
  expect(await counted(100, nameless)).toMatchObject({ count: 20, isAtLeast: true })
  expect(asked).toHaveLength(20)
})

it('Orders that do not say who touched them last take no log from those that do', async () => {
  const asked: string[] = []
  const touched = (at: number) => (at < 30 ? {} : TOUCHED)
  expect(await counted(60, { touched, asked })).toMatchObject({ count: 50, isAtLeast: true })
  expect(asked).toHaveLength(50)
  expect(asked.slice(-30)).toEqual(Array.from({ length: 30 }, (_, at) => `KK${at + 31}`))
})

it('No more codes are listed than the list takes', async () => {
  expect((await counted(MOST_CODES)).codes?.split(',')).toHaveLength(MOST_CODES)
  expect(await counted(MOST_CODES + 1)).toMatchObject({ isAtLeast: false, codes: undefined })
})
