import { describe, expect, expectTypeOf, it } from 'vitest'
import * as v from 'valibot'
import {
  choiceFilter,
  dayRangeFilter,
  defineFilters,
  suggestFilter,
  textFilter,
} from './define-filters'

interface Request {
  code?: string | undefined
  parkName?: string | undefined
  state?: number | undefined
  from?: string | undefined
  to?: string | undefined
  business: number
  loginOwnerId?: string | undefined
  pageNum: number
  pageSize: number
}

const CHOICES = [
  { value: 0, name: { id: 'Cancelled' } },
  { value: 10, name: { id: 'Submitted' } },
] as const
const code = textFilter({ id: 'Code' })
const parkName = suggestFilter({ id: 'Park' }, 'parks')
const state = choiceFilter({ id: 'State' }, CHOICES)
const created = dayRangeFilter({ id: 'Created' }, 'from', 'to')
const filters = defineFilters<Request>()({ code, created, state, parkName })
const parse = (url: Record<string, unknown>) => v.parse(filters.search, url)

describe('the filters of a list', () => {
  it('are the fields of its form, in their order', () => {
    expect(filters.fields).toEqual([
      { kind: 'text', name: 'code', label: { id: 'Code' } },
      { kind: 'days', name: 'from', endName: 'to', label: { id: 'Created' } },
      { kind: 'choice', name: 'state', label: { id: 'State' }, choices: CHOICES },
      {
        kind: 'suggest',
        name: 'parkName',
        label: { id: 'Park' },
        isPart: true,
        suggestions: 'parks',
        names: [],
      },
    ])
  })

  it('are read from the URL with its page, and nothing else is', () => {
    const url = { code: 'FK1', from: '2024-01-01', to: '2024-01-31', state: '0', parkName: '青岛' }
    expect(parse({ ...url, loginOwnerId: 'li.na', business: '2', pageSize: '50' })).toEqual({
      ...url,
      state: 0,
      pageNum: 1,
      pageSize: 50,
    })
  })

  it('are not set where the URL says something that can’t be', () => {
    expect(parse({ code: '', from: '2024-02-30', to: 'soon', state: '7', parkName: {} })).toEqual({
      pageNum: 1,
      pageSize: 10,
    })
  })

  it('are asked for with the page, days to their last second in China', () => {
    const search = { code: 'FK1', from: '2024-01-01', to: '2024-01-31', state: 0, parkName: '青岛' }
    expect(filters.toRequest(parse({ ...search, pageNum: 3 }))).toStrictEqual({
      ...search,
      from: '2024-01-01 00:00:00',
      to: '2024-01-31 23:59:59',
      pageNum: 3,
      pageSize: 10,
    })
  })

  it('are asked for only where they are set, and nothing else that stands in the URL is', () => {
    const search = {
      ...parse({ to: '2024-01-31' }),
      tab: 'all',
      business: 9,
      loginOwnerId: 'li.na',
    }
    expect(filters.toRequest(search)).toStrictEqual({
      to: '2024-01-31 23:59:59',
      pageNum: 1,
      pageSize: 10,
    })
  })
})

describe('what the contract says of filters', () => {
  const define = defineFilters<Request>()

  it('types the URL and the request', () => {
    const search = parse({})
    expectTypeOf(search.code).toEqualTypeOf<string | undefined>()
    expectTypeOf(search.from).toEqualTypeOf<string | undefined>()
    expectTypeOf(search.state).toEqualTypeOf<0 | 10 | undefined>()
    expectTypeOf(search.pageNum).toEqualTypeOf<number>()
    expectTypeOf(search).not.toHaveProperty('created')
    expectTypeOf(filters.toRequest).returns.toEqualTypeOf<
      Omit<Request, 'business' | 'loginOwnerId'>
    >()
  })

  it('refuses at compile time what it does not have', () => {
    const paid = dayRangeFilter({ id: 'Paid' }, 'from', 'paidTo')
    const wrong = [
      // @ts-expect-error the contract has no such filter
      define({ code, created, state, parkName, colour: code }),
      // @ts-expect-error the contract has no such day
      define({ code, created: paid, state, parkName }),
      // @ts-expect-error the contract's state is a number
      define({ code, created, state: code, parkName }),
      // @ts-expect-error whose rows a list shows is no filter
      define({ code, created, state, parkName, loginOwnerId: code }),
    ]
    expect(wrong).toHaveLength(4)
  })

  it('refuses at compile time that one of its filters is left out', () => {
    const wrong = [
      // @ts-expect-error `state` is missing
      define({ code, created, parkName }),
      // @ts-expect-error `from` and `to` are missing
      define({ code, state, parkName }),
    ]
    expect(wrong).toHaveLength(2)
  })
})
