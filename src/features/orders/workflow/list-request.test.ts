import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { debitOrderListRequest } from '@/api/contract/debit-order'
import { reverseOrderListRequest } from '@/api/contract/reverse-order'
import type { User } from '@/api/contract/session'
import { debitFilters, debitOrderQuery } from '../debit/query'
import { reverseFilters, reverseOrderQuery } from '../reverse/query'

const applicant: User = {
  name: '张伟',
  username: 'zhang.wei',
  nickName: undefined,
  avatar: undefined,
  enterprise: 'acme',
  authorities: [],
}
const page = { pageNum: 3, pageSize: 50 }

/** Each with a URL that sets every filter but the days. */
const LISTS = {
  debit: {
    request: (url: object, business: 1 | 2) =>
      debitOrderQuery.toRequest(v.parse(debitFilters.search, url), applicant, business),
    contract: debitOrderListRequest,
    filters: { code: 'KK1', paymentCode: 'FK1', state: 0 },
  },
  reverse: {
    request: (url: object, business: 1 | 2) =>
      reverseOrderQuery.toRequest(v.parse(reverseFilters.search, url), applicant, business),
    contract: reverseOrderListRequest,
    filters: { code: 'CX1', paymentCode: 'FK1', debitCode: 'KK1', state: 20 },
  },
}

// Days and owners follow the same path for every type: payment/query-request.test.ts has them.
describe.each(['debit', 'reverse'] as const)('the request of the %s order list', (name) => {
  const { request, contract, filters } = LISTS[name]

  it('asks for all orders of a list of codes at once, whatever page the URL names', () => {
    expect(request({ code: 'KK2 KK1', ...page }, 1)).toMatchObject({
      code: 'KK2,KK1',
      pageNum: 1,
      pageSize: 50,
    })
    expect(request({ code: 'KK2', ...page }, 1)).toMatchObject({ code: 'KK2', ...page })
  })

  it('carries every filter, the page and whose orders', () => {
    const asked = { ...filters, ...page }
    expect(request(asked, 2)).toEqual({ ...asked, business: 2 })
    expect(request(asked, 1)).toEqual({ ...asked, business: 1, loginOwnerId: 'zhang.wei' })
  })

  it('is one that the contract knows, whatever the URL says', () => {
    const anyUrl = fc.dictionary(
      fc.constantFrom(
        ...Object.keys(filters),
        'createTimeStart',
        'loginOwnerId',
        'business',
        'tab',
      ),
      fc.oneof(fc.string(), fc.integer(), fc.constantFrom('10', '2024-01-01', 'li.na')),
    )
    fc.assert(
      fc.property(anyUrl, (url) => {
        const asked = request(url, 1)
        expect(v.parse(contract, asked)).toEqual(asked)
        expect(asked).toMatchObject({ business: 1, loginOwnerId: 'zhang.wei' })
      }),
    )
  })
})
