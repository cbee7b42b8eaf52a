import type { I18n } from '@lingui/core'
import { formatYuan } from '@/domain/money'
import type { CellValue, ColumnMeta } from './data-column'

/** The text of a value in the language of the interface; a dash for an amount that is not known. */
export function cellText(
  value: CellValue,
  { isMoney = false }: Pick<ColumnMeta, 'isMoney'>,
  i18n: I18n,
): string {
  if (isMoney) return typeof value === 'number' ? formatYuan(value, i18n.locale) : '—'
  if (typeof value !== 'object') return String(value ?? '')
  return i18n._('tone' in value ? value.name : value)
}
