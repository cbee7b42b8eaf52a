import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  cents,
  flag,
  integer,
  listOf,
  optionalDay,
  optionalFlag,
  optionalInteger,
  optionalText,
  optionalWireTime,
  requiredText,
} from './scalars'

const safeInteger = fc.maxSafeInteger()

describe('integer', () => {
  it('reads a number and the digits that spell it as the same', () => {
    fc.assert(
      fc.property(safeInteger, (value) => {
        expect(v.parse(integer, value)).toBe(value)
        expect(v.parse(integer, ` ${value} `)).toBe(value)
      }),
    )
  })

  it('refuses every number that is not exactly one', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        fc.pre(!Number.isSafeInteger(value))
        expect(v.is(integer, value)).toBe(false)
        expect(v.is(cents, String(value))).toBe(false)
      }),
    )
  })

  it.each(['', ' ', '1.5', '1,000', '1e3', '0x10', '９', '9007199254740993', true, null, [1]])(
    'refuses %j',
    (value) => {
      expect(v.is(integer, value)).toBe(false)
    },
  )
})

describe('optionalInteger', () => {
  it('reads absent, null and empty as absent', () => {
    const schema = v.object({ id: optionalInteger })
    for (const value of [{}, { id: null }, { id: undefined }, { id: '' }]) {
      expect(v.parse(schema, value).id).toBeUndefined()
    }
    expect(v.parse(schema, { id: '0' }).id).toBe(0)
    expect(v.is(schema, { id: 'one' })).toBe(false)
  })
})

describe('text', () => {
  it('reads a number as text', () => {
    fc.assert(
      fc.property(safeInteger, (value) => {
        expect(v.parse(requiredText, value)).toBe(String(value))
        expect(v.parse(optionalText, value)).toBe(String(value))
      }),
    )
  })

  it('needs what is required, and reads empty as absent where it is not', () => {
    for (const value of ['', '  ', null, undefined, {}, []]) {
      expect(v.is(requiredText, value)).toBe(false)
    }
    for (const value of ['', null, undefined]) {
      expect(v.parse(optionalText, value)).toBeUndefined()
    }
  })
})

describe('flag', () => {
  it.each([
    [1, 1],
    ['1', 1],
    [true, 1],
    [0, 0],
    ['0', 0],
    [false, 0],
  ])('%j is %d', (value, expected) => {
    expect(v.parse(flag, value)).toBe(expected)
    expect(v.parse(optionalFlag, value)).toBe(expected)
  })

  it.each([2, -1, 'yes', '', {}])('refuses %j', (value) => {
    expect(v.is(flag, value)).toBe(false)
  })

  it('may be absent where it is optional', () => {
    expect(v.parse(optionalFlag, null)).toBeUndefined()
    expect(v.parse(optionalFlag, undefined)).toBeUndefined()
  })
})

describe('optionalDay', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-20'],
    [Date.UTC(2026, 10, 19, 16), '2026-11-20'],
    [String(Date.UTC(2026, 10, 20, 15, 59, 59)), '2026-11-20'],
    ['2026-02-30', '2026-02-30'],
    ['abc', 'abc'],
    [1e300, '1e+300'],
  ])('reads %j as the day in China that it is, or as it came: %s', (value, day) => {
    expect(v.parse(optionalDay, value)).toBe(day)
  })

  it('may be absent, null or empty, and is nothing else than a time', () => {
    for (const value of [undefined, null, '']) {
      expect(v.parse(optionalDay, value)).toBeUndefined()
    }
    expect(v.parse(v.object({ day: optionalDay }), {})).toEqual({})
    for (const value of [true, {}, []]) expect(v.is(optionalDay, value)).toBe(false)
  })
})

describe('optionalWireTime', () => {
  it('keeps a time exactly as it came, so that it can be echoed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.integer()), (value) => {
        expect(v.parse(optionalWireTime, value)).toBe(value)
      }),
    )
    expect(v.parse(optionalWireTime, '')).toBeUndefined()
    expect(v.parse(optionalWireTime, null)).toBeUndefined()
  })
})

describe('listOf', () => {
  it('reads absent and null as empty', () => {
    const schema = v.object({ rows: listOf(integer) })
    expect(v.parse(schema, {}).rows).toEqual([])
    expect(v.parse(schema, { rows: null }).rows).toEqual([])
    expect(v.parse(schema, { rows: ['1', 2] }).rows).toEqual([1, 2])
    expect(v.is(schema, { rows: {} })).toBe(false)
  })
})
