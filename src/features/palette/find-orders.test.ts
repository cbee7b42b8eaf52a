import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { ORDER_TYPES } from '../orders/registry'
import { mayBeCode, orderSearches } from './find-orders'

const user = (codes: string[]): User => ({
  name: undefined,
  username: 'zhang.wei',
  nickName: undefined,
  avatar: undefined,
  enterprise: undefined,
  authorities: codes.map((code) => ({ code, url: undefined })),
})
const requests = (typed: string, codes: string[]) =>
  orderSearches(typed, user(codes)).map(({ queryKey }) => queryKey.slice(0, 3))

describe('finding orders by their code', () => {
  it.each([
    'FK20261120000004',
    'fk2026',
    '2026',
    ' kk20261120000001 ',
    'ＦＫ２０２６',
    'ｆｋ2026',
    'FK20\u20602６\u200B',
    '“FK2026”，',
  ])('%j may be one', (typed) => {
    expect(mayBeCode(typed)).toBe(true)
  })

  it.each(['', 'fk', '202', '付款单', 'fk 2026', '2026-11-20', 'FK2026x', 'FK2026，KK2026'])(
    '%j is none',
    (typed) => {
      expect(mayBeCode(typed)).toBe(false)
    },
  )

  it('asks only for types that the person may see, each for whom they may see it', () => {
    const search = { code: 'FK2026', pageNum: 1, pageSize: 5 }
    const own = { ...search, business: 1, loginOwnerId: 'zhang.wei' }
    expect(requests('fk2026', [])).toEqual([])
    for (const typed of [' fk2026', 'ｆｋ２０２６', 'FK2026\u200B'])
      expect(requests(typed, ['payment/order'])).toEqual([['payment-order', 'list', own]])
    expect(requests('fk2026', ['debit/order', 'debit/confirm', 'reverse/confirm'])).toEqual([
      ['debit-order', 'list', own],
      ['debit-order', 'list', { ...search, business: 2 }],
      ['reverse-order', 'list', { ...search, business: 2 }],
    ])
  })

  it.each([
    [['debit/order', 'debit/confirm'], '/debit/order/detail'],
    [['debit/order'], '/debit/order/detail'],
    [['debit/confirm'], '/debit/confirm/submit'],
  ])('leads who holds %j to %s', async (codes, path) => {
    const order = { code: 'KK2026', state: 10, amount: 100, attachments: [] }
    vi.spyOn(ORDER_TYPES.debit.reads, 'fetchList').mockResolvedValue({
      rows: [order],
      total: 1,
    })
    for (const search of orderSearches('KK2026', user(codes))) {
      const found = await new QueryClient().query(search)
      expect(found.orders.map((one) => one.path)).toEqual([path])
      expect(found.more).toBeUndefined()
    }
    vi.restoreAllMocks()
  })

  it('leads on where a full page comes of a server that does not say how many there are', async () => {
    const order = { code: 'KK2026', state: 10, amount: 100, attachments: [] }
    for (const [count, total] of [
      [5, 5],
      [4, undefined],
    ] as const) {
      const rows = Array.from({ length: count }, () => order)
      const page = { rows, total: count, isAtLeast: true as const }
      vi.spyOn(ORDER_TYPES.debit.reads, 'fetchList').mockResolvedValue(page)
      const found = await Promise.all(
        orderSearches('KK2026', user(['debit/order'])).map((search) =>
          new QueryClient().query(search),
        ),
      )
      expect(found.map(({ more }) => more?.total)).toEqual([total])
      vi.restoreAllMocks()
    }
  })

  it('leads on to the lists that make the same searches, where more orders are found than are shown', async () => {
    const order = { code: 'KK2026', state: 10, amount: 100, attachments: [] }
    vi.spyOn(ORDER_TYPES.debit.reads, 'fetchList').mockResolvedValue({ rows: [order], total: 2 })
    const searches = orderSearches('kk2026', user(['debit/order', 'debit/confirm']))
    const client = new QueryClient()
    const found = await Promise.all(searches.map((search) => client.query(search)))
    expect(found.map(({ more }) => more)).toEqual([
      { path: '/debit/order/list', search: { code: 'KK2026' }, total: 2 },
      { path: '/debit/confirm/list', search: { code: 'KK2026', tab: 'all' }, total: 2 },
    ])
    vi.restoreAllMocks()
  })
})
