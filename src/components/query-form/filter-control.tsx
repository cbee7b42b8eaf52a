import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import { DayRangeInput } from './day-range-input'
import type { FilterErrors } from './filter-errors'
import type { FilterDraft, FilterField, SuggestionSource } from './filter-field'

export interface FilterControlProps {
  draft: FilterDraft
  errors: FilterErrors
  onChange: (name: string, value: string) => void
  /** suggestions that have been fetched */
  suggestions: Partial<Readonly<Record<SuggestionSource, readonly string[]>>>
  /** a field that takes suggestions was entered for the first time */
  onWantSuggestions: (source: SuggestionSource) => void
}

/** The input of one filter. */
export function FilterControl({
  field,
  draft,
  errors,
  onChange,
  suggestions,
  onWantSuggestions,
}: FilterControlProps & { field: FilterField }) {
  const { t, i18n } = useLingui()
  const listId = useId()
  const label = i18n._(field.label)
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          label={label}
          value={draft[field.name] ?? ''}
          onChange={(event) => onChange(field.name, event.currentTarget.value)}
        />
      )
    case 'suggest':
      return (
        <>
          <TextInput
            label={label}
            list={listId}
            value={draft[field.name] ?? ''}
            onFocus={() => onWantSuggestions(field.suggestions)}
            onChange={(event) => onChange(field.name, event.currentTarget.value)}
          />
          <datalist id={listId}>
            {suggestions[field.suggestions]?.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )
    case 'choice':
      return (
        <NativeSelect
          label={label}
          value={draft[field.name] ?? ''}
          onChange={(event) => onChange(field.name, event.currentTarget.value)}
          data={[
            { value: '', label: t({ context: 'any state or type', message: 'All' }) },
            ...field.choices.map(({ value, name }) => ({
              value: String(value),
              label: i18n._(name),
            })),
          ]}
        />
      )
    case 'days':
      return <DayRangeInput field={field} draft={draft} errors={errors} onChange={onChange} />
  }
}
