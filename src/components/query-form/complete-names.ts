import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilterErrors } from './filter-errors'
import type { FilterDraft, FilterField } from './filter-field'
import { inWords, valuesMeant } from './known-names'

/**
 * A draft as it is searched: the part of a name that stands for one value becomes that value. Where it could be several, as one
 * filter can't ask for both, they are named at the field.
 */
export function completeNames(
  fields: readonly FilterField[],
  draft: FilterDraft,
  i18n: I18n,
): { draft: FilterDraft; errors: FilterErrors } {
  const values = { ...draft }
  const errors: Record<string, FilterErrors[string]> = {}
  for (const field of fields) {
    const typed = draft[field.name]
    if (field.kind !== 'suggest' || !field.names || typed === undefined) continue
    const meant = valuesMeant(field.names, typed, i18n)
    const [first, ...others] = meant
    if (others.length > 0) {
      const names = meant.map(({ name }) => inWords(name, i18n)).join(', ')
      errors[field.name] = msg`Could be any of: ${names}`
    } else if (first) values[field.name] = first.value
  }
  return { draft: values, errors }
}
