import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { Message } from '@/components/message'
import type { Choice } from '@/components/query-form/filter-field'
import type { EntryErrors } from './check-entry'
import type { EntryField, EntryValues } from './entry'

interface EntryFieldsProps {
  fields: readonly EntryField[]
  /** a field's id: where the focus goes when it is wrong */
  idOf: (field: string) => string
  values: EntryValues
  errors: EntryErrors
  onChange: (field: string, text: string) => void
}

/** The fields of an entry, from top to bottom. */
export function EntryFields({ fields, idOf, values, errors, onChange }: EntryFieldsProps) {
  const { i18n } = useLingui()
  return fields.map(({ name, label, choices }, index) => {
    const error = errors[name]
    const control = {
      id: idOf(name),
      name,
      label: i18n._(label),
      value: values[name] ?? '',
      error: error === undefined ? undefined : <Message of={error} />,
      required: true,
      mt: index === 0 ? 0 : 'sm',
      onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        onChange(name, event.currentTarget.value),
    }
    return choices ? (
      <NativeSelect
        key={name}
        {...control}
        data={offered(choices, values[name] ?? '').map((choice) => ({
          value: choice.value,
          label: typeof choice.name === 'string' ? choice.name : i18n._(choice.name),
        }))}
      />
    ) : (
      <TextInput
        key={name}
        {...control}
        autoComplete="off"
        data-autofocus={index === 0 || undefined}
      />
    )
  })
}

/** The choices, and what the entry has already although nobody knows it: it must not seem another. */
function offered(choices: readonly Choice[], current: string) {
  const known = choices.map(({ value, name }) => ({ value: String(value), name }))
  const isKnown = known.some(({ value }) => value === current)
  return isKnown ? known : [{ value: current, name: current }, ...known]
}
