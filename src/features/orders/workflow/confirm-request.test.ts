import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
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

  it('are all with tab=all', () => expect(v.parse(tabParam, 'all')).toBe('all'))
})
