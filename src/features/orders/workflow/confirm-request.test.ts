import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paymentConfirmList } from '../payment/confirm-list'
import { paymentConfirmSearch } from '../payment/query'
import { confirmRequest, inTabOfState, tabParam, type ConfirmSearch } from './list-request'

const page: ConfirmSearch = { pageNum: 1, pageSize: 10 }

describe('the tabs of a confirm list', () => {
  it('are what waits, whatever state is filtered by, unless all is asked for', () => {
    const request = { code: 'KK1', state: 20, ...page }
    expect(confirmRequest(request, page)).toEqual({ ...request, state: 10 })
    expect(confirmRequest(request, { ...page, tab: 'all' })).toEqual(request)
  })

  it('ask for nothing where the list asks for nothing', () => {
    expect(confirmRequest(undefined, page)).toBeUndefined()
    expect(confirmRequest(undefined, { ...page, tab: 'all' })).toBeUndefined()
  })

  it.each([undefined, '', 'todo', 'ALL', 1, null])('are what waits with tab=%j', (tab) => {
    expect(v.parse(tabParam, tab)).toBeUndefined()
  })

  it.each([
    [30, undefined, 'all'],
    [0, undefined, 'all'],
    [30, 'all', 'all'],
    [10, undefined, undefined],
    [10, 'all', 'all'],
    [undefined, undefined, undefined],
  ] as const)('with state %s and tab %s are those of tab %s', (state, tab, expected) => {
    expect(inTabOfState({ ...page, state, tab }).tab).toBe(expected)
  })

  it.each([
    [0, 0],
    [5, 5],
    [10, 10],
    [20, 20],
    [99, undefined],
  ])('know of state %s: %s', (state, expected) => {
    expect(v.parse(paymentConfirmSearch, { state: String(state), tab: 'all' }).state).toBe(expected)
  })

  it('offer the states that a submitted order can be in', () => {
    const statesIn = (tab: 'all' | undefined) =>
      paymentConfirmList(tab).fields.flatMap((field) =>
        field.kind === 'choice' && field.name === 'state'
          ? field.choices.filter(({ isHidden }) => !isHidden).map(({ value }) => value)
          : [],
      )
    expect(statesIn('all')).toEqual([10, 15, 20, 30, 40])
    expect(statesIn(undefined)).toEqual([])
  })

  it('are all with tab=all', () => expect(v.parse(tabParam, 'all')).toBe('all'))
})
