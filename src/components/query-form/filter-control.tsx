import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { DayRangeInput } from './day-range-input'
import type { FilterErrors } from './filter-errors'
import type { FilterDraft, FilterField, KnownName, SuggestionSource } from './filter-field'
import { inWords, nameOfValue, valueOfName } from './known-names'
import { PlainInput, PlainSelect } from './plain-field'

export interface FilterControlProps {
  draft: FilterDraft
  errors: FilterErrors
  onChange: (name: string, value: string) => void
  /** suggestions that have been fetched */
  suggestions: Partial<Readonly<Record<SuggestionSource, readonly KnownName[]>>>
  /** a field that takes suggestions was entered for the first time */
  onWantSuggestions: (source: SuggestionSource) => void
}

interface SingleControlProps extends FilterControlProps {
  field: FilterField
  /** the focus goes here when the dialog around it opens */
  isFirst?: boolean
}

export function FilterControl({
  field,
  draft,
  errors,
  onChange,
  suggestions,
  onWantSuggestions,
  isFirst,
}: SingleControlProps) {
  const { t, i18n } = useLingui()
  const listId = useId()
  const label = i18n._(field.label)
  const focus = isFirst ? { 'data-autofocus': true } : {}
  const error = errors[field.name]
  switch (field.kind) {
    case 'text':
      return (
        <PlainInput
          {...focus}
          label={label}
          error={error && i18n._(error)}
          value={draft[field.name] ?? ''}
          onChange={(event) => onChange(field.name, event.currentTarget.value)}
        />
      )
    case 'suggest': {
      const offered = suggestions[field.suggestions] ?? []
      const known = [...offered, ...(field.names ?? [])]
      return (
        <>
          <PlainInput
            {...focus}
            label={label}
            list={listId}
            error={error && i18n._(error)}
            value={nameOfValue(known, draft[field.name] ?? '', i18n)}
            onFocus={() => onWantSuggestions(field.suggestions)}
            onChange={({ currentTarget: { value } }) =>
              onChange(field.name, valueOfName(known, value, i18n))
            }
          />
          <datalist id={listId}>
            {offered.map(({ value, name }) => (
              <option key={value} value={inWords(name, i18n)} />
            ))}
          </datalist>
        </>
      )
    }
    case 'choice': {
      const chosen = draft[field.name] ?? ''
      return (
        <PlainSelect
          {...focus}
          label={label}
          value={chosen}
          onChange={(event) => onChange(field.name, event.currentTarget.value)}
        >
          <option value="">{t({ context: 'any state or type', message: 'All' })}</option>
          {field.choices.map(({ value, name, isHidden }) =>
            isHidden && String(value) !== chosen ? null : (
              <option key={value} value={value}>
                {i18n._(name)}
              </option>
            ),
          )}
        </PlainSelect>
      )
    }
    case 'days':
      return <DayRangeInput {...{ field, draft, errors, onChange, isFirst }} />
  }
}
