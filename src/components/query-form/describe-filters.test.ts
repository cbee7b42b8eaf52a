import { setupI18n } from '@lingui/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeFilters } from './describe-filters'
import type { FilterDraft, FilterField } from './filter-field'

const FIELDS: FilterField[] = [
  { kind: 'text', name: 'code', label: { id: 'Code' } },
  { kind: 'days', name: 'from', endName: 'to', label: { id: 'Created' } },
  {
    kind: 'choice',
    name: 'state',
    label: { id: 'State' },
    choices: [
      { value: 0, name: { id: 'Cancelled' } },
      { value: 10, name: { id: 'Submitted' } },
    ],
  },
  { kind: 'suggest', name: 'parkName', label: { id: 'Park' }, suggestions: 'parks' },
]

const zh = setupI18n({
  locale: 'zh',
  messages: { zh: { Code: '单号', Created: '创建时间', State: '状态', Cancelled: '已取消' } },
})
const en = setupI18n({ locale: 'en', messages: { en: {} } })

const inWords = (draft: FilterDraft, i18n = en) =>
  describeFilters(FIELDS, draft, i18n).map(({ label, value }) => `${label}: ${value}`)

describe('describeFilters', () => {
  it('tells the filters that are set, in the order of the fields', () => {
    expect(inWords({ parkName: '青岛', state: '10', code: 'FK1' })).toEqual([
      'Code: FK1',
      'State: Submitted',
      'Park: 青岛',
    ])
  })

  it('says which filters find a part of a text', () => {
    const part: FilterField = { kind: 'text', name: 'owner', label: { id: 'Payer' }, isPart: true }
    const [owner] = describeFilters([part], { owner: '徐' }, en)
    expect(owner).toMatchObject({ label: 'Payer contains', value: '徐' })
  })

  it('says nothing of filters that are not set', () => {
    expect(inWords({})).toEqual([])
    expect(inWords({ pageNum: '2', unknown: 'x' })).toEqual([])
  })

  it('tells days as one filter, also when only one is set', () => {
    expect(inWords({ from: '2024-01-01', to: '2024-01-31' })).toEqual([
      'Created: 2024-01-01 – 2024-01-31',
    ])
    expect(inWords({ from: '2024-01-01' })).toEqual(['Created: 2024-01-01 – …'])
    expect(inWords({ to: '2024-01-31' })).toEqual(['Created: … – 2024-01-31'])
  })

  it('names a choice, state 0 too, and leaves out one that there is not', () => {
    expect(inWords({ state: '0' })).toEqual(['State: Cancelled'])
    expect(inWords({ state: '7' })).toEqual([])
  })

  it('speaks the language of the interface', () => {
    expect(inWords({ state: '0', code: 'FK1' }, zh)).toEqual(['单号: FK1', '状态: 已取消'])
  })

  it('hands each filter its field, so that it can be removed', () => {
    const names = ['code', 'from', 'to', 'parkName']
    fc.assert(
      fc.property(fc.shuffledSubarray(names), (set) => {
        const draft = Object.fromEntries(set.map((name) => [name, '2024-01-01']))
        const described = describeFilters(FIELDS, draft, en).map(({ field }) => field)
        const expected = FIELDS.filter(
          (field) => set.includes(field.name) || (field.kind === 'days' && set.includes('to')),
        )
        expect(described).toEqual(expected)
      }),
    )
  })
})
