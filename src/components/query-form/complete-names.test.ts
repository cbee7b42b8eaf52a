import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { completeNames } from './complete-names'
import type { FilterField } from './filter-field'

const i18n = setupI18n({
  locale: 'es',
  messages: { es: { German: 'Sino-alemán', South: 'Jiaonan', State: 'Jiaozhou' } },
})
const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'code', label: { id: 'Code' } },
  {
    kind: 'suggest',
    name: 'parkName',
    label: { id: 'Park' },
    suggestions: 'parks',
    names: [
      { value: '中德园区', name: { id: 'German' } },
      { value: '胶南园区', name: { id: 'South' } },
      { value: '胶州园区', name: { id: 'State' } },
    ],
  },
  { kind: 'suggest', name: 'department', label: { id: 'D' }, suggestions: 'departments' },
]
const complete = (draft: Record<string, string>) => completeNames(FIELDS, draft, i18n)

describe('a draft that is searched', () => {
  it.each(['sino', 'ALEMAN', '-alemán', 'Sino-alemán'])(
    'asks for the one value whose name holds %s',
    (parkName) => {
      const { draft, errors } = complete({ parkName, code: 'sino' })
      expect(draft).toEqual({ parkName: '中德园区', code: 'sino' })
      expect(errors).toEqual({})
    },
  )

  it('names the values that a part could mean, and keeps what was typed', () => {
    const { draft, errors } = complete({ parkName: 'jiao' })
    expect(draft).toEqual({ parkName: 'jiao' })
    expect(errors['parkName']?.values).toEqual({ names: 'Jiaonan, Jiaozhou' })
  })

  it('stays as it is where a value holds the text, where none has such a name, and where no names are known', () => {
    for (const draft of [
      { parkName: '园区' },
      { parkName: '胶' },
      { parkName: 'Beijing' },
      { department: 'sino' },
      {},
    ]) {
      expect(complete(draft)).toEqual({ draft, errors: {} })
    }
  })
})
