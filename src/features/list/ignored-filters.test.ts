import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { tellsIgnored } from './ignored-filters'
import { choiceParam, firstDayParam, pagingParams, textParam } from './list-search'

const search = tellsIgnored(
  v.object({ code: textParam, state: choiceParam([0, 10]), day: firstDayParam, ...pagingParams }),
)
const ignoredIn = (given: unknown) => v.parse(search, given).ignored

describe('what is said of the filters of an address', () => {
  it.each([
    ['nothing where all are understood', { code: 'FK1', state: 10, day: '2026-11-20' }],
    ['nothing of those that are empty', { code: '', state: '  ', day: null }],
    [
      'nothing of what the web hangs on to links',
      { utm_source: 'mail', 'utm_term[]': 'x', _t: '17', 'x-y': 'z', ['n'.repeat(41)]: 'x' },
    ],
    ['nothing of unknown names without a value', { sate: '', size: ' ' }],
    ['nothing of the page, which has a default', { pageNum: -1, pageSize: 'many' }],
    ['nothing where there is nothing', {}],
    ['nothing of what was not understood before and is now', { state: 10, ignored: 'state' }],
    ['nothing of names that are none', { ignored: 'pageNum,__proto__,<b>,' }],
  ])('%s', (_, given) => {
    expect(ignoredIn(given)).toBeUndefined()
  })

  it.each([
    ['a state that there is not', { code: 'FK1', state: 99 }, 'state'],
    ['a day that is none, and a text that is too long', { day: '2026-02-30', code: 'x'.repeat(201) }, 'code,day'],
    ['a moment of a day, which would be told as the whole of it', { day: '2026-11-20 10:00:00' }, 'day'],
    ['several values of one filter', { state: ['0', '10'], day: ['2026-11-20', '2026-11-21'] }, 'state,day'],
    ['names as other systems write filters', { 'state[]': '10', 'state[0]': ['0', '10'], 'filter.state': 10 }, 'state[],state[0],filter.state'],
    ['such names as they were told before', { ignored: 'state[],filter.state' }, 'state[],filter.state'],
    ['what was said before, as on a reload', { ignored: 'state,day', day: '2026-11-20' }, 'state'],
    ['names that the list does not have, behind those that it has', { sate: 10, State: '10', state: 99 }, 'state,sate,State'],
    ['three of them at the most', { a: 1, b: 2, c: 3, d: 4 }, 'a,b,c'],
    ['names that it did not have before either', { ignored: 'sate', day: '2026-11-20' }, 'sate'],
  ])('%s', (_, given, expected) => {
    expect(ignoredIn(given)).toBe(expected)
  }) // prettier-ignore

  it('says no more than an address holds', () => {
    const long = v.parse(search, { ignored: `${'a'.repeat(40)},${'b'.repeat(40)},${'c'.repeat(40)}`, state: 99 })
    expect(v.parse(search, { ...long, pageNum: 2 }).ignored).toBe(long.ignored)
    expect(long.ignored?.length).toBeLessThanOrEqual(200)

    const [first, second, unknown] = ['f', 's', 'u'].map((letter) => letter.repeat(40)) as [string, string, string]
    const names = { [`${first}${first}`]: textParam, [`${second}${second}`]: textParam }
    const wide = tellsIgnored(v.object(names))
    const tooLong = Object.fromEntries(Object.keys(names).map((name) => [name, 'x'.repeat(201)]))
    const told = v.parse(wide, { ...tooLong, [unknown]: 1 })
    expect(told.ignored).toBe(Object.keys(names).join(','))
    expect(v.parse(wide, told).ignored).toBe(told.ignored)
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
