import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { describe, expect, it } from 'vitest'
import type { FilterField } from '@/components/query-form/filter-field'
import { textsIn } from '@/testing/render'
import type { ExportOrigin } from './export-job'
import { describeOrigin, receiptText, type FinishedExport } from './receipt-text'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const ORIGIN: ExportOrigin = {
  title: msg`Payment orders`,
  filters: [],
  isOwnOnly: false,
  selected: undefined,
  person: '赵敏 (zhao.min)',
  at: '2026-11-22 15:00:00',
}
const COUNT = { rows: 2, cents: 123_456 }
const finished = (more: Partial<FinishedExport> = {}): FinishedExport => ({
  status: 'done',
  fileName: 'orders.xlsx',
  file: new Blob(['four']),
  check: { verdict: 'same', file: COUNT, list: COUNT },
  ...more,
})

describe('A receipt', () => {
  it('says whose documents were exported and how many were selected', () => {
    const said = (more: Partial<ExportOrigin>) => describeOrigin({ ...ORIGIN, ...more }, i18n)
    expect(said({})).toBe('none')
    expect(said({ selected: 1200 })).toBe('none · 1,200 selected rows')
    expect(said({ isOwnOnly: true })).toBe('own documents only')
    expect(said({ selected: 1 })).toBe('none · 1 selected row')
    expect(said({ isOwnOnly: true, selected: 2 })).toBe('own documents only · 2 selected rows')
    expect(said({ selected: 2, unmatched: 1 })).toBe(
      'none · 2 selected rows · 1 of them no longer matches the filters',
    )
  })

  it('is kept as text with all that it says', () => {
    expect(receiptText(finished(), ORIGIN, 'abc123', i18n).split('\n')).toEqual([
      'Export receipt',
      'List: Payment orders',
      'File: orders.xlsx',
      'Bytes: 4',
      'Filters: none',
      'Exported by: 赵敏 (zhao.min)',
      'Exported at (China time): 2026-11-22 15:00:00',
      'Rows: 2',
      'Control total (amount, yuan): 1,234.56',
      'SHA-256: abc123',
      'Rows and control total of the file and the list agree. Single cells were not compared.',
      '',
    ])
  })

  it('is all in the language that it is read in, whichever the export was started in', async () => {
    const { locale, messages } = await textsIn('es')
    const es = setupI18n({ locale, messages: { [locale]: messages } })
    const code: FilterField = { kind: 'text', name: 'code', label: msg`Code` }
    const origin = { ...ORIGIN, filters: [{ fields: [code], values: { code: 'FK1' } }] }
    const text = receiptText(finished(), origin, 'abc123', es)
    expect(text).toContain('Lista: Órdenes de pago\n')
    expect(text).toContain('Filtros: Código FK1\n')
  })

  it('says so where there is a sum that is no number', () => {
    const tooLarge = { rows: 2, cents: 'too-large' } as const
    const check = { verdict: 'different', file: tooLarge, list: COUNT } as const
    const text = receiptText(finished({ check }), ORIGIN, undefined, i18n)
    expect(text).toContain('Control total (amount, yuan): too large to add up\n')
    expect(text).toContain('Control total of the list: 1,234.56\n')
    const unchecked = { verdict: 'unchecked', reason: 'no-sum' } as const
    expect(receiptText(finished({ check: unchecked, rows: 2 }), ORIGIN, undefined, i18n)).toContain(
      'no control total, the amounts are too large to add up',
    )
  })

  it('holds a file of selected rows against them, and not against the list', () => {
    const origin = { ...ORIGIN, selected: 2 }
    expect(receiptText(finished({ rows: 2 }), origin, undefined, i18n)).toContain(
      'file and the selected rows agree',
    )
    const check = { verdict: 'different', file: COUNT, list: { rows: 3, cents: 1 } } as const
    const text = receiptText(finished({ rows: 3, check }), origin, undefined, i18n)
    expect(text).toContain('Do not rely on this file.')
    expect(text).not.toContain('read again')
    expect(text).toContain('SHA-256: —')
  })
})
