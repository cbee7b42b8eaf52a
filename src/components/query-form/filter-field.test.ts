import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftOf, fieldNames, type FilterField } from './filter-field'

const FIELDS: FilterField[] = [
  { kind: 'text', name: 'code', label: { id: 'Code' } },
  { kind: 'suggest', name: 'parkName', label: { id: 'Park' }, suggestions: 'parks' },
  { kind: 'choice', name: 'state', label: { id: 'State' }, choices: [] },
  { kind: 'days', name: 'from', endName: 'to', label: { id: 'Created' } },
]
const NAMES = ['code', 'parkName', 'state', 'from', 'to']

describe('fieldNames', () => {
  it('is one name, for days the first and the last', () => {
    expect(FIELDS.map(fieldNames)).toEqual([['code'], ['parkName'], ['state'], ['from', 'to']])
  })
})

describe('draftOf', () => {
  it('shows the filters of a URL as text', () => {
    const search = { code: 'FK1', state: 10, from: '2024-01-01', to: undefined }
    expect(draftOf(FIELDS, search)).toEqual({ code: 'FK1', state: '10', from: '2024-01-01' })
  })

  it('shows state 0 as a filter that is set', () => {
    expect(draftOf(FIELDS, { state: 0 })).toEqual({ state: '0' })
  })

  it('leaves out paging and everything else that is no filter', () => {
    expect(draftOf(FIELDS, { pageNum: 2, pageSize: 10, tab: 'all' })).toEqual({})
  })

  it('holds text under the names of the fields and nothing else, whatever the URL says', () => {
    const name = fc.oneof(fc.constantFrom(...NAMES), fc.string())
    fc.assert(
      fc.property(fc.dictionary(name, fc.anything()), (search) => {
        const draft = draftOf(FIELDS, search)
        for (const [key, text] of Object.entries(draft)) {
          expect(NAMES).toContain(key)
          expect(text).toBe(String(search[key]))
        }
        expect(draftOf(FIELDS, draft)).toEqual(draft)
      }),
    )
  })
})
