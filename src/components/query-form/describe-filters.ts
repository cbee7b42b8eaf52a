import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilterDraft, FilterField } from './filter-field'
import { nameOfValue } from './known-names'

/** One set filter in words. */
export interface FilterInWords {
  field: FilterField
  label: string
  value: string
}

/** The set filters in words, in the order of the fields: for chips and for an export's receipt. */
export function describeFilters(
  fields: readonly FilterField[],
  values: FilterDraft,
  i18n: I18n,
): FilterInWords[] {
  return fields.flatMap((field) => {
    const value = describeValue(field, values, i18n)
    const label = i18n._(field.label)
    const name = 'isPart' in field && field.isPart ? i18n._(msg`${label} contains`) : label
    return value === undefined ? [] : [{ field, label: name, value }]
  })
}

function describeValue(field: FilterField, values: FilterDraft, i18n: I18n): string | undefined {
  const value = values[field.name]
  switch (field.kind) {
    case 'text':
      return value
    case 'suggest':
      return value && nameOfValue(field.names ?? [], value, i18n)
    case 'choice': {
      const choice = field.choices.find((other) => String(other.value) === value)
      return choice && i18n._(choice.name)
    }
    case 'days': {
      const end = values[field.endName]
      return value || end ? `${value ?? '…'} – ${end ?? '…'}` : undefined
    }
  }
}
