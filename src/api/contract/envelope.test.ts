import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { envelope, errorBody, pageOf, refusal, rowsOf } from './envelope'
import { integer } from './scalars'

const row = v.object({ id: integer })
const ids = (length: number) => Array.from({ length }, (_, id) => ({ id }))
const rows = fc.array(fc.record({ id: fc.nat() }), { maxLength: 5 })
const info = fc.record({ pageNum: fc.nat(), pageSize: fc.nat(), total: fc.integer({ min: 5 }) })

describe('pageOf', () => {
  it('reads both wire shapes as the same page, also with digit strings and extra fields', () => {
    fc.assert(
      fc.property(rows, info, (list, { pageNum, pageSize, total }) => {
        const expected = { rows: list, pageNum, pageSize, total }
        const text = { pageNum: `${pageNum}`, pageSize: `${pageSize}`, total: `${total}` }
        for (const answer of [
          { success: true, data: list, pageNum, pageSize, total },
          { success: true, data: list, ...text, traceId: 'x' },
          { success: true, data: { list, pageNum, pageSize, total } },
          { success: true, data: { list, ...text, more: 1 }, message: null },
        ]) {
          expect(v.parse(pageOf(row), answer)).toEqual(expected)
        }
      }),
    )
  })

  it('stands on page 1 of size 10 where the server is silent', () => {
    for (const answer of [{ data: [] }, { data: { list: [] } }, { data: [], total: null }]) {
      expect(v.parse(pageOf(row), answer)).toEqual({ rows: [], pageNum: 1, pageSize: 10, total: 0 })
    }
  })

  it.each([
    [{ data: ids(10) }, { total: 10, isAtLeast: true }],
    [
      { data: ids(3), pageNum: 1, pageSize: 10 },
      { total: 3, isAtLeast: true },
    ],
    [
      { data: ids(10), pageNum: 3, pageSize: 10, total: null },
      { total: 30, isAtLeast: true },
    ],
    [
      { data: ids(4), pageNum: 2, pageSize: 10 },
      { total: 14, isAtLeast: true },
    ],
    // Counted from 0 by a server of its own.
    [
      { data: ids(4), pageNum: 0, pageSize: 10 },
      { total: 4, isAtLeast: true },
    ],
    // What some frameworks say when they were told not to count.
    [
      { data: ids(10), total: -1 },
      { total: 10, isAtLeast: true },
    ],
    [
      { data: ids(10), total: 0 },
      { total: 10, isAtLeast: true },
    ],
    [
      { data: ids(14), total: 3, pageSize: 20 },
      { total: 14, isAtLeast: true },
    ],
    [
      { data: [], pageNum: 3, pageSize: 10 },
      { total: 0, isAtLeast: true },
    ],
    [
      { data: [], pageNum: 1, pageSize: 10 },
      { total: 0, isAtLeast: undefined },
    ],
    [
      { data: ids(10), total: 10 },
      { total: 10, isAtLeast: undefined },
    ],
    // A page is as long as the server makes it, whatever it repeats of what it was asked.
    [
      { data: ids(2), pageNum: 9, pageSize: 100, total: 20 },
      { total: 20, isAtLeast: undefined },
    ],
  ])('knows of %j how many there are, or that there are at least so many', (answer, known) => {
    const { total, isAtLeast } = v.parse(pageOf(row), answer)
    expect({ total, isAtLeast }).toEqual(known)
  })

  it.each([
    {},
    { data: null },
    { data: {} },
    { data: 42 },
    { data: { list: null } },
    { data: [{ id: 'x' }] },
    { data: [{}] },
    { data: [], total: 'many' },
    { data: [null] },
  ])('refuses %j', (answer) => {
    expect(v.is(pageOf(row), answer)).toBe(false)
  })
})

describe('rowsOf', () => {
  it('reads an array, bare or as list', () => {
    fc.assert(
      fc.property(rows, (list) => {
        expect(v.parse(rowsOf(row), list)).toEqual(list)
        expect(v.parse(rowsOf(row), { list, more: 1 })).toEqual(list)
      }),
    )
    expect(v.is(rowsOf(row), null)).toBe(false)
    expect(v.is(rowsOf(row), {})).toBe(false)
  })
})

describe('envelope', () => {
  it('keeps everything that stands beside the data', () => {
    expect(v.parse(envelope, { success: true, data: 1, total: 2 })).toEqual({
      success: true,
      data: 1,
      message: undefined,
      total: 2,
    })
  })

  it('does not stumble over what stands for a message', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (message) => {
        expect(v.is(envelope, { success: false, message })).toBe(true)
        expect(v.is(errorBody, { message, exception: message })).toBe(true)
      }),
    )
  })

  it('needs to say whether it is a success', () => {
    for (const value of [{}, { success: 1 }, { success: 'true' }, { success: null }, [], null, 1]) {
      expect(v.is(envelope, value)).toBe(false)
    }
  })
})

describe('refusal', () => {
  it('names a field or none, whatever comes in', () => {
    expect(v.parse(refusal, { field: 'amount' })).toEqual({ field: 'amount' })
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const { field } = v.parse(refusal, data)
        expect(field === undefined || typeof field === 'string').toBe(true)
      }),
    )
  })
})
