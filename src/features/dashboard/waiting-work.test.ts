import { describe, expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { waitingWork } from './waiting-work'

const user = (codes: string[], fields: Partial<User> = {}): User => ({
  name: undefined,
  username: 'zhang.wei',
  nickName: undefined,
  avatar: undefined,
  enterprise: undefined,
  authorities: codes.map((code) => ({ code, url: undefined })),
  ...fields,
})

/** What is counted, as `path?search ← the list call's request`. */
const counted = (of: User) =>
  waitingWork(of).flatMap(({ works }) =>
    works.map(({ path, search, count }) => ({ path, search, request: count.queryKey.at(-2) })),
  )

describe('what waits for a person', () => {
  it('is nothing without authorities', () => {
    expect(waitingWork(user([]))).toEqual([])
    expect(waitingWork(user(['maintain/department']))).toEqual([])
  })

  it('is, for who raises payment orders, drafts, rejected and not tallied ones of their own', () => {
    const own = { business: 1, loginOwnerId: 'zhang.wei', pageNum: 1, pageSize: 1 }
    expect(counted(user(['payment/order']))).toEqual(
      [5, 15, 20].map((state) => ({
        path: '/payment/order/list',
        search: { state },
        request: { ...own, state },
      })),
    )
  })

  it('is, for who confirms payment orders, what was submitted and what is not tallied', () => {
    const all = { business: 2, pageNum: 1, pageSize: 1 }
    expect(counted(user(['payment/confirm']))).toEqual([
      { path: '/payment/confirm/list', search: {}, request: { ...all, state: 10 } },
      {
        path: '/payment/confirm/list',
        search: { tab: 'all', state: 20 },
        request: { ...all, state: 20 },
      },
    ])
  })

  it('counts nothing twice for who does both', () => {
    const works = counted(user(['payment/order', 'payment/confirm']))
    expect(works.map(({ path, search }) => [path, search])).toEqual([
      ['/payment/order/list', { state: 5 }],
      ['/payment/order/list', { state: 15 }],
      ['/payment/confirm/list', {}],
      ['/payment/confirm/list', { tab: 'all', state: 20 }],
    ])
  })

  it('is everybody’s for internal users, and nobody’s for a person without a user name', () => {
    const internal = user(['debit/order'], { enterprise: 'commonservice' })
    for (const { request } of counted(internal)) expect(request).not.toHaveProperty('loginOwnerId')
    expect(counted(user(['debit/order'], { username: undefined }))).toEqual([])
  })

  it('has a group for each order type that the person works with', () => {
    const groups = waitingWork(user(['reverse/confirm', 'debit/order']))
    expect(groups.map(({ kind, works }) => [kind, works.length])).toEqual([
      ['debit', 3],
      ['reverse', 2],
    ])
  })
})
