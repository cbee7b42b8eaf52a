import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { tellsIgnored } from './ignored-filters'
import { choiceParam, dayParam, pagingParams, textParam } from './list-search'

const search = tellsIgnored(
  v.object({ code: textParam, state: choiceParam([0, 10]), day: dayParam, ...pagingParams }),
)
const ignoredIn = (given: unknown) => v.parse(search, given).ignored

describe('what is said of the filters of an address', () => {
  it.each([
    ['nothing where all are understood', { code: 'FK1', state: 10, day: '2026-11-20' }],
    ['nothing of those that are empty', { code: '', state: '  ', day: null }],
    ['nothing of names that the list does not have', { sate: 99, toString: 'x' }],
    ['nothing of the page, which has a default', { pageNum: -1, pageSize: 'many' }],
    ['nothing where there is nothing', {}],
    ['nothing of what was not understood before and is now', { state: 10, ignored: 'state' }],
    ['nothing of names that nobody gave', { ignored: 'pageNum,__proto__,x' }],
  ])('%s', (_, given) => {
    expect(ignoredIn(given)).toBeUndefined()
  })

  it.each([
    ['a state that there is not', { code: 'FK1', state: 99 }, 'state'],
    ['a day that is none, and a text that is too long', { day: '2026-02-30', code: 'x'.repeat(201) }, 'code,day'],
    ['several values of one filter', { state: [0, 10] }, 'state'],
    ['what was said before, as on a reload', { ignored: 'state,day', day: '2026-11-20' }, 'state'],
  ])('%s', (_, given, expected) => {
    expect(ignoredIn(given)).toBe(expected)
  }) // prettier-ignore

  it('leaves what was understood as it is', () => {
    expect(v.parse(search, { code: ' FK1 ', state: 'x', pageNum: '3' })).toEqual({
      code: 'FK1',
      state: undefined,
      day: undefined,
      pageNum: 3,
      pageSize: 10,
      ignored: 'state',
    })
  })
})
