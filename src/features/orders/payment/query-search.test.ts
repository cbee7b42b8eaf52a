import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseSearch } from '@/shell/search-params'
import { paymentFilters } from './query'

const NAMES = [
  'code',
  'createTimeStart',
  'createTimeEnd',
  'principal',
  'state',
  'type',
  'ownerName',
  'parkName',
  'affiliationDepartmentName',
  'pageNum',
  'pageSize',
]

const read = (query: string) => v.parse(paymentFilters.search, parseSearch(query))
const DEFAULTS = { pageNum: 1, pageSize: 10 }

describe('the search of the payment order list', () => {
  it('reads every filter of a URL', () => {
    const filters = {
      code: 'FK1',
      createTimeStart: '2024-01-01',
      createTimeEnd: '2024-01-31',
      principal: '李娜',
      ownerName: '张伟',
      parkName: '青岛',
      affiliationDepartmentName: '财务部',
    }
    const query = new URLSearchParams({ ...filters, state: '10', type: '2', pageNum: '3' })
    expect(read(`?${query}&pageSize=50`)).toEqual({
      ...filters,
      state: 10,
      type: 2,
      pageNum: 3,
      pageSize: 50,
    })
  })

  it.each([0, 5, 10, 15, 20, 30, 40])('can ask for state %d', (state) => {
    expect(read(`?state=${state}`)).toEqual({ ...DEFAULTS, state })
  })

  it.each([1, 2])('can ask for settlement type %d', (type) => {
    expect(read(`?type=${type}`)).toEqual({ ...DEFAULTS, type })
  })

  it.each([
    '',
    '?state=11',
    '?state=ten',
    '?type=3',
    '?createTimeStart=2023-02-29',
    '?createTimeEnd=soon',
    '?pageNum=0',
    '?pageSize=1000000',
    `?code=${'x'.repeat(201)}`,
    '?loginOwnerId=somebody.else&business=2',
  ])('falls back to its defaults on %j', (query) => {
    expect(read(query)).toEqual(DEFAULTS)
  })

  it('lets one bad value break no other filter', () => {
    expect(read('?state=oops&code=FK1&pageSize=-1&pageNum=2')).toEqual({
      code: 'FK1',
      pageNum: 2,
      pageSize: 10,
    })
  })

  it('is found in any object without failing, known names only, with a page and a size', () => {
    const value = fc.oneof(
      fc.anything(),
      fc.constantFrom('10', '2', '2024-01-01', '2024-01-01 10:00:00', '100', 'FK1'),
    )
    const name = fc.oneof(fc.constantFrom(...NAMES), fc.string())
    fc.assert(
      fc.property(fc.dictionary(name, value), (url) => {
        const search = v.parse(paymentFilters.search, url)
        expect(NAMES).toEqual(expect.arrayContaining(Object.keys(search)))
        expect(search.pageNum).toBeGreaterThanOrEqual(1)
        expect([10, 20, 50, 100]).toContain(search.pageSize)
        expect(v.parse(paymentFilters.search, search)).toEqual(search)
      }),
      { numRuns: 200 },
    )
  })

  it('is found in any query string without failing', () => {
    const piece = fc.constantFrom(...NAMES, '=', '&', '%', '+', '?', '#', '10', '2024-01-01', '张')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((pieces) => pieces.join('')),
          fc.string(),
        ),
        (query) => {
          expect(read(`?${query}`).pageNum).toBeGreaterThanOrEqual(1)
        },
      ),
    )
  })
})
