import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedKeys, findColumns, matchChoice, readYesNo, shownNumber } from './import-table'

const COLUMNS = [
  { field: 'amount', names: ['金额（元）', 'Amount (yuan)', 'Importe (yuan)'], isRequired: true },
  { field: 'park', names: ['园区', 'Park', 'Parque'], isRequired: true },
  { field: 'remark', names: ['备注', 'Remark', 'Observación'], isRequired: false },
] as const

describe('findColumns', () => {
  it('finds columns in any order and language, whatever their case, width and star', () => {
    const { places, missing, repeated, unknown } = findColumns(
      ['PARQUE', '', ' 金额(元) * ', 'Ｒｅｍａｒｋ'],
      COLUMNS,
    )
    expect([...places]).toEqual([['park', 0], ['amount', 2], ['remark', 3]]) // prettier-ignore
    expect({ missing, repeated, unknown }).toEqual({ missing: [], repeated: [], unknown: [] })
  })

  it('tells which of the names stand there, but for those that can’t be told apart', () => {
    const columns = [
      { field: 'park', names: ['Park', 'Parque'], isRequired: true },
      { field: 'remark', names: ['Code', 'code'], isRequired: false },
    ]
    const namesIn = (...headers: string[]) => [...findColumns(headers, columns).namedBy]
    expect(namesIn('Parque *', 'Code', 'Colour')).toEqual([1])
    expect(namesIn('Code', 'Colour')).toEqual([])
  })

  it('tells what is missing, twice there, and unknown', () => {
    expect(findColumns(['Park', '园区', 'Colour', 'Colour'], COLUMNS)).toMatchObject({
      missing: ['amount'],
      repeated: ['park'],
      unknown: ['Colour', 'Colour'],
    })
  })
})

describe('matchChoice', () => {
  const people = [
    { value: '1', labels: ['李娜 (li.na)'] },
    { value: '2', labels: ['张伟 (zhang.wei)'] },
    { value: '3', labels: ['张伟 (zhang.wei2)'] },
    { value: '4', labels: ['li.wen'] },
  ]

  it.each([
    ['李娜 (li.na)', '1'],
    ['李娜（LI.NA）', '1'],
    ['李娜', '1'],
    ['li.na', '1'],
    ['zhang.wei2', '3'],
    ['Li.Wen', '4'],
  ])('%s is %s', (text, value) =>
    expect(matchChoice(text, people)).toEqual({ kind: 'found', value }),
  )

  it('does not choose between two of one name, and names both', () => {
    expect(matchChoice(' 张伟 ', people)).toEqual({
      kind: 'ambiguous',
      labels: ['张伟 (zhang.wei)', '张伟 (zhang.wei2)'],
    })
  })

  it('takes a whole label before the part of another', () => {
    const departments = [
      { value: 'A', labels: ['销售 (B)'] },
      { value: 'B', labels: ['B'] },
    ]
    expect(matchChoice('b', departments)).toEqual({ kind: 'found', value: 'B' })
  })

  it('does not know a part of a name', () => {
    expect(matchChoice('李', people)).toEqual({ kind: 'unknown' })
    expect(matchChoice('', people)).toEqual({ kind: 'unknown' })
  })
})

it('Yes and no are read in every language', () => {
  expect(['是', 'YES', 'Sí', 'true', '1'].map(readYesNo)).toEqual(Array(5).fill(true))
  expect(['否', 'No', '', '0', 'FALSE'].map(readYesNo)).toEqual(Array(5).fill(false))
  expect(readYesNo('maybe')).toBeUndefined()
})

describe('shownNumber', () => {
  it('gives every amount of cents back, however a sheet holds it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (cents) => {
        const shown = shownNumber((cents / 100).toPrecision(17))
        expect(Math.round(Number(shown) * 100)).toBe(cents)
        expect(shown).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
    )
  })

  it.each([
    ['1.1000000000000001', '1.1'],
    ['1.23456789E7', '12345678.9'],
    ['12.345', '12.345'],
    ['13800138000', '13800138000'],
    ['6.2220212345678899E18', undefined],
    ['1000000000000000', undefined],
    ['1E-9', undefined],
    ['', undefined],
    ['x', undefined],
  ])('%s is shown as %s', (stored, shown) => expect(shownNumber(stored)).toBe(shown))
})

it('Of equal texts each has a key of its own', () => {
  expect(countedKeys(['a', 'b', 'a'])).toEqual(['1 a', '1 b', '2 a'])
})
