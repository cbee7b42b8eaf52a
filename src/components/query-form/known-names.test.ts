import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { nameOfValue, valueOfName } from './known-names'

const i18n = setupI18n({ locale: 'es', messages: { es: { 'Sino-German': 'Sino-alemán' } } })
const KNOWN = [
  { value: '中德园区', name: { id: 'Sino-German' } },
  { value: '崂山园区', name: '崂山园区' },
]

describe('a value with a name of its own', () => {
  it('is called by it, and asked for by the value', () => {
    expect(nameOfValue(KNOWN, '中德园区', i18n)).toBe('Sino-alemán')
    expect(valueOfName(KNOWN, 'Sino-alemán', i18n)).toBe('中德园区')
    expect(valueOfName(KNOWN, ' sino-ALEMAN', i18n)).toBe('中德园区')
  })

  it('is not taken for meant while its name is typed on, as another one may begin with it', () => {
    const known = [
      { value: '财务', name: 'Finance' },
      { value: '财务组', name: 'Finance team' },
    ]
    expect(valueOfName(known, 'Finance', i18n)).toBe('财务')
    expect(valueOfName(known, 'Finance ', i18n)).toBe('Finance ')
    expect(valueOfName(known, 'Finance team', i18n)).toBe('财务组')
  })

  it('is left alone when it is not known, or half typed', () => {
    for (const text of ['崂山园区', '中德', 'Sino', '', 'D1']) {
      expect(nameOfValue(KNOWN, text, i18n)).toBe(text)
      expect(valueOfName(KNOWN, text, i18n)).toBe(text)
    }
  })
})
