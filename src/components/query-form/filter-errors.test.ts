import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterErrors } from './filter-errors'
import type { FilterField } from './filter-field'

const FIELDS: FilterField[] = [
  { kind: 'text', name: 'code', label: { id: 'Code' }, isCodes: true },
  { kind: 'text', name: 'owner', label: { id: 'Payer' } },
  { kind: 'suggest', name: 'park', label: { id: 'Park' }, suggestions: 'parks' },
  { kind: 'days', name: 'from', endName: 'to', label: { id: 'Created' } },
]

/** The messages by the name of the input they stand at. */
const errorsOf = (draft: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(filterErrors(FIELDS, draft)).map(([name, { message }]) => [name, message]),
  )

const MOST = 'At most {maxLength} characters'
const NO_DAY = 'Enter a day as YYYY-MM-DD'
const NOT_THERE = 'There is no such day'
const days = fc
  .date({
    min: new Date('1970-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))

describe('filterErrors', () => {
  it('refuses more codes than can be looked for at a time, and leaves other texts alone', () => {
    const codes = (count: number) =>
      Array.from({ length: count }, (_, index) => `FK${index}`).join(' ')
    expect(errorsOf({ code: codes(50), owner: Array(51).fill('FK').join(' ') })).toEqual({})
    expect(errorsOf({ code: codes(51) })).toEqual({ code: 'At most 50 codes' })
    const long = Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(110, 'x')).join(',')
    expect(errorsOf({ code: long })).toEqual({ code: MOST })
  })

  it.each(['code', 'owner', 'park'])(
    'refuses a text that no address holds, where it stands: %s',
    (name) => {
      expect(errorsOf({ [name]: ` ${'x'.repeat(200)}\uFEFF ` })).toEqual({})
      for (const length of [201, 2001]) {
        expect(errorsOf({ [name]: 'x'.repeat(length) })).toEqual({ [name]: MOST })
      }
    },
  )

  it('finds nothing wrong with days in their order, with one of them or none', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [from = '', to = ''] = [one, other].toSorted()
        expect(errorsOf({ from, to })).toEqual({})
        expect(errorsOf({ from })).toEqual({})
        expect(errorsOf({ to: ` ${to} ` })).toEqual({})
        expect(errorsOf({ from, to: from })).toEqual({})
      }),
    )
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ from: ' ', to: '' })).toEqual({})
  })

  it('says at the last day that it is before the first', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        fc.pre(one !== other)
        const [to = '', from = ''] = [one, other].toSorted()
        expect(errorsOf({ from, to })).toEqual({ to: 'The last day is before the first' })
      }),
    )
  })

  it.each([
    ['yesterday', NO_DAY],
    ['2024-1-1', NO_DAY],
    ['2024-01-01 10:00:00', NO_DAY],
    ['05/06/2024', NO_DAY],
    ['2023-02-29', NOT_THERE],
    ['2024-02-30', NOT_THERE],
    ['2024-13-01', NOT_THERE],
    ['20240230', NOT_THERE],
    ['2024/02/30', NOT_THERE],
    ['20240229', NO_DAY],
    // The day first.
    ['26112026', NO_DAY],
  ])('says at each day what is wrong with it: %s', (text, wrong) => {
    expect(errorsOf({ from: text })).toEqual({ from: wrong })
    expect(errorsOf({ to: text })).toEqual({ to: wrong })
    expect(errorsOf({ from: text, to: text })).toEqual({ from: wrong, to: wrong })
    expect(errorsOf({ from: '2024-05-06', to: text })).toEqual({ to: wrong })
    expect(errorsOf({ from: text, to: '1970-01-01' })).toEqual({ from: wrong })
  })

  it('has nothing to say about text', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(errorsOf({ code })).toEqual({})
      }),
    )
  })
})
