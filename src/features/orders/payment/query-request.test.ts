import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paymentOrderListRequest } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { fromWireTime, toChinaDate } from '@/domain/china-time'
import { paymentFilters, paymentOrderQuery } from './query'

const user = (fields: Partial<User> = {}): User => ({
  name: '张伟',
  username: 'zhang.wei',
  nickName: undefined,
  avatar: undefined,
  enterprise: 'acme',
  authorities: [],
  ...fields,
})
const internal = user({ enterprise: 'commonservice', username: 'wang.fang' })
const search = (url: Record<string, unknown> = {}) => v.parse(paymentFilters.search, url)

const days = fc
  .integer({ min: Date.parse('1990-01-01'), max: Date.parse('2099-12-31') })
  .map(toChinaDate)
const anyUrl = fc.dictionary(
  fc.constantFrom('loginOwnerId', 'business', 'state', 'code', 'createTimeStart', 'ownerName'),
  fc.oneof(fc.string(), fc.integer(), fc.constantFrom('10', '2024-01-01', 'li.na')),
)

describe('the request of the payment order list', () => {
  it('carries every filter and the page', () => {
    const filters = {
      code: 'FK1',
      principal: '李娜',
      state: 0,
      type: 2,
      ownerName: '张伟',
      parkName: '青岛',
      affiliationDepartmentName: '财务部',
      pageNum: 3,
      pageSize: 50,
    }
    expect(paymentOrderQuery.toRequest(search(filters), internal, 1)).toEqual({
      ...filters,
      business: 1,
    })
  })

  it('is one that the contract knows, whatever the URL says', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const request = paymentOrderQuery.toRequest(search(url), user(), 1)
        expect(v.parse(paymentOrderListRequest, request)).toEqual(request)
      }),
    )
  })
})

describe('the days of a request', () => {
  it('are seconds in China, the last day to its end', () => {
    fc.assert(
      fc.property(days, days, (createTimeStart, createTimeEnd) => {
        const request = paymentOrderQuery.toRequest(
          search({ createTimeStart, createTimeEnd }),
          user(),
          1,
        )
        expect(request).toMatchObject({
          createTimeStart: `${createTimeStart} 00:00:00`,
          createTimeEnd: `${createTimeEnd} 23:59:59`,
        })
        const first = fromWireTime(request?.createTimeStart ?? '')
        const last = fromWireTime(request?.createTimeEnd ?? '')
        expect(first).toBe(Date.parse(`${createTimeStart}T00:00:00+08:00`))
        expect(last).toBe(Date.parse(`${createTimeEnd}T23:59:59+08:00`))
      }),
    )
  })

  it('are absent where they are not set', () => {
    const request = paymentOrderQuery.toRequest(search({ createTimeEnd: '2024-02-29' }), user(), 1)
    expect(request).not.toHaveProperty('createTimeStart')
    expect(request?.createTimeEnd).toBe('2024-02-29 23:59:59')
  })
})

describe('whose orders are asked for', () => {
  it('are the person’s own on their working list', () => {
    expect(paymentOrderQuery.toRequest(search(), user(), 1)).toMatchObject({
      business: 1,
      loginOwnerId: 'zhang.wei',
    })
  })

  it('are everybody’s for people of the internal enterprises', () => {
    expect(paymentOrderQuery.toRequest(search(), internal, 1)).not.toHaveProperty('loginOwnerId')
    const nameless = user({ enterprise: 'domesticservice', username: undefined })
    expect(paymentOrderQuery.toRequest(search(), nameless, 1)).toMatchObject({ business: 1 })
  })

  it('are everybody’s where orders are to be confirmed', () => {
    for (const person of [user(), internal]) {
      const request = paymentOrderQuery.toRequest(search(), person, 2)
      expect(request).toMatchObject({ business: 2 })
      expect(request).not.toHaveProperty('loginOwnerId')
    }
  })

  it('are not asked for as their own without a user name', () => {
    for (const username of [undefined, '']) {
      expect(paymentOrderQuery.toRequest(search(), user({ username }), 1)).toBeUndefined()
      expect(paymentOrderQuery.toRequest(search(), user({ username }), 2)).toMatchObject({
        business: 2,
      })
    }
  })

  it('never follow from the URL', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const own = paymentOrderQuery.toRequest(search(url), user(), 1)
        expect(own).toMatchObject({ business: 1, loginOwnerId: 'zhang.wei' })
        expect(paymentOrderQuery.toRequest(search(url), internal, 1)).not.toHaveProperty(
          'loginOwnerId',
        )
      }),
    )
  })
})
