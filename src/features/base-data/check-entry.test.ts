import { msg } from '@lingui/core/macro'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEntry, firstWrong, holdsContent, trimmedValues } from './check-entry'
import type { Entry, EntryField } from './entry'

const FIELDS: readonly EntryField[] = [
  { name: 'code', label: msg`Code`, missing: { id: 'no code' }, maxLength: 20 },
  { name: 'name', label: msg`Name`, missing: { id: 'no name' }, maxLength: 50 },
  { name: 'type', label: msg`Type`, missing: { id: 'no type' }, choices: [] },
]
const wrong = (values: Record<string, string>) => checkEntry(FIELDS, values, undefined)

describe('an entry', () => {
  it('needs something in every field', () => {
    expect(wrong({ code: ' ', name: '\u200B', type: '' })).toEqual({
      code: { id: 'no code' },
      name: { id: 'no name' },
      type: { id: 'no type' },
    })
    expect(Object.keys(wrong({ code: 'D1' }))).toEqual(['name', 'type'])
  })

  it('is as long as it may be, counted in characters and without white space around it', () => {
    const longest = { code: ` ${'D'.repeat(20)} `, name: '𠮷'.repeat(50), type: '1' }
    expect(wrong(longest)).toEqual({})
    const tooLong = wrong({ ...longest, code: 'D'.repeat(21), name: '𠮷'.repeat(51) })
    expect(Object.keys(tooLong)).toEqual(['code', 'name'])
  })

  it('may keep what is longer than that from before, and not get another', () => {
    const had = { code: `ORG-2009-${'7'.repeat(30)}`, name: 'n'.repeat(60), type: '1' }
    const errorsOf = (changed: Record<string, string>) =>
      Object.keys(checkEntry(FIELDS, { ...had, ...changed }, had))
    expect(errorsOf({})).toEqual([])
    expect(errorsOf({ name: '财务部', code: ` ${had.code}\u200B` })).toEqual([])
    expect(errorsOf({ code: 'D1' })).toEqual([])
    expect(errorsOf({ code: `${had.code}8` })).toEqual(['code'])
    expect(errorsOf({ name: 'm'.repeat(51) })).toEqual(['name'])
    expect(errorsOf({ code: '' })).toEqual(['code'])
    expect(Object.keys(wrong(had)), 'of a new one').toEqual(['code', 'name'])
  })

  it('shows its first wrong field from top to bottom', () => {
    expect(firstWrong(FIELDS, { name: 'taken', code: 'taken' })).toBe('code')
    expect(firstWrong(FIELDS, { name: 'taken' })).toBe('name')
    expect(firstWrong(FIELDS, {})).toBeUndefined()
  })
})

describe('what was sent', () => {
  const texts = fc.record({ code: fc.string(), name: fc.string() })
  const entry = (values: Record<string, string>, valid: 0 | 1 = 1): Entry => ({
    id: 7,
    name: '',
    valid,
    values,
  })

  it('is known again in the entry that holds it, trimmed', () => {
    fc.assert(
      fc.property(texts, (values) => {
        expect(holdsContent(entry(trimmedValues(values)), { values, valid: 1 })).toBe(true)
      }),
    )
  })

  it('is known again without what nobody sees, which is not sent', () => {
    expect(trimmedValues({ name: '差旅\u200B报销' })).toEqual({ name: '差旅报销' })
    const sent = { values: { name: '差旅\u200B报销' }, valid: 1 } as const
    expect(holdsContent(entry({ name: '差旅报销' }), sent)).toBe(true)
  })

  it('is not the entry when one field or its validity differs', () => {
    const values = { code: 'D1', name: '质量管理部' }
    expect(holdsContent(entry(values, 0), { values, valid: 1 })).toBe(false)
    expect(holdsContent(entry({ ...values, name: '质量部' }), { values, valid: 1 })).toBe(false)
    expect(holdsContent(entry({ ...values, code: 'd1' }), { values, valid: 1 })).toBe(false)
  })
})
