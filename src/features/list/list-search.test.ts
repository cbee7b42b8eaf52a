import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PAGE_SIZES } from '@/components/data-table/page-sizes'
import {
  choiceParam,
  codeParam,
  codesParam,
  firstDayParam,
  lastDayParam,
  DEFAULT_PAGING,
  pagingParams,
  textParam,
  wholeCodeParam,
} from './list-search'

const paging = v.object(pagingParams)
const stateParam = choiceParam([0, 5, 10])

describe('textParam', () => {
  it.each([
    ['FK1', 'FK1'],
    ['  张伟 ', '张伟'],
    ['\u200B张\0伟\uFEFF', '张伟'],
    [10, '10'],
    ['0', '0'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('takes %j', (value, expected) => {
    expect(v.parse(textParam, value)).toBe(expected)
  })

  it.each(['', '   ', '\0', '\u200B', 'x'.repeat(201), undefined, null, true, [], {}])(
    'takes %j for not set',
    (value) => {
      expect(v.parse(textParam, value)).toBeUndefined()
    },
  )
})

describe('wholeCodeParam', () => {
  it.each([
    ['FK1', 'FK1'],
    [' fk20。', 'FK20'],
    ['ｆｋ２０\u200B', 'FK20'],
    [20, '20'],
  ])('takes %j', (value, expected) => {
    expect(v.parse(wholeCodeParam, value)).toBe(expected)
  })

  it.each(['', '。', '\0', 'x'.repeat(201), ['FK1'], null])('takes %j for not set', (value) => {
    expect(v.parse(wholeCodeParam, value)).toBeUndefined()
  })
})

describe('codeParam', () => {
  it.each([
    ['FK1', 'FK1'],
    ['fk20', 'fk20'],
    [20, '20'],
    ['ＦＫ２０２６', 'FK2026'],
    ['"FK1"', 'FK1'],
    ['FK1\u200B', 'FK1'],
    ['FK1，', 'FK1'],
    ['FK1 FK2', 'FK1 FK2'],
  ])('takes %j', (value, expected) => {
    expect(v.parse(codeParam, value)).toBe(expected)
  })

  it.each(['', ' ', '，', '\0', 'x'.repeat(201), undefined, null])(
    'takes %j for not set',
    (value) => {
      expect(v.parse(codeParam, value)).toBeUndefined()
    },
  )
})

describe('codesParam', () => {
  const many = Array.from({ length: 60 }, (_, index) => `FK${index}`)

  it.each([
    ['FK1', 'FK1'],
    [10, '10'],
    ['FK2\nFK1，KK3; FK2\t', 'FK2,FK1,KK3'],
    [',FK1,', 'FK1'],
    [['FK2', 'FK1，fk2'], 'fk2,FK1'],
    ['x'.repeat(200), 'x'.repeat(200)],
    [many.join(' '), many.join(',')],
  ])('takes %j', (value, expected) => {
    expect(v.parse(codesParam, value)).toBe(expected)
  })

  it.each(['', ' ,;\n', 'x'.repeat(201), 'FK1,'.repeat(501), undefined, null, true, [], {}])(
    'takes %j for not set',
    (value) => {
      expect(v.parse(codesParam, value)).toBeUndefined()
    },
  )
})

describe('days', () => {
  it.each([
    ['first', firstDayParam, '00:00:00'],
    ['last', lastDayParam, '23:59:59'],
  ])('takes the %s day of a filter, and the second of it that the wire has', (_, param, second) => {
    const day = '2024-02-29'
    for (const text of [day, ` ${day} `, `${day} ${second}`, `${day}T${second}`]) {
      expect(v.parse(param, text)).toBe(day)
    }
  })

  it.each([
    '',
    '2023-02-29',
    '2024-2-1',
    '20240201',
    'today',
    20240201,
    null,
    undefined,
    {},
    // Another moment is none that a day could say, and in another zone it is of another day.
    '2024-02-29 10:00:00',
    '2024-02-29T10:00',
    '2024-02-29T16:00:00Z',
    '2024-02-29T00:00:00Z',
    '2024-02-29T23:59:59+08:00',
    '2024-02-29oops',
    '2023-02-29 00:00:00',
  ])('takes %j for not set', (value) => {
    expect(v.parse(firstDayParam, value)).toBeUndefined()
    expect(v.parse(lastDayParam, value)).toBeUndefined()
  })

  it('takes the last second of a day for no beginning, and its first for no end', () => {
    expect(v.parse(firstDayParam, '2024-02-29 23:59:59')).toBeUndefined()
    expect(v.parse(lastDayParam, '2024-02-29 00:00:00')).toBeUndefined()
  })
})

describe('choiceParam', () => {
  it('takes each of its values, as a number or as text', () => {
    for (const value of [0, 5, 10]) {
      expect(v.parse(stateParam, value)).toBe(value)
      expect(v.parse(stateParam, String(value))).toBe(value)
    }
  })

  it.each(['', '   ', '7', 7, '5.5', '-5', '5 10', 'five', 'NaN', true, null, undefined, [5], {}])(
    'takes %j for not set',
    (value) => {
      expect(v.parse(stateParam, value)).toBeUndefined()
    },
  )
})

describe('paging', () => {
  it('starts on page 1 of size 10', () => {
    expect(DEFAULT_PAGING).toEqual({ pageNum: 1, pageSize: 10 })
    expect(v.parse(paging, {})).toEqual(DEFAULT_PAGING)
  })

  it('takes every page, and the sizes that there are', () => {
    expect([...PAGE_SIZES]).toEqual([10, 20, 50, 100])
    const page = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(page, fc.constantFrom(...PAGE_SIZES), (pageNum, pageSize) => {
        expect(v.parse(paging, { pageNum, pageSize })).toEqual({ pageNum, pageSize })
        const text = { pageNum: String(pageNum), pageSize: String(pageSize) }
        expect(v.parse(paging, text)).toEqual({ pageNum, pageSize })
      }),
    )
  })

  it.each(['', 'two', '0', '-1', '1.5', 0, -3, 1.5, null, true, Number.NaN, '9'.repeat(20)])(
    'falls back to page 1 from %j',
    (pageNum) => {
      expect(v.parse(paging, { pageNum })).toEqual(DEFAULT_PAGING)
    },
  )

  it.each(['', '11', 0, 1000, '1000000', 'all', null])(
    'falls back to size 10 from %j',
    (pageSize) => {
      expect(v.parse(paging, { pageSize, pageNum: '3' })).toEqual({ pageNum: 3, pageSize: 10 })
    },
  )
})

describe('every parameter', () => {
  it('takes anything without failing, and what it gave the second time too', () => {
    for (const param of [
      textParam,
      firstDayParam,
      lastDayParam,
      stateParam,
      pagingParams.pageNum,
      pagingParams.pageSize,
    ]) {
      fc.assert(
        fc.property(fc.anything(), (value) => {
          const once = v.parse(param, value)
          expect(v.parse(param, once)).toBe(once)
        }),
      )
    }
  })
})
